import type { Content, Vault } from '../content';

/** The floor that a pack ends on: where the stairs down win, or where the item that wins is sure to lie; null if it goes on for ever. */
export function deepestFloor({ lastFloor, vaults, itemKinds }: Pick<Content, 'lastFloor' | 'vaults' | 'itemKinds'>): number | null {
  const wins = (item: unknown): boolean => typeof item === 'string' && 'wins' in (itemKinds.get(item) ?? {});
  const holdsGoal = ({ legend }: Vault): boolean => Object.values(legend).some(({ item }) => wins(item));
  const floors = vaults.arenas.floors.filter((floor) => vaults.arenas.weights(floor).some(([id, weight]) => {
    const vault = vaults.kinds.get(id);
    return weight > 0 && vault !== undefined && holdsGoal(vault);
  }));
  return lastFloor ?? (floors.length > 0 ? Math.min(...floors) : null);
}
