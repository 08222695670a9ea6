import type { Content } from '../../engine/content';

/** Whether this floor has the item that wins the run, as the player is told. */
export function isGoalFloor({ content, state }: { content: Content; state: { floor: number } }): boolean {
  const { arenas, kinds } = content.vaults;
  const cells = arenas.weights(state.floor).flatMap(([id]) => Object.values(kinds.get(id)?.legend ?? {}));
  return cells.some(({ item }) => typeof item === 'string' && 'wins' in (content.itemKinds.get(item) ?? {}));
}
