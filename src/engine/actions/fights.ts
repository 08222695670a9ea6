import type { World } from '../World';
import type { Breed } from '../content';
import { DIRECTIONS, isStep } from '../core/point';
import { attackOf, isWithinReach } from '../facts/combat';
import { isFree, isKeptApart } from '../facts/movement';
import { actorName } from '../facts/names';
import { isHostile } from '../facts/sides';
import { isConfused } from '../facts/stats';
import { strike } from '../rules/combat';
import { reveal } from '../rules/discovery';
import type { Actor } from '../state';
import { done, instead, perform, refused, type Action, type ActionResult } from './Action';
import { Free, Swap } from './company';
import { Move } from './moves';

/* Attacks, and steps that may become attacks. */

/** An attack on an actor within reach; a sweeping weapon hits every adjacent enemy. Refused where deep water keeps the two apart. */
export class Melee implements Action {
  constructor(readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    if (isKeptApart(world, actor, this.target)) return refused('refused.deep');
    strike(world, actor, { target: this.target });
    if (attackOf(world, actor) !== 'sweep') return done();
    const others = world.floor.state.actors.filter((other) => other !== this.target && isHostile(actor, other) && !other.hidden);
    for (const other of others) if (isWithinReach(world, actor, other)) strike(world, actor, { target: other });
    return done();
  }
}

/** A leap over one free cell that ends in an attack for double damage. */
class Lunge implements Action {
  constructor(
    readonly target: Actor,
    readonly step: { readonly dx: number; readonly dy: number },
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const result = new Move(this.step.dx, this.step.dy).perform(world, actor);
    if (result.done && isWithinReach(world, actor, this.target)) strike(world, actor, { target: this.target, leap: true });
    return result;
  }
}

/** A step: attacks an enemy in the way (with some weapons also one a cell behind), frees a captive, swaps with an ally, or else moves. */
export class Bump implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    if (!isStep(this.dx, this.dy)) return refused('refused.outside');
    const other = enemyAt(world, actor, { x: actor.x + this.dx, y: actor.y + this.dy });
    if (other) return instead(new Melee(other));
    const far = this.inReach(world, actor);
    if (far) return instead(attackOf(world, actor) === 'lunge' ? new Lunge(far, { dx: this.dx, dy: this.dy }) : new Melee(far));
    const friend = friendAt(world, actor, { x: actor.x + this.dx, y: actor.y + this.dy });
    if (friend) return instead(friend.bound > 0 ? new Free(friend) : new Swap(friend));
    return instead(new Move(this.dx, this.dy));
  }

  /** The visible enemy two cells ahead, with a free cell between, if the weapon reaches or lunges. */
  inReach(world: World, actor: Actor): Actor | null {
    const attack = attackOf(world, actor);
    if (attack !== 'reach' && attack !== 'lunge') return null;
    const between = { x: actor.x + this.dx, y: actor.y + this.dy };
    const enemy = isFree(world, actor, between) ? enemyAt(world, actor, { x: between.x + this.dx, y: between.y + this.dy }) : null;
    return enemy && world.seesActor(enemy) ? enemy : null;
  }
}

function enemyAt(world: World, actor: Actor, at: { x: number; y: number }): Actor | null {
  const other = world.floor.actorAt(at.x, at.y);
  return other && !(other.hidden && world.isConcealed(other)) && isHostile(actor, other) ? other : null;
}

/** Another of the player's side. */
function friendAt(world: World, actor: Actor, at: { x: number; y: number }): Actor | null {
  const other = actor.side === 'player' ? world.floor.actorAt(at.x, at.y) : null;
  return other?.side === 'player' ? other : null;
}

/** A step that half of the time goes in a random direction, attacking any actor there. A blocked step wastes the turn. */
class Stumble implements Action {
  constructor(readonly wish: Action) {}

  perform(world: World, actor: Actor): ActionResult {
    const action = world.rng.ai.flip() ? this.wish : anywhere(world, actor);
    const result = perform(world, action, actor);
    if (result.done) return result;
    world.say('status', 'log.stumble', { actor: actorName(world, actor) });
    return done();
  }
}

/** A step in a random one of the 8 directions, attacking any actor there, friend or enemy. */
export function anywhere(world: World, actor: Actor): Action {
  const { x, y } = world.rng.ai.pick(DIRECTIONS);
  const other = world.floor.actorAt(actor.x + x, actor.y + y);
  return other ? new Melee(other) : new Bump(x, y);
}

/** The player's action as its statuses change it: confusion makes steps stumble. */
export function compelled(world: World, action: Action): Action {
  if ((action instanceof Move || action instanceof Bump) && isStep(action.dx, action.dy) && isConfused(world)) return new Stumble(action);
  return action;
}

/** An attack out of hiding, which reveals the attacker. */
export class Ambush implements Action {
  constructor(readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    springOut(world, actor);
    return instead(new Melee(this.target));
  }
}

/** Reveals one that is about to do something out of hiding, and says so. */
export function springOut(world: World, actor: Actor): void {
  reveal(world, actor);
  if (world.sees(actor)) world.say('status', lineFor(world.breedOf(actor)), { actor: actorName(world, actor) });
}

/** What the log says of one that passed for a thing, was under water, or only lay still. */
function lineFor({ disguise, moves }: Breed): string {
  if (disguise !== undefined) return 'log.revealed';
  return moves === 'swim' || moves === 'amphibious' ? 'log.surfaces' : 'log.ambush';
}
