import { Give } from '../../engine/actions/Give';
import { Wait } from '../../engine/actions/Wait';
import { stepsBetween } from '../../engine/core/point';
import { canLeadMore, captiveBeside, neediestAlly } from '../../engine/rules/allies';
import { maxHpOf } from '../../engine/rules/stats';
import type { Tactic } from './Situation';
import { stepTo } from './steps';

/* Tactics with captives and allies. */

/** An ally below this share of its HP is given a potion, if this many are left for its leader. */
const HURT = 0.4;
const SPARE = 3;

/** Frees the captives in view when no enemy is near. */
export const free: Tactic = ({ game, player, enemies, ways, weights }) => {
  if (weights.mercy === 0 || !game.content.captives || enemies.length > 0) return null;
  const captives = game.floor.state.actors.filter((actor) => actor.bound > 0 && game.seesActor(actor));
  if (captives.length === 0 || !canLeadMore(game)) return null;
  if (captiveBeside(game, player)) return new Wait();
  const [next] = ways.toNearest((x, y) => captives.some((captive) => stepsBetween(captive, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Gives the weakest of many potions to a badly hurt ally beside it, in peace. */
export const tend: Tactic = ({ game, enemies, potions }) => {
  const ally = enemies.length === 0 && potions.length > SPARE ? neediestAlly(game) : null;
  const [weakest] = potions;
  return ally && weakest && ally.hp < maxHpOf(game, ally) * HURT ? new Give(weakest.item.id) : null;
};
