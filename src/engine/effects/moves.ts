import * as v from 'valibot';
import { COST } from '../core/Effort';
import type { Hit, World } from '../World';
import { DIRECTIONS, distanceSquared, fixed, lengthOf, stepsBetween, type Point } from '../core/point';
import type { Of } from '../effectKinds';
import { keyOfCause } from '../facts/causes';
import { canStand, isFree } from '../facts/movement';
import { actorName } from '../facts/names';
import { isHeld } from '../facts/stats';
import { natureOf } from '../facts/traits';
import { spin } from '../rules/facing';
import { exchange, land, layDown, relocate, shove, walk } from '../rules/relocate';
import { tell, type EffectKind } from './EffectKind';
import { areaCells, cellsWithin, freeCellsAround, isInside } from '../floor/cells';
import type { Actor, Place } from '../state';
import { num } from '../pack/ranges';

/* Effects that move actors. */

/** What `named` gives. */
const MOVES: readonly string[] = ['target', 'actor', 'source', 'item'];

export const teleport = {
  shape: { range: v.exactOptional(num.range) },
  fills: MOVES,
  apply(world, hit) {
    const cells = freeCells(world, hit.target, hit.effect.range ?? Infinity);
    if (cells.length > 0) vanish(world, hit, world.rng.combat.pick(cells));
  },
  describe: ({ range }) =>
    (range === undefined ? { key: 'effect.teleport', params: {} } : { key: 'effect.teleport.range', params: { n: lengthOf(range) } }),
  moves: ({ range }) => range !== undefined,
} satisfies EffectKind<Of<'teleport'>>;

/** Takes the target to a cell at once. */
function vanish(world: World, hit: Hit, to: Point): void {
  const { target } = hit;
  const isPlayer = target === world.state.player;
  const from = { x: target.x, y: target.y };
  relocate(world, target, to);
  world.emit({ type: 'teleported', actor: target.id, from, to, seen: world.sees(from) || world.sees(to) || isPlayer });
  tell(world, hit, { tone: 'status', usual: isPlayer ? 'hit.teleport.self' : 'hit.teleport', params: named(world, hit) });
  land(world, target);
}

export const recall = {
  shape: {},
  fills: MOVES,
  refuses: (world, { target }) => (target === world.state.player && stairsNear(world, target) ? null : 'refused.noStairsSeen'),
  apply(world, hit) {
    const stairs = stairsNear(world, hit.target);
    const [beside] = stairs ? freeCellsAround(world.floor, stairs) : [];
    const to = stairs && (isFree(world, hit.target, stairs) ? stairs : beside);
    if (to) vanish(world, hit, { x: to.x, y: to.y });
  },
  describe: () => ({ key: 'effect.recall', params: {} }),
} satisfies EffectKind<Of<'recall'>>;

/** The nearest stairs that the player has seen, other than those it stands on. */
function stairsNear({ floor, effort }: World, from: Point): Point | null {
  effort.spend(floor.width * floor.height);
  let best: Point | null = null;
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (!floor.isExplored(x, y) || floor.rememberedAt(x, y).stairs === undefined || (x === from.x && y === from.y)) continue;
      if (best === null || distanceSquared({ x, y }, from) < distanceSquared(best, from)) best = { x, y };
    }
  }
  return best;
}

export const push = {
  shape: { cells: num.cells },
  fills: MOVES,
  isFromSource: true,
  refuses: refusesSelf,
  apply(world, hit) {
    slide(world, hit, { cells: hit.effect.cells, step: stepFrom(hit.source, hit.target) });
    tell(world, hit, { tone: 'status', usual: 'hit.push', params: named(world, hit) });
  },
  describe: ({ cells }) => ({ key: 'effect.push', params: { n: cells } }),
  moves: () => true,
} satisfies EffectKind<Of<'push'>>;

export const pull = {
  shape: { cells: num.cells },
  fills: MOVES,
  isFromSource: true,
  refuses: (world, hit) => refusesSelf(world, hit) ?? (stepsBetween(hit.target, hit.source) === 1 ? 'refused.beside' : null),
  apply(world, hit) {
    slide(world, hit, { cells: hit.effect.cells, step: stepFrom(hit.target, hit.source) });
    tell(world, hit, { tone: 'status', usual: 'hit.pull', params: named(world, hit) });
  },
  describe: ({ cells }) => ({ key: 'effect.pull', params: { n: cells } }),
  helps: (_world, _effect, { caster, on }) => stepsBetween(caster, on) > 1,
  moves: () => true,
} satisfies EffectKind<Of<'pull'>>;

export const lure = {
  shape: {},
  fills: MOVES,
  isFromSource: true,
  refuses: (world, { target, source }) => (target === source || stepTo(world, target, source) === null ? 'refused.resists' : null),
  apply(world, hit) {
    const { target, source } = hit;
    const step = stepTo(world, target, source);
    if (!step) return;
    const isSeen = world.seesActor(source);
    tell(world, hit, { tone: 'status', usual: isSeen ? 'hit.lure' : 'hit.lure.unseen', params: named(world, hit) });
    walk(world, target, step, 'pushed');
    if (target === world.state.player) world.look();
  },
  describe: () => ({ key: 'effect.lure', params: {} }),
  helps: (world, _effect, { caster, on }) => stepTo(world, on, caster) !== null,
  moves: () => true,
} satisfies EffectKind<Of<'lure'>>;

/** The steps of the longest way on which one is lured. */
const LURED = 16;

/** The next cell of an actor's shortest way to another, over dangers too; null if it is there, held, or has no free step on such a way. */
function stepTo(world: World, actor: Actor, to: Actor): Point | null {
  if (stepsBetween(actor, to) <= 1 || isHeld(world, actor) || natureOf(world, actor).rooted || !world.isHere(to)) return null;
  const steps = DIRECTIONS.slice(0, world.breedOf(actor).directions);
  const seen = new Set([world.floor.index(actor.x, actor.y)]);
  const queue: { readonly at: Point; readonly first: Point | null; readonly far: number }[] = [{ at: fixed(actor), first: null, far: 0 }];
  for (const { at, first, far } of queue) {
    world.effort.spend(COST.searched);
    if (first && stepsBetween(at, to) <= 1) return first;
    for (const step of steps) {
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (!canStand(world, actor, next) || seen.has(world.floor.index(next.x, next.y)) || far === LURED) continue;
      if (first === null && !isFree(world, actor, next)) continue;
      seen.add(world.floor.index(next.x, next.y));
      queue.push({ at: next, first: first ?? next, far: far + 1 });
    }
  }
  return null;
}

/** An actor can't push or pull itself, nor anybody that is anchored. */
function refusesSelf(world: World, { target, source }: Hit): string | null {
  if (target === source) return 'refused.self';
  return natureOf(world, target).anchored ? 'refused.resists' : null;
}

/** The step from one point towards another. */
function stepFrom(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

export const swap = {
  shape: {},
  fills: MOVES,
  isFromSource: true,
  refuses(world, { target, source }) {
    // A source may be dead by now.
    if (target === source || !world.isHere(source)) return 'refused.self';
    if (natureOf(world, target).anchored || natureOf(world, source).anchored) return 'refused.resists';
    return canStand(world, source, target) && canStand(world, target, source) ? null : 'refused.self';
  },
  apply(world, hit) {
    const { target, source } = hit;
    const there = { x: target.x, y: target.y };
    const here = { x: source.x, y: source.y };
    exchange(world, target, source);
    for (const [actor, from, to] of [[target, there, here], [source, here, there]] as const) {
      world.emit({ type: 'teleported', actor: actor.id, from, to, seen: world.sees(from) || world.sees(to) });
    }
    tell(world, hit, { tone: 'status', usual: 'hit.swap', params: named(world, hit) });
    for (const actor of [target, source]) if (world.isHere(actor)) land(world, actor);
  },
  describe: () => ({ key: 'effect.swap', params: {} }),
  moves: () => true,
} satisfies EffectKind<Of<'swap'>>;

export const haul = {
  shape: { cells: num.cells },
  fills: MOVES,
  isPlace: true,
  isFromSource: true,
  refuses(world, { source, at, effect }) {
    if (natureOf(world, source).rooted) return 'refused.rooted';
    return world.isHere(source) && lineTo(world, source, { at, cells: effect.cells }) !== null ? null : 'refused.noHold';
  },
  apply(world, hit) {
    const { source, effect } = hit;
    const to = lineTo(world, source, { at: hit.at, cells: effect.cells });
    if (!to) return;
    tell(world, hit, { tone: 'status', usual: 'hit.haul', params: named(world, hit) });
    shove(world, source, to);
  },
  describe: ({ cells }) => ({ key: 'effect.haul', params: { n: cells } }),
  helps: (_world, { cells }, { caster, on }) => stepsBetween(caster, on) > 1 && stepsBetween(caster, on) <= cells,
} satisfies EffectKind<Of<'haul'>>;

/** The last cell where an actor can walk on the straight line to a place, before anything is in the way; null if there is none. */
function lineTo(world: World, actor: Actor, { at, cells }: { at: Point; cells: number }): Point | null {
  const size = Math.min(cells, stepsBetween(actor, at));
  let last: Point | null = null;
  for (const cell of areaCells(world.floor, { shape: 'line', size, from: actor, aim: at })) {
    if (world.floor.actorAt(cell.x, cell.y) !== null) break;
    if (world.floor.isWalkable(cell.x, cell.y) && isFree(world, actor, cell)) last = cell;
  }
  return last;
}

export const fall = {
  shape: {},
  fills: MOVES,
  refuses({ state, content }, { target }) {
    if (target === state.player) return state.floor === content.lastFloor ? 'refused.noStairs.down' : null;
    return content.breeds.get(target.breed)?.unique === true ? 'refused.resists' : null;
  },
  apply(world, hit) {
    const { target } = hit;
    tell(world, hit, { tone: 'status', usual: target === world.state.player ? 'hit.fall.self' : 'hit.fall', params: named(world, hit) });
    if (target === world.state.player) world.goTo(world.state.floor + 1, 'fall');
    else drop(world, target);
  },
  describe: () => ({ key: 'effect.fall', params: {} }),
} satisfies EffectKind<Of<'fall'>>;

/** A monster that falls is gone for good; its loot stays at the edge. */
function drop(world: World, actor: Actor): void {
  for (const item of actor.loot) layDown(world, item, actor);
  world.remove(actor);
  actor.hp = 0;
}

/** Moves the target step by step until something blocks it. */
function slide(world: World, { target }: Hit, { cells, step }: { cells: number; step: Point }): void {
  const from = { x: target.x, y: target.y };
  for (let i = 0; i < cells; i++) {
    world.effort.spend(COST.searched);
    const next = { x: target.x + step.x, y: target.y + step.y };
    if (!isFree(world, target, next)) break;
    relocate(world, target, next);
  }
  const to = { x: target.x, y: target.y };
  if (to.x !== from.x || to.y !== from.y) spin(target, from);
  world.emit({ type: 'pushed', actor: target.id, from, to, seen: world.sees(from) || world.sees(to) });
  if (to.x !== from.x || to.y !== from.y) land(world, target);
}

function named(world: World, { target, source, cause }: Hit): Record<string, string> {
  return { target: actorName(world, target), actor: actorName(world, target), source: actorName(world, source), item: keyOfCause(cause) };
}

/** Free cells within a range, but none behind a lock, which could trap an actor without the key. */
function freeCells(world: World, actor: Actor, range: number): Point[] {
  const locked = lockedPlaces(world);
  const cells = cellsWithin(world.floor, actor, range);
  world.effort.spend(cells.length);
  return cells.filter((cell) =>
    world.floor.isWalkable(cell.x, cell.y) && isFree(world, actor, cell) && !locked.some((place) => isInside(place, cell)));
}

function lockedPlaces({ content, floor }: World): Place[] {
  const locks = content.tiles.flatMap(({ id, key }) => (key === undefined ? [] : [id]));
  return floor.state.places.filter(({ vault }) => locks.includes(content.vaults.kinds.get(vault)?.door ?? ''));
}
