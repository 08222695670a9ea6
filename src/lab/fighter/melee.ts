import { Bump } from '../../engine/actions/Bump';
import { Wait } from '../../engine/actions/Wait';
import { KnownWays } from '../../engine/ai/knownWays';
import { stepsBetween } from '../../engine/core/point';
import { incoming, inOrder, nearestFoe, type Foe, type Situation, type Tactic } from './Situation';
import { stepTo } from './ways';

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

/** The one beside that does most harm for the blows it takes; one that can be killed now before all others, one that is held last. */
function targetOf({ foes, player }: Situation): Foe | null {
  const beside = foes.filter((foe) => stepsBetween(foe.actor, player) === 1 && foe.blows < Infinity);
  const ordered = [...inOrder(beside), ...beside];
  return ordered.find((foe) => foe.blows === 1 && foe.held === 0) ?? ordered.find((foe) => foe.held === 0) ?? ordered[0] ?? null;
}

function blow({ player }: Situation, { actor }: Foe): Bump {
  return new Bump(actor.x - player.x, actor.y - player.y);
}

/** Lets hunters come, so that the first blow is the player's. */
export const awaitHunters: Tactic = (now) => (nearestFoe(now)?.held === 0 && now.rng.below(IMPATIENCE) > 0 ? new Wait() : null);

/** Goes to the nearest foe that can be killed. */
export const approach: Tactic = ({ game, foes, player }) => {
  const goals = foes.filter((foe) => foe.blows < Infinity);
  if (goals.length === 0) return null;
  const ways = new KnownWays(game);
  const cell = ways.nearest((x, y) => goals.some(({ actor }) => stepsBetween(actor, { x, y }) === 1));
  const next = cell && ways.to(cell)?.[0];
  return next ? stepTo(player, next) : null;
};
