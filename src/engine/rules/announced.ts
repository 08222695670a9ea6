import type { World } from '../World';
import type { Ability } from '../content';
import type { Point } from '../core/point';
import { cellsAnnouncedBy } from '../facts/announced';
import { actorName } from '../facts/names';
import type { Actor } from '../state';
import { endBy } from './cures';

/* What an actor has begun: an announced attack, a hold (RULES 5.14, 5.18). */

/** Announces an ability: its area is shown, and does not change any more. */
export function announce(
  world: World, actor: Actor, { ability, aim, cells }: { ability: Ability; aim: Point; cells: readonly Point[] },
): void {
  const { floor, state } = world;
  const { id, windup = 1 } = ability;
  const index = ({ x, y }: Point): number => floor.index(x, y);
  unmark(world, actor);
  actor.announced = { ability: id, aim: index(aim), cells: cells.map(index), turn: state.turn + windup };
  floor.announced.add(actor);
  const seen = world.seesActor(actor) || cells.some((cell) => world.sees(cell));
  world.emit({ type: 'announced', actor: actor.id, ability: id, cells, turns: windup, at: { x: actor.x, y: actor.y }, seen });
}

/** Takes an actor's announcement back; statuses that last as long end with it. */
export function unmark(world: World, actor: Actor): void {
  if (actor.announced === null) return;
  world.floor.announced.remove(actor);
  actor.announced = null;
  endBy(world, actor, 'attack');
}

/** An actor's announced attack will not come: it is gone from where it was. */
export function callOff(world: World, actor: Actor): void {
  if (actor.announced === null) return;
  const seen = world.seesActor(actor) || cellsAnnouncedBy(world, actor).some((cell) => world.sees(cell));
  world.emit({ type: 'calledOff', actor: actor.id, ability: actor.announced.ability, at: { x: actor.x, y: actor.y }, seen });
  unmark(world, actor);
}

/** An actor's announced attack will not come, because something has kept it from it: the log says so. */
export function interrupt(world: World, actor: Actor): void {
  if (actor.announced === null) return;
  if (world.seesActor(actor)) {
    world.say('status', 'log.calledOff', { actor: actorName(world, actor), ability: `ability.${actor.announced.ability}` });
  }
  callOff(world, actor);
}

/** Ends an actor's hold on another, which the log says. */
export function letGo(world: World, actor: Actor): void {
  if (actor.clings === 0) return;
  actor.clings = 0;
  if (world.seesActor(actor)) world.say('status', 'log.letsGo', { actor: actorName(world, actor) });
}
