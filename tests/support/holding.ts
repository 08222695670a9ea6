import type { Effect, PackRows, Target } from '../../src/engine/content';
import { UseItem } from '../../src/engine/actions/items';
import type { Point } from '../../src/engine/core/point';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { carried, drawGame, picture } from './drawGame';
import { tinyRows } from './tinyPack';

/** An item's effects, and their targets; by default its user. */
export interface Thing {
  readonly effects: readonly Effect[];
  readonly target?: Target;
  readonly seed?: string;
  readonly pack?: Partial<PackRows>;
}

/** A run as drawn in which the player carries two of one item, called `thing`. */
export function holding(map: string, { effects, target = { at: 'self' }, seed = 'tiny', pack = {} }: Thing): Game {
  const thing = { glyph: '~', colour: '#ffffff', sprite: 'none', target, effects };
  return drawGame(map, { carry: ['thing', 'thing'], seed, pack: { ...pack, itemKinds: { ...tinyRows.itemKinds, ...pack.itemKinds, thing } } });
}

/** Uses the item, and checks that the run is valid. */
export function useThing(game: Game, aim: Point | null = null): GameEvent[] {
  const events = game.turn(new UseItem(carried(game, 'thing'), aim));
  expect(brokenInvariants(game)).toEqual([]);
  return events;
}

/** Everything the player has ever seen, with `_` for the rest. */
export function known(game: Game): string {
  const rows = picture(game).split('\n');
  return rows.map((row, y) => Array.from(row, (glyph, x) => (game.floor.isExplored(x, y) ? glyph : '_')).join('')).join('\n');
}
