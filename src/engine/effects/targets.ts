import type { Target } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { World } from '../World';
import { isHostile } from '../rules/combat';
import type { Actor } from '../state';

/** What is being used, by the text key of its name, whom it is for, and the cell that was picked. */
export interface Aim {
  readonly cause: string;
  readonly target: Target;
  readonly aim: Point | null;
}

/** Who is hit, all of them or one that chance picks; or why nobody can be. Nothing is drawn here. */
export type Targets = { readonly actors: readonly Actor[]; readonly isOne?: boolean } | { readonly why: Message };

export function resolveTargets(world: World, user: Actor, { cause, target, aim }: Aim): Targets {
  switch (target.at) {
    case 'self':
      return { actors: [user] };
    case 'nearest':
      return nearest(world, user, target.range);
    case 'random':
      return random(world, user);
    case 'actor':
      return aim ? actorAt(world, aim, { user, range: target.range ?? Infinity }) : why('refused.needsTarget', { item: cause });
    case 'cell':
      return aim ? within(world, aim, { user, target }) : why('refused.needsTarget', { item: cause });
    default:
      return target satisfies never;
  }
}

function why(key: string, params: Message['params'] = {}): Targets {
  return { why: { key, params } };
}

/** The nearest hostile in view within dx^2 + dy^2 <= range; of equally near ones the oldest. */
function nearest(world: World, user: Actor, range: number): Targets {
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

/** The hostiles in view, of which chance picks one. */
function random(world: World, user: Actor): Targets {
  const seen = world.floor.state.actors.filter((actor) => isHostile(world, user, actor) && world.seesActor(actor));
  return seen.length > 0 ? { actors: seen, isOne: true } : why('refused.noEnemy');
}

function actorAt(world: World, aim: Point, { user, range }: { user: Actor; range: number }): Targets {
  if (!sees(world, user, aim)) return why('refused.notVisible');
  const actor = world.floor.actorAt(aim.x, aim.y);
  if (!actor || (user === world.state.player && actor !== user && !world.seesActor(actor))) return why('refused.noTarget');
  if (actor === user) return why('refused.self');
  return distanceSquared(user, aim) <= range ? { actors: [actor] } : why('refused.tooFar');
}

/** Everybody in the circle, the user too; walls do not stop it (RULES 1.6). */
function within(world: World, aim: Point, { user, target }: { user: Actor; target: Extract<Target, { at: 'cell' }> }): Targets {
  const { radius, seenOnly, evenEmpty } = target;
  if (!sees(world, user, aim)) return why('refused.notVisible');
  const all = [world.state.player, ...world.floor.state.actors];
  const actors = all.filter((actor) => distanceSquared(aim, actor) <= radius && (seenOnly !== true || world.sees(actor)));
  return actors.length > 0 || evenEmpty === true ? { actors } : why('refused.noTarget');
}

/** The player aims at what is in view; others have chosen their aim by a line of their own. */
function sees(world: World, user: Actor, { x, y }: Point): boolean {
  return user !== world.state.player || world.floor.isVisible(x, y);
}
