import type { Content } from '../../engine/content';
import { revealed } from '../../engine/ending/account';
import type { Game } from '../../engine/Game';
import { newGame } from '../../procgen/newGame';
import { ProcgenService, type ExplainedFloor } from '../../procgen/ProcgenService';

/** A floor of a seed: how it was made and why everything is there, and a run on it with everything in view. */
export interface ShownFloor extends Pick<ExplainedFloor, 'plan' | 'reasons'> {
  readonly seed: string;
  readonly game: Game;
}

/** A floor of a seed, or the sentence that says why it cannot be made. */
export type FloorMade = ShownFloor | { readonly seed: string; readonly why: string };

/** Makes a floor as a run of that seed would find it, and shows all of it. */
export function floorOf(content: Content, seed: string, floor: number): FloorMade {
  try {
    const floors = new ProcgenService(content, seed);
    const { plan, reasons } = floors.explained(floor);
    const game = newGame(content, seed, floors);
    if (floor > 1) game.goTo(floor, 'down');
    return { seed, plan, reasons, game: revealed(game) };
  } catch (error) {
    return { seed, why: error instanceof Error ? error.message : String(error) };
  }
}

/** The seeds of a strip, from one on; seeds are numbers here, as in the lab. */
export function seedsFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(first + i));
}
