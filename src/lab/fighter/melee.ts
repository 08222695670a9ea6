import { Bump } from '../../engine/actions/Bump';
import { Wait } from '../../engine/actions/Wait';
import { stepsBetween, type Point } from '../../engine/core/point';
import { KnownWays } from '../../engine/ai/knownWays';
import { freeSteps, incoming, inOrder, type Foe, type Situation, type Tactic } from './Situation';
import { stepTo } from './ways';

/* Blows: who is hit, and who has to come. */

/** Out of so many turns one is not spent on waiting or dancing, so that nothing can go on for ever. */
const IMPATIENCE = 10;

/** Hits somebody who cannot hit back this turn. */
export const strikeFree: Tactic = (now) => (incoming(now.foes, now.player) === 0 ? strike(now) : null);

/** Hits the one beside that does most harm for the blows it takes; one that can be killed now before all others. */
export const strike: Tactic = ({ foes, player }) => {
  const beside = foes.filter((foe) => stepsBetween(foe.actor, player) === 1 && foe.blows < Infinity);
  const ordered = [...inOrder(beside), ...beside];
  const target = ordered.find((foe) => foe.blows === 1 && foe.held === 0) ?? ordered.find((foe) => foe.held === 0) ?? ordered[0];
  return target ? new Bump(target.actor.x - player.x, target.actor.y - player.y) : null;
};

/** Steps out of reach of foes that strike in four directions, so that they come diagonally and can be hit first. */
export const dance: Tactic = (now) => {
  const { foes, player, rng } = now;
  const partner = nearestFoe(now);
  if (partner?.directions !== 4 || partner.held > 0 || partner.harm === 0 || stepsBetween(partner.actor, player) > 2 || rng.below(IMPATIENCE) === 0) return null;
  if (isKnight(partner, player)) return new Wait();
  const steps = freeSteps(now).filter((cell) => incoming(foes, cell) === 0 && isKnight(partner, cell) && canCome(now, partner, cell));
  const best = steps.sort((a, b) => crowd(foes, a) - crowd(foes, b))[0];
  return best ? stepTo(player, best) : null;
};

/** Whether a foe is one step from standing diagonally beside a cell. */
function isKnight({ actor }: Foe, cell: Point): boolean {
  const dx = Math.abs(actor.x - cell.x);
  const dy = Math.abs(actor.y - cell.y);
  return dx + dy === 3 && dx > 0 && dy > 0;
}

/** Whether the diagonal cell between can be stood on. */
function canCome({ game, player }: Situation, { actor }: Foe, cell: Point): boolean {
  const x = cell.x + Math.sign(actor.x - cell.x);
  const y = cell.y + Math.sign(actor.y - cell.y);
  return game.floor.isWalkable(x, y) && (game.floor.actorAt(x, y) === null || (player.x === x && player.y === y));
}

/** How near all foes are to a cell. */
function crowd(foes: readonly Foe[], cell: Point): number {
  return foes.reduce((sum, { actor }) => sum + 1 / stepsBetween(actor, cell), 0);
}

/** Lets hunters come, so that the first blow is the player's. */
export const awaitHunters: Tactic = (now) => {
  const foe = nearestFoe(now);
  return foe?.held === 0 && now.rng.below(IMPATIENCE) > 0 ? new Wait() : null;
};

/** Goes to the nearest foe that can be killed. */
export const approach: Tactic = ({ game, foes, player }) => {
  const goals = foes.filter((foe) => foe.blows < Infinity);
  if (goals.length === 0) return null;
  const ways = new KnownWays(game);
  const cell = ways.nearest((x, y) => goals.some(({ actor }) => stepsBetween(actor, { x, y }) === 1));
  const next = cell && ways.to(cell)?.[0];
  return next ? stepTo(player, next) : null;
};

function nearestFoe({ foes, player }: Situation): Foe | undefined {
  return [...foes].sort((a, b) => stepsBetween(a.actor, player) - stepsBetween(b.actor, player))[0];
}
