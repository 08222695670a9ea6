import * as v from 'valibot';
import { MOST_FLOORS, MOST_SEEDS, MOST_TURNS } from '../../lab/runs/RunRecord';
import { MOST_LOST } from '../../lab/changes/search';
import { COMPARED, usualSettings } from '../runs/settings';

/** Whole numbers of the settings with their least and greatest. */
export const TUNE_RANGES = {
  first: [1, MOST_SEEDS], each: [2, 100_000], measured: [10, 1_000_000], turns: [1, MOST_TURNS], workers: [1, 64], by: [1, 99],
  from: [1, MOST_FLOORS], last: [1, MOST_FLOORS],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

const whole = ([least, most]: readonly [number, number]) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const floor = whole(TUNE_RANGES.last);
const floors = v.pipe(v.tuple([floor, floor]), v.check(([first, last]) => first <= last));

/** How rows are screened and tuned; plain JSON, since it is kept. */
export const settingsSchema = v.object({
  bot: v.string(),
  /** The bot that confirms what the first has found. */
  second: v.string(),
  first: whole(TUNE_RANGES.first),
  /** Runs of each arm, and those that measure what is there now. */
  each: whole(TUNE_RANGES.each),
  measured: whole(TUNE_RANGES.measured),
  turns: whole(TUNE_RANGES.turns),
  workers: whole(TUNE_RANGES.workers),
  from: floor,
  /** The last floor of the runs; null for the deepest that is asked about. */
  last: v.nullable(floor),
  /** Percent by which rows are smaller and larger in a screening. */
  by: whole(TUNE_RANGES.by),
  /** What is screened, and on which floors; the runs won are of no floor. */
  compared: v.picklist(COMPARED),
  on: floors,
  /** The names of the rows that may change; null for the usual ones. */
  rows: v.nullable(v.array(v.string())),
  /** The only floors on which they do; null for all. */
  only: v.nullable(floors),
  /** How many times smaller or larger some of them may get, by name. */
  most: v.record(v.string(), v.pipe(v.number(), v.gtValue(1), v.maxValue(99))),
  /** Whether targets are HP lost on floors instead of hazards; both as shares. */
  isLost: v.boolean(),
  targets: v.array(v.object({
    floor, value: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_LOST)), within: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  })),
});

export type TuneSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

/** The settings to begin with. @param cores of the machine */
export function usualTuning(cores: number): TuneSettings {
  const { bot, turns, workers } = usualSettings(cores);
  return {
    bot, second: 'bold', first: 1, each: 20, measured: 200, turns, workers, from: 1, last: null, by: 50, compared: 'hazard', on: [1, 1],
    rows: null, only: null, most: {}, isLost: false, targets: [],
  };
}
