import type { Content } from '../../engine/content';
import { openFloor } from '../../engine/floor/openFloor';
import { ProcgenService } from '../../procgen/ProcgenService';
import { unlessFailed } from '../failures';
import { floorsIn } from '../floorsOf';
import { reportOf } from '../floorReports';
import { firstFloorOf, floorAt, type RunRecord } from '../runs/RunRecord';
import type { Header } from '../runs/header';
import { type FloorRecord, isMet, metRows, rowsInOrder } from '../runs/chronicle';
import { type Best, bestOf, type Estimate, Mean, shareOf, survivalOf } from '../statistics/intervals';
import { firstSeen, harmsOn, type Kinds } from './reach';

/** A floor's difficulty: what a few of the seeds place there, and what happened in the runs that reached it. */
export interface CurveFloor extends Placed {
  readonly floor: number;
  /** Whether it always has a certain vault, such as a boss's. */
  readonly boss: boolean;
  /** The number of runs that reached it: those at risk. */
  readonly reached: number;
  /** The share of them that died there: the curve of difficulty (Isaksen and Nealen 2015). */
  readonly hazard: Estimate;
  /** The share of those who came there that die there, by cause of death, most frequent first. */
  readonly causes: Readonly<Record<string, Estimate>>;
  /** The share of all runs alive after it. */
  readonly survival: Estimate;
  /** HP on arrival and damage taken there, as fractions of max HP. */
  readonly arrival: Estimate;
  /** The share of attacks on the player that take less than 2 % of max HP. */
  readonly harmless: Estimate;
  readonly lost: Estimate;
  readonly turns: Estimate;
  /** The HP that all healing items found there restore. */
  readonly healing: Estimate;
  /** Monsters that a run saw. */
  readonly seen: Estimate;
  /** Experience gained there. */
  readonly xp: Estimate;
  /** Turns of oil: in the lantern on arrival, in the flasks picked up; burnt as light, by skills, by rest; lost above a full lantern. */
  readonly oilLeft: Estimate;
  readonly oilFound: Estimate;
  readonly oilLight: Estimate;
  readonly oilSkills: Estimate;
  readonly oilRest: Estimate;
  readonly oilWasted: Estimate;
  /** The kinds of harm that can occur: statuses, hazards, traps; null if the rows are not known. */
  readonly effects: number | null;
  readonly deaths: number;
  /** Of all deaths. */
  readonly deathShare: Estimate;
  /** The rows that appear there for the first time. */
  readonly first: Kinds;
}

/** What a player chose: in what share of all runs, and the share of those that won. */
interface Chosen {
  readonly taken: Estimate;
  readonly won: Estimate;
}

/** The tables of what a player chooses for good. */
const CHOSEN = ['heroes', 'talents'] as const;
type ChosenTable = (typeof CHOSEN)[number];

/** A pack's difficulty by floor, and how its runs ended. */
export interface Curve {
  readonly pack: string;
  readonly bot: string;
  /** The floor that the runs began on: there is nothing to tell of those above. */
  readonly from: number;
  /** How many. */
  readonly seeds: number;
  readonly turns: number;
  /** Shares of all runs. `through`: passed the last measured floor. */
  readonly won: Estimate;
  readonly died: Estimate;
  readonly through: Estimate;
  /** How many runs their pack broke; they count as cut short. */
  readonly failed: number;
  readonly best: readonly Best[];
  /** The deaths by cause, most frequent first. */
  readonly causes: Readonly<Record<string, number>>;
  readonly floors: readonly CurveFloor[];
  /** Who was played, and what was learnt, by id. */
  readonly heroes: Readonly<Record<string, Chosen>>;
  readonly talents: Readonly<Record<string, Chosen>>;
}

/** What means are shown of. */
const MEANS =
  ['arrival', 'lost', 'turns', 'healing', 'seen', 'xp', 'oilLeft', 'oilFound', 'oilLight', 'oilSkills', 'oilRest', 'oilWasted'] as const;

/** The seeds whose floors are made anew to see what was placed there, which differs little from seed to seed. */
const SURVEYED = 60;

/** The numbers of runs whose best is told. */
const BEST_OF = [1, 3, 10];

/** What has been counted of a floor. */
class FloorTally {
  reached = 0;
  /** The runs that ended there, by death or otherwise. */
  ended = 0;
  readonly deaths = new Map<string, number>();
  readonly means = Object.fromEntries(MEANS.map((column) => [column, new Mean()])) as Record<(typeof MEANS)[number], Mean>;
  readonly sums = { blows: 0, harmless: 0 };

  add(at: FloorRecord): void {
    this.reached++;
    for (const column of MEANS) this.means[column].add(at[column]);
    this.sums.blows += at.blows;
    this.sums.harmless += at.harmless;
  }
}

/** Adds up the runs of a pack as they come, however many. */
export class CurveTally {
  private readonly floors: FloorTally[];
  private readonly ends = { died: 0, won: 0, through: 0, outOfTurns: 0, failed: 0 };
  private seeds = 0;
  private readonly surveyed: string[] = [];
  private readonly from: number;
  private readonly chosen: { readonly table: string; readonly id: string; readonly place: number; taken: number; won: number }[];

  constructor(
    private readonly content: Content,
    private readonly run: Pick<Header, 'bot' | 'turns' | 'floors' | 'begins'> & Partial<Pick<Header, 'tables'>>,
  ) {
    this.from = run.begins?.floor ?? 1;
    const rows = rowsInOrder(run.tables ?? metRows(content)).map((row, place) => ({ ...row, place, taken: 0, won: 0 }));
    this.chosen = rows.filter(({ table }) => CHOSEN.some((each) => each === table));
    this.floors = Array.from({ length: floorsIn(content, run.floors) }, () => new FloorTally());
  }

  add(record: RunRecord): void {
    this.seeds++;
    if (this.surveyed.length < SURVEYED) this.surveyed.push(record.seed);
    this.ends[record.end]++;
    for (const each of this.chosen.filter(({ place }) => isMet(record.met, place))) {
      each.taken++;
      if (record.end === 'won') each.won++;
    }
    record.floors.map((_, place) => floorAt(record, place)).forEach((at) => this.floors[at.floor - 1]?.add(at));
    // A run that came through ended below the last floor, which was the last it is known of; one that went up, on the first of those.
    const last = this.floors[Math.min(Math.max(record.floor, firstFloorOf(record)), this.floors.length) - 1];
    if (!last) return;
    last.ended++;
    if (record.end === 'died') count(last.deaths, record.cause ?? '');
  }

  /** The curve of the runs so far; if they were not played with the content's rows, without what these would place. */
  read(isOfTheseRows = true): Curve {
    const { content, run, from, seeds, ends } = this;
    const ended = this.floors.map((floor) => floor.ended);
    const told = this.floors.slice(from - 1);
    const placed = placedBy(content, isOfTheseRows ? this.surveyed : [], told.map((_, index) => from + index));
    const survival = survivalOf(told.map((floor) => ({ arrivals: floor.reached, deaths: sum(floor.deaths) })));
    return {
      pack: content.id,
      bot: run.bot,
      from,
      seeds,
      turns: run.turns,
      won: shareOf(ends.won, seeds),
      died: shareOf(ends.died, seeds),
      through: shareOf(ends.through, seeds),
      failed: ends.failed,
      best: BEST_OF.map((of) => bestOf(of, ended, ends.won)),
      causes: sorted(this.floors.flatMap(({ deaths }) => [...deaths])),
      floors: firstSeen(content, this.floors.length).slice(from - 1).map((first, index) => ({
        ...this.floorOf(from + index), ...(placed[index] as Placed), survival: survival[index] as Estimate,
        effects: isOfTheseRows ? harmsOn(content, from + index).length : null, first,
      })),
      heroes: this.chosenFrom('heroes'),
      talents: this.chosenFrom('talents'),
    };
  }

  private chosenFrom(table: ChosenTable): Record<string, Chosen> {
    const rows = this.chosen.filter((each) => each.table === table);
    return Object.fromEntries(rows.map(({ id, taken, won }) => [id, { taken: shareOf(taken, this.seeds), won: shareOf(won, taken) }]));
  }

  private floorOf(floor: number): Omit<CurveFloor, keyof Placed | 'survival' | 'effects' | 'first'> {
    const { content, ends } = this;
    const { reached, deaths, means, sums } = this.floors[floor - 1] as FloorTally;
    const causes = Object.entries(sorted([...deaths])).map(([cause, died]) => [cause, shareOf(died, reached)]);
    const estimates = MEANS.map((column) => [column, means[column].estimate()] as const);
    const measured = Object.fromEntries(estimates) as Record<(typeof MEANS)[number], Estimate>;
    return {
      floor,
      boss: content.vaults.arenas.weights(floor).length > 0,
      reached,
      hazard: shareOf(sum(deaths), reached),
      causes: Object.fromEntries(causes) as Record<string, Estimate>,
      ...measured,
      harmless: shareOf(sums.harmless, sums.blows),
      deaths: sum(deaths),
      deathShare: shareOf(sum(deaths), ends.died),
    };
  }
}

function count<T>(counts: Map<T, number>, what: T): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function sum(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((total, each) => total + each, 0);
}

/** Counts of the same name added up, the most first, then by name. */
function sorted(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, each] of counts) sums.set(name, (sums.get(name) ?? 0) + each);
  return Object.fromEntries([...sums].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

/** What seeds place on a floor, before anything happens there. */
interface Placed {
  readonly monsters: Estimate;
  /** Per monster, including its depth and elite bonuses. */
  readonly hp: number;
  readonly power: number;
  /** Elites per hundred monsters. */
  readonly eliteShare: number;
  readonly traps: Estimate;
  readonly items: Estimate;
  /** The uses of each layout. */
  readonly layouts: Readonly<Record<string, number>>;
}

/** What these seeds place on some floors, one by one; floors that the pack fails to make are left out. */
function placedBy(content: Content, seeds: readonly string[], floors: readonly number[]): Placed[] {
  const services = seeds.map((seed) => ({ seed, service: new ProcgenService(content, seed) }));
  return floors.map((floor) => placedOn(content, services, floor));
}

function placedOn(
  content: Content, services: readonly { readonly seed: string; readonly service: ProcgenService }[], number: number,
): Placed {
  const monsters = new Mean();
  const traps = new Mean();
  const items = new Mean();
  const sums = { monsters: 0, hp: 0, power: 0, elites: 0 };
  const layouts: Record<string, number> = {};
  for (const { seed, service } of services) {
    const report = unlessFailed([], () => reportOf(content, { seed, floor: number, service }));
    if (!report) continue;
    const { plan, layout } = report;
    const { floor } = openFloor(content, { nextId: 1 }, plan);
    layouts[layout] = (layouts[layout] ?? 0) + 1;
    monsters.add(floor.actors.length);
    traps.add(floor.traps.length);
    items.add(floor.items.length);
    for (const { maxHp, power, elite } of floor.actors) {
      sums.monsters++;
      sums.hp += maxHp;
      sums.power += power;
      if (elite.length > 0) sums.elites++;
    }
  }
  const all = Math.max(1, sums.monsters);
  return {
    monsters: monsters.estimate(), hp: sums.hp / all, power: sums.power / all, eliteShare: (100 * sums.elites) / all,
    traps: traps.estimate(), items: items.estimate(), layouts,
  };
}
