import type { CavesLayout, HallsLayout, Layouts } from '../../engine/content';
import type { RoomsPlan } from './rooms';

/** What halls of rot-js are dug in: a map's size, the sides of a room and the share to be dug. */
export interface HallsPlan extends Pick<HallsLayout, 'dig' | 'roomMin' | 'roomMax' | 'dug'> {
  readonly width: number;
  readonly height: number;
}

/** What caves grow in: a map's size, the share that is open at first and how often the automaton runs. */
export interface CavesPlan extends Pick<CavesLayout, 'dig' | 'open' | 'rounds'> {
  readonly width: number;
  readonly height: number;
}

/** A row of the pack's layouts on one floor; `loops` as in the row, 0 for none. */
export type DigPlan = ((RoomsPlan & { readonly dig: 'rooms' }) | HallsPlan | CavesPlan) & { readonly loops: number };

/** The plan of a layout's row for a floor. */
export function planOf(row: Layouts, floor: number): DigPlan {
  const size = { width: row.width.at(floor), height: row.height.at(floor), loops: row.loops ?? 0 };
  return row.dig === 'rooms' ? { ...row, ...size, attempts: row.attempts.at(floor) } : { ...row, ...size };
}
