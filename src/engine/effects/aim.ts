import { isConsumable, type ItemKind, type Skill, type Target, type Working } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { World } from '../World';
import { spreadOf } from './spread';
import { isHostile } from '../rules/combat';
import { areaCells } from '../floor/areaCells';
import { isKnown, itemName } from '../rules/names';
import type { Actor, Item } from '../state';
import type { Origin } from './Hit';
import { actorsIn, isAimed } from './targets';
import { prepare, vanity } from './work';

/* Queries for choosing a target; they never change the run. */

/** What is aimed: an item, or the hero's skill. */
export type Aimed = Item | Skill;

/** What something does, and its name; null for an item that isn't used. */
function aimingOf(world: World, aimed: Aimed): { readonly working: Working; readonly cause: string; readonly isKnown: boolean } | null {
  if (!('kind' in aimed)) return { working: aimed, cause: `skill.${aimed.id}`, isKnown: true };
  const kind = world.content.itemKinds.get(aimed.kind);
  return kind && isConsumable(kind) ? { working: kind, cause: itemName(world, aimed), isKnown: isKnown(world, aimed.kind) } : null;
}

/** Whether using an item needs an actor or a cell picked. */
export function aimKind(kind: ItemKind | Skill): 'none' | 'actor' | 'cell' {
  if (!('target' in kind) || !isAimed(kind.target)) return 'none';
  return kind.target.at === 'actor' ? 'actor' : 'cell';
}

/** Why an item or skill would be refused at a cell, or null. What an unidentified item does is not asked: that would give it away. */
export function aimError(world: World, aimed: Aimed, aim: Point): Message | null {
  const aiming = aimingOf(world, aimed);
  if (!aiming) return null;
  const { working, cause, isKnown: isSure } = aiming;
  const origin = { source: world.state.player, aim, cause, told: null };
  const prepared = prepare(world, working, origin);
  if ('why' in prepared) return isSure || !prepared.isVain ? prepared.why : null;
  return working.target.at === 'area' ? areaError(world, { ...working, target: working.target }, origin) : null;
}

/** An area is not refused, since it may hit somebody out of sight; but the player is told that nobody in sight would be hit, or none of them would mind. */
function areaError(world: World, { target, effects }: Working & { readonly target: Extract<Target, { at: 'area' }> }, origin: Origin): Message | null {
  const { player } = world.state;
  const seen = actorsIn(world, areaCells(world.floor, { ...target, from: player, aim: origin.aim ?? player })).filter((actor) => world.seesActor(actor));
  const key = seen.length === 0 ? 'refused.noTarget' : vanity(world, effects, { actors: seen, origin });
  return key === null ? null : { key, params: {} };
}

/** The cells an item or skill used at a cell would hit or cover with a cloud, as far as the player knows. */
export function cellsHit(world: World, aimed: Aimed, aim: Point): Point[] {
  const { floor, state } = world;
  const working = aimingOf(world, aimed)?.working;
  const target = working?.target;
  if (target?.at === 'area') return areaCells(floor, { ...target, from: state.player, aim }).filter(({ x, y }) => floor.isExplored(x, y));
  if (!working || target?.at !== 'cell') return [aim];
  const { radius, seenOnly } = target;
  const isIn = ({ x, y }: Point): boolean => floor.isExplored(x, y) && floor.isWalkable(x, y) && (seenOnly !== true || floor.isVisible(x, y));
  const spread = spreadOf(working.effects, radius);
  const isHit = (cell: Point): boolean => distanceSquared(aim, cell) <= radius || (distanceSquared(aim, cell) <= spread && floor.hasLine(aim, cell));
  return cellsOf(floor).filter((cell) => isHit(cell) && isIn(cell));
}

/** The cells that can be picked: visible, walkable, in range. */
export function inReach(world: World, aimed: Aimed): Point[] {
  const target = aimingOf(world, aimed)?.working.target;
  const range = target?.at === 'actor' ? (target.range ?? Infinity) : Infinity;
  return visibleGround(world).filter((cell) => distanceSquared(world.state.player, cell) <= range);
}

/**
 * Sensible targets for an item or skill, best first: the cells of visible enemies where it isn't refused, nearest first;
 * for a blast the best cell per enemy: first those that spare the player, allies and captives, then those that hit more.
 */
export function aims(world: World, aimed: Aimed): Point[] {
  const target = aimingOf(world, aimed)?.working.target;
  if (!target || !isAimed(target)) return [];
  const { player } = world.state;
  const hostiles = world.floor.state.actors
    .filter((actor) => isHostile(player, actor) && world.seesActor(actor))
    .sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id);
  if (target.at === 'cell') return blasts(world, { hostiles, radius: target.radius });
  return hostiles.filter((actor) => aimError(world, aimed, actor) === null).map(({ x, y }) => ({ x, y }));
}

/** For each enemy the best cell whose blast reaches it, without duplicates, best first. */
function blasts(world: World, { hostiles, radius }: { hostiles: readonly Actor[]; radius: number }): Point[] {
  const { player } = world.state;
  const isHitFrom = (cell: Point) => (actor: Point): boolean => distanceSquared(cell, actor) <= radius;
  const spared = [player, ...world.floor.state.actors.filter((actor) => actor.side === 'player' && world.sees(actor))];
  const worth = (cell: Point): number => {
    const amiss = spared.filter(isHitFrom(cell)).length;
    return hostiles.filter(isHitFrom(cell)).length - amiss * hostiles.length;
  };
  const order = (near: Point) => (a: Point, b: Point): number => worth(b) - worth(a) || distanceSquared(near, a) - distanceSquared(near, b);
  const reach = visibleGround(world);
  const best = hostiles.flatMap((actor) => reach.filter(isHitFrom(actor)).sort(order(actor)).slice(0, 1));
  return best.filter((cell, index) => best.indexOf(cell) === index).sort(order(player));
}

function visibleGround({ floor }: World): Point[] {
  return cellsOf(floor).filter(({ x, y }) => floor.isVisible(x, y) && floor.isWalkable(x, y));
}

function cellsOf({ width, height }: World['floor']): Point[] {
  return Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
}
