import * as v from 'valibot';
import { type Amount, curveErrors, type CurvePoints, type CurveRow } from '../core/floorCurve';
import { ID, ID_RULE, isCommonName } from '../core/id';

/** The least and the greatest allowed value, inclusive. */
export type Range = readonly [least: number, most: number];

/** dx^2 + dy^2 across the largest map, so that a range can always cover all of it. */
const ALL_OF_A_FLOOR = 40_000;

/**
 * Ranges of numbers, by what they count: generous, but no floor or turn takes for ever, no sum exceeds 32 bits, no draw the
 * generator's limit.
 */
export const RANGES = {
  hp:         [1, 9_999],
  points:     [0, 999],
  /** A status's change to a stat. */
  change:     [-999, 999],
  xp:         [0, 9_999],
  percent:    [0, 100],
  /** Percent that may exceed 100. */
  share:      [0, 1_000],
  speed:      [10, 1_000],
  radius:     [1, 60],
  steps:      [0, 60],
  shine:      [0, 12],
  turns:      [1, 9_999],
  windup:     [1, 9],
  /** dx^2 + dy^2. */
  range:      [0, ALL_OF_A_FLOOR],
  cloud:      [0, 400],
  cells:      [1, 200],
  /** The length or radius of an area. */
  area:       [1, 12],
  amount:     [1, 9_999],
  uses:       [1, 99],
  summoned:   [1, 20],
  company:    [0, 20],
  allies:     [1, 8],
  level:      [2, 99],
  offers:     [1, 6],
  worth:      [1, 100_000],
  oil:        [1, 100_000],
  floor:      [1, 999],
  deeper:     [0, 99],
  room:       [1, 60],
  inset:      [0, 10],
  rounds:     [1, 12],
  /* Values of curves. */
  side:       [0, 120],
  attempts:   [0, 200],
  weight:     [0, 9_999],
  population: [0, 100],
  places:     [0, 20],
  danger:     [0, 999_999],
  xpNeed:     [1, 999_999],
  wanderers:  [0, 9_999],
} as const satisfies Readonly<Record<string, Range>>;

/** Limits on counts in a pack. */
export const MOST = {
  /** Rows per table, and entries per list of ids. */
  rows: 200,
  /** Tiles, whose indices are one byte. */
  tiles: 256,
  effects: 12,
  abilities: 12,
  deaths: 6,
  companions: 12,
  start: 26,
  /** Shapes of a tile, sprites in place of one, notes of a chord. */
  shapes: 12,
  /** Points per curve. */
  points: 200,
  /** Rows and columns of a vault's map. */
  vault: 60,
  legend: 60,
  /** Cells of the maps of all vaults together. */
  vaultCells: 20_000,
  /** Cells of a map: width times height. */
  cells: 10_000,
} as const;

/* The schemas of values. A message completes the sentence "... is not <message>"; that of a raw check is a clause of its own. */

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
  v.check(
    (row) => curveErrors(row).length > 0 || isPositive('linear' in row ? row.linear : row),
    'a curve with a value of at least 1 on every floor',
  ),
);

function isPositive(points: CurvePoints): boolean {
  return (points[0]?.[0] ?? Infinity) <= 1 && points.every(([, value]) => value > 0);
}

/** An id that a row gives to something. */
export const id = v.pipe(v.string('an id'), v.regex(ID, `an id: ${ID_RULE}`), v.check((text) => !isCommonName(text), `an id: ${ID_RULE}`));

/** Tables that ids refer to; `slots` are those of all wearable items. */
export type Home =
  | 'breeds' | 'itemKinds' | 'affixes' | 'statuses' | 'tiles' | 'slots' | 'layouts' | 'hazards'
  | 'elites.kinds' | 'traps.kinds' | 'vaults.kinds' | 'appearances' | 'heroes' | 'talents';

/** The id of a row in that table; `referenceErrors` checks that it is there. */
export const idOf = (table: Home) => v.pipe(id, v.metadata({ table }));

/** An optional boolean. */
export const flag = v.exactOptional(v.boolean('true or false'));
