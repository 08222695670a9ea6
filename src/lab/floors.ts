import type { Content } from '../engine/content';
import { worthOf } from '../engine/rules/experience';
import type { RoomCount } from '../procgen/fill/fillByCounts';
import { ProcgenService, type FloorReport } from '../procgen/ProcgenService';
import { planErrors } from '../procgen/proof/planErrors';
import { command } from './Command';
import { contentById } from './contentById';
import { floorsOf } from './lastFloor';
import { seedCount, takes } from './options';
import { blaming, unlessFailed, withFailures } from './PackFailure';
import { table } from './table';

/** The number of rooms with 0, 1, 2, ... of something; of floors where counts are per floor. */
type Histograms = Readonly<Record<'monsters' | 'items', number[]>>;

/**
 * Statistics of one floor over many seeds: `counts` and `perRoom` of placed rows, `drawn` of attempted ones. The
 * histograms are over rooms, or over floors in packs that fill a floor as a whole. `affixes` only if there are any.
 */
export interface FloorStatistics {
  readonly floor: number;
  readonly rooms: { mean: number; min: number; max: number };
  readonly counts: Record<string, number>;
  affixes?: Record<string, number>;
  /** The experience that a floor's monsters are worth when it is made: the 10th, 50th and 90th of a hundred floors, least first. */
  xp: readonly [p10: number, p50: number, p90: number];
  readonly drawn: Histograms;
  readonly perRoom: Histograms;
  invalid: number;
  /** Rejected layouts. */
  rejected: number;
  msPerFloor: number;
  /** Why floors could not be made, a sentence each; only if there are any. */
  failures?: string[];
}

/** A floor of a seed with its statistics; a pack that fails to make it is a `PackFailure`. */
export function reportOf({ id: pack }: Content, { seed, floor, service }: { seed: string; floor: number; service: ProcgenService }): FloorReport {
  return blaming(() => ({ pack, seed, floor }), () => service.report(floor));
}

/** Generates a floor for the seeds '1' .. 'n' and counts; those that the pack fails to make are invalid, and in nothing else. */
export function floorStatistics(content: Content, floor: number, seeds: number): FloorStatistics {
  const statistics = empty(floor);
  const worths: number[] = [];
  const failures: string[] = [];
  let rooms = 0;
  let ms = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const service = new ProcgenService(content, String(seed));
    const start = performance.now();
    const report = unlessFailed(failures, () => reportOf(content, { seed: String(seed), floor, service }));
    if (!report) continue;
    ms += performance.now() - start;
    rooms += report.rooms;
    worths.push(worthOfPlan(content, report.plan));
    count(statistics, report);
    if (planErrors(report.plan, content).length > 0) statistics.invalid++;
  }
  statistics.xp = tenths(worths);
  statistics.rooms.mean = round(rooms / worths.length);
  statistics.msPerFloor = round(ms / worths.length);
  statistics.invalid += failures.length;
  if (failures.length > 0) statistics.failures = failures;
  return statistics;
}

function empty(floor: number): FloorStatistics {
  const histograms = (): Histograms => ({ monsters: [], items: [] });
  const rooms = { mean: 0, min: Infinity, max: 0 };
  return { floor, rooms, counts: {}, drawn: histograms(), perRoom: histograms(), xp: [0, 0, 0], invalid: 0, rejected: 0, msPerFloor: 0 };
}

function worthOfPlan(content: Content, { number, monsters }: FloorReport['plan']): number {
  return monsters.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, number), 0);
}

function tenths(values: readonly number[]): FloorStatistics['xp'] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (percent: number): number => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  return [at(10), at(50), at(90)];
}

function count(statistics: FloorStatistics, { plan, perRoom, rooms, rejected }: FloorReport): void {
  const { counts } = statistics;
  statistics.rooms.min = Math.min(statistics.rooms.min, rooms);
  statistics.rooms.max = Math.max(statistics.rooms.max, rooms);
  statistics.rejected += rejected;
  for (const { id } of [...plan.monsters, ...plan.items]) counts[id] = (counts[id] ?? 0) + 1;
  for (const id of plan.items.flatMap(({ affixes }) => affixes)) {
    statistics.affixes ??= {};
    statistics.affixes[id] = (statistics.affixes[id] ?? 0) + 1;
  }
  for (const what of ['monsters', 'items'] as const) {
    tally(statistics.drawn[what], perRoom[what], 'drawn');
    tally(statistics.perRoom[what], perRoom[what], 'placed');
  }
}

function tally(histogram: number[], rooms: readonly RoomCount[], which: keyof RoomCount): void {
  for (const room of rooms) {
    while (histogram.length <= room[which]) histogram.push(0);
    histogram[room[which]] = (histogram[room[which]] ?? 0) + 1;
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

const OPTIONS = { ...takes('pack', 'floors'), seeds: seedCount('1000') };

export const floors = command('floors', 'what the tables of a pack generate', OPTIONS, ({ pack, floors: asked, seeds }, say) => {
  const content = contentById(pack);
  const found = floorsOf(content, asked).map((floor) => {
    say(`floor ${floor}`);
    return floorStatistics(content, floor, seeds);
  });
  const { per } = content.counts;
  const counted = ['monsters', 'items'].map((what) => `${what} per ${per} (0, 1, 2 ... in %)`);
  const head = ['floor', 'size', 'rooms', 'min-max', 'ms', 'invalid', 'XP p10/50/90', ...counted, 'totals'];
  const data = { pack: content.id, seeds, floors: found };
  return withFailures({ data, lines: table([head, ...found.map((each) => statisticsRow(content, each))]) }, found);
});

function statisticsRow(content: Content, { floor, rooms, drawn, counts, affixes, xp, invalid, msPerFloor }: FloorStatistics): (string | number)[] {
  const size = content.layoutWeights.weights(floor).map(([id]) => sizeOf(content, id, floor)).join(' ');
  const placed = Object.entries({ ...counts, ...affixes }).map(([id, count]) => `${id} ${count}`);
  const measures = [rooms.mean.toFixed(1), `${rooms.min}-${rooms.max}`, msPerFloor.toFixed(4), invalid, xp.join('/')];
  return [floor, size, ...measures, shares(drawn.monsters), shares(drawn.items), placed.join(', ')];
}

function sizeOf({ layouts }: Content, id: string, floor: number): string {
  const layout = layouts.get(id);
  return layout ? `${layout.width.at(floor)}x${layout.height.at(floor)}` : '';
}

/** A histogram as percentages, from count 0 on: `33 34 33`. */
function shares(histogram: readonly number[]): string {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  return histogram.map((count) => String(Math.round((100 * count) / total))).join(' ');
}
