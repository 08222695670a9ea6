import { isStep } from '../core/point';
import type { World } from '../World';
import { attackOf } from '../facts/combat';
import { isFree } from '../facts/movement';
import { isHostile } from '../facts/sides';
import type { Actor } from '../state';
import { instead, refused, type Action, type ActionResult } from './Action';
import { Free } from './Free';
import { Lunge } from './Lunge';
import { Melee } from './Melee';
import { Move } from './Move';
import { Swap } from './Swap';

/** A step that attacks an enemy in the way (with some weapons also one a cell behind), frees a captive, swaps with an ally, and otherwise moves. */
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
  private inReach(world: World, actor: Actor): Actor | null {
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
