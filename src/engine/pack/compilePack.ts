import type { Content, LayoutRow, Layouts, PackRows } from '../content';
import { crc32 } from '../core/crc32';
import { FloorCurve, type CurveRow } from '../core/floorCurve';
import { WeightedTable, type TableRows } from '../core/weightedTable';

const curve = (row: CurveRow = []): FloorCurve => new FloorCurve(row);
const table = (rows: TableRows = {}): WeightedTable => new WeightedTable(rows);
const byId = <T>(rows: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> => new Map(Object.entries(rows));

const DEFAULTS = { welcome: 'log.welcome', terseLog: false, safeArrival: 0, followers: false, lantern: null };

/** Compiles the curves and tables of a checked pack; whatever it leaves out is off. */
export function compilePack(rows: PackRows): Content {
  const { counts, strength, elites, traps, outOfDepth, vaults, schedule, appearances } = rows;
  return Object.freeze({
    ...DEFAULTS,
    ...rows,
    version: crc32(JSON.stringify(rows)).toString(16).padStart(8, '0'),
    layouts: new Map(Object.entries(rows.layouts).map(([id, row]) => [id, compileLayout(row)])),
    layoutWeights: table(rows.layoutWeights),
    counts: { per: counts.per, monsters: curve(counts.monsters), items: curve(counts.items) },
    monsters: table(rows.monsters),
    items: table(rows.items),
    affixShare: curve(rows.affixShare),
    affixWeights: table(rows.affixWeights),
    breeds: byId(rows.breeds),
    itemKinds: byId(rows.itemKinds),
    affixes: byId(rows.affixes),
    statuses: byId(rows.statuses),
    strength: { hp: curve(strength?.hp), power: curve(strength?.power), defence: curve(strength?.defence), xp: curve(strength?.xp) },
    elites: { share: curve(elites?.share), weights: table(elites?.weights), kinds: byId(elites?.kinds) },
    traps: { count: curve(traps?.count), hidden: curve(traps?.hidden), weights: table(traps?.weights), kinds: byId(traps?.kinds) },
    hazards: byId(rows.hazards),
    outOfDepth: { share: curve(outOfDepth?.share), deeper: outOfDepth?.deeper ?? 0 },
    asleep: curve(rows.asleep),
    wanderers: curve(rows.wanderers),
    vaults: { count: curve(vaults?.count), weights: table(vaults?.weights), arenas: table(vaults?.arenas), kinds: byId(vaults?.kinds) },
    schedule: new Map(Object.entries(schedule ?? {}).map(([id, { least, most }]) => [id, { least: curve(least), most: curve(most) }])),
    appearances: new Map(Object.entries(appearances ?? {}).map(([group, looks]) => [group, byId(looks)])),
  });
}

function compileLayout(row: LayoutRow): Layouts {
  const patches = new Map(Object.entries(row.patches ?? {}).map(([tile, points]) => [tile, curve(points)]));
  const shared = { width: curve(row.width), height: curve(row.height), doors: curve(row.doors), patches };
  return row.dig === 'rooms' ? { ...row, ...shared, attempts: curve(row.attempts) } : { ...row, ...shared };
}
