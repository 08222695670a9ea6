import { isConsumable, type Content, type Effect, type Traits, type VaultCell } from '../../engine/content';
import { inflictedBy } from '../../engine/effects/effects';
import { idsIn } from '../../engine/pack/references';

/** The tables with rows that can first appear on a floor. */
export const KINDS = ['layouts', 'breeds', 'elites', 'items', 'affixes', 'traps', 'statuses', 'hazards', 'vaults'] as const;
export type KindTable = (typeof KINDS)[number];

/** Ids by table. */
export type Kinds = Readonly<Record<KindTable, readonly string[]>>;

/** The rows that a pack's tables can produce on a floor, except out-of-depth ones. */
export function kindsOn(content: Content, floor: number): Kinds {
  const { weights, near, arenas } = content.vaults;
  const vaults = [weights, near, arenas].flatMap((table) => live(table, floor));
  const cells = vaults.flatMap((id) => Object.values(content.vaults.kinds.get(id)?.legend ?? {}));
  const elites = [...(content.elites.share.at(floor) > 0 ? live(content.elites.weights, floor) : []), ...named(cells, 'elite')];
  const breeds = breedsOn(content, floor, named(cells, 'monster'));
  const items = [...live(content.items, floor), ...scheduled(content, floor), ...named(cells, 'item')];
  const traps = [...(content.traps.count.at(floor) > 0 ? live(content.traps.weights, floor) : []), ...named(cells, 'trap')];
  const affixes = content.affixShare.at(floor) > 0 ? live(content.affixWeights, floor) : [];
  const harms = harmsOf(content, { breeds, elites, items, traps });
  const kinds: Kinds = { layouts: live(content.layoutWeights, floor), breeds, elites, items, affixes, traps, ...harms, vaults };
  return perTable((table) => [...new Set(kinds[table])]);
}

/** The kinds of harm that can occur on a floor: statuses, hazards and traps, by id. */
export function harmsOn(content: Content, floor: number): string[] {
  const { statuses, hazards, traps } = kindsOn(content, floor);
  return [...statuses, ...hazards, ...traps];
}

/** The rows that first appear on each floor. */
export function firstSeen(content: Content, floors: number): Kinds[] {
  const known = new Map(KINDS.map((table) => [table, new Set<string>()]));
  return Array.from({ length: floors }, (_, index) => {
    const kinds = kindsOn(content, index + 1);
    return perTable((table) => kinds[table].filter((id) => !known.get(table)?.has(id) && known.get(table)?.add(id)));
  });
}

function perTable(list: (table: KindTable) => readonly string[]): Kinds {
  return Object.fromEntries(KINDS.map((table) => [table, list(table)])) as unknown as Kinds;
}

function live(table: Content['monsters'], floor: number): string[] {
  return table.weights(floor).map(([id]) => id);
}

function scheduled({ schedule }: Content, floor: number): string[] {
  return [...schedule].filter(([, { least, most }]) => Math.max(least.at(floor), most.at(floor)) > 0).flatMap(([, { among }]) => among);
}

function named(cells: readonly VaultCell[], field: 'monster' | 'item' | 'trap' | 'elite'): string[] {
  return cells.flatMap((cell) => (typeof cell[field] === 'string' ? [cell[field]] : []));
}

/** Breeds spawned or placed there, with their groups and summons. */
function breedsOn(content: Content, floor: number, set: readonly string[]): string[] {
  const breeds = new Set([...live(content.monsters, floor), ...set]);
  for (const id of breeds) {
    const row = content.breeds.get(id);
    for (const { breed } of row?.company ?? []) breeds.add(breed);
    for (const breed of row ? idsIn(effectsOf(row), 'breeds') : []) breeds.add(breed);
  }
  return [...breeds];
}

/** The harmful statuses and hazards that these can inflict on the player. */
function harmsOf(content: Content, sources: Pick<Kinds, 'breeds' | 'elites' | 'items' | 'traps'>): Pick<Kinds, 'statuses' | 'hazards'> {
  const effects = [
    ...sources.breeds.flatMap((id) => effectsOf(content.breeds.get(id) ?? {})),
    ...sources.elites.flatMap((id) => effectsOf(content.elites.kinds.get(id) ?? {})),
    ...sources.items.flatMap((id) => trialOf(content, id)),
    ...sources.traps.flatMap((id) => content.traps.kinds.get(id)?.effects ?? []),
  ];
  const hazards = idsIn(effects, 'hazards');
  const all = [...effects, ...hazards.flatMap((id) => content.hazards.get(id)?.effects ?? [])];
  const statuses = inflictedBy(all).map(({ status }) => status).filter((id) => content.statuses.get(id)?.harmful === true);
  return { statuses, hazards };
}

/** A monster's effects on others: its hits, thorns, death and abilities. */
function effectsOf({ onHit = [], onStruck = [], onDeath = [], abilities = [] }: Omit<Traits, 'bonus'>): Effect[] {
  return [...onHit, ...onStruck, ...onDeath.flatMap(({ effects }) => effects), ...abilities.flatMap(({ effects }) => effects)];
}

/** The effects of trying an unidentified item on oneself. */
function trialOf({ itemKinds }: Content, id: string): readonly Effect[] {
  const kind = itemKinds.get(id);
  return kind && isConsumable(kind) && kind.group !== undefined && kind.target.at === 'self' ? kind.effects : [];
}
