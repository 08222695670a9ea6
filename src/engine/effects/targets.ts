import * as v from 'valibot';
import type { Target } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { World } from '../World';
import { isHostile } from '../rules/combat';
import { flag, num } from '../pack/schemaParts';
import type { Actor } from '../state';
import { cellsOf } from './cells';

/** What is being used, by the text key of its name, with its targeting and the cell picked. */
export interface Aim<T extends Target = Target> {
  readonly cause: string;
  readonly target: T;
  readonly aim: Point | null;
}

/** The actors hit, all of them or a random one; or why there are none. */
export type Targets = { readonly actors: readonly Actor[]; readonly isOne?: boolean } | { readonly why: Message };

/** Targets of one kind. */
type At<K extends Target['at']> = Extract<Target, { at: K }>;

/** Everything the game knows about one kind of target. */
interface TargetKind<T extends Target> {
  /** The fields of its rows besides `at`. */
  readonly shape: v.ObjectEntries;
  /** Draws no random numbers. */
  resolve(world: World, user: Actor, aim: Aim<T>): Targets;
  /** Its line in a description. */
  describe(target: T): Message;
}

const self = {
  shape: {},
  resolve: (_world, user) => ({ actors: [user] }),
  describe: () => ({ key: 'target.self', params: {} }),
} satisfies TargetKind<At<'self'>>;

const nearest = {
  shape: { range: num.range },
  resolve: (world, user, { target }) => nearestHostile(world, user, target.range),
  describe: ({ range }) => ({ key: 'target.nearest', params: { n: cellsOf(range) } }),
} satisfies TargetKind<At<'nearest'>>;

const random = {
  shape: {},
  resolve(world, user) {
    const seen = world.floor.state.actors.filter((actor) => isHostile(world, user, actor) && world.seesActor(actor));
    return seen.length > 0 ? { actors: seen, isOne: true } : why('refused.noEnemy');
  },
  describe: () => ({ key: 'target.random', params: {} }),
} satisfies TargetKind<At<'random'>>;

const actor = {
  shape: { range: v.exactOptional(num.range) },
  resolve(world, user, { cause, target: { range = Infinity }, aim }) {
    return aim ? actorAt(world, aim, { user, range }) : why('refused.needsTarget', { item: cause });
  },
  describe: ({ range }) => (range === undefined ? { key: 'target.actor', params: {} } : { key: 'target.actor.range', params: { n: cellsOf(range) } }),
} satisfies TargetKind<At<'actor'>>;

const cell = {
  shape: { radius: num.range, seenOnly: flag, evenEmpty: flag },
  resolve: (world, user, { cause, target, aim }) => (aim ? within(world, aim, { user, target }) : why('refused.needsTarget', { item: cause })),
  describe: ({ radius, seenOnly }) => ({ key: seenOnly === true ? 'target.cell.seen' : 'target.cell', params: { n: cellsOf(radius) } }),
} satisfies TargetKind<At<'cell'>>;

export const TARGETS = { self, nearest, random, actor, cell } satisfies { readonly [K in Target['at']]: TargetKind<At<K>> };

/** The actors hit by what `user` uses. */
export function resolveTargets(world: World, user: Actor, aim: Aim): Targets {
  const kind: TargetKind<Target> = TARGETS[aim.target.at];
  return kind.resolve(world, user, aim);
}

/** The line of a target in a description. */
export function describeTarget(target: Target): Message {
  const kind: TargetKind<Target> = TARGETS[target.at];
  return kind.describe(target);
}

function why(key: string, params: Message['params'] = {}): Targets {
  return { why: { key, params } };
}

/** The nearest visible enemy within dx^2 + dy^2 <= range, ties by age. */
function nearestHostile(world: World, user: Actor, range: number): Targets {
  let best: Actor | null = null;
  let least = range + 1;
  for (const actor of world.floor.state.actors) {
    const distance = distanceSquared(user, actor);
    if (distance >= least || !isHostile(world, user, actor) || !world.seesActor(actor)) continue;
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
  const actors = all.filter((actor) => distanceSquared(aim, actor) <= radius && (seenOnly !== true || world.sees(actor)));
  return actors.length > 0 || evenEmpty === true ? { actors } : why('refused.noTarget');
}

/** The player aims only at visible cells; monsters have checked their own line of sight. */
function sees(world: World, user: Actor, { x, y }: Point): boolean {
  return user !== world.state.player || world.floor.isVisible(x, y);
}
