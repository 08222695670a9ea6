import type { Ability } from '../content';
import type { Point } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { actorName } from './names';
import { natureOf } from './traits';

/** The ability that an actor has announced; null if none, or if it has lost it since. */
export function announcedAbility(world: World, actor: Actor): Ability | null {
  const { announced } = actor;
  if (!announced) return null;
  const { abilities } = natureOf(world, actor);
  world.effort.spend(abilities.length);
  return abilities.find(({ id }) => id === announced.ability) ?? null;
}

/** The cells marked by an actor. */
export function markedBy({ floor }: Pick<World, 'floor'>, { announced }: Actor): Point[] {
  return (announced?.cells ?? []).map((cell) => floor.position(floor.cellOf(cell)));
}

/** Turns of the player until an announced attack hits: 1 if it follows on the player's next action. */
export function turnsLeft({ state }: Pick<World, 'state'>, { announced }: Actor): number {
  return announced ? Math.max(1, announced.turn - state.turn) : 0;
}

/** The actors whose announced attacks will hit a cell, first those that hit first. */
export function announcersOf({ floor }: Pick<World, 'floor'>, { x, y }: Point): Actor[] {
  const due = ({ announced }: Actor): number => announced?.turn ?? 0;
  return [...floor.winding.at(floor.index(x, y))].sort((a, b) => due(a) - due(b) || a.id - b.id);
}

/** Announces an ability: its area is marked, and does not change any more. */
export function announce(world: World, actor: Actor, { ability, aim, cells }: { ability: Ability; aim: Point; cells: readonly Point[] }): void {
  const { floor, state } = world;
  const { id, windup = 1 } = ability;
  const index = ({ x, y }: Point): number => floor.index(x, y);
  unmark(world, actor);
  actor.announced = { ability: id, aim: index(aim), cells: cells.map(index), turn: state.turn + windup };
  floor.winding.add(actor);
  const seen = world.seesActor(actor) || cells.some((cell) => world.sees(cell));
  world.emit({ type: 'announced', actor: actor.id, ability: id, cells, turns: windup, at: { x: actor.x, y: actor.y }, seen });
}

/** Takes an actor's announcement back, without a word. */
export function unmark({ floor }: Pick<World, 'floor'>, actor: Actor): void {
  floor.winding.remove(actor);
  actor.announced = null;
}

/** An actor's announced attack will not come: it is gone from where it was. */
export function callOff(world: World, actor: Actor): void {
  if (actor.announced === null) return;
  const seen = world.seesActor(actor) || markedBy(world, actor).some((cell) => world.sees(cell));
  world.emit({ type: 'calledOff', actor: actor.id, ability: actor.announced.ability, at: { x: actor.x, y: actor.y }, seen });
  unmark(world, actor);
}

/** An actor's announced attack will not come, because something has kept it from it: the log says so. */
export function interrupt(world: World, actor: Actor): void {
  if (actor.announced === null) return;
  if (world.seesActor(actor)) world.say('status', 'log.calledOff', { actor: actorName(world, actor), ability: `ability.${actor.announced.ability}` });
  callOff(world, actor);
}
