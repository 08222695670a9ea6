import type { Hit, World } from '../World';
import { isStep, type Point } from '../core/point';
import { kindOf } from '../effects/effects';
import { DESCENT } from '../facts/causes';
import { canStand } from '../facts/movement';
import { actorName } from '../facts/names';
import { captiveBeside } from '../facts/sides';
import { isReady } from '../facts/stats';
import { natureOf } from '../facts/traits';
import { reveal } from '../rules/discovery';
import { digAt, turnInto, walk } from '../rules/relocate';
import { makeRest } from '../rules/statuses';
import type { Actor, Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Free } from './company';

/* Ways of moving, down to standing still. */

/** A step to a neighbouring cell, cutting corners if need be; any other is refused. */
export class Move implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    if (natureOf(world, actor).rooted) return refused('refused.rooted');
    const to = { x: actor.x + this.dx, y: actor.y + this.dy };
    if (!isStep(this.dx, this.dy) || !world.floor.contains(to.x, to.y)) return refused('refused.outside');
    const other = world.floor.actorAt(to.x, to.y);
    if (other?.hidden === true && world.isConcealed(other) && actor === world.state.player) return discovered(world, other);
    const key = canStand(world, actor, to) ? null : keyFor(world, actor, to);
    if (key === undefined) return refused(world.floor.tileAt(to.x, to.y).key === undefined ? 'refused.wall' : 'refused.locked');
    if (other) return refused('refused.actor', { actor: actorName(world, other) });
    if (key) unlock(world, to, key);
    if (world.breedOf(actor).moves === 'burrow') digAt(world, to);
    walk(world, actor, to);
    return done();
  }
}

/** Walking into a hidden monster takes a turn and reveals it. */
function discovered(world: World, other: Actor): ActionResult {
  reveal(world, other);
  world.say('status', 'log.revealed', { actor: actorName(world, other) });
  return done();
}

/** The player's key to a locked cell. */
function keyFor({ floor, state }: World, actor: Actor, { x, y }: Point): Item | undefined {
  const { key } = floor.tileAt(x, y);
  return actor === state.player && key !== undefined ? state.hero.inventory.find(({ kind }) => kind === key) : undefined;
}

/** Opens a lock and uses up the key. */
function unlock(world: World, to: Point, key: Item): void {
  const { hero } = world.state;
  hero.inventory = hero.inventory.filter((other) => other !== key);
  turnInto(world, to, world.floor.tileAt(to.x, to.y).opens);
  world.say('status', 'log.unlocked', { item: `item.${key.kind}` });
}

/** Turns from one leap to the next, which rests like an ability with this id. */
const EVERY = 4;
const LEAP = 'leap';

/** A leap to a free cell; then it has to rest before the next. Only monsters do it. */
export class Leap implements Action {
  constructor(readonly to: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    makeRest(world, actor, { id: LEAP, turns: EVERY });
    walk(world, actor, this.to);
    return done();
  }
}

/** Whether an actor has rested enough to leap, and nothing keeps it where it is. */
export function canLeap(world: World, actor: Actor): boolean {
  return isReady(world, actor, LEAP) && !natureOf(world, actor).rooted;
}

/** Takes the stairs underfoot, or only those leading `way` if given; going down from the last floor wins. */
export class Stairs implements Action {
  constructor(readonly way: 'down' | 'up' | null = null) {}

  perform(world: World, actor: Actor): ActionResult {
    const { stairs } = world.floor.tileAt(actor.x, actor.y);
    if (!stairs) return refused('refused.noStairs');
    if (natureOf(world, actor).rooted) return refused('refused.rooted');
    if (this.way !== null && this.way !== stairs) return refused(`refused.noStairs.${this.way}`);
    const { floor, turn } = world.state;
    if (stairs === 'down' && floor === world.content.lastFloor) {
      world.say('descend', 'log.won', {});
      world.end({ kind: 'won', floor, turn });
      return done();
    }
    world.goTo(floor + (stairs === 'down' ? 1 : -1), stairs);
    world.say('descend', `log.stairs.${stairs}`, { floor: world.state.floor });
    if (stairs === 'down') rest(world);
    return done();
  }
}

/** Applies the pack's effects of going down, such as rest (RULES 3); a pointless one only logs its message. */
export function rest(world: World): void {
  const { player } = world.state;
  for (const effect of world.content.onDescend) {
    const hit: Hit = {
      effect, target: player, source: player, at: { x: player.x, y: player.y }, cause: DESCENT, told: { key: 'use.descent' },
    };
    const handler = kindOf(effect);
    if ((handler.refuses?.(world, hit) ?? null) === null) handler.apply(world, hit);
    else world.say('healed', 'use.descent', {});
  }
}

/** Does nothing for a turn, or works at the bonds of a captive next to the actor. */
export class Wait implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const captive = captiveBeside(world, actor);
    if (captive) return instead(new Free(captive));
    const at = { x: actor.x, y: actor.y };
    world.emit({ type: 'waited', actor: actor.id, at, seen: world.sees(at) });
    return done();
  }
}

/** Does nothing, without an event: a monster that sleeps, lurks or stands guard. */
class Stand implements Action {
  perform(): ActionResult {
    return done();
  }
}

/** Proposes to do nothing and so ends the search: later tactics are not tried. */
export const STAND: Action = new Stand();
