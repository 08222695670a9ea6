import type { LayoutRow, Layouts } from '../../engine/content';

type OfFloor = 'width' | 'height' | 'attempts';
type Elsewhere = 'doors' | 'patches' | 'hangings' | 'theme';
type PlanOf<T> = T extends LayoutRow ? Omit<T, OfFloor | Elsewhere | 'loops'> & { readonly [K in (OfFloor & keyof T) | 'loops']: number } : never;

/** A layout row's parameters for one floor. */
export type DigPlan = PlanOf<LayoutRow>;

/** Those of the layouts that are dug so. */
export type PlanFor<K extends DigPlan['dig'], P = DigPlan> = P extends { readonly dig: infer D } ? (K extends D ? P : never) : never;

/** Evaluates a layout row for a floor. */
export function planOf(row: Layouts, floor: number): DigPlan {
  const [width, height, loops] = [row.width.at(floor), row.height.at(floor), row.loops ?? 0];
  return row.dig === 'rooms' ? { ...row, width, height, loops, attempts: row.attempts.at(floor) } : { ...row, width, height, loops };
}
