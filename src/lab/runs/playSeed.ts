import type { Content } from '../../engine/content';
import { ProcgenService } from '../../procgen/ProcgenService';
import { play, type Play } from '../play';
import { Chronicler, type FloorRecord } from './chronicle';
import { metDigits, metRows } from './metRows';

/** The bot and the limits of each run. */
export type RunLimits = Pick<Play, 'bot' | 'turns'> & { readonly floors: number };

/** What is kept of each floor of a run: as in `FloorRecord`, but `arrival` and `lost` in percent. What the seed placed there can be made anew. */
export const COLUMNS = [
  'turns', 'arrival', 'lost', 'healing', 'seen', 'blows', 'harmless', 'xp', 'oilLeft', 'oilFound', 'oilSpared', 'oilSkills', 'oilRest', 'oilWasted',
] as const satisfies readonly (keyof FloorRecord | 'oilSpared')[];
type Column = (typeof COLUMNS)[number];

/** A run by a bot; plain JSON and small, since a file of them may hold millions. */
export interface SeedRecord {
  readonly seed: string;
  readonly end: 'died' | 'won' | 'through' | 'outOfTurns';
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  /** The text key of the cause of death. */
  readonly cause: string | null;
  /** The hash of the final state. */
  readonly hash: number;
  /** For each floor that the run reached, from the first, a number for every column. */
  readonly floors: readonly (readonly number[])[];
  /** The rows met, as in `metDigits`. */
  readonly met: string;
}

/** Plays and records one seed. */
export function playSeed(content: Content, seed: string, { bot, turns, floors }: RunLimits): SeedRecord {
  const chronicler = new Chronicler();
  const report = play(content, {
    seed,
    bot,
    turns,
    floors: new ProcgenService(content, seed),
    onEvents: (events, game) => { chronicler.onEvents(events, game); },
    until: ({ state }) => state.floor > floors,
  });
  const { floor, level, cause, hash } = report;
  const end = report.won ? 'won' : report.dead ? 'died' : floor > floors ? 'through' : 'outOfTurns';
  const visited = chronicler.visited.filter((each) => each.floor <= floors);
  const met = metDigits(metRows(content), chronicler.met);
  return { seed, end, floor, turns: report.turns, level, cause, hash, floors: visited.map(rowOf), met };
}

/** A floor's numbers, short: turns are mostly burnt as light, so that the few which are not take less room. */
export function rowOf(at: FloorRecord): number[] {
  const kept: Record<Column, number> = { ...at, arrival: Math.round(100 * at.arrival), lost: Math.round(100 * at.lost), oilSpared: at.turns - at.oilLight };
  return COLUMNS.map((column) => kept[column]);
}

/** What `rowOf` kept of the floor at this place of a record, from 0. */
export function floorAt({ floors }: Pick<SeedRecord, 'floors'>, place: number): FloorRecord {
  const row = floors[place] ?? [];
  const at = { floor: place + 1, oilLight: 0 } as FloorRecord & Record<Column, number>;
  COLUMNS.forEach((column, index) => { at[column] = row[index] ?? 0; });
  at.arrival /= 100;
  at.lost /= 100;
  at.oilLight = at.turns - at.oilSpared;
  return at;
}
