import * as v from 'valibot';
import type { Origin, World } from '../World';
import type { Target } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, lengthOf, type Point } from '../core/point';
import { areaCells, SHAPES } from '../floor/cells';
import { flag, num } from '../pack/ranges';
import type { Actor } from '../state';
import { keyOfCause } from './causes';
import { isHostile } from './sides';

/** The actors hit, all of them or a random one; or why there are none. */
export type Targets = { readonly actors: readonly Actor[]; readonly isOne?: boolean } | { readonly why: Message };

/** Targets of one kind. */
type At<K extends Target['at']> = Extract<Target, { at: K }>;

/** Everything the game knows about one kind of target. */
interface TargetKind<T extends Target> {
  /** The fields of its rows besides `at`. */
  readonly shape: v.ObjectEntries;
  /** Draws no random numbers. */
  resolve(world: World, target: T, origin: Origin): Targets;
  /** Whom it means, as the object of a clause; null for the user itself. */
  describe(target: T): Message | null;
}

const self = {
  shape: {},
  resolve: (_world, _target, { source }) => ({ actors: [source] }),
  describe: () => null,
} satisfies TargetKind<At<'self'>>;

const nearest = {
  shape: { range: num.range },
  resolve: (world, { range }, { source }) => nearestHostile(world, source, range),
  describe: ({ range }) => ({ key: 'target.nearest', params: { n: lengthOf(range) } }),
} satisfies TargetKind<At<'nearest'>>;

const random = {
  shape: {},
  resolve(world, _target, { source }) {
    const seen = others(world).filter((actor) => isHostile(source, actor) && seesEnemy(world, source, actor));
    return seen.length > 0 ? { actors: seen, isOne: true } : why('refused.noEnemy');
  },
  describe: () => ({ key: 'target.random', params: {} }),
} satisfies TargetKind<At<'random'>>;

const actor = {
  shape: { range: v.exactOptional(num.range) },
  resolve: (world, { range = Infinity }, origin) =>
    (origin.aim ? actorAt(world, origin.aim, { user: origin.source, range }) : unaimed(origin)),
  describe: ({ range }) =>
    (range === undefined ? { key: 'target.actor', params: {} } : { key: 'target.actor.range', params: { n: lengthOf(range) } }),
} satisfies TargetKind<At<'actor'>>;

const cell = {
  shape: { radius: num.range, seenOnly: flag, evenEmpty: flag },
  resolve: (world, target, origin) => (origin.aim ? within(world, origin.aim, { user: origin.source, target }) : unaimed(origin)),
  describe({ radius, seenOnly }) {
    if (radius === 0) return { key: 'target.cell.one', params: {} };
    return { key: seenOnly === true ? 'target.cell.seen' : 'target.cell', params: { n: lengthOf(radius) } };
  },
} satisfies TargetKind<At<'cell'>>;

const area = {
  shape: { shape: v.picklist(SHAPES, `a shape: ${SHAPES.join(', ')}`), size: num.area },
  resolve(world, target, origin) {
    const { source: user, aim } = origin;
    if (!aim && isAimed(target)) return unaimed(origin);
    if (aim && !sees(world, user, aim)) return why('refused.notVisible');
    const cells = areaCells(world.floor, { ...target, from: user, aim: aim ?? user });
    const actors = actorsIn(world, cells);
    // A player who is refused would learn that nobody is there in the dark either.
    return actors.length > 0 || user === world.state.player ? { actors } : why('refused.noTarget');
  },
  describe: ({ shape, size }) => ({ key: `target.area.${shape}`, params: { n: size } }),
} satisfies TargetKind<At<'area'>>;

export const TARGETS = { self, nearest, random, actor, cell, area } satisfies { readonly [K in Target['at']]: TargetKind<At<K>> };

/** The actors hit by what is used from somewhere. */
export function resolveTargets(world: World, target: Target, origin: Origin): Targets {
  const kind: TargetKind<Target> = TARGETS[target.at];
  return kind.resolve(world, target, origin);
}

/** Whom a target means, as the object of a clause; null for the user itself. */
export function describeTarget(target: Target): Message | null {
  const kind: TargetKind<Target> = TARGETS[target.at];
  return kind.describe(target);
}

/** Whether a cell has to be picked. */
export function isAimed(target: Target): boolean {
  return target.at === 'actor' || target.at === 'cell' || (target.at === 'area' && target.shape !== 'ring' && target.shape !== 'burst');
}

/** The actors in these cells, in the order of the cells. */
export function actorsIn({ floor }: World, cells: readonly Point[]): Actor[] {
  return cells.flatMap(({ x, y }) => floor.actorAt(x, y) ?? []);
}

/** Nothing is hit by what was not aimed, which is called as the player knows it. */
function unaimed({ cause, called = keyOfCause(cause) }: Origin): Targets {
  return why('refused.needsTarget', { item: called });
}

function why(key: string, params: Message['params'] = {}): Targets {
  return { why: { key, params } };
}

/** Who can be an enemy of what acts by itself. Without captives that is never the player, as in recordings of before there were any. */
function others({ content, floor, state, effort }: World): readonly Actor[] {
  effort.spend(floor.state.actors.length);
  return content.captives ? [state.player, ...floor.state.actors] : floor.state.actors;
}

/** The player aims at what it sees, all others at what is in a clear line. */
function seesEnemy(world: World, user: Actor, actor: Actor): boolean {
  if (user === world.state.player || !world.content.captives) return world.seesActor(actor);
  return !actor.hidden && world.floor.hasLine(user, actor);
}

/** The nearest visible enemy within dx^2 + dy^2 <= range, ties by age. */
function nearestHostile(world: World, user: Actor, range: number): Targets {
  let best: Actor | null = null;
  let least = range + 1;
  for (const actor of others(world)) {
    const distance = distanceSquared(user, actor);
    if (distance >= least || !isHostile(user, actor) || !seesEnemy(world, user, actor)) continue;
    best = actor;
    least = distance;
  }
  return best ? { actors: [best] } : why('refused.noEnemy');
}

function actorAt(world: World, aim: Point, { user, range }: { user: Actor; range: number }): Targets {
  if (!sees(world, user, aim)) return why('refused.notVisible');
  const actor = world.floor.actorAt(aim.x, aim.y);
  if (!actor || (user === world.state.player && actor !== user && !world.seesActor(actor))) return why('refused.noTarget');
  if (actor === user) return why('refused.self');
  return distanceSquared(user, aim) <= range ? { actors: [actor] } : why('refused.tooFar');
}

/** All actors in the circle, including the user; walls don't stop it (RULES 1.6). */
function within(world: World, aim: Point, { user, target }: { user: Actor; target: At<'cell'> }): Targets {
  const { radius, seenOnly, evenEmpty } = target;
  if (!sees(world, user, aim)) return why('refused.notVisible');
  const all = [world.state.player, ...world.floor.state.actors];
  world.effort.spend(all.length);
  const actors = all.filter((actor) => distanceSquared(aim, actor) <= radius && (seenOnly !== true || world.sees(actor)));
  return actors.length > 0 || evenEmpty === true ? { actors } : why('refused.noTarget');
}

/** The player aims only at visible cells; monsters have checked their own line of sight. */
function sees(world: World, user: Actor, { x, y }: Point): boolean {
  return user !== world.state.player || world.floor.isVisible(x, y);
}
