import type { Content, TileKind } from '../content';
import type { Point } from '../core/point';
import type { FloorPlan, Spawn } from '../ports';
import type { Actor, FloorState, GameState } from '../state';
import { FULL_TURN } from '../actions/Action';
import type { Floor } from './Floor';
import { freeCellsAround } from './freeCells';

/** Makes the state of a floor out of its plan, giving ids to all on it. */
export function openFloor(content: Content, state: Pick<GameState, 'nextId'>, plan: FloorPlan): { floor: FloorState; arrival: Point } {
  const floor: FloorState = {
    number: plan.number,
    width: plan.width,
    height: plan.height,
    terrain: Array.from(plan.terrain),
    explored: new Array<0>(plan.terrain.length).fill(0),
    actors: plan.monsters.map((spawn) => makeActor(content, state.nextId++, spawn)),
    items: plan.items.map(({ id, x, y, affixes }) => ({ id: state.nextId++, kind: id, affixes: [...affixes], x, y, seen: false, left: false })),
    corpses: [],
  };
  return { floor, arrival: plan.arrival };
}

/** A fresh actor of a breed, at full health; monsters gain their first energy in the round that begins. */
export function makeActor(content: Content, id: number, spawn: Spawn): Actor {
  const breed = content.breeds.get(spawn.id);
  if (!breed) throw new Error(`a spawn of the unknown breed ${spawn.id}`);
  const { hp, power, defence } = breed;
  return { id, breed: spawn.id, x: spawn.x, y: spawn.y, hp, maxHp: hp, power, defence, energy: 0, statuses: {}, goal: -1 };
}

/** The player as a run begins: able to act at once. */
export function makePlayer(content: Content, id: number, at: Point): Actor {
  return { ...makeActor(content, id, { id: 'player', ...at }), energy: FULL_TURN };
}

/** Where stairs of one way lie on a floor; every floor that stays has both but the top one, whose missing ones nobody needs. */
export function stairsOn(floor: FloorState, tiles: readonly TileKind[], way: 'down' | 'up'): Point {
  const index = floor.terrain.findIndex((tile) => tiles[tile]?.stairs === way);
  if (index < 0) throw new Error(`floor ${floor.number} has no stairs ${way}`);
  return { x: index % floor.width, y: Math.floor(index / floor.width) };
}

/** Somebody who stands where the player arrives gives way to the nearest free cell. */
export function makeWay(floor: Floor, at: Point): void {
  const actor = floor.actorAt(at.x, at.y);
  const [cell] = actor ? freeCellsAround(floor, at) : [];
  if (!actor || !cell) return;
  floor.leave(actor);
  actor.x = cell.x;
  actor.y = cell.y;
  floor.enter(actor);
}
