import type { Hit, Origin, World } from '../World';
import { isConsumable, type Effect, type ItemKind, type Skill, type Target, type Working } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import { areaCells } from '../floor/cells';
import type { Actor, Item } from '../state';
import { isKnown, itemName } from './names';
import { isHostile } from './sides';
import { actorsIn, isAimed, resolveTargets } from './targets';

/* What using something would do, by where it is aimed. */

/** What is about to happen to whom, or why nothing is; `isVain` if there are targets but nothing would change. */
export type Prepared =
  | { readonly effects: readonly Effect[]; readonly actors: readonly Actor[]; readonly isOne: boolean; readonly origin: Origin }
  | { readonly why: Message; readonly isVain: boolean };

/** Finds the targets, and whether anything would happen at all. Changes nothing and draws no random numbers. */
export function prepare(world: World, working: Working, origin: Origin): Prepared {
  const targets = resolveTargets(world, working.target, origin);
  if ('why' in targets) return { why: targets.why, isVain: false };
  const { effects } = working;
  // Nor does it learn from a refusal that nothing would happen to those whom it doesn't see.
  const isBlind = working.target.at === 'area' && origin.source === world.state.player;
  const why = isBlind ? null : vanity(world, effects, { actors: targets.actors, origin });
  if (why !== null) return { why: { key: why, params: {} }, isVain: true };
  return { effects, actors: targets.actors, isOne: targets.isOne === true, origin };
}

/** Whom effects come to, and where from. */
export interface Struck {
  readonly actors: readonly Actor[];
  readonly origin: Origin;
}

/**
 * Every effect for every actor hit; effects on a place once, at the aim or the first target, unlogged if other effects hit actors. One by
 * one, since they can be many.
 */
export function* hitsOf(world: World, effects: readonly Effect[], { actors, origin }: Struck): Generator<Hit> {
  const { source, aim, cause, told = 'usual' } = origin;
  const { x, y } = aim ?? actors[0] ?? source;
  const bodies = effects.filter((effect) => !world.answersOf(effect).isPlace);
  // Where they are now: the first effects may move those who are still to be hit.
  const targets = actors.map((target) => ({ target, at: { x: target.x, y: target.y } }));
  for (const { target, at } of targets) for (const effect of bodies) yield { effect, target, source, cause, told, at };
  const toldThere = told !== 'usual' && bodies.length > 0 ? 'silent' : told;
  for (const effect of effects) {
    if (world.answersOf(effect).isPlace) yield { effect, target: source, source, cause, told: toldThere, at: { x, y } };
  }
}

/** Why effects on these actors would be pointless, as a text key: the first effect's reason if all have one. */
function vanity(world: World, effects: readonly Effect[], { actors, origin }: Struck): string | null {
  let first: string | null = null;
  for (const hit of hitsOf(world, effects, { actors, origin })) {
    const why = pointless(world, hit);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

export function pointless(world: World, hit: Hit): string | null {
  world.effort.spend(COST.asked);
  return world.answersOf(hit.effect).refuses?.(world, hit) ?? null;
}

/** The reach (dx^2 + dy^2) of a blast, or of the widest cloud that it leaves if that reaches further. */
export function spreadOf(effects: readonly Effect[], radius: number): number {
  return Math.max(radius, ...effects.map((effect) => (effect.do === 'cloud' ? effect.range : 0)));
}

/** What is aimed: an item, or the hero's skill. */
export type Aimed = Item | Skill;

/** What something does, what it is and is called; null for an item that isn't used. */
function aimingOf(
  world: World, aimed: Aimed,
): (Pick<Origin, 'cause' | 'called'> & { readonly working: Working; readonly isKnown: boolean }) | null {
  if (!('kind' in aimed)) return { working: aimed, cause: { table: 'skill', id: aimed.id }, isKnown: true };
  const kind = world.content.itemKinds.get(aimed.kind);
  if (!kind || !isConsumable(kind)) return null;
  return { working: kind, cause: { table: 'item', id: aimed.kind }, called: itemName(world, aimed), isKnown: isKnown(world, aimed.kind) };
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
  const { working, isKnown: isSure, ...named } = aiming;
  const origin = { source: world.state.player, aim, ...named };
  const prepared = prepare(world, working, origin);
  if ('why' in prepared) return isSure || !prepared.isVain ? prepared.why : null;
  return working.target.at === 'area' ? areaError(world, { ...working, target: working.target }, origin) : null;
}

/** An area is not refused, since it may hit someone out of sight; but the player is told if no one in sight would be hit, or would mind. */
function areaError(
  world: World, { target, effects }: Working & { readonly target: Extract<Target, { at: 'area' }> }, origin: Origin,
): Message | null {
  const { player } = world.state;
  const seen = actorsIn(world, areaCells(world.floor, { ...target, from: player, aim: origin.aim ?? player }))
    .filter((actor) => world.seesActor(actor));
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
  const isIn = ({ x, y }: Point): boolean =>
    floor.isExplored(x, y) && floor.isWalkable(x, y) && (seenOnly !== true || floor.isVisible(x, y));
  const spread = spreadOf(working.effects, radius);
  const isHit = (cell: Point): boolean =>
    distanceSquared(aim, cell) <= radius || (distanceSquared(aim, cell) <= spread && floor.hasLine(aim, cell));
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
