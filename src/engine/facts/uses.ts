import {
  effectsOfTraits, isConsumable, isGoalItem, isWearable, type Content, type Effect, type ItemKind, type Traits, type Vault,
} from '../content';

/** What is asked of a pack. */
interface Uses {
  /** Something can lie underfoot to be picked up. */
  readonly finds: boolean;
  /** Something can come into the bag. */
  readonly bag: boolean;
  /** Resting heals, searches, or lets something pass. */
  readonly rest: boolean;
}

const known = new WeakMap<Content, Uses>();

/** What has a use in a pack, worked out once. */
export function usesOf(content: Content): Uses {
  const old = known.get(content);
  if (old) return old;
  const items = [...itemsOf(content)];
  const uses = { finds: items.length > 0, bag: items.some((id) => isCarried(content.itemKinds.get(id))), rest: hasRest(content) };
  known.set(content, uses);
  return uses;
}

function isCarried(kind: ItemKind | undefined): boolean {
  return kind !== undefined && !('finds' in kind) && !isGoalItem(kind);
}

/** The ids of all items that a run can begin with, find or be given; of a group that gives some, all. */
function itemsOf({ start, heroes, items, schedule, vaults, features, itemKinds }: Content): Set<string> {
  const own = [...heroes.values()].flatMap((hero) => [...hero.start, ...(hero.prizes ?? [])]);
  const drawn = [1, ...items.floors].flatMap((floor) => items.weights(Math.max(1, floor)).map(([id]) => id));
  const planned = [...schedule.values()].flatMap(({ among }) => among);
  const cells = [...vaults.kinds.values()].flatMap(({ legend }) => Object.values(legend));
  const kept = cells.flatMap(({ item }) => (typeof item === 'string' ? [item] : []));
  const sold = [...features.values()].flatMap(({ goods }) => goods?.among ?? []);
  const isGiven = [...features.values()].some(({ choices = {} }) => Object.values(choices).some(({ effects }) => has(effects, 'give')));
  return new Set([...start, ...own, ...drawn, ...planned, ...kept, ...sold, ...(isGiven ? itemKinds.keys() : [])]);
}

/** Whether time mends or shows anything: wounds where rest heals, traps to find, what monsters or things do to the player for a while. */
function hasRest({ rest, traps, hazards, breeds, elites, itemKinds, affixes, statuses, heroes, talents }: Content): boolean {
  if (rest || traps.kinds.size > 0 || hazards.size > 0) return true;
  const kinds = [...itemKinds.values()];
  const bearers = [breeds, elites.kinds, affixes, statuses, heroes, talents].flatMap((table): Traits[] => [...table.values()]);
  const isAimedAway = kinds.filter(isConsumable).every(({ target, effects }) => target.at === 'actor' || !has(effects, 'inflict'));
  return !isAimedAway || [...bearers, ...kinds.filter(isWearable)].some((bearer) => effectsOfTraits(bearer).length > 0);
}

function has(effects: readonly Effect[], kind: Effect['do']): boolean {
  return effects.some(({ do: what }) => what === kind);
}

/** The floor that a pack ends on: where the stairs down win, or where the item that wins is sure to lie; null if it goes on for ever. */
export function deepestFloor({ lastFloor, vaults, itemKinds }: Pick<Content, 'lastFloor' | 'vaults' | 'itemKinds'>): number | null {
  const wins = (item: unknown): boolean => typeof item === 'string' && isGoalItem(itemKinds.get(item));
  const holdsGoal = ({ legend }: Vault): boolean => Object.values(legend).some(({ item }) => wins(item));
  const floors = vaults.arenas.floors.filter((floor) => vaults.arenas.weights(floor).some(([id, weight]) => {
    const vault = vaults.kinds.get(id);
    return weight > 0 && vault !== undefined && holdsGoal(vault);
  }));
  return lastFloor ?? (floors.length > 0 ? Math.min(...floors) : null);
}
