import { isConsumable, type Content, type Effect, type Traits, type VaultCell } from '../../engine/content';
import { idsIn } from '../../engine/effects/effects';

/** The tables of which a floor can bring something new. */
export const KINDS = ['layouts', 'breeds', 'elites', 'items', 'affixes', 'traps', 'statuses', 'hazards', 'vaults'] as const;
export type KindTable = (typeof KINDS)[number];

/** Ids by table. */
export type Kinds = Readonly<Record<KindTable, readonly string[]>>;

/** All that the tables of a pack can bring on a floor, whatever is drawn from out of depth left out. */
export function kindsOn(content: Content, floor: number): Kinds {
  const vaults = [...live(content.vaults.weights, floor), ...live(content.vaults.arenas, floor)];
  const cells = vaults.flatMap((id) => Object.values(content.vaults.kinds.get(id)?.legend ?? {}));
  const elites = [...(content.elites.share.at(floor) > 0 ? live(content.elites.weights, floor) : []), ...named(cells, 'elite')];
  const breeds = breedsOn(content, floor, named(cells, 'monster'));
  const items = [...live(content.items, floor), ...scheduled(content, floor), ...named(cells, 'item')];
  const traps = [...(content.traps.count.at(floor) > 0 ? live(content.traps.weights, floor) : []), ...named(cells, 'trap')];
  const affixes = content.affixShare.at(floor) > 0 ? live(content.affixWeights, floor) : [];
  const harms = harmsOf(content, { breeds, elites, items, traps });
  return unique({ layouts: live(content.layoutWeights, floor), breeds, elites, items, affixes, traps, ...harms, vaults });
}

/** The kinds of harm that can be met on a floor: statuses, hazards and traps, each by its name. */
export function harmsOn(content: Content, floor: number): string[] {
  const { statuses, hazards, traps } = kindsOn(content, floor);
  return [...statuses, ...hazards, ...traps];
}

/** What each of the floors brings that none above it had. */
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

function unique(kinds: Kinds): Kinds {
  return perTable((table) => [...new Set(kinds[table])]);
}

function live(table: Content['monsters'], floor: number): string[] {
  return table.weights(floor).map(([id]) => id);
}

function scheduled({ schedule }: Content, floor: number): string[] {
  return [...schedule].filter(([, { least, most }]) => Math.max(least.at(floor), most.at(floor)) > 0).map(([id]) => id);
}

function named(cells: readonly VaultCell[], field: 'monster' | 'item' | 'trap' | 'elite'): string[] {
  return cells.flatMap((cell) => (typeof cell[field] === 'string' ? [cell[field]] : []));
}

/** Breeds drawn there or set there, with their companies and whoever those summon. */
function breedsOn(content: Content, floor: number, set: readonly string[]): string[] {
  const breeds = new Set([...live(content.monsters, floor), ...set]);
  for (const id of breeds) {
    const row = content.breeds.get(id);
    for (const { breed } of row?.company ?? []) breeds.add(breed);
    for (const breed of row ? idsIn(effectsOf(row), 'breeds') : []) breeds.add(breed);
  }
  return [...breeds];
}

/** Statuses that hurt and hazards that these can bring over the player. */
function harmsOf(content: Content, { breeds, elites, items, traps }: Readonly<Record<'breeds' | 'elites' | 'items' | 'traps', readonly string[]>>): { statuses: string[]; hazards: string[] } {
  const effects = [
    ...breeds.flatMap((id) => effectsOf(content.breeds.get(id) ?? {})),
    ...elites.flatMap((id) => effectsOf(content.elites.kinds.get(id) ?? {})),
    ...items.flatMap((id) => trialOf(content, id)),
    ...traps.flatMap((id) => content.traps.kinds.get(id)?.effects ?? []),
  ];
  const hazards = idsIn(effects, 'hazards');
  const all = [...effects, ...hazards.flatMap((id) => content.hazards.get(id)?.effects ?? [])];
  const statuses = all.flatMap((effect) => (effect.do === 'inflict' && content.statuses.get(effect.status)?.harmful === true ? [effect.status] : []));
  return { statuses, hazards };
}

/** What a monster does to others: by attacks, when struck, dying, and by its abilities. */
function effectsOf({ onHit = [], onStruck = [], onDeath = [], abilities = [] }: Omit<Traits, 'bonus'>): Effect[] {
  return [...onHit, ...onStruck, ...onDeath.flatMap(({ effects }) => effects), ...abilities.flatMap(({ effects }) => effects)];
}

/** What trying an unknown thing on oneself may do. */
function trialOf({ itemKinds }: Content, id: string): readonly Effect[] {
  const kind = itemKinds.get(id);
  return kind && isConsumable(kind) && kind.group !== undefined && kind.target.at === 'self' ? kind.effects : [];
}
