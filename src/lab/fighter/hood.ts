import { Hood } from '../../engine/actions/Hood';
import { watchersOf } from '../../engine/ai/senses';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { oilOf } from '../../engine/rules/oil';
import type { Situation, Tactic } from './Situation';
import { feared } from './waking';

/** dx^2 + dy^2 from a sleeper it fears within which it keeps its lantern hooded. */
const NEAR = 64;

/** Where the sleepers lay from which it last hid, and on which floor. */
const hidFrom = new WeakMap<Game, { readonly floor: number; readonly cells: readonly Point[] }>();

/** Hoods the lantern or opens it, by its weight: never hooded, hooded past sleepers that it fears, or always. */
export const tendHood: Tactic = (now) => {
  const { game, weights } = now;
  const { hooded } = game.state.hero;
  const oil = oilOf(game);
  if (!game.content.light) return null;
  const isWanted = oil > 0 && (weights.hood >= 2 || (weights.hood > 0 && hides(now)));
  return hooded === isWanted ? null : new Hood();
};

/** Whether nothing has noticed it and it is near a sleeper that it fears, seen now or when it hooded its lantern. */
function hides(now: Situation): boolean {
  const { game, player, enemies } = now;
  const { floor } = game.state;
  if (enemies.length > 0 || watchersOf(game).length > 0) return false;
  if (!game.state.hero.hooded) hidFrom.set(game, { floor, cells: feared(now).map(({ actor: { x, y } }) => ({ x, y })) });
  const known = hidFrom.get(game);
  return known?.floor === floor && known.cells.some((cell) => distanceSquared(cell, player) <= NEAR);
}
