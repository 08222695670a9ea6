import { MOST_FLOORS, MOST_SEEDS, MOST_TURNS } from '../../lab/runs/RunRecord';

/** What can be compared: the runs won, deaths on some floors, or the HP lost there. */
export const COMPARED = ['won', 'hazard', 'lost'] as const;

export type Compared = (typeof COMPARED)[number];

/** How runs are to be played and compared. */
export interface RunSettings {
  /** The first seed, and how many. */
  readonly first: number;
  readonly count: number;
  /** A bot's name, perhaps with changes of its weights. */
  readonly bot: string;
  /** The turns after which a run is given up. */
  readonly turns: number;
  /** The floor on which runs begin, and the last one; null for that of the longest pack. */
  readonly from: number;
  readonly last: number | null;
  readonly workers: number;
  /** Whether the pack from before the changes is played as well. */
  readonly isBeside: boolean;
  /** What is compared, and on which floors; the runs won are of no floor. */
  readonly compared: Compared;
  readonly on: readonly [first: number, last: number];
  /** The difference that matters, in percentage points. */
  readonly detect: number;
}

/** The floors that are asked about, none of them above the one on which runs begin. */
export function playedFloors({ from, on: [first, last] }: Pick<RunSettings, 'from' | 'on'>): [first: number, last: number] {
  return [Math.max(from, first), Math.max(from, last)];
}

/** The ranges of the whole numbers among them. */
export const RANGES = {
  first: [1, MOST_SEEDS], count: [1, 1_000_000], turns: [1, MOST_TURNS], from: [1, MOST_FLOORS], last: [1, MOST_FLOORS],
  workers: [1, 64], detect: [1, 50],
} as const satisfies Partial<Record<keyof RunSettings, readonly [number, number]>>;

/** Bots that are asked for most; others are called by their names. */
export const USUAL_BOTS = ['fighter', 'bold', 'careful', 'diver', 'hoarder', 'pacifist', 'random'] as const;

/** The settings to begin with. @param cores of the machine */
export function usualSettings(cores: number): RunSettings {
  return {
    first: 1, count: 400, bot: 'fighter', turns: 20_000, from: 1, last: null, workers: Math.min(64, Math.max(1, cores - 1)),
    isBeside: false, compared: 'won', on: [1, 1], detect: 3,
  };
}
