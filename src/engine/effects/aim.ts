import { isConsumable, type ItemKind } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { World } from '../World';
import { isHostile } from '../rules/combat';
import { itemName } from '../rules/names';
import type { Actor, Item } from '../state';
import { resolveTargets } from './targets';

/* Queries for choosing a target; they never change the run. */

/** Whether using an item needs an actor or a cell picked. */
export function aimKind(kind: ItemKind): 'none' | 'actor' | 'cell' {
  if (!isConsumable(kind)) return 'none';
  return kind.target.at === 'actor' || kind.target.at === 'cell' ? kind.target.at : 'none';
}

/** Why an item would be refused at a cell, or null. */
export function aimError(world: World, item: Item, aim: Point): Message | null {
  const kind = world.content.itemKinds.get(item.kind);
  if (!kind || !isConsumable(kind)) return null;
  const targets = resolveTargets(world, world.state.player, { cause: itemName(world, item), target: kind.target, aim });
  return 'why' in targets ? targets.why : null;
}

/** The cells an item used at a cell would hit, as far as the player knows. */
export function cellsHit({ content, floor }: World, item: Item, aim: Point): Point[] {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isConsumable(kind) || kind.target.at !== 'cell') return [aim];
  const { radius, seenOnly } = kind.target;
  const isIn = ({ x, y }: Point): boolean => floor.isExplored(x, y) && floor.isWalkable(x, y) && (seenOnly !== true || floor.isVisible(x, y));
  return cellsOf(floor).filter((cell) => distanceSquared(aim, cell) <= radius && isIn(cell));
}

/** The cells that can be picked for an item: visible, walkable, in range. */
export function inReach(world: World, item: Item): Point[] {
  const kind = world.content.itemKinds.get(item.kind);
  const range = kind && isConsumable(kind) && kind.target.at === 'actor' ? (kind.target.range ?? Infinity) : Infinity;
  return visibleGround(world).filter((cell) => distanceSquared(world.state.player, cell) <= range);
}

/**
 * Sensible targets for an item, best first: the cells of visible enemies where it isn't refused, nearest first;
 * for a blast the best cell per enemy: first those that spare the player, then those that hit more.
 */
export function aims(world: World, item: Item): Point[] {
  const kind = world.content.itemKinds.get(item.kind);
  if (!kind || aimKind(kind) === 'none') return [];
  const { player } = world.state;
  const hostiles = world.floor.state.actors
    .filter((actor) => isHostile(world, player, actor) && world.seesActor(actor))
    .sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id);
  if (isConsumable(kind) && kind.target.at === 'cell') return blasts(world, { hostiles, radius: kind.target.radius });
  return hostiles.filter((actor) => aimError(world, item, actor) === null).map(({ x, y }) => ({ x, y }));
}

/** For each enemy the best cell whose blast reaches it, without duplicates, best first. */
function blasts(world: World, { hostiles, radius }: { hostiles: readonly Actor[]; radius: number }): Point[] {
  const { player } = world.state;
  const hits = (cell: Point, actor: Point): boolean => distanceSquared(cell, actor) <= radius;
  const worth = (cell: Point): number => hostiles.filter((actor) => hits(cell, actor)).length - (hits(cell, player) ? hostiles.length : 0);
  const order = (near: Point) => (a: Point, b: Point): number => worth(b) - worth(a) || distanceSquared(near, a) - distanceSquared(near, b);
  const reach = visibleGround(world);
  const best = hostiles.flatMap((actor) => reach.filter((cell) => hits(cell, actor)).sort(order(actor)).slice(0, 1));
  return best.filter((cell, index) => best.indexOf(cell) === index).sort(order(player));
}

function visibleGround({ floor }: World): Point[] {
  return cellsOf(floor).filter(({ x, y }) => floor.isVisible(x, y) && floor.isWalkable(x, y));
}

function cellsOf({ width, height }: World['floor']): Point[] {
  return Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
}
