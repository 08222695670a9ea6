import type { CavesLayout, HallsLayout, Layouts } from '../../engine/content';
import type { RoomsPlan } from './rooms';

/** Parameters of rot-js halls: the map's size, room sides and the percentage to dig. */
export interface HallsPlan extends Pick<HallsLayout, 'dig' | 'roomMin' | 'roomMax' | 'dug'> {
  readonly width: number;
  readonly height: number;
}

/** Parameters of rot-js caves: the map's size, the percentage open at first and the automaton's rounds. */
export interface CavesPlan extends Pick<CavesLayout, 'dig' | 'open' | 'rounds'> {
  readonly width: number;
  readonly height: number;
}

/** A layout row's parameters for one floor. */
export type DigPlan = ((RoomsPlan & { readonly dig: 'rooms' }) | HallsPlan | CavesPlan) & { readonly loops: number };

/** Evaluates a layout row for a floor. */
export function planOf(row: Layouts, floor: number): DigPlan {
  const size = { width: row.width.at(floor), height: row.height.at(floor), loops: row.loops ?? 0 };
  return row.dig === 'rooms' ? { ...row, ...size, attempts: row.attempts.at(floor) } : { ...row, ...size };
}
