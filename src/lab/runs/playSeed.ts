import type { Content } from '../../engine/content';
import { ProcgenService } from '../../procgen/ProcgenService';
import { play, type Play } from '../play';
import { Chronicler, type FloorRecord } from './chronicle';
import { metDigits, metRows } from './metRows';
import { surveyFloor, type FloorSurvey } from './survey';

/** The bot and the limits of each run. */
export type RunLimits = Pick<Play, 'bot' | 'turns'> & { readonly floors: number };

/** What is known of each floor of a run: what happened to the player there, and what the seed had placed there. */
export const COLUMNS = [
  'floor', 'turns', 'arrival', 'lost', 'healing', 'seen', 'blows', 'harmless', 'layout', 'monsters', 'hp', 'power', 'elites', 'traps', 'items', 'xp',
  'oilLeft', 'oilFound', 'oilLight', 'oilSkills', 'oilRest', 'oilWasted',
] as const satisfies readonly (keyof FloorRecord | keyof FloorSurvey)[];
export type Column = (typeof COLUMNS)[number];

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
  /** For every column a number for each floor that the run reached, from the top. */
  readonly floors: Readonly<Record<Column, readonly number[]>>;
  /** The rows met, as in `metDigits`. */
  readonly met: string;
}

/** Plays and records one seed. */
export function playSeed(content: Content, seed: string, { bot, turns, floors }: RunLimits): SeedRecord {
  const chronicler = new Chronicler();
  const service = new ProcgenService(content, seed);
  const report = play(content, {
    seed,
    bot,
    turns,
    floors: service,
    onEvents: (events, game) => { chronicler.onEvents(events, game); },
    until: ({ state }) => state.floor > floors,
  });
  const { floor, level, cause, hash } = report;
  const end = report.won ? 'won' : report.dead ? 'died' : floor > floors ? 'through' : 'outOfTurns';
  const visited = chronicler.visited.filter((each) => each.floor <= floors);
  const met = metDigits(metRows(content), chronicler.met);
  return { seed, end, floor, turns: report.turns, level, cause, hash, floors: columnsOf(content, service, visited), met };
}

function columnsOf(content: Content, service: ProcgenService, visited: readonly FloorRecord[]): SeedRecord['floors'] {
  const rows = visited.map((each) => ({ ...each, ...surveyFloor(content, service, each.floor) }));
  return Object.fromEntries(COLUMNS.map((column) => [column, rows.map((row) => short(row[column]))])) as Record<Column, number[]>;
}

/** To three decimals, which are enough for any fraction. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
