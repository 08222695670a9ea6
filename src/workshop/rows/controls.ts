import * as v from 'valibot';
import { itemKind, itemKinds } from '../../engine/pack/kindsSchema';
import { amount, curve, type Home, num, type RANGES } from '../../engine/pack/ranges';
import { colour, glyph, type Names, sprite } from '../../engine/pack/schemaParts';

/* What a part of a pack can be, as the schema of packs says: for each part the control by which a form shows and changes it. */

/** A part of the schema. */
export type Shape = object;

/** A field of a row. */
export interface Field {
  readonly key: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  /** Its value where it is left out, if the schema has one. */
  readonly fallback: unknown;
}

/** One of several things that a part can be. */
export interface Kind {
  readonly name: string;
  readonly shape: Shape;
  readonly isOf: (value: unknown) => boolean;
}

export type Control =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly isWhole: boolean; readonly isSquared: boolean }
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'glyph' | 'colour' | 'sprite' | 'flag' | 'null' }
  | { readonly kind: 'id'; readonly table: Home }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'curve'; readonly unit: keyof typeof RANGES }
  | { readonly kind: 'list'; readonly item: Shape; readonly most: number }
  | { readonly kind: 'tuple'; readonly items: readonly Shape[] }
  | { readonly kind: 'table'; readonly row: Shape; readonly key: Shape; readonly names: Names }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'kinds'; readonly kinds: readonly Kind[]; readonly by: string | null }
  | { readonly kind: 'unknown' };

/** What the library's schemas may have, as far as it is read here. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  /** Of a table its ids, of a union of rows the field that tells them apart. */
  readonly key?: Schema | string;
  readonly value?: Schema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly getter?: (value: unknown) => Schema;
  readonly pipe?: readonly Action[];
}

/** A schema that a pipe begins with, or one of the checks behind it. */
interface Action extends Omit<Schema, 'pipe'> {
  readonly pipe?: readonly Action[];
  readonly requirement?: unknown;
  readonly metadata?: Names;
}

const UNITS = new Map<Shape, keyof typeof RANGES>(
  Object.entries(curve).map(([unit, schema]) => [schema, unit as keyof typeof RANGES]),
);
const PLAIN = new Map<Shape, 'glyph' | 'colour' | 'sprite'>([[glyph, 'glyph'], [colour, 'colour'], [sprite, 'sprite']]);
/** Distances as dx^2 + dy^2. */
const SQUARED: readonly Shape[] = [num.range, num.cloud];
const OPTIONAL = ['optional', 'exact_optional'];

/** What the schema itself is, within what may be left out. */
function bare(shape: Shape): Schema {
  const schema = shape as Schema;
  return OPTIONAL.includes(schema.type) && schema.wrapped ? bare(schema.wrapped) : schema;
}

/** The control for a part. */
export function controlOf(shape: Shape): Control {
  const schema = bare(shape);
  const plain = PLAIN.get(schema);
  const unit = UNITS.get(schema);
  if (plain) return { kind: plain };
  if (unit) return { kind: 'curve', unit };
  if (schema === (amount as Shape)) {
    return kindsOf([['same', numberOf(amount)], ['byFloor', curve.amount]], (value) => Number(typeof value === 'object'));
  }
  if (schema === (itemKind as unknown as Shape)) {
    const rows = Object.entries(itemKinds);
    return kindsOf(rows, (value) => rows.findIndex(([, row]) => row === (schema.getter?.(value) as unknown)));
  }
  return CONTROLS[schema.type]?.(schema) ?? { kind: 'unknown' };
}

const CONTROLS: Readonly<Record<string, (schema: Schema) => Control>> = {
  number: numberControl,
  string: textControl,
  boolean: () => ({ kind: 'flag' }),
  null: () => ({ kind: 'null' }),
  literal: ({ literal }) => ({ kind: 'constant', value: literal }),
  picklist: ({ options = [] }) => ({ kind: 'choice', options: options as readonly (string | number)[] }),
  array: (schema) => ({ kind: 'list', item: schema.item ?? {}, most: checked(schema, 'max_length') ?? Infinity }),
  tuple: ({ items = [] }) => ({ kind: 'tuple', items }),
  record: ({ key, value = { type: '' } }) => ({ kind: 'table', row: value, key: key as Shape, names: metadataOf(key as Schema) }),
  strict_object: ({ entries = {} }) => ({ kind: 'fields', fields: Object.entries(entries).map(([key, shape]) => fieldOf(key, shape)) }),
  variant: ({ key, options = [] }) => {
    const by = key as string;
    const rows = (options as readonly Schema[]).map((row) => [namesIn(row, by).join(', '), row] as const);
    return { ...kindsOf(rows, (value) => rows.findIndex(([, row]) => namesIn(row, by).includes(fieldIn(value, by)))), by };
  },
  union: ({ options = [] }) => {
    const rows = (options as readonly Schema[]).map((row) => [nameOf(row), row] as const);
    return kindsOf(rows, (value) => rows.findIndex(([, row]) => typeof value === typeof startingPoint(row)));
  },
  nullable: ({ wrapped }) => kindsOf([['value', wrapped ?? {}], ['none', v.null()]], (value) => Number(value === null)),
};

/** A part that is of one of several kinds. */
export type Kinds = Extract<Control, { kind: 'kinds' }>;

function kindsOf(rows: readonly (readonly [name: string, shape: Shape])[], indexOf: (value: unknown) => number): Kinds {
  const kinds = rows.map(([name, shape], index): Kind => ({ name, shape, isOf: (value) => indexOf(value) === index }));
  return { kind: 'kinds', by: null, kinds };
}

/** The schema of a plain number among what an amount can be. */
function numberOf(schema: Shape): Shape {
  return (schema as Schema).getter?.(1) ?? {};
}

function fieldOf(key: string, shape: Shape): Field {
  const { type, default: fallback } = shape as Schema;
  return { key, shape, isOptional: OPTIONAL.includes(type), fallback };
}

/** The values of the field by which a row is told from others. */
function namesIn({ entries = {} }: Schema, by: string): unknown[] {
  const { literal, options = [literal] } = entries[by] ?? { type: '' };
  return [...options];
}

function fieldIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** What one of several things is called: ids by their table, rows by their fields, a value by itself. */
function nameOf(schema: Schema): string {
  const { literal, entries } = schema;
  if (entries) return Object.keys(entries).join(', ');
  return literal === undefined ? (metadataOf(schema).table ?? schema.type) : JSON.stringify(literal);
}

/** Something of the type that a schema is of. */
function startingPoint({ type, literal }: Schema): unknown {
  return { literal, strict_object: {}, string: '', number: 0 }[type];
}

function actionsOf({ pipe = [] }: Pick<Schema, 'pipe'>): readonly Action[] {
  return pipe.flatMap((action) => [action, ...actionsOf(action)]);
}

function checked(schema: Schema, type: string): number | undefined {
  const action = actionsOf(schema).find((each) => each.type === type);
  return typeof action?.requirement === 'number' ? action.requirement : undefined;
}

function metadataOf(schema: Schema | undefined): Names {
  return (schema && actionsOf(schema).find(({ type }) => type === 'metadata')?.metadata) ?? {};
}

function numberControl(schema: Schema): Control {
  const [least, most] = [checked(schema, 'min_value') ?? -Infinity, checked(schema, 'max_value') ?? Infinity];
  const isWhole = actionsOf(schema).some(({ type }) => type === 'safe_integer');
  return { kind: 'number', least, most, isWhole, isSquared: SQUARED.includes(schema) };
}

/** A row of a map is as long as the map is wide. */
function textControl(schema: Schema): Control {
  const { table } = metadataOf(schema);
  return table === undefined ? { kind: 'text', isLong: checked(schema, 'max_length') !== undefined } : { kind: 'id', table };
}

/** The kind of a part that a value is of; null for a value of none. */
export function kindOfValue({ kinds }: Kinds, value: unknown): Kind | null {
  return kinds.find(({ isOf }) => isOf(value)) ?? null;
}
