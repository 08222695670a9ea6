import * as v from 'valibot';
import type { Effect } from '../content';
import { isRecord } from '../core/id';
import { EFFECTS } from '../effects/effects';
import type { Home } from './packPlaces';
import type { Names } from './schemaParts';

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
export function namesOf({ key }: Part): Names {
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
