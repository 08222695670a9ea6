import type { Content } from '../../engine/content';

/** Whether the run is won by something that lies on this floor, as everybody is told. */
export function isGoalFloor({ content, state }: { content: Content; state: { floor: number } }): boolean {
  const { arenas, kinds } = content.vaults;
  return arenas.weights(state.floor).some(([id]) => Object.values(kinds.get(id)?.legend ?? {}).some(({ item }) => typeof item === 'string' && 'wins' in (content.itemKinds.get(item) ?? {})));
}
