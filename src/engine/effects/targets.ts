import type { Target } from '../content';
import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
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

export function resolveTargets(game: Game, user: Actor, { cause, target, aim }: Aim): Targets {
  switch (target.at) {
    case 'self':
      return { actors: [user] };
    case 'nearest':
      return nearest(game, user, target.range);
    case 'random':
      return random(game, user);
    case 'actor':
      return aim ? actorAt(game, aim, { user, range: target.range ?? Infinity }) : why('refused.needsTarget', { item: cause });
    case 'cell':
      return aim ? within(game, aim, { user, target }) : why('refused.needsTarget', { item: cause });
    default:
      return target satisfies never;
  }
}

function why(key: string, params: Message['params'] = {}): Targets {
  return { why: { key, params } };
}

/** The nearest hostile in view within dx^2 + dy^2 <= range; of equally near ones the oldest. */
function nearest(game: Game, user: Actor, range: number): Targets {
  let best: Actor | null = null;
  let least = range + 1;
  for (const actor of game.floor.state.actors) {
    const distance = distanceSquared(user, actor);
    if (distance >= least || !isHostile(game, user, actor) || !game.seesActor(actor)) continue;
    best = actor;
    least = distance;
  }
  return best ? { actors: [best] } : why('refused.noEnemy');
}

/** The hostiles in view, of which chance picks one. */
function random(game: Game, user: Actor): Targets {
  const seen = game.floor.state.actors.filter((actor) => isHostile(game, user, actor) && game.seesActor(actor));
  return seen.length > 0 ? { actors: seen, isOne: true } : why('refused.noEnemy');
}

function actorAt(game: Game, aim: Point, { user, range }: { user: Actor; range: number }): Targets {
  if (!sees(game, user, aim)) return why('refused.notVisible');
  const actor = game.floor.actorAt(aim.x, aim.y);
  if (!actor || (user === game.state.player && actor !== user && !game.seesActor(actor))) return why('refused.noTarget');
  if (actor === user) return why('refused.self');
  return distanceSquared(user, aim) <= range ? { actors: [actor] } : why('refused.tooFar');
}

/** Everybody in the circle, the user too; walls do not stop it (RULES 1.6). */
function within(game: Game, aim: Point, { user, target }: { user: Actor; target: Extract<Target, { at: 'cell' }> }): Targets {
  const { radius, seenOnly, evenEmpty } = target;
  if (!sees(game, user, aim)) return why('refused.notVisible');
  const all = [game.state.player, ...game.floor.state.actors];
  const actors = all.filter((actor) => distanceSquared(aim, actor) <= radius && (seenOnly !== true || game.sees(actor)));
  return actors.length > 0 || evenEmpty === true ? { actors } : why('refused.noTarget');
}

/** The player aims at what is in view; others have chosen their aim by a line of their own. */
function sees(game: Game, user: Actor, { x, y }: Point): boolean {
  return user !== game.state.player || game.floor.isVisible(x, y);
}
