import { isStep, type Point } from '../core/point';
import type { World } from '../World';
import { canStand } from '../facts/movement';
import { actorName } from '../facts/names';
import { reveal } from '../rules/discovery';
import { arrive, digAt, dragAlong, relocate, turnInto, uproot } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A step to a neighbouring cell, cutting corners if need be; any other is refused. */
export class Move implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
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

/** Takes an actor to a free cell in one movement. */
export function walk(world: World, actor: Actor, to: Point): void {
  const from = { x: actor.x, y: actor.y };
  relocate(world, actor, to);
  const seen = world.sees(from) || world.sees(to) || actor === world.state.player;
  world.emit({ type: 'moved', actor: actor.id, from, to, seen });
  uproot(world, actor, false);
  arrive(world, actor);
  dragAlong(world, actor, from);
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
