import { stepsBetween } from '../../engine/core/point';
import { hasLamp, lampAt } from '../../engine/rules/lamp';
import type { Tactic } from './Situation';
import { stepTo } from './steps';

/* Tactics in peace, about what lies on the ground or has been stolen. */

/** Steps onto remains before they rise again, which scatters them. */
export const scatter: Tactic = ({ game, player, enemies, ways }) => {
  const { corpses } = game.floor.state;
  const shards = enemies.length > 0 ? [] : corpses.filter((at) => at.seen && stepsBetween(at, player) <= at.rises - game.state.turn);
  if (shards.length === 0) return null;
  const [next] = ways.toNearest((x, y) => shards.some((at) => at.x === x && at.y === y)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Fetches its lantern, or runs after the thief. */
export const reclaim: Tactic = ({ game, enemies, runners, ways }) => {
  if (!game.state.hero.lamp || enemies.length > 0) return null;
  const lamp = lampAt(game);
  const goal = lamp ?? runners.find(({ actor }) => hasLamp(game, actor))?.actor;
  const [next] = (goal && ways.toNearest((x, y) => stepsBetween({ x, y }, goal) <= (lamp ? 0 : 1))) ?? [];
  return next ? stepTo(game, next) : null;
};
