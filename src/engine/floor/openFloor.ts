import type { Content } from '../content';
import type { Point } from '../core/point';
import type { FloorPlan, Spawn } from '../ports';
import type { Actor, FloorState, GameState } from '../state';
import { FULL_TURN } from '../actions/Action';

/** Makes the state of a floor out of its plan, giving ids to all on it. */
export function openFloor(content: Content, state: Pick<GameState, 'nextId'>, plan: FloorPlan): { floor: FloorState; arrival: Point } {
  const floor: FloorState = {
    number: plan.number,
    width: plan.width,
    height: plan.height,
    terrain: Array.from(plan.terrain),
    explored: new Array<0>(plan.terrain.length).fill(0),
    actors: plan.monsters.map((spawn) => makeActor(content, state.nextId++, spawn)),
    items: plan.items.map(({ id, x, y }) => ({ id: state.nextId++, kind: id, x, y, seen: false })),
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
