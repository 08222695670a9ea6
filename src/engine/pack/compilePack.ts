import type { Content, LayoutRow, Layouts, PackRows, ScoreRow, Spread } from '../content';
import { checksumOf, formerChecksumOf } from './checksum';
import { FloorCurve, WeightedTable, type CurveRow, type TableRows } from '../core/floorCurve';

const curve = (row: CurveRow = []): FloorCurve => new FloorCurve(row);
const table = (rows: TableRows = {}): WeightedTable => new WeightedTable(rows);
const byId = <T>(rows: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> => new Map(Object.entries(rows));

/** RULES 5.8. */
const SCORE: ScoreRow = { floor: 100, won: 2000, par: 6000, turns: 4 };

const DEFAULTS = { welcome: 'log.welcome', terseLog: false, safeArrival: 0, followers: false, lantern: null, blows: null, rest: null, light: null };

/** Compiles the curves and tables of a checked pack; whatever it leaves out is off. */
export function compilePack(rows: PackRows): Content {
  const { counts, strength, elites, traps, captives, outOfDepth, vaults, schedule, appearances } = rows;
  return Object.freeze({
    ...DEFAULTS,
    ...rows,
    score: rows.score ?? SCORE,
    version: checksumOf(rows),
    // Asked for only where something was recorded by an earlier build.
    get formerVersion() { return formerChecksumOf(rows); },
    light: (rows.lantern && rows.light) ?? null,
    layouts: new Map(Object.entries(rows.layouts).map(([id, row]) => [id, compileLayout(row)])),
    layoutWeights: table(rows.layoutWeights),
    counts: { per: counts.per, monsters: curve(counts.monsters), items: curve(counts.items), danger: counts.danger ? curve(counts.danger) : null },
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
    captives: captives ? { ...captives, weights: table(captives.weights) } : null,
    hazards: byId(rows.hazards),
    features: byId(rows.features),
    heroes: byId(rows.heroes),
    talents: byId(rows.talents),
    growth: rows.growth ? { ...rows.growth, xp: curve(rows.growth.xp) } : null,
    spreads: spreadsOf(rows),
    outOfDepth: { share: curve(outOfDepth?.share), deeper: outOfDepth?.deeper ?? 0 },
    asleep: curve(rows.asleep),
    wanderers: curve(rows.wanderers),
    vaults: {
      count: curve(vaults?.count),
      weights: table(vaults?.weights),
      near: table(vaults?.near),
      arenas: table(vaults?.arenas),
      kinds: byId(vaults?.kinds),
    },
    schedule: new Map(Object.entries(schedule ?? {}).map(([id, { least, most, among = [id] }]) => [id, { least: curve(least), most: curve(most), among }])),
    themes: byId(rows.themes),
    appearances: new Map(Object.entries(appearances ?? {}).map(([group, looks]) => [group, byId(looks)])),
  });
}

/** Curves by tile id. */
function byTile(rows: LayoutRow['patches'] = {}): ReadonlyMap<string, FloorCurve> {
  return new Map(Object.entries(rows).map(([tile, points]) => [tile, curve(points)]));
}

function compileLayout(row: LayoutRow): Layouts {
  const tiles = { patches: byTile(row.patches), hangings: byTile(row.hangings) };
  const shared = { width: curve(row.width), height: curve(row.height), doors: curve(row.doors), ...tiles };
  return row.dig === 'rooms' ? { ...row, ...shared, attempts: curve(row.attempts) } : { ...row, ...shared };
}

function spreadsOf({ hazards = {}, tiles }: PackRows): ReadonlyMap<string, Spread> {
  const all = Object.entries(hazards).map(([id, { onTiles = {}, onHazards = {} }]) => {
    const others = Object.entries(onHazards).flatMap(([other, { spreads = 0 }]): [string, number][] => (spreads > 0 ? [[other, spreads]] : []));
    return [id, { tiles: tiles.map((tile) => onTiles[tile.id]?.spreads ?? 0), hazards: new Map(others) }] as const;
  });
  return new Map(all.filter(([, spread]) => spread.hazards.size > 0 || spread.tiles.some((chance) => chance > 0)));
}
