import * as v from 'valibot';
import { type Effect, isWearable, type PackRows } from '../content';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { didYouMean } from '../core/nearest';
import { EFFECTS } from '../effects/effects';
import { placeOf, type WellFormed, where } from './packPlaces';
import { packSchema } from './packSchema';
import type { Home } from './ranges';
import type { Names } from './schemaParts';

/** An id in a value such as a pack, its path, and the table that should contain it. */
export interface Reference {
  readonly path: readonly string[];
  readonly id: string;
  readonly table: Home;
}

/** Dangling ids, each a sentence with pack, table, id and value. Ids among the malformed parts that were left out are not reported. */
export function referenceErrors({ rows, lostWords, lostTables }: WellFormed): string[] {
  const lost = new Set<string>(lostTables.flatMap((table) => (table === 'itemKinds' ? [table, 'slots'] : [table, `${table}.kinds`])));
  const known = new Map<Home, readonly string[]>();
  const idsOf = (table: Home): readonly string[] => {
    const ids = known.get(table) ?? rowsOf(rows, table);
    known.set(table, ids);
    return ids;
  };
  const isDangling = ({ id, table }: Omit<Reference, 'path'>): boolean => {
    return !idsOf(table).includes(id) && !lostWords.has(id) && !lost.has(table);
  };
  return [
    ...requiredRows(rows).filter(isDangling).map(({ id, table }) => `${where(rows.id, table, null)}: the row "${id}" is missing.`),
    ...[...referencesIn(packSchema as unknown as Part, rows, []), ...doorsOf(rows)].filter(isDangling).map(({ path, id, table }) => {
      return `${placeOf(rows, path)}: ${show(id)} is not in ${table}${didYouMean(id, idsOf(table))}`;
    }),
  ];
}

/** The rows every pack needs. */
function requiredRows({ floorsPersist }: PackRows): Omit<Reference, 'path'>[] {
  const tiles = ['wall', 'ground', 'stairsDown', ...(floorsPersist ? ['stairsUp'] : [])];
  return [{ id: 'player', table: 'breeds' }, ...tiles.map((id) => ({ id, table: 'tiles' as const }))];
}

/** The tile that a layout with doors needs, without naming it. */
function doorsOf({ layouts }: PackRows): Reference[] {
  const withDoors = Object.entries(layouts).filter(([, { doors = [] }]) => !Array.isArray(doors) || doors.length > 0);
  return withDoors.map(([id]) => ({ path: ['layouts', id, 'doors'], id: 'doorClosed', table: 'tiles' }));
}

function rowsOf(rows: PackRows, table: Home): readonly string[] {
  if (table === 'tiles') return rows.tiles.map(({ id }) => id);
  if (table === 'slots') return [...new Set(Object.values(rows.itemKinds).flatMap((kind) => (isWearable(kind) ? [kind.slot] : [])))];
  const found = table.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), rows);
  return isRecord(found) ? Object.keys(found) : [];
}

/** Every id within a value whose schema says of which table it is. */
export function referencesIn(schema: Part | undefined, value: unknown, path: readonly string[]): Reference[] {
  const part = partFor(schema, value);
  if (!part) return [];
  if (typeof value === 'string') return referenceTo(tableOf(part), value, path);
  if (typeof value !== 'object' || value === null) return [];
  const { table, unless = '' } = namesOf(part);
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = [...path, name];
    const named = isRecord(inner) && unless in inner ? [] : referenceTo(table, name, at);
    return [...named, ...referencesIn(part.entries?.[name] ?? part.value ?? part.item, inner, at)];
  });
}

function referenceTo(table: Home | undefined, id: string, path: readonly string[]): Reference[] {
  return table === undefined ? [] : [{ path, id, table }];
}

/* The ids in a pack and the tables that they are of, as the schemas say. */

/** What a schema is made of, as far as it leads to those within. */
export interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly item?: Part;
  /** Of a table: the schema of its ids; of a union of kinds: the field that tells them apart. */
  readonly key?: Part | string;
  readonly value?: Part;
  readonly options?: readonly Part[];
  readonly getter?: (value: unknown) => Part;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly metadata?: Names }[];
}

/** The part that a value is checked by, within what is optional or depends on the value. */
export function partFor(part: Part | undefined, value: unknown): Part | undefined {
  if (part?.wrapped) return partFor(part.wrapped, value);
  if (part?.getter) return partFor(part.getter(value), value);
  if (part?.type === 'union') return partFor(part.options?.find((option) => v.is(asSchema(option), value)), value);
  if (part?.type !== 'variant' || !isRecord(value)) return part;
  const { key } = part;
  return part.options?.find(({ entries }) => typeof key === 'string' && entries?.[key] && v.is(asSchema(entries[key]), value[key]));
}

/** The table whose ids a schema stands for. */
export function tableOf(schema: object): Home | undefined {
  const part = schema as Part;
  return namesIn(part.wrapped ?? part).table;
}

/** Where the ids of the rows in a table are from. */
function namesOf({ key }: Part): Names {
  return typeof key === 'object' ? namesIn(key) : {};
}

function namesIn({ pipe = [] }: Part): Names {
  return pipe.find(({ type }) => type === 'metadata')?.metadata ?? {};
}

const asSchema = (part: Part): v.GenericSchema => part as unknown as v.GenericSchema;

/** The fields of each kind that hold ids, with the tables they refer to. */
const TABLES = Object.fromEntries(Object.entries(EFFECTS).map(([kind, { shape }]) => {
  return [kind, Object.entries<object>(shape).map(([field, schema]) => ({ field, table: tableOf(schema) }))];
}));

/** The ids of one table that effects refer to. */
export function idsIn(effects: readonly Effect[], table: Home): string[] {
  return effects.flatMap((effect) => {
    const fields = effect as Readonly<Record<string, unknown>>;
    const ids = (TABLES[effect.do] ?? []).map((each) => (each.table === table ? fields[each.field] : undefined));
    return ids.filter((id) => typeof id === 'string');
  });
}
