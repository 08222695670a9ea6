/** The least and the greatest allowed value, inclusive. */
export type Range = readonly [least: number, most: number];

/** dx^2 + dy^2 across the largest map, so that a range can always cover all of it. */
const ALL_OF_A_FLOOR = 40_000;

/** Ranges of numbers, by what they count: generous, but no floor or turn takes for ever, no sum exceeds 32 bits, no draw the generator's limit. */
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
