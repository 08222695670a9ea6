import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { fold, textHash } from '../engine/core/hash';
import type { FloorPlan } from '../engine/ports';
import { type FloorReport, ProcgenService } from '../procgen/ProcgenService';
import type { RoomCount } from '../procgen/fill/fillByCounts';
import { planErrors } from '../procgen/proof/planErrors';
import { command, withFailures } from './Command';
import { unlessFailed } from './failures';
import { contentById } from './contentById';
import { words } from './curve/words';
import { floorsOf, floorsWithin } from './floorsOf';
import { seedCount, takes } from './options';
import { reportOf, tenths, worthOfPlan } from './floorReports';
import { table } from './printed';
import { whyLines } from './why';

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

function statisticsRow(
  content: Content, { floor, rooms, drawn, counts, affixes, xp, invalid, msPerFloor }: FloorStatistics,
): (string | number)[] {
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

export const show = command('show', 'draws one floor', takes('pack', 'floor', 'seed', 'why'), ({ pack, floor: asked, seed, why }) => {
  const content = contentById(pack);
  const [floor = asked] = floorsOf(content, [asked]);
  const service = new ProcgenService(content, seed);
  const { plan, rooms } = reportOf(content, { seed, floor, service });
  const { width, height, arrival, monsters, items, traps, goods, places } = plan;
  const cells = Array.from(plan.terrain, (tile) => content.tiles[tile]?.id);
  const data = { pack: content.id, seed, floor, width, height, rooms, arrival, cells, monsters, items };
  const lines = [...floorPicture(content, plan), '', ...legendOf(content, plan)];
  if (why !== true) return { data, lines };
  const { reasons } = service.explained(floor);
  return { data: { ...data, traps, goods, places, reasons }, lines: [...lines, '', ...whyLines(plan, reasons)] };
});

/** A floor as lines of glyphs: terrain, traps (even hidden ones), items and monsters, and the player at the arrival point. */
function floorPicture(content: Content, plan: FloorPlan): string[] {
  return rowsOf(content, plan).map((row) => row.join(''));
}

/** What each glyph of the picture is, in the order of the tables; several rows may have the same. */
function legendOf(content: Content, plan: FloorPlan): string[] {
  const drawn = new Set(rowsOf(content, plan).flat());
  const tiles = new Set(Array.from(plan.terrain));
  const there = (glyph: string | undefined, what: string): [string, string][] =>
    (glyph !== undefined && drawn.has(glyph) ? [[glyph, what]] : []);
  const spawned = (
    spawns: readonly { readonly id: string }[], kinds: ReadonlyMap<string, { readonly glyph: string }>,
  ): [string, string][] =>
    [...new Set(spawns.map(({ id }) => id))].flatMap((id) => there(kinds.get(id)?.glyph, words(id)));
  const all = [
    ...there(content.breeds.get('player')?.glyph, 'arrival'),
    ...content.tiles.flatMap(({ id, glyph }, index) => (tiles.has(index) ? there(glyph, words(id)) : [])),
    ...spawned(plan.traps, content.traps.kinds),
    ...spawned(plan.items, content.itemKinds),
    ...spawned(plan.monsters, content.breeds),
  ];
  const byGlyph = new Map<string, string[]>();
  for (const [glyph, what] of all) byGlyph.set(glyph, [...(byGlyph.get(glyph) ?? []), what]);
  return [...byGlyph].map(([glyph, what]) => `${glyph}  ${what.join(', ')}`);
}

function rowsOf(content: Content, plan: FloorPlan): string[][] {
  const rows: string[][] = [];
  for (let y = 0; y < plan.height; y++) {
    rows.push(Array.from({ length: plan.width }, (_, x) => content.tiles[plan.terrain[y * plan.width + x] ?? -1]?.glyph ?? ' '));
  }
  const put = (x: number, y: number, glyph: string | undefined): void => {
    const row = rows[y];
    if (row && glyph !== undefined) row[x] = glyph;
  };
  for (const trap of plan.traps) put(trap.x, trap.y, content.traps.kinds.get(trap.id)?.glyph);
  for (const item of plan.items) put(item.x, item.y, content.itemKinds.get(item.id)?.glyph);
  for (const monster of plan.monsters) put(monster.x, monster.y, content.breeds.get(monster.id)?.glyph);
  put(plan.arrival.x, plan.arrival.y, content.breeds.get('player')?.glyph);
  return rows;
}

/** The seeds per pack. */
const SEEDS = 20;

/** The seed catalogue of all packs: the content of `tests/fixtures/seeds.txt`. */
export const seedCatalogue = command('catalogue', 'the seed catalogue of the built-in packs', {}, () => {
  const lines = Object.keys(packs).flatMap((id) => catalogue(contentById(id)));
  return { data: lines, lines };
});

/** The seed catalogue of a pack, or of its first seeds: a line per seed and floor. A difference is meant, or a bug. */
export function catalogue(content: Content, seeds = SEEDS): string[] {
  const lines: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const service = new ProcgenService(content, String(seed));
    for (let floor = 1; floor <= floorsWithin(content); floor++) {
      const { plan, rooms } = reportOf(content, { seed: String(seed), floor, service });
      const { arrival, monsters, items } = plan;
      const counts = `${rooms} rooms, ${monsters.length} monsters, ${items.length} items`;
      lines.push(`${content.id} seed ${seed} floor ${floor}: ${counts}, arrival ${arrival.x},${arrival.y}, ${planHash(plan)}`);
    }
  }
  return lines;
}

/** A plan's hash as eight hexadecimal digits. */
function planHash(plan: FloorPlan): string {
  let hash = fold(plan.width, plan.height);
  for (const tile of Array.from(plan.terrain)) hash = fold(hash, tile);
  for (const { id, x, y } of [...plan.monsters, ...plan.items, ...plan.traps]) hash = fold(fold(fold(hash, textHash(id)), x), y);
  for (const rarity of raritiesOf(plan)) hash = fold(hash, textHash(rarity));
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The features that only campaign floors have, as texts. */
function raritiesOf({ monsters, traps, places }: FloorPlan): string[] {
  return [
    ...monsters.flatMap(({ elite, asleep }, index) => [...elite, ...(asleep ? ['asleep'] : [])].map((what) => `${index} ${what}`)),
    ...traps.flatMap(({ hidden }, index) => (hidden ? [`${index} hidden`] : [])),
    ...places.map(({ vault, x1, y1 }) => `${vault} ${x1} ${y1}`),
  ];
}
