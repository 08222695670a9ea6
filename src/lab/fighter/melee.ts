import type { Action } from '../../engine/actions/Action';
import { Hood } from '../../engine/actions/hero';
import { Wait } from '../../engine/actions/moves';
import type { Effect } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { attackOf } from '../../engine/facts/combat';
import { eighthsTo, isWarded } from '../../engine/facts/facing';
import { hasStolenLantern, lostLanternAt, oilOf } from '../../engine/facts/light';
import { isWatching, watchersOf } from '../../engine/facts/told';
import { natureOf } from '../../engine/facts/traits';
import { type Point, stepsBetween } from '../../engine/core/point';
import { type Enemy, incoming, inOrder, isMortal } from './Enemy';
import { isNarrow } from './retreats';
import { attackTo, freeSteps, nearestEnemy, type Situation, stepTo, type FighterTactic } from './Situation';
import { idleTurns, memoryOf } from './memory';

/** One turn in this many is not spent on waiting, so that nothing goes on for ever. */
const WAITING_BREAK = 10;

/** The steps within which it looks for room to go round a shield, and for a dry tile. */
const ROOM = 12;
const SHORE = 6;

/** Turns without anything gained for which it waits on the shore. */
const ASHORE = 20;

/** Goes ashore, if near, before a blow in the water would shock it: with its own weapon, or on an enemy that shocks its attacker. */
export const keepDry: FighterTactic = ({ game, player, enemies, ways }) => {
  const inWater = isWet(game, player) ? enemies.filter(({ actor }) => stepsBetween(actor, player) === 1 && isWet(game, actor)) : [];
  const isShocking = inWater.some(({ actor }) =>
    shocks(game, natureOf(game, player).onHit) || shocks(game, natureOf(game, actor).onStruck));
  const way = isShocking ? ways.toNearest((x, y) => !isWet(game, { x, y }), SHORE) : null;
  const [next] = way ?? [];
  return next && way && way.length <= SHORE ? stepTo(game, next) : null;
};

/** On dry ground it lets those come for a while who shock the water in which they are struck, and wades to none of them. */
export const awaitAshore: FighterTactic = ({ game, player, runners, rng }) => {
  if (isWet(game, player) || idleTurns(game) > ASHORE) return null;
  const comes = runners.some(({ actor }) =>
    isWet(game, actor) && shocks(game, natureOf(game, actor).onStruck) && stepsBetween(actor, player) <= SHORE && isWatching(game, actor));
  return comes && rng.below(WAITING_BREAK) > 0 ? new Wait() : null;
};

function isWet({ floor }: Game, { x, y }: Point): boolean {
  return floor.tileAt(x, y).conducts === true;
}

/** Whether effects send something through the water. */
function shocks({ content }: Game, effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'cloud' && content.hazards.get(effect.hazard)?.conducted === true);
}

/** Attacks if nothing can hit back this turn. */
export const strikeFree: FighterTactic = (now) => {
  const target = targetOf(now);
  const left = target?.hits === 1 ? now.enemies.filter((enemy) => enemy !== target) : now.enemies;
  return target && incoming(left, now.player) === 0 ? attackTo(now.player, target.actor) : null;
};

/** Attacks in any case. */
export const strike: FighterTactic = (now) => {
  const target = targetOf(now);
  return target && attackTo(now.player, target.actor);
};

/** The enemy in reach with the most harm per hit needed; first one that clings to the player, then one that dies now, held ones last. */
export function targetOf(now: Situation): Enemy | null {
  const { enemies } = now;
  const inReach = enemies.filter((enemy) => enemy.hits < Infinity && canReach(now, enemy) && !isWarded(now.game, enemy.actor, now.player));
  const ordered = [...inOrder(inReach), ...inReach];
  const clinging = inReach.find(({ actor }) => actor.clings === now.player.id);
  return clinging ?? ordered.find((enemy) => enemy.hits === 1 && enemy.held === 0)
    ?? ordered.find((enemy) => enemy.held === 0) ?? ordered[0] ?? null;
}

/** Goes round an enemy beside it whose shield is turned to it, or out into the open where there is no way round. */
export const flank: FighterTactic = (now) => {
  const { game, player, ways } = now;
  const target = now.enemies.find(({ actor }) => stepsBetween(actor, player) === 1 && isWarded(game, actor, player))?.actor;
  if (!target || now.rng.below(WAITING_BREAK) === 0) return null;
  const around = freeSteps(now).filter((cell) => stepsBetween(cell, target) === 1 && eighthsTo(target, cell) > eighthsTo(target, player));
  const [best] = around.sort((a, b) => eighthsTo(target, b) - eighthsTo(target, a));
  if (best) return stepTo(game, best);
  const [next] = ways.toNearest((x, y) => !isNarrow(game, x, y) && stepsBetween(target, { x, y }) > 2, ROOM) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Whether an enemy is adjacent, or two cells away with a weapon of that reach. */
function canReach({ game, player }: Situation, { actor }: Enemy): boolean {
  const dx = actor.x - player.x;
  const dy = actor.y - player.y;
  if (stepsBetween(actor, player) === 1) return true;
  if (stepsBetween(actor, player) !== 2 || Math.abs(dx) % 2 === 1 || Math.abs(dy) % 2 === 1) return false;
  const attackKind = attackOf(game, player);
  if (attackKind !== 'reach' && attackKind !== 'lunge') return false;
  const between = { x: player.x + dx / 2, y: player.y + dy / 2 };
  return game.floor.isWalkable(between.x, between.y) && game.floor.actorAt(between.x, between.y) === null;
}

/** Turns without anything gained after which it lets go of those that keep away. */
const CHASE = 60;

/** Lets melee hunters come, so that the player hits first. */
export const awaitHunters: FighterTactic = (now) => {
  const nearest = nearestEnemy(now);
  const isAwaited = nearest?.held === 0 && now.enemies.every(({ shot, isShy }) => shot === 0 && !isShy);
  return isAwaited && !isCutOff(now) && now.rng.below(WAITING_BREAK) > 0 ? new Wait() : null;
};

/** Whether only known traps lead to the enemies in view: nothing will come over them. */
export function isCutOff({ enemies, ways, weights }: Situation): boolean {
  return weights.trespass > 0 && ways.toNearest((x, y) => enemies.some(({ actor }) => stepsBetween(actor, { x, y }) <= 1)) === null;
}

/** Approaches the nearest enemy that can be killed; not for long one that keeps away and does nothing from there. */
export const approach: FighterTactic = ({ game, enemies, ways, weights }) => {
  const isTired = weights.recalls > 0 && idleTurns(game) > CHASE;
  const goals = enemies.filter((enemy) => enemy.hits < Infinity && !(isTired && enemy.isShy && enemy.shot === 0));
  if (goals.length === 0) return null;
  const [next] = ways.toNearest((x, y) => goals.some(({ actor }) => stepsBetween(actor, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Attacks a sleeper, if the following fight is cheap. */
export const ambush: FighterTactic = (now) => {
  if (now.enemies.length > 0) return null;
  // With the lantern open it attacks what it sees.
  const prey = now.game.state.hero.hooded ? preyOf(now) : [];
  const isPrey = ({ actor }: Enemy): boolean => prey.some(({ x, y }) => x === actor.x && y === actor.y);
  return assail(now, now.sleepers.filter((enemy) => !now.feared.includes(enemy) || isPrey(enemy)), prey);
};

/** Attacks any sleeper, if nothing else is left to do. */
export const assault: FighterTactic = (now) => (now.enemies.length > 0 ? null : (stealUp(now) ?? assail(now, now.sleepers, [])));

/** Attacks an adjacent sleeper, or goes to the nearest one seen or remembered. */
function assail(now: Situation, sleepers: readonly Enemy[], remembered: readonly Point[]): Action | null {
  const { player, ways } = now;
  const mortal = sleepers.filter(isMortal).map(({ actor }) => actor);
  const adjacent = mortal.find((actor) => stepsBetween(actor, player) === 1);
  if (adjacent) return attackTo(player, adjacent);
  const prey = [...mortal, ...remembered];
  if (prey.length === 0) return null;
  const [next] = ways.toNearest((x, y) => prey.some((at) => stepsBetween(at, { x, y }) === 1)) ?? [];
  return next ? stepTo(now.game, next) : null;
}

/** The steps to a sleeper for which hooding is worth its turn, and the walk in the dark. */
const LEAST = 3;
const MOST = 7;

/** Hoods the lantern or opens it, by its weight: never hooded, hooded to steal up to sleepers, or always. */
export const tendHood: FighterTactic = (now) => {
  const { game, weights } = now;
  if (!game.content.light) return null;
  const isWanted = oilOf(game) > 0 && (weights.hood >= 2 || (weights.hood > 0 && steals(now)));
  return game.state.hero.hooded === isWanted ? null : new Hood();
};

/** Whether nothing has noticed it, and there is a sleeper near enough to steal up to. */
function steals(now: Situation): boolean {
  const { game, enemies, sleepers } = now;
  const { hooded } = game.state.hero;
  if (enemies.length > 0 || (!hooded && sleepers.length === 0) || watchersOf(game).length > 0) return false;
  if (!hooded) remember(now, sleepers.filter((enemy) => !now.feared.includes(enemy)));
  return preyOf(now).length > 0;
}

/** Hoods the lantern to steal up to sleepers that it feared so far; null if it never hoods, or none is near enough. */
function stealUp(now: Situation): Hood | null {
  const { game, weights, sleepers } = now;
  if (weights.hood !== 1 || game.state.hero.hooded || oilOf(game) === 0 || !game.content.light) return null;
  remember(now, sleepers);
  return preyOf(now).length > 0 ? new Hood() : null;
}

function remember(now: Situation, sleepers: readonly Enemy[]): void {
  const prey = sleepers.filter((enemy) => isMortal(enemy) && isNear(now, enemy.actor));
  memoryOf(now.game).prey = prey.map(({ actor: { x, y } }) => ({ x, y }));
}

/** Whether a known way to a sleeper is neither too short nor too long. */
function isNear({ player, ways }: Situation, at: Point): boolean {
  if (stepsBetween(at, player) < LEAST) return false;
  const way = ways.toNearest((x, y) => stepsBetween(at, { x, y }) === 1, MOST);
  return way !== null && way.length <= MOST;
}

/** The cells of its prey, until it sees that the sleeper has gone. */
function preyOf({ game, sleepers }: Situation): readonly Point[] {
  return memoryOf(game).prey.filter(({ x, y }) =>
    !game.floor.isVisible(x, y) || sleepers.some(({ actor }) => actor.x === x && actor.y === y));
}

/* Tactics in peace, about what lies on the ground or has been stolen. */

/** Steps onto remains before they rise again, which scatters them. */
export const scatter: FighterTactic = ({ game, player, enemies, ways }) => {
  const { corpses } = game.floor.state;
  const shards = enemies.length > 0 ? [] : corpses.filter((at) => at.seen && stepsBetween(at, player) <= at.rises - game.state.turn);
  if (shards.length === 0) return null;
  const [next] = ways.toNearest((x, y) => shards.some((at) => at.x === x && at.y === y)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Fetches its lantern, or runs after the thief. */
export const reclaim: FighterTactic = ({ game, enemies, runners, ways }) => {
  if (!game.state.hero.lamp || enemies.length > 0) return null;
  const lamp = lostLanternAt(game);
  const goal = lamp ?? runners.find(({ actor }) => hasStolenLantern(game, actor))?.actor;
  const [next] = (goal && ways.toNearest((x, y) => stepsBetween({ x, y }, goal) <= (lamp ? 0 : 1))) ?? [];
  return next ? stepTo(game, next) : null;
};
