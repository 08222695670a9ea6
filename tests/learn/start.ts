import { refused, type Action, type ActionResult } from '../../src/engine/actions/Action';
import type { Tactic } from '../../src/engine/ai/brain';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import type { Actor } from '../../src/engine/state';
import type { World } from '../../src/engine/World';
import { classicBare } from '../../src/content/packs/classicBare';

/* Your dungeon, to begin with: the exercises of docs/LEARN.md change it. `npm run learn` copies this file to mine.ts, which is yours. */

/** Its tables. */
export const rows: PackRows = {
  ...classicBare,
  id: 'mine',
};

/** The lines of its log, in English. */
export const texts: Readonly<Record<string, string>> = {};

/** Kicks whoever stands in a direction. */
export class Kick implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(_world: World, _actor: Actor): ActionResult {
    return refused('refused.nothingHere');
  }
}

/** What a timid monster does; null for nothing in particular. */
export const timid: Tactic = () => null;

/** The same run once more, from its save: what happens to one doesn't happen to the other. */
export function copyOf(game: Game): Game {
  return game;
}
