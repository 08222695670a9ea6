import type { GameState } from '../state';

/** Points for a floor reached, for a run won, and for every turn under `PAR` that it took to win. */
const FLOOR = 100;
const WON = 2000;
const PAR = 6000;
const TURNS_A_POINT = 4;

/** What a run is worth: depth, finds, and for a run that was won the win and its speed. */
export function scoreOf({ floor, turn, hero, outcome }: Pick<GameState, 'floor' | 'turn' | 'hero' | 'outcome'>): number {
  const won = outcome?.kind === 'won' ? WON + Math.floor(Math.max(0, PAR - turn) / TURNS_A_POINT) : 0;
  return floor * FLOOR + hero.finds + won;
}
