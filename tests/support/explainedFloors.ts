import { packs } from '../../src/content/packs';
import type { Content, PackRows } from '../../src/engine/content';
import type { CurveRow } from '../../src/engine/core/floorCurve';
import { digLayout, type Digger } from '../../src/procgen/dig/digLayout';
import type { TableName } from '../../src/procgen/draw';
import { type ExplainedFloor, type FloorReport, ProcgenService } from '../../src/procgen/ProcgenService';
import { crammedPack } from './crammedPack';
import { digs, harderRows } from './harderPack';
import { contentOf } from './tinyPack';

/** A floor made twice, without reasons and with them. */
export interface Twice {
  /** Pack, seed and floor, for what fails. */
  readonly name: string;
  readonly rows: PackRows;
  readonly content: Content;
  readonly plain: FloorReport;
  readonly explained: ExplainedFloor;
}

/** How many floors to make, and how they are dug. */
interface Extent {
  readonly seeds: number;
  readonly floors?: number;
  readonly dig?: () => Digger;
}

/** Floors of a pack, made twice. */
export function madeTwice(rows: PackRows, { seeds, floors = 10, dig = () => digLayout }: Extent): Twice[] {
  const content = contentOf(rows);
  return Array.from({ length: seeds }, (_, seed) => {
    return Array.from({ length: Math.min(floors, rows.lastFloor ?? floors) }, (__, at) => {
      const make = (): ProcgenService => new ProcgenService(content, `why ${seed}`, dig());
      const name = `${rows.id}, seed "why ${seed}", floor ${at + 1}`;
      return { name, rows, content, plain: make().report(at + 1), explained: make().explained(at + 1) };
    });
  }).flat();
}

/** The harder pack with some of its tables replaced, and a name. */
export function harderAs(id: string, changes: Partial<PackRows>): PackRows {
  return { ...harderRows, id, ...changes };
}

const metered = { per: 'floor', monsters: [[1, 40]], items: [[1, 7]], danger: [[1, 100], [2, 200]] } as const;
const gear = { among: ['club', 'cap', 'axe'], least: [[1, 1]], most: [[1, 2]] } as const;
const wearing = { affixShare: [[1, 60]], affixWeights: { keen: [[1, 2], [4, 1]], stout: [[1, 1]] } } as const;
/** Items to wear whose weights end on floor 4, so that from then on they are drawn alike. */
const worn = { salve: [[1, 5]], club: [[1, 3], [4, 0]], axe: [[1, 1], [4, 0]], cap: [[1, 1], [4, 0]] } as const;
const near = { crooked: [[1, 2], [3, 0]], kennel: [[3, 1]] } as const;

/** Packs that have between them all that can be a reason. */
export const explainedPacks = {
  metered: harderAs('metered', {
    ...wearing, counts: metered, items: worn, vaults: { ...harderRows.vaults, near },
    schedule: { salve: { least: [[1, 1]], most: [[1, 3]] }, gear },
  }),
  counted: harderAs('counted', {
    ...wearing, items: worn, elites: { ...harderRows.elites, share: [[1, 60]] },
    features: { seal: { goods: { among: ['salve', 'club', 'axe'], count: 2, cost: {} } } },
    layouts: { ...digs, rooms: { ...digs.rooms, patches: { seal: [[1, 3]] } } },
  }),
  rooms: harderAs('rooms', {
    layouts: { rooms: digs.rooms }, layoutWeights: { rooms: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 4]], items: [[1, 3]] },
  }),
  tight: harderAs('tight', {
    layouts: { rooms: { ...digs.rooms, width: [[1, 20]], height: [[1, 14]], attempts: [[1, 6]] } }, layoutWeights: { rooms: [[1, 1]] },
    counts: { ...metered, monsters: [[1, 90]], danger: [[1, 2500]] }, vaults: { ...harderRows.vaults, arenas: {} },
    schedule: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { among: ['salve'], least: [[1, 15]], most: [[1, 20]] }])),
  }),
} as const;

/** Some three hundred floors of our packs and of others. */
export function allTwice(): Twice[] {
  return [
    ...madeTwice(packs.lanternfall, { seeds: 12 }),
    ...madeTwice(crammedPack.rows, { seeds: 5 }),
    ...[packs.classic, packs.deep, packs.goblinsGeared].flatMap((rows) => madeTwice(rows, { seeds: 3 })),
    ...[explainedPacks.metered, explainedPacks.counted].flatMap((rows) => madeTwice(rows, { seeds: 3 })),
    ...[explainedPacks.rooms, explainedPacks.tight].flatMap((rows) => madeTwice(rows, { seeds: 5, floors: 4 })),
  ];
}

/** The rows of a table that floors are drawn from. */
export function rowsOf(rows: PackRows, table: TableName): Readonly<Record<string, CurveRow>> {
  const { vaults, captives, elites, traps } = rows;
  const tables: Readonly<Record<TableName, Readonly<Record<string, CurveRow>> | undefined>> = {
    layouts: rows.layoutWeights, near: vaults?.near, arenas: vaults?.arenas, vaults: vaults?.weights, monsters: rows.monsters,
    captives: captives?.weights, elites: elites?.weights, items: rows.items, affixes: rows.affixWeights, traps: traps?.weights,
  };
  return tables[table] ?? {};
}

/** What a curve is on a floor, by RULES 1.1. */
export function onFloor(row: CurveRow | undefined, floor: number): number {
  if (row === undefined) return 0;
  const points = 'linear' in row ? row.linear : row;
  const before = points.filter(([from]) => from <= floor).at(-1);
  const after = points.find(([from]) => from > floor);
  if (!before) return 0;
  if (!after || !('linear' in row)) return before[1];
  return Math.round(before[1] + ((after[1] - before[1]) * (floor - before[0])) / (after[0] - before[0]));
}

/** The sum of the weights of a table's ids on a floor, or of those that fit. */
export function sumOn(rows: PackRows, table: TableName, floor: number, fits: (id: string) => boolean = () => true): number {
  return Object.entries(rowsOf(rows, table)).reduce((sum, [id, row]) => sum + (fits(id) ? onFloor(row, floor) : 0), 0);
}
