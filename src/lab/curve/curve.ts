import type { Content } from '../../engine/content';
import { firstSeen, harmsOn, type Kinds } from './reach';
import type { FloorRecord } from './chronicle';
import type { SeedRecord } from './playSeed';
import type { FloorSurvey } from './survey';

/** How hard one floor is. Means over all seeds for what stands there, over the runs that came there for what happened. */
export interface CurveFloor {
  readonly floor: number;
  /** Whether a vault has to be there, as a boss's has. */
  readonly boss: boolean;
  /** Runs that came there. */
  readonly reached: number;
  /** Placed there, and how many of those a run saw. */
  readonly monsters: number;
  readonly seen: number;
  /** Of one monster as it stands there, strength by floor and elites counted in. */
  readonly hp: number;
  readonly power: number;
  /** Elites in a hundred monsters. */
  readonly eliteShare: number;
  readonly traps: number;
  /** Kinds of harm that can be met: statuses, hazards, traps. */
  readonly effects: number;
  readonly items: number;
  /** Hit points that the healing things found there give. */
  readonly healing: number;
  /** Damage taken as a share of the maximum of hit points. */
  readonly lost: number;
  readonly turns: number;
  readonly deaths: number;
  /** Of all deaths. */
  readonly deathShare: number;
  /** How often each layout was used. */
  readonly layouts: Readonly<Record<string, number>>;
  /** What the tables bring there for the first time. */
  readonly first: Kinds;
}

/** How hard a pack is, floor by floor, and how its runs ended. */
export interface Curve {
  readonly pack: string;
  readonly bot: string;
  readonly seeds: number;
  readonly turns: number;
  /** Shares of all runs. `through`: came out below the last floor asked for. */
  readonly won: number;
  readonly died: number;
  readonly through: number;
  /** How often each thing killed, the worst first. */
  readonly causes: Readonly<Record<string, number>>;
  readonly floors: readonly CurveFloor[];
}

/** Sums up the records of a pack's seeds. */
export function curveOf(content: Content, records: readonly SeedRecord[], asked: { bot: string; turns: number; floors: number }): Curve {
  const share = (end: SeedRecord['end']): number => rounded(records.filter((record) => record.end === end).length / records.length, 4);
  const firsts = firstSeen(content, asked.floors);
  return {
    pack: content.id,
    bot: asked.bot,
    seeds: records.length,
    turns: asked.turns,
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

/** How often each one stands there, in the order of the alphabet. */
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
