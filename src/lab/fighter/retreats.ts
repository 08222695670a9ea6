import type { Game } from '../../engine/Game';
import { Stairs, Wait } from '../../engine/actions/moves';
import { KnownPaths } from '../../engine/facts/KnownPaths';
import { attacksAnnouncedAt, type AnnouncedAttack } from '../../engine/facts/announced';
import { isHarmful } from '../../engine/facts/danger';
import { oilOf } from '../../engine/facts/light';
import { driftOf, isAfloat } from '../../engine/facts/movement';
import { speedOf } from '../../engine/facts/stats';
import { DIRECTIONS, distanceSquared, type Point, stepsBetween } from '../../engine/core/point';
import { type Enemy, incoming, toll, tollInLine } from './Enemy';
import { attackTo, costOfWay, freeSteps, isBad, isGoalFloor, nearestEnemy, type Situation, stepTo, type FighterTactic } from './Situation';
import { memoryOf } from './memory';

/* Moves to where a fight is cheaper, or none. */

/** A cell with this many open neighbours or fewer is as good as a corridor. */
const NARROW = 2;

/** The greatest distance of a corridor or corner. */
const NEAR = 7;

/** One turn in this many is not spent on hiding, so that it cannot go on for ever. */
const HIDING_BREAK = 5;

/** Flees downstairs from a lost fight, if the way costs less than the fight. */
export const flee: FighterTactic = (now) => {
  const { game, player, enemies } = now;
  if (!isLost(now) || isGoalFloor(game) || now.weights.stay > 0) return null;
  if (isStairs(game, player.x, player.y)) return new Stairs('down');
  const way = now.ways.toNearest((x, y) => isStairs(game, x, y)) ?? [];
  const [next] = way;
  return next && costOfWay(enemies, way) < Math.min(player.hp, tollHere(now)) ? stepTo(game, next) : null;
};

/** Leaves a boss that it would lose to, out of its sight, if no enemy in view is faster. */
export const withdraw: FighterTactic = (now) => {
  const { game, player, enemies, own, weights } = now;
  if (weights.withdraw === 0 || !isLost(now) || !enemies.some(({ actor }) => game.breedOf(actor).unique === true)) return null;
  if (enemies.some(({ actor }) => speedOf(game, actor) > own.speed)) return null;
  const isAway = (x: number, y: number): boolean =>
    enemies.every(({ actor }) => stepsBetween(actor, { x, y }) > NEAR && !game.floor.hasLine(actor, { x, y }));
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
export const retreat: FighterTactic = (now) => {
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
export const takeCover: FighterTactic = (now) => {
  const { game, player, enemies } = now;
  const shooters = enemies.filter(({ shot, isShy, actor, held }) => shot > 0 && isShy && held === 0 && distanceSquared(actor, player) > 8);
  if (isDark(game) || shooters.length === 0 || shooters.length < enemies.length || now.rng.below(HIDING_BREAK) === 0) return null;
  const way = now.ways.toNearest((x, y) => shooters.every(({ actor }) => !game.floor.hasLine(actor, { x, y })), NEAR) ?? [];
  const [next] = way;
  return next && way.length <= NEAR / 2 ? stepTo(game, next) : null;
};

/** Leaves fire and gas, and enters water when burning. */
export const leaveHazard: FighterTactic = (now) => {
  const { game, player } = now;
  if (isBurning(game)) {
    const [next] = now.ways.toNearest((x, y) => game.floor.tileAt(x, y).wet === true, 2) ?? [];
    if (next) return stepTo(game, next);
  }
  // It is on its way over the trap: a step back would lead to and fro.
  const { goal, errand, place } = memoryOf(game);
  const crosses = (goal ?? errand ?? place) !== null
    && game.floor.traps.at(player.x, player.y)?.known === true && !isHarmful(game, player, player);
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

/* Fighting enemies that attack in four directions only: keep them diagonal, where they must approach and are hit first. */

/** One turn in this many is not spent on kiting, so that it cannot go on for ever. */
const KITING_BREAK = 10;

/** The walkable neighbours of a roomy cell, and how far away one may be. */
const ROOMY = 6;
const ROOM_NEAR = 20;

/** Steps out of reach, to where the nearest enemy must approach diagonally. */
export const dance: FighterTactic = (now) => {
  const { enemies, player, rng } = now;
  const partner = partnerOf(now);
  if (!partner || stepsBetween(partner.actor, player) > 2 || rng.below(KITING_BREAK) === 0) return null;
  if (incoming(enemies, player) === 0 && isKnight(partner, player) && canCome(now, partner, player)) return new Wait();
  const steps = freeSteps(now).filter((cell) => incoming(enemies, cell) === 0 && isKnight(partner, cell) && canCome(now, partner, cell));
  const actors = enemies.map(({ actor }) => actor);
  const best = steps.sort((a, b) => crowd(actors, a) - crowd(actors, b))[0];
  return best ? stepTo(now.game, best) : null;
};

/** Leaves a corridor for a roomy cell. */
export const seekRoom: FighterTactic = (now) => {
  const { game, player, enemies, rng } = now;
  if (!partnerOf(now) || isRoomy(game, player.x, player.y) || rng.below(KITING_BREAK) === 0) return null;
  const way = now.ways.toNearest((x, y) => isRoomy(game, x, y), ROOM_NEAR) ?? [];
  const [next] = way;
  return next && way.length <= ROOM_NEAR && costOfWay(enemies, way) === 0 ? stepTo(game, next) : null;
};

/** The nearest enemy, if it is worth kiting. */
function partnerOf(now: Situation): Enemy | null {
  const enemy = nearestEnemy(now);
  return enemy?.directions === 4 && enemy.held === 0 && enemy.harm > 0 ? enemy : null;
}

/** Whether an enemy is one step from standing diagonally next to a cell. */
function isKnight({ actor }: Enemy, cell: Point): boolean {
  const dx = Math.abs(actor.x - cell.x);
  const dy = Math.abs(actor.y - cell.y);
  return dx + dy === 3 && dx > 0 && dy > 0;
}

/** Whether the enemy can step onto the diagonal cell between. */
function canCome({ game, player }: Situation, { actor }: Enemy, cell: Point): boolean {
  const x = cell.x + Math.sign(actor.x - cell.x);
  const y = cell.y + Math.sign(actor.y - cell.y);
  return game.floor.isExplored(x, y) && game.floor.isWalkable(x, y)
    && (game.floor.actorAt(x, y) === null || (player.x === x && player.y === y));
}

/** The crowding at a cell: the sum of inverse distances to all enemies. */
export function crowd(enemies: readonly Point[], cell: Point): number {
  return enemies.reduce((sum, enemy) => sum + 1 / stepsBetween(enemy, cell), 0);
}

function isRoomy({ floor }: Game, x: number, y: number): boolean {
  return DIRECTIONS.filter((step) => floor.isExplored(x + step.x, y + step.y) && floor.isWalkable(x + step.x, y + step.y)).length >= ROOMY;
}

/** Steps out of an attack announced for its cell if that costs less than staying; better still, it kills the attacker first. */
export const dodge: FighterTactic = (now) => {
  const { game, player, enemies, weights } = now;
  if (weights.heed === 0 || game.floor.announced.isEmpty) return null;
  const attacks = attacksAnnouncedAt(game, player);
  const steps = attacks.length === 0 ? [] : freeSteps(now);
  // There is time for something else while a single step gets it out.
  if (attacks.length === 0 || (steps.length > 0 && attacks.every(({ turns }) => turns > 1))) return null;
  const dying = enemies.find((enemy) =>
    enemy.hits === 1 && stepsBetween(enemy.actor, player) === 1 && attacks.every(({ caster }) => caster === enemy.actor));
  if (dying) return attackTo(player, dying.actor);
  const others = enemies.filter(({ actor }) => actor.announced === null);
  const best = inOrder(now, steps, others)[0] ?? outOf(now);
  const isCheaper = best !== null && harmOf(attacks) + incoming(others, player) > incoming(others, best) + delayOf(now);
  return isCheaper ? stepTo(game, best) : null;
};

/** Leaves deep water: to the shore for which it set out, or if something has brought it there by the shortest way. */
export const leaveDeep: FighterTactic = ({ game, player }) => {
  const memory = memoryOf(game);
  if (!isAfloat(game, player)) {
    memory.shore = null;
    return null;
  }
  const ways = new KnownPaths(game);
  const nearest = ways.nearest((x, y) => game.floor.isWalkable(x, y));
  const [next] = (memory.shore && ways.to(memory.shore)) ?? (nearest && ways.to(nearest)) ?? [];
  if (next && !game.floor.actorAt(next.x, next.y)) return stepTo(game, next);
  // The way is barred by somebody, perhaps out of view, whom it can't attack from here.
  const steps = DIRECTIONS.map(({ x, y }) => ({ x: player.x + x, y: player.y + y }));
  const isBack = (at: Point): boolean => stepsBetween(driftOf(game, player, at) ?? at, player) === 0;
  const free = steps.find((at) => game.floor.isWalkable(at.x, at.y) && !game.floor.actorAt(at.x, at.y) && !isBack(at));
  return free ? stepTo(game, free) : new Wait();
};

/** The cells to step to, first the safest and then the nearest to an enemy. */
function inOrder(now: Situation, steps: readonly Point[], others: readonly Enemy[]): Point[] {
  const near = nearestEnemy(now)?.actor ?? now.player;
  return [...steps].sort((a, b) => incoming(others, a) - incoming(others, b) || stepsBetween(a, near) - stepsBetween(b, near));
}

/** The first step of the way out of an area that one step does not leave. */
function outOf({ game, player, ways }: Situation): Point | null {
  const soonest = Math.min(...attacksAnnouncedAt(game, player).map(({ turns }) => turns));
  const way = ways.toNearest((x, y) => attacksAnnouncedAt(game, player, { x, y }).length === 0, soonest);
  return way && way.length <= soonest ? (way[0] ?? null) : null;
}

function harmOf(attacks: readonly AnnouncedAttack[]): number {
  return attacks.reduce((sum, { least, most }) => sum + (least + most) / 2, 0);
}

/** What a turn without an attack costs: all enemies in reach live a turn longer. */
function delayOf({ enemies, player }: Situation): number {
  return enemies.some(({ actor, hits }) => hits < Infinity && stepsBetween(actor, player) === 1) ? incoming(enemies, player) : 0;
}
