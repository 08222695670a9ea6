import * as v from 'valibot';
import type { Game } from '../../engine/Game';
import type { Content } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import { ProcgenService } from '../../procgen/ProcgenService';
import { PackFailure } from '../failures';
import { playRun, type RunSetup } from '../playRun';
import { Chronicler, type FloorRecord, metDigits, metRows } from './chronicle';

/** The bot and the limits of each run. */
export type RunLimits = Pick<RunSetup, 'bot' | 'turns' | 'begins'> & { readonly floors: number };

/** What is kept of each floor of a run: as in `FloorRecord`, but `arrival` and `lost` in percent, and not what the seed places again. */
export const COLUMNS = [
  'turns', 'arrival', 'lost', 'healing', 'seen', 'blows', 'harmless', 'xp', 'oilLeft', 'oilFound', 'oilSpared', 'oilSkills',
  'oilRest', 'oilWasted',
] as const satisfies readonly (keyof FloorRecord | 'oilSpared')[];
type Column = (typeof COLUMNS)[number];

/** How a run ends: as `failed` if its pack threw in the middle of it. */
export const ENDS = ['died', 'won', 'through', 'outOfTurns', 'failed'] as const;

/** A run by a bot; plain JSON and small, since a file of them may hold millions. */
export interface RunRecord {
  readonly seed: string;
  /** The floor that it began on; absent for the first. */
  readonly from?: number;
  readonly end: (typeof ENDS)[number];
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  /** The text key of the cause of death; of a failed run, the sentence that says why. */
  readonly cause: string | null;
  /** The hash of the final state. */
  readonly hash: number;
  /** For each floor that the run reached, from the one that it began on, a number for every column. */
  readonly floors: readonly (readonly number[])[];
  /** The rows met, as in `metDigits`. */
  readonly met: string;
}

/** What of a run says where and how it ended, and what each floor cost. */
export type Fate = Pick<RunRecord, 'from' | 'end' | 'floor' | 'floors'>;

/** Plays and records one seed, as far as its pack lets it. */
export function playForRecord(content: Content, seed: string, { bot, turns, floors, begins }: RunLimits): RunRecord {
  const chronicler = new Chronicler();
  let level = 1;
  const first = begins?.floor ?? 1;
  const onBegin = (events: readonly GameEvent[], game: Game): void => {
    chronicler.begin(events, game);
    level = game.state.hero.level;
  };
  const onEvents = (events: readonly GameEvent[], game: Game): void => {
    chronicler.onEvents(events, game);
    level = game.state.hero.level;
  };
  const until = ({ state }: Game): boolean => state.floor > floors;
  // In the order of the schema of records, by which farms write them, so that both write the same bytes.
  const recorded = ({ end, floor, turns, cause, hash }: Pick<RunRecord, 'end' | 'floor' | 'turns' | 'cause' | 'hash'>): RunRecord => {
    const visited = chronicler.visited.filter((each) => each.floor >= first && each.floor <= floors);
    const met = metDigits(metRows(content), chronicler.met);
    return { seed, ...(begins ? { from: first } : {}), end, floor, turns, level, cause, hash, floors: visited.map(rowOf), met };
  };
  try {
    const report = playRun(content, { seed, bot, turns, floors: new ProcgenService(content, seed), begins, onBegin, onEvents, until });
    const { floor, cause, hash } = report;
    const end = report.won ? 'won' : report.dead ? 'died' : floor > floors ? 'through' : 'outOfTurns';
    return recorded({ end, floor, turns: report.turns, cause, hash });
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
    const { place: { floor, turn = 0 }, message } = error;
    return recorded({ end: 'failed', floor, turns: turn, cause: message, hash: 0 });
  }
}

/** A floor's numbers, short: turns are mostly burnt as light, so that the few which are not take less room. */
export function rowOf(at: FloorRecord): number[] {
  const kept: Record<Column, number> = {
    ...at, arrival: Math.round(100 * at.arrival), lost: Math.round(100 * at.lost), oilSpared: at.turns - at.oilLight,
  };
  return COLUMNS.map((column) => kept[column]);
}

/** The floor that a run began on. */
export function firstFloorOf({ from = 1 }: Pick<RunRecord, 'from'>): number {
  return from;
}

/** The deepest floor of which a record tells; one less than the first, if it tells of none. */
export function deepestOf(record: Pick<Fate, 'from' | 'floors'>): number {
  return firstFloorOf(record) - 1 + record.floors.length;
}

/** What `rowOf` kept of the floor at this place of a record, from 0. */
export function floorAt({ from = 1, floors }: Pick<RunRecord, 'from' | 'floors'>, place: number): FloorRecord {
  const row = floors[place] ?? [];
  const at = { floor: from + place, oilLight: 0 } as FloorRecord & Record<Column, number>;
  COLUMNS.forEach((column, index) => { at[column] = row[index] ?? 0; });
  at.arrival /= 100;
  at.lost /= 100;
  at.oilLight = at.turns - at.oilSpared;
  return at;
}

/** The most that can be asked for, and so the most that a file or a farm can be about. */
export const MOST_FLOORS = 9999;
export const MOST_TURNS = 999_999_999;
export const MOST_SEEDS = 999_999_999;

/** A whole number in a range. */
export const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
