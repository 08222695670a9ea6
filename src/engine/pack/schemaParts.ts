import * as v from 'valibot';
import { curveErrors, type Amount, type CurvePoints, type CurveRow } from '../core/floorCurve';
import { ID, ID_RULE, isCommonName } from '../core/id';
import { isRecord } from '../core/isRecord';
import type { Home } from './packPlaces';
import { MOST, RANGES, type Range } from './ranges';

/* Building blocks of the pack schemas. A message completes the sentence "... is not <message>"; that of a raw check is a clause of its own. */

/** Separates a row's field names in the message about an unknown field. */
export const BETWEEN_FIELDS = ', ';

const wholeIn = ([least, most]: Range): v.GenericSchema<number> => {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));
};

const byRange = <T>(make: (range: keyof typeof RANGES) => T): Readonly<Record<keyof typeof RANGES, T>> =>
  Object.fromEntries(Object.keys(RANGES).map((name) => [name, make(name as keyof typeof RANGES)])) as Record<keyof typeof RANGES, T>;

/** Number schemas, by name of the range. */
export const num = byRange((name) => wholeIn(RANGES[name]));

/** Curve schemas, by name of the range that limits their values. */
export const curve = byRange((name): v.GenericSchema<CurveRow> => {
  const limits = { points: MOST.points, floor: RANGES.floor[1], value: RANGES[name][1] };
  return v.pipe(
    v.custom<CurveRow>((value) => value !== undefined, 'a list of [floor, value] points'),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const error of dataset.typed ? curveErrors(dataset.value, limits) : []) addIssue({ message: error });
    }),
  );
});

/** A number from 1, or a curve whose values are such numbers on all floors. */
export const amount: v.GenericSchema<Amount> = v.lazy((value) => (typeof value === 'object' ? amounts : num.amount));

const amounts = v.pipe(
  curve.amount,
  v.check((row) => curveErrors(row).length > 0 || isPositive('linear' in row ? row.linear : row), 'a curve with a value of at least 1 on every floor'),
);

function isPositive(points: CurvePoints): boolean {
  return (points[0]?.[0] ?? Infinity) <= 1 && points.every(([, value]) => value > 0);
}

/** A row with these fields and no others. */
export function rowOf<const T extends v.ObjectEntries>(entries: T, what: string): v.StrictObjectSchema<T, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return Object.keys(entries).join(BETWEEN_FIELDS);
    const missing = received === 'undefined' ? entries[expected.slice(1, -1)] : undefined;
    return missing ? expectedBy(missing) : what;
  });
}

/** A schema's own message about what it expects. */
function expectedBy(schema: v.ObjectEntries[string]): string {
  return v.safeParse(schema, undefined).issues?.[0].message ?? '';
}

type ListOf<T extends v.GenericSchema> = v.GenericSchema<readonly v.InferInput<T>[], readonly v.InferOutput<T>[]>;

/** A list with a maximum length. */
export const listOf = <T extends v.GenericSchema>(row: T, what: string, most: number): ListOf<T> =>
  v.pipe(v.array(row, what), v.maxLength(most, `${what}, at most ${most}`));

/** An id that a row gives to something. */
export const id = v.pipe(v.string('an id'), v.regex(ID, `an id: ${ID_RULE}`), v.check((text) => !isCommonName(text), `an id: ${ID_RULE}`));

/** The id of a row in that table; `referenceErrors` checks that it is there. */
export const idOf = (table: Home) => v.pipe(id, v.metadata({ table }));

const key = v.pipe(v.string(), v.regex(ID, `an id: ${ID_RULE}`));

/** Where the ids of a table's rows are from: those of another table, except in rows with the field `unless`, which give a name of their own. */
interface Names {
  readonly table?: Home;
  readonly unless?: string;
}

type RowsOf<T extends v.GenericSchema> = v.GenericSchema<Record<string, v.InferInput<T>>, Record<string, v.InferOutput<T>>>;

/** A table of rows by their ids. */
export const rowsOf = <T extends v.GenericSchema>(row: T, names: Names = {}): RowsOf<T> =>
  v.pipe(
    v.record(v.pipe(key, v.metadata({ ...names })), row, 'rows by id'),
    v.rawCheck(({ dataset, addIssue }) => {
      const many = dataset.typed ? Object.keys(dataset.value).length : 0;
      if (many > MOST.rows) addIssue({ message: `${many} rows are more than ${MOST.rows}` });
    }),
  );

/** An optional boolean, without and with a default. */
export const flag = v.exactOptional(v.boolean('true or false'));
export const flagOr = (fallback: boolean): v.GenericSchema<boolean | undefined, boolean> => v.optional(v.boolean('true or false'), fallback);

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));

export const colour = matching(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f');

/** A sprite name; `spriteErrors` checks that the atlas has it. */
export const sprite = matching(/^[a-z][a-zA-Z0-9_-]{0,39}(\/[a-z][a-zA-Z0-9_-]{0,39})?$/, 'the name of a sprite, such as orc/idle');

export const glyph = matching(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\u{10000}-\u{10FFFF}]$/u, 'one character');

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
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
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

function namesIn(part: Part): Names {
  return v.getMetadata(asSchema(part));
}

const asSchema = (part: Part): v.GenericSchema => part as unknown as v.GenericSchema;
