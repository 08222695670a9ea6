import * as v from 'valibot';
import { ID, ID_RULE } from '../core/id';
import { type Home, MOST } from './ranges';

/*
 * Rows, lists and tables in the schemas of packs. A message completes the sentence "... is not <message>"; that of a raw check is
 * a clause of its own.
 */

/** Separates a row's field names in the message about an unknown field. */
export const BETWEEN_FIELDS = ', ';

type RowOf<T extends v.ObjectEntries> = v.StrictObjectSchema<T, v.ErrorMessage<v.StrictObjectIssue>>;

/** A row with these fields and no others. */
export function rowOf<const T extends v.ObjectEntries>(entries: T, what: string): RowOf<T> {
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

const key = v.pipe(v.string(), v.regex(ID, `an id: ${ID_RULE}`));

/** Where the ids of a table's rows are from. */
export interface Names {
  /** The table that they are of; without it they are the rows' own. */
  readonly table?: Home;
  /** The field of rows whose id is a name of their own after all. */
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

/** A boolean with a default. */
export const flagOr = (fallback: boolean): v.GenericSchema<boolean | undefined, boolean> => {
  return v.optional(v.boolean('true or false'), fallback);
};

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));

export const colour = matching(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f');

/** A sprite name; `spriteErrors` checks that the atlas has it. */
export const sprite = matching(/^[a-z][a-zA-Z0-9_-]{0,39}(\/[a-z][a-zA-Z0-9_-]{0,39})?$/, 'the name of a sprite, such as orc/idle');

export const glyph = matching(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\u{10000}-\u{10FFFF}]$/u, 'one character');

/* Whether a type and what a schema reads agree, asked of the compiler. */

type Fields<T> = { readonly [K in keyof T]: T[K] };

export type IsSame<A, B> = [Fields<A>] extends [Fields<B>] ? ([Fields<B>] extends [Fields<A>] ? true : false) : false;

/** The names of the fields of `A` that `B` lacks or has of another type. */
export type Differing<A, B> = { [K in keyof A]-?: K extends keyof B ? (IsSame<A[K], B[K]> extends true ? never : K) : K }[keyof A];

/** Compiles only where there is no name; the compiler's error shows those there are. */
export type None<Name extends never> = Name;
