import type { Content } from '../../engine/content';
import { firstSeen, harmsOn, type Kinds } from './reach';
import type { FloorRecord } from '../runs/chronicle';
import type { SeedRecord } from '../runs/playSeed';
import type { FloorSurvey } from '../runs/survey';

/** A floor's difficulty. What is placed there is a mean over all seeds, what happened there over the runs that reached it. */
export interface CurveFloor {
  readonly floor: number;
  /** Whether it always has a certain vault, such as a boss's. */
  readonly boss: boolean;
  /** The number of runs that reached it. */
  readonly reached: number;
  /** Monsters placed there, and those that a run saw. */
  readonly monsters: number;
  readonly seen: number;
  /** Per monster as placed there, including its depth and elite bonuses. */
  readonly hp: number;
  readonly power: number;
  /** Elites per hundred monsters. */
  readonly eliteShare: number;
  readonly traps: number;
  /** The kinds of harm that can occur: statuses, hazards, traps. */
  readonly effects: number;
  readonly items: number;
  /** The HP that all healing items found there restore. */
  readonly healing: number;
  /** Damage taken as a fraction of max HP. */
  readonly lost: number;
  readonly turns: number;
  readonly deaths: number;
  /** The fraction of all deaths. */
  readonly deathShare: number;
  /** The uses of each layout. */
  readonly layouts: Readonly<Record<string, number>>;
  /** The rows that appear there for the first time. */
  readonly first: Kinds;
}

/** A pack's difficulty by floor, and how its runs ended. */
export interface Curve {
  readonly pack: string;
  readonly bot: string;
  readonly seeds: number;
  readonly turns: number;
  /** Fractions of all runs. `through`: passed the last measured floor. */
  readonly won: number;
  readonly died: number;
  readonly through: number;
  /** The deaths by cause, most frequent first. */
  readonly causes: Readonly<Record<string, number>>;
  readonly floors: readonly CurveFloor[];
}

/** Summarizes the records of a pack's seeds. */
export function curveOf(content: Content, records: readonly SeedRecord[], run: { bot: string; turns: number; floors: number }): Curve {
  const share = (end: SeedRecord['end']): number => rounded(records.filter((record) => record.end === end).length / records.length, 4);
  const firsts = firstSeen(content, run.floors);
  return {
    pack: content.id,
    bot: run.bot,
    seeds: records.length,
    turns: run.turns,
    won: share('won'),
    died: share('died'),
    through: share('through'),
    causes: causesOf(records),
    floors: firsts.map((first, index) => floorOf(content, records, { floor: index + 1, first })),
  };
}

function floorOf(content: Content, records: readonly SeedRecord[], { floor, first }: { floor: number; first: Kinds }): CurveFloor {
  const surveys = records.flatMap((record) => record.survey.filter((each) => each.floor === floor));
  const played = records.flatMap((record) => record.floors.filter((each) => each.floor === floor));
  const dead = records.filter((record) => record.end === 'died');
  const deaths = dead.filter((record) => record.floor === floor).length;
  const monsters = sum(surveys, (each) => each.monsters);
  const placed = (what: (each: FloorSurvey) => number): number => rounded(sum(surveys, what) / surveys.length, 2);
  const lived = (what: (each: FloorRecord) => number, digits: number): number => rounded(sum(played, what) / Math.max(1, played.length), digits);
  const each = (what: (each: FloorSurvey) => number): number => rounded(sum(surveys, what) / Math.max(1, monsters), 2);
  return {
    floor,
    boss: content.vaults.arenas.weights(floor).length > 0,
    reached: played.length,
    monsters: placed((one) => one.monsters),
    seen: lived((one) => one.seen, 2),
    hp: each((one) => one.hp),
    power: each((one) => one.power),
    eliteShare: rounded((100 * sum(surveys, (one) => one.elites)) / Math.max(1, monsters), 1),
    traps: placed((one) => one.traps),
    effects: harmsOn(content, floor).length,
    items: placed((one) => one.items),
    healing: lived((one) => one.healing, 1),
    lost: lived((one) => one.lost, 4),
    turns: lived((one) => one.turns, 1),
    deaths,
    deathShare: rounded(deaths / Math.max(1, dead.length), 4),
    layouts: tally(surveys.map(({ layout }) => layout)),
    first,
  };
}

function causesOf(records: readonly SeedRecord[]): Record<string, number> {
  const causes = tally(records.flatMap(({ cause }) => cause ?? []));
  return Object.fromEntries(Object.entries(causes).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

/** The count of each name, in alphabetical order. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function sum<T>(list: readonly T[], what: (one: T) => number): number {
  return list.reduce((total, one) => total + what(one), 0);
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
