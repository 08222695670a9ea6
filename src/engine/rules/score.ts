import type { GameState } from '../state';

/** Points per floor reached and for a win, plus one for every `TURNS_A_POINT` turns by which the win beat `PAR`. */
const FLOOR = 100;
const WON = 2000;
const PAR = 6000;
const TURNS_A_POINT = 4;

/** A run's score: depth, treasure, and a bonus for winning fast. */
export function scoreOf({ floor, turn, hero, outcome }: Pick<GameState, 'floor' | 'turn' | 'hero' | 'outcome'>): number {
  const won = outcome?.kind === 'won' ? WON + Math.floor(Math.max(0, PAR - turn) / TURNS_A_POINT) : 0;
  return floor * FLOOR + hero.finds + won;
}
