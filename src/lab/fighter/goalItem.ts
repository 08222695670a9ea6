import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import type { FloorItem } from '../../engine/state';

/** The floors with the item that wins the run, by content. */
const goalFloors = new WeakMap<Content, Map<number, boolean>>();

/** Whether this floor has the item that wins the run, as the player is told. */
export function isGoalFloor({ content, state }: { content: Content; state: { floor: number } }): boolean {
  const floors = goalFloors.get(content) ?? new Map<number, boolean>();
  goalFloors.set(content, floors);
  const isGoal = floors.get(state.floor) ?? hasGoal(content, state.floor);
  floors.set(state.floor, isGoal);
  return isGoal;
}

function hasGoal(content: Content, floor: number): boolean {
  const { arenas, kinds } = content.vaults;
  const cells = arenas.weights(floor).flatMap(([id]) => Object.values(kinds.get(id)?.legend ?? {}));
  return cells.some(({ item }) => typeof item === 'string' && 'wins' in (content.itemKinds.get(item) ?? {}));
}

/** The items on this floor that win the run and have been seen. */
export function goalItemsOf({ content, floor }: Game): FloorItem[] {
  return floor.state.items.filter(({ seen, kind }) => seen && 'wins' in (content.itemKinds.get(kind) ?? {}));
}
