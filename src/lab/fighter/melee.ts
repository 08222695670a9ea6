import type { Bump } from '../../engine/actions/Bump';
import { Wait } from '../../engine/actions/Wait';
import { stepsBetween } from '../../engine/core/point';
import { blowOf } from '../../engine/rules/blows';
import type { Foe } from './Foe';
import { nearestFoe, type Situation, type Tactic } from './Situation';
import { blowTo, stepTo } from './steps';
import { incoming, inOrder } from './tolls';

/* Blows: who is hit, and who has to come. */

/** Out of so many turns one is not spent on waiting, so that nothing can go on for ever. */
const IMPATIENCE = 10;

/** Hits somebody when nobody can hit back this turn. */
export const strikeFree: Tactic = (now) => {
  const target = targetOf(now);
  const left = target?.blows === 1 ? now.foes.filter((foe) => foe !== target) : now.foes;
  return target && incoming(left, now.player) === 0 ? blow(now, target) : null;
};

/** Hits somebody at any price. */
export const strike: Tactic = (now) => {
  const target = targetOf(now);
  return target && blow(now, target);
};

/** The one in reach that does most harm for the blows it takes; one that can be killed now before all others, one that is held last. */
function targetOf(now: Situation): Foe | null {
  const { foes } = now;
  const inReach = foes.filter((foe) => foe.blows < Infinity && canReach(now, foe));
  const ordered = [...inOrder(inReach), ...inReach];
  return ordered.find((foe) => foe.blows === 1 && foe.held === 0) ?? ordered.find((foe) => foe.held === 0) ?? ordered[0] ?? null;
}

/** Beside the player, or two cells ahead for a weapon that reaches so far. */
function canReach({ game, player }: Situation, { actor }: Foe): boolean {
  const [dx, dy] = [actor.x - player.x, actor.y - player.y];
  if (stepsBetween(actor, player) === 1) return true;
  if (stepsBetween(actor, player) !== 2 || Math.abs(dx) % 2 === 1 || Math.abs(dy) % 2 === 1) return false;
  const blowKind = blowOf(game, player);
  if (blowKind !== 'reach' && blowKind !== 'lunge') return false;
  const between = { x: player.x + dx / 2, y: player.y + dy / 2 };
  return game.floor.isWalkable(between.x, between.y) && game.floor.actorAt(between.x, between.y) === null;
}

function blow({ player }: Situation, { actor }: Foe): Bump {
  return blowTo(player, actor);
}

/** Lets hunters come, so that the first blow is the player's; not those who hit from afar, or never come. */
export const awaitHunters: Tactic = (now) => {
  const nearest = nearestFoe(now);
  const isAwaited = nearest?.held === 0 && now.foes.every(({ shot, isShy }) => shot === 0 && !isShy);
  return isAwaited && now.rng.below(IMPATIENCE) > 0 ? new Wait() : null;
};

/** Goes to the nearest foe that can be killed. */
export const approach: Tactic = ({ game, foes, ways }) => {
  const goals = foes.filter((foe) => foe.blows < Infinity);
  if (goals.length === 0) return null;
  const [next] = ways.toNearest((x, y) => goals.some(({ actor }) => stepsBetween(actor, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};
