import * as v from 'valibot';
import { curveErrors, type CurveRow } from '../core/floorCurve';
import { ID, ID_RULE, isCommonName } from '../core/id';
import { MOST, RANGES, type Range } from './ranges';

/* What the schemas of a pack are put together from. A message ends the sentence "... is not <message>"; one of a raw check is a clause of its own. */

/** Joins the names of a row's fields in the message about one that it has not. */
export const BETWEEN_FIELDS = ', ';

const wholeIn = ([least, most]: Range): v.GenericSchema<number> => {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));
};

const byRange = <T>(make: (range: keyof typeof RANGES) => T): Readonly<Record<keyof typeof RANGES, T>> =>
  Object.fromEntries(Object.keys(RANGES).map((name) => [name, make(name as keyof typeof RANGES)])) as Record<keyof typeof RANGES, T>;

/** A number of each range, by its name. */
export const num = byRange((name) => wholeIn(RANGES[name]));

/** What stands in the schemas for a curve, whose points go up to a value of a range. */
export const curve = byRange((name): v.GenericSchema<CurveRow> => {
  const limits = { points: MOST.points, floor: RANGES.floor[1], value: RANGES[name][1] };
  return v.pipe(
    v.custom<CurveRow>((value) => value !== undefined, 'a list of [floor, value] points'),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const error of dataset.typed ? curveErrors(dataset.value, limits) : []) addIssue({ message: error });
    }),
  );
});

/** A row with these fields and no others. */
export function rowOf<const T extends v.ObjectEntries>(entries: T, what: string): v.StrictObjectSchema<T, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return Object.keys(entries).join(BETWEEN_FIELDS);
    const missing = received === 'undefined' ? entries[expected.slice(1, -1)] : undefined;
    return missing ? expectedBy(missing) : what;
  });
}

/** What a schema says that it takes. */
function expectedBy(schema: v.ObjectEntries[string]): string {
  return v.safeParse(schema, undefined).issues?.[0].message ?? '';
}

/** A list of at most so many. */
export const listOf = <T extends v.GenericSchema>(row: T, what: string, most: number): v.GenericSchema<readonly v.InferInput<T>[], readonly v.InferOutput<T>[]> => v.pipe(v.array(row, what), v.maxLength(most, `${what}, at most ${most}`));

/** An id as rows name it; whether it leads anywhere `referenceErrors` says. */
export const id = v.pipe(v.string('an id'), v.regex(ID, `an id: ${ID_RULE}`), v.check((text) => !isCommonName(text), `an id: ${ID_RULE}`));

const key = v.pipe(v.string(), v.regex(ID, `an id: ${ID_RULE}`));

/** A table of rows by their ids. */
export const rowsOf = <T extends v.GenericSchema>(row: T): v.GenericSchema<Record<string, v.InferInput<T>>, Record<string, v.InferOutput<T>>> =>
  v.pipe(
    v.record(key, row, 'rows by id'),
    v.rawCheck(({ dataset, addIssue }) => {
      const many = dataset.typed ? Object.keys(dataset.value).length : 0;
      if (many > MOST.rows) addIssue({ message: `${many} rows are more than ${MOST.rows}` });
    }),
  );

/** Yes or no, and what it is where nothing is said. */
export const flag = v.exactOptional(v.boolean('true or false'));
export const flagOr = (fallback: boolean): v.GenericSchema<boolean | undefined, boolean> => v.optional(v.boolean('true or false'), fallback);

export const colour = v.pipe(v.string('a colour such as #3f7f3f'), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f'));

/** Names of the atlas; whether it has them the interface says. */
export const sprite = v.pipe(v.string('the name of a sprite, such as orc/idle'), v.regex(/^[a-z][a-zA-Z0-9_-]{0,39}(\/[a-z][a-zA-Z0-9_-]{0,39})?$/, 'the name of a sprite, such as orc/idle'));

export const glyph = v.pipe(v.string('one character'), v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\u{10000}-\u{10FFFF}]$/u, 'one character'));
