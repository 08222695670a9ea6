import { isWearable, type ItemKind } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
import { isHostile } from '../rules/combat';
import type { Item } from '../state';
import { resolveTargets } from './targets';

/* What whoever picks a target needs to know; nothing here changes the run. */

/** Whether using an item means picking somebody, or a cell. */
export function aimKind(kind: ItemKind): 'none' | 'actor' | 'cell' {
  if (isWearable(kind)) return 'none';
  return kind.target.at === 'actor' || kind.target.at === 'cell' ? kind.target.at : 'none';
}

/** Why an item would be refused at a cell, or null. */
export function aimFault(game: Game, item: Item, aim: Point): Message | null {
  const kind = game.content.itemKinds.get(item.kind);
  if (!kind || isWearable(kind)) return null;
  const targets = resolveTargets(game, game.state.player, { item: item.kind, target: kind.target, aim });
  return 'why' in targets ? targets.why : null;
}

/** The cells that an item used at a cell would hit, as far as the player knows them. */
export function cellsHit({ content, floor }: Game, item: Item, aim: Point): Point[] {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || isWearable(kind) || kind.target.at !== 'cell') return [aim];
  const { radius, seenOnly } = kind.target;
  return cellsOf(floor).filter((cell) => distanceSquared(aim, cell) <= radius && floor.isExplored(cell.x, cell.y) && floor.isWalkable(cell.x, cell.y) && (seenOnly !== true || floor.isVisible(cell.x, cell.y)));
}

/** The cells that can be picked for an item: in view, walkable, in its range. */
export function inReach({ content, floor, state }: Game, item: Item): Point[] {
  const kind = content.itemKinds.get(item.kind);
  const range = kind && !isWearable(kind) && kind.target.at === 'actor' ? (kind.target.range ?? Infinity) : Infinity;
  return cellsOf(floor).filter((cell) => floor.isVisible(cell.x, cell.y) && floor.isWalkable(cell.x, cell.y) && distanceSquared(state.player, cell) <= range);
}

/** Sensible targets for an item, the nearest first: the cells of hostiles in view at which it is not refused. */
export function aims(game: Game, item: Item): Point[] {
  const { player } = game.state;
  return game.floor.state.actors
    .filter((actor) => isHostile(game, player, actor) && game.sees(actor) && aimFault(game, item, actor) === null)
    .sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id)
    .map(({ x, y }) => ({ x, y }));
}

function cellsOf({ width, height }: Game['floor']): Point[] {
  return Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
}
