import { isConsumable, isWearable, TRAIT_NAMES, TRAITS } from '../content';
import type { Ability, Cost, Effect, Feature, HazardKind, HeroKind, ItemKind, PackRows, Reaction, Traits, VaultCell, Working } from '../content';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { refsOf } from '../effects/effects';
import { where, type Home } from './packPlaces';
import type { Sound } from './soundPart';

/** An id mentioned in a row, its place, and the table that should contain it. */
interface Reference {
  readonly table: string;
  readonly id: string | null;
  readonly path: string;
  readonly value: string;
  readonly in: Home;
}

/** A reference relative to its row. */
type Loose = Pick<Reference, 'path' | 'value' | 'in'>;

/** Dangling ids, each a sentence with pack, table, id and value. Ids among the malformed parts that were left out are not reported. */
export function referenceErrors({ rows, lostWords, lostTables }: Sound): string[] {
  const homes = homesOf(rows);
  const lost = new Set<string>(lostTables.flatMap((table) => (table === 'itemKinds' ? [table, 'slots'] : [table, `${table}.kinds`])));
  const isDangling = (value: string, home: Home): boolean => !homes[home].has(value) && !lostWords.has(value) && !lost.has(home);
  const missing = requiredRows(rows).filter(([home, value]) => isDangling(value, home));
  const dangling = referencesOf(rows).filter(({ value, in: home }) => isDangling(value, home));
  return [
    ...missing.map(([home, value]) => `${where(rows.id, home, null)}: the row "${value}" is missing.`),
    ...dangling.map(({ table, id, path, value, in: home }) => {
      const place = `${where(rows.id, table, id)}${path === '' ? '' : `, ${path}`}`;
      return `${place}: ${show(value)} is not in ${home}${didYouMean(value, [...homes[home]])}`;
    }),
  ];
}

/** The rows every pack needs. */
function requiredRows({ floorsPersist }: PackRows): [Home, string][] {
  const tiles = ['wall', 'ground', 'stairsDown', ...(floorsPersist ? ['stairsUp'] : [])];
  return [['breeds', 'player'], ...tiles.map((tile): [Home, string] => ['tiles', tile])];
}

function homesOf(rows: PackRows): Record<Home, ReadonlySet<string>> {
  const keys = (table: object = {}): Set<string> => new Set(Object.keys(table));
  return {
    breeds: keys(rows.breeds),
    itemKinds: keys(rows.itemKinds),
    affixes: keys(rows.affixes),
    statuses: keys(rows.statuses),
    tiles: new Set(rows.tiles.map((tile) => tile.id)),
    slots: new Set(Object.values(rows.itemKinds).flatMap((kind) => (isWearable(kind) ? [kind.slot] : []))),
    layouts: keys(rows.layouts),
    hazards: keys(rows.hazards),
    'elites.kinds': keys(rows.elites?.kinds),
    'traps.kinds': keys(rows.traps?.kinds),
    'vaults.kinds': keys(rows.vaults?.kinds),
    appearances: keys(rows.appearances),
    heroes: keys(rows.heroes),
  };
}

function referencesOf(rows: PackRows): Reference[] {
  const { elites, traps, captives, vaults, hazards = {}, schedule = {} } = rows;
  const tiles = Object.fromEntries(rows.tiles.map((tile) => [tile.id, tile]));
  return [
    ...named('monsters', rows.monsters, 'breeds'),
    ...named('items', rows.items, 'itemKinds'),
    ...named('start', rows.start, 'itemKinds'),
    ...named('affixWeights', rows.affixWeights, 'affixes'),
    ...named('layoutWeights', rows.layoutWeights, 'layouts'),
    ...named('elites.weights', elites?.weights, 'elites.kinds'),
    ...named('traps.weights', traps?.weights, 'traps.kinds'),
    ...named('captives.weights', captives?.weights, 'breeds'),
    ...named('vaults.weights', vaults?.weights, 'vaults.kinds'),
    ...named('vaults.near', vaults?.near, 'vaults.kinds'),
    ...named('vaults.arenas', vaults?.arenas, 'vaults.kinds'),
    ...named('schedule', Object.keys(schedule).filter((row) => !schedule[row]?.among), 'itemKinds'),
    ...each('schedule', schedule, ({ among = [] }) => among.flatMap((value, i) => one(`among.${i}`, value, 'itemKinds'))),
    ...ofEffects(rows.onDescend).map((loose) => ({ table: 'onDescend', id: null, ...loose })),
    ...each('breeds', rows.breeds, ofBreed),
    ...each('itemKinds', rows.itemKinds, ofItem),
    ...each('affixes', rows.affixes, (affix) => [...ofTraits(affix), ...affix.slots.map((value, i) => ({ path: `slots.${i}`, value, in: 'slots' as const }))]),
    ...each('statuses', rows.statuses, ofTraits),
    ...each('elites.kinds', elites?.kinds, ofTraits),
    ...each('traps.kinds', traps?.kinds, ofWorking),
    ...named('features', rows.features, 'tiles'),
    ...each('features', rows.features, ofFeature),
    ...each('hazards', hazards, ofHazard),
    ...each('heroes', rows.heroes, ofHero),
    ...each('talents', rows.talents, (talent) => [...ofTraits(talent), ...ofEffects(talent.adds, 'adds.'), ...one('hero', talent.hero, 'heroes')]),
    ...each('tiles', tiles, (tile) => [
      ...one('opens', tile.opens, 'tiles'),
      ...one('shuts', tile.shuts, 'tiles'),
      ...one('darkens', tile.darkens, 'tiles'),
      ...one('key', tile.key, 'itemKinds'),
    ]),
    ...each('layouts', rows.layouts, ({ patches = {}, hangings = {}, doors = [] }) => [
      ...Object.keys(hangings).flatMap((value) => one('hangings', value, 'tiles')),
      ...Object.keys(patches).flatMap((value) => one('patches', value, 'tiles')),
      ...one('doors', Array.isArray(doors) && doors.length === 0 ? undefined : 'doorClosed', 'tiles'),
    ]),
    ...each('vaults.kinds', vaults?.kinds, ({ door, legend }) => [
      ...one('door', door, 'tiles'),
      ...Object.entries(legend).flatMap(([char, cell]) => ofCell(`legend.${char}`, cell)),
    ]),
  ];
}

/** A table whose row ids are themselves references. */
function named(table: string, ids: readonly string[] | object = [], home: Home): Reference[] {
  const list = Array.isArray(ids) ? (ids as readonly string[]) : Object.keys(ids);
  return list.map((value) => ({ table, id: value, path: '', value, in: home }));
}

function each<T>(table: string, rows: Readonly<Record<string, T>> = {}, references: (row: T) => Loose[]): Reference[] {
  return Object.entries(rows).flatMap(([id, row]) => references(row).map((loose) => ({ table, id, ...loose })));
}

function one(path: string, value: string | undefined, home: Home): Loose[] {
  return value === undefined ? [] : [{ path, value, in: home }];
}

function ofBreed(breed: PackRows['breeds'][string]): Loose[] {
  const company = (breed.company ?? []).flatMap((row, i) => one(`company.${i}.breed`, row.breed, 'breeds'));
  return [...ofTraits(breed), ...company, ...one('disguise', breed.disguise, 'itemKinds')];
}

function ofItem(kind: ItemKind): Loose[] {
  if (isConsumable(kind)) return [...ofWorking(kind), ...one('group', kind.group, 'appearances')];
  if (isWearable(kind)) return ofTraits(kind);
  return 'opens' in kind ? one('opens', kind.opens, 'tiles') : [];
}

function ofFeature({ choices = {}, goods, becomes }: Feature): Loose[] {
  return [
    ...Object.entries(choices).flatMap(([id, { effects, ...cost }]) => [...ofEffects(effects, `choices.${id}.effects.`), ...ofCost(`choices.${id}`, cost)]),
    ...(goods?.among ?? []).flatMap((kind, i) => one(`goods.among.${i}`, kind, 'itemKinds')),
    ...ofCost('goods.cost', goods?.cost ?? {}),
    ...one('becomes', becomes, 'tiles'),
  ];
}

function ofHero({ start, prizes = [], begins, skill, ...traits }: HeroKind): Loose[] {
  return [
    ...ofTraits(traits),
    ...start.flatMap((kind, i) => one(`start.${i}`, kind, 'itemKinds')),
    ...prizes.flatMap((kind, i) => one(`prizes.${i}`, kind, 'itemKinds')),
    ...ofEffects(begins, 'begins.'),
    ...ofEffects(skill.effects, 'skill.effects.'),
    ...ofCost('skill', skill),
  ];
}

function ofCost(path: string, { item, unknown }: Cost): Loose[] {
  return [...one(`${path}.item`, item, 'itemKinds'), ...one(`${path}.unknown.group`, unknown?.group, 'appearances')];
}

function ofHazard({ effects, onTiles = {}, onHazards = {}, ends = {} }: HazardKind): Loose[] {
  const ofTable = (table: string, rows: Readonly<Record<string, Reaction>>, home: Home): Loose[] =>
    Object.entries(rows).flatMap(([met, reaction]) => [...one(table, met, home), ...ofReaction(`${table}.${met}`, reaction)]);
  const met = [...ofTable('onTiles', onTiles, 'tiles'), ...ofTable('onHazards', onHazards, 'hazards')];
  return [...ofEffects(effects, 'effects.'), ...met, ...ofReaction('ends', ends)];
}

function ofReaction(path: string, { becomes, leaves }: Reaction): Loose[] {
  return [...one(`${path}.becomes`, becomes ?? undefined, 'hazards'), ...one(`${path}.leaves`, leaves, 'tiles')];
}

function ofCell(path: string, { tile, item, monster, captive, elite, trap }: VaultCell): Loose[] {
  const id = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return [
    ...one(`${path}.tile`, tile, 'tiles'),
    ...one(`${path}.item`, id(item), 'itemKinds'),
    ...one(`${path}.monster`, id(monster), 'breeds'),
    ...one(`${path}.captive`, id(captive), 'breeds'),
    ...one(`${path}.elite`, id(elite), 'elites.kinds'),
    ...one(`${path}.trap`, trap, 'traps.kinds'),
  ];
}

function ofTraits(traits: Omit<Traits, 'bonus'>): Loose[] {
  return TRAIT_NAMES.flatMap((name) => {
    const value = traits[name];
    if (!Array.isArray(value)) return [];
    if (TRAITS[name].shape === 'statuses') return (value as readonly string[]).flatMap((id, i) => one(`${name}.${i}`, id, 'statuses'));
    if (TRAITS[name].shape === 'effects') return ofEffects(value as readonly Effect[], `${name}.`);
    return (value as readonly (Working & Pick<Ability, 'charge'>)[]).flatMap(({ effects, charge }, i) => {
      return [...ofEffects(effects, `${name}.${i}.effects.`), ...ofEffects(charge, `${name}.${i}.charge.`)];
    });
  });
}

function ofWorking({ effects }: Pick<Working, 'effects'>): Loose[] {
  return ofEffects(effects, 'effects.');
}

function ofEffects(effects: readonly Effect[] = [], path = ''): Loose[] {
  return effects.flatMap((effect, i) => ofEffect(effect).map((loose) => ({ ...loose, path: `${path}${i}.${loose.path}` })));
}

function ofEffect(effect: Effect): Loose[] {
  return refsOf(effect).flatMap(({ field, id, home }) => one(field, id, home));
}
