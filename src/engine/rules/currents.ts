import type { World } from '../World';
import { COST } from '../core/Effort';
import { fixed } from '../core/point';
import { isCarried, isFree } from '../facts/movement';
import { downstream } from '../floor/currents';
import type { Actor } from '../state';
import { land, relocate } from './relocate';

/* What currents carry (RULES 5.19). */

/** Carries everybody and everything in a current one cell on, at the end of a turn of the player. */
export function flow(world: World): void {
  const { floor } = world;
  if (floor.flow === null) return;
  const all = [world.state.player, ...floor.state.actors];
  floor.effort.spend(all.length + floor.state.items.length);
  const waiting = new Set(all.filter((actor) => downstream(floor, actor) && isCarried(world, actor)));
  for (const actor of all) for (const one of rowOf(world, actor, waiting)) carry(world, one);
  if (floor === world.floor) floatItems(world);
}

/** An actor that waits to be carried and those that wait ahead of it, each in the way of the one behind; the foremost first. */
function rowOf({ floor }: World, actor: Actor, waiting: Set<Actor>): Actor[] {
  const row: Actor[] = [];
  for (let next: Actor | null = actor; next !== null && waiting.delete(next); ) {
    row.push(next);
    const to = downstream(floor, next);
    next = to && floor.actorAt(to.x, to.y);
  }
  return row.reverse();
}

/** Carries an actor on if the cell downstream is free; it is moved like one that is pushed. */
function carry(world: World, actor: Actor): void {
  const { floor, state: { player } } = world;
  if (world.isOver || !world.isHere(actor) || world.cutsShort()) return;
  floor.effort.spend(COST.searched);
  const to = downstream(floor, actor);
  if (!to || !isFree(world, actor, to)) return;
  const from = fixed(actor);
  const { carries = 'north' } = floor.tileAt(from.x, from.y);
  const isNew = actor === player && !isRiding(world);
  relocate(world, actor, to);
  world.emit({ type: 'carried', actor: actor.id, from, to, seen: world.sees(from) || world.sees(to) || actor === player });
  if (isNew) world.say('plain', 'log.carried', { way: `ui.action.${carries}` });
  land(world, actor);
  // A trap or ice at its end may have moved the player on.
  if (actor === player && downstream(floor, to) === null && world.isHere(player)) world.say('plain', 'log.carriedOut', {});
}

/** Whether the player knows of this ride: it was in a current as the turn began, and hasn't been let go since it was last told. */
function isRiding({ events, floor, state: { player, log } }: World): boolean {
  const first = events.find((event) => 'actor' in event && 'from' in event && event.actor === player.id);
  const { x, y } = first && 'from' in first ? first.from : player;
  if (floor.tileAt(x, y).carries === undefined) return false;
  for (let place = log.length - 1; place >= 0; place--) {
    const key = log[place]?.key;
    if (key === 'log.carried' || key === 'log.carriedOut') return key === 'log.carried';
  }
  return false;
}

/** Carries on the items in currents, but neither into deep water nor into a door. One that floats out of view is lost from sight. */
function floatItems(world: World): void {
  const { floor } = world;
  const floating = floor.state.items.filter(({ x, y }) => floor.isWalkable(x, y) && downstream(floor, { x, y }) !== null);
  for (const item of floating) {
    const from = { x: item.x, y: item.y };
    const to = downstream(floor, from);
    if (!to || !floor.isWalkable(to.x, to.y) || floor.tileAt(to.x, to.y).opens !== undefined) continue;
    floor.items.take(item);
    floor.items.put({ ...item, ...to, seen: item.seen && world.sees(to) });
    world.emit({ type: 'floated', item: item.id, kind: item.kind, from, to, seen: world.sees(from) || world.sees(to) });
  }
}
