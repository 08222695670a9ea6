import { Stairs } from '../../engine/actions/Stairs';
import { Wait } from '../../engine/actions/Wait';
import { isHarmful } from '../../engine/ai/footing';
import { DIRECTIONS, distanceSquared, stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { oilOf } from '../../engine/rules/oil';
import { speedOf } from '../../engine/rules/stats';
import { isGoalFloor } from './goalItem';
import { memoryOf } from './memory';
import { freeSteps, isBad, type Situation, type Tactic } from './Situation';
import { costOfWay, stepTo } from './steps';
import { incoming, toll, tollInLine } from './damageEstimate';

/* Moves to where a fight is cheaper, or none. */

/** A cell with this many open neighbours or fewer is as good as a corridor. */
const NARROW = 2;

/** The greatest distance of a corridor or corner. */
const NEAR = 7;

/** One turn in this many is not spent on hiding, so that it cannot go on for ever. */
const IMPATIENCE = 5;

/** Flees downstairs from a lost fight, if the way costs less than the fight. */
export const flee: Tactic = (now) => {
  const { game, player, enemies } = now;
  if (!isLost(now) || isGoalFloor(game) || now.weights.stay > 0) return null;
  if (isStairs(game, player.x, player.y)) return new Stairs('down');
  const way = now.ways.toNearest((x, y) => isStairs(game, x, y)) ?? [];
  const [next] = way;
  return next && costOfWay(enemies, way) < Math.min(player.hp, tollHere(now)) ? stepTo(game, next) : null;
};

/** Leaves a boss that it would lose to, out of its sight, if no enemy in view is faster. */
export const withdraw: Tactic = (now) => {
  const { game, player, enemies, own, weights } = now;
  if (weights.withdraw === 0 || !isLost(now) || !enemies.some(({ actor }) => game.breedOf(actor).unique === true)) return null;
  if (enemies.some(({ actor }) => speedOf(game, actor) > own.speed)) return null;
  const isAway = (x: number, y: number): boolean => enemies.every(({ actor }) => stepsBetween(actor, { x, y }) > NEAR && !game.floor.hasLine(actor, { x, y }));
  const way = now.ways.toNearest(isAway) ?? [];
  const [next] = way;
  return next && costOfWay(enemies, way.slice(0, NEAR)) < player.hp ? stepTo(game, next) : null;
};

/** Whether the fight would cost more than the player has. */
export function isLost(now: Situation): boolean {
  if (now.enemies.length === 0) return false;
  const healed = now.potions.reduce((sum, { amount }) => sum + amount, 0);
  return tollHere(now) >= now.weights.dread * (now.player.hp + healed / 2);
}

/** The fight's cost at the player's cell: in a corridor enemies come one by one. */
function tollHere({ game, player, enemies }: Situation): number {
  return isNarrow(game, player.x, player.y) ? tollInLine(enemies) : toll(enemies);
}

/** Retreats into a corridor if several enemies come and there is time. */
export const retreat: Tactic = (now) => {
  const { game, player, enemies } = now;
  const gain = toll(enemies) - tollInLine(enemies);
  if (enemies.length < 2 || !(gain > 0) || enemies.some(({ shot }) => shot > 0) || isDark(game)) return null;
  if (isNarrow(game, player.x, player.y)) return incoming(enemies, player) > 0 || now.rng.below(NEAR) === 0 ? null : new Wait();
  const way = now.ways.toNearest((x, y) => isNarrow(game, x, y), NEAR) ?? [];
  const [next] = way;
  return next && way.length <= NEAR && costOfWay(enemies, way) < gain / 2 ? stepTo(game, next) : null;
};

/** Whether the lantern is out: who turns away from enemies then only loses sight of them, and meets them again. */
function isDark({ content, state }: Game): boolean {
  return content.lantern !== null && content.light !== null && oilOf({ state }) === 0;
}

/** Takes cover around a corner from ranged enemies that cannot be caught, so that they must come near. */
export const takeCover: Tactic = (now) => {
  const { game, player, enemies } = now;
  const shooters = enemies.filter(({ shot, isShy, actor, held }) => shot > 0 && isShy && held === 0 && distanceSquared(actor, player) > 8);
  if (isDark(game) || shooters.length === 0 || shooters.length < enemies.length || now.rng.below(IMPATIENCE) === 0) return null;
  const way = now.ways.toNearest((x, y) => shooters.every(({ actor }) => !game.floor.hasLine(actor, { x, y })), NEAR) ?? [];
  const [next] = way;
  return next && way.length <= NEAR / 2 ? stepTo(game, next) : null;
};

/** Leaves fire and gas, and enters water when burning. */
export const leaveHazard: Tactic = (now) => {
  const { game, player } = now;
  if (isBurning(game)) {
    const [next] = now.ways.toNearest((x, y) => game.floor.tileAt(x, y).wet === true, 2) ?? [];
    if (next) return stepTo(game, next);
  }
  // It is on its way over the trap: a step back would lead to and fro.
  const { goal, errand, place } = memoryOf(game);
  const crosses = (goal ?? errand ?? place) !== null && game.floor.traps.at(player.x, player.y)?.known === true && !isHarmful(game, player, player);
  if (crosses || !isBad(game, player)) return null;
  const best = freeSteps(now).sort((a, b) => incoming(now.enemies, a) - incoming(now.enemies, b))[0];
  if (best) return stepTo(game, best);
  const out = DIRECTIONS.map(({ x, y }) => ({ x: player.x + x, y: player.y + y })).find(({ x, y }) => {
    const beyond = { x: 2 * x - player.x, y: 2 * y - player.y };
    const isFree = game.floor.isWalkable(x, y) && game.floor.actorAt(x, y) === null && game.floor.traps.at(x, y)?.known !== true;
    return isFree && game.floor.isWalkable(beyond.x, beyond.y) && !isBad(game, beyond);
  });
  return out ? stepTo(game, out) : null;
};

function isBurning({ state, content }: Game): boolean {
  return Object.keys(state.player.statuses).some((id) => content.statuses.get(id)?.endsBy === 'water');
}

function isStairs({ floor }: Game, x: number, y: number): boolean {
  return floor.tileAt(x, y).stairs === 'down';
}

/** Whether few neighbours are walkable; unexplored ones count as open. */
export function isNarrow({ floor }: Game, x: number, y: number): boolean {
  let open = 0;
  for (const step of DIRECTIONS) if (!floor.isExplored(x + step.x, y + step.y) || floor.isWalkable(x + step.x, y + step.y)) open++;
  return open <= NARROW;
}
