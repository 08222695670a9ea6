import type { Content, LayoutRow, Layouts, PackRows, ScoreRow, Spread } from '../content';
import { crc32 } from '../core/hash';
import { type CurveRow, FloorCurve, type TableRows, WeightedTable } from '../core/floorCurve';

const curve = (row: CurveRow = []): FloorCurve => new FloorCurve(row);
const table = (rows: TableRows = {}): WeightedTable => new WeightedTable(rows);
const byId = <T>(rows: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> => new Map(Object.entries(rows));

/** RULES 5.8. */
const SCORE: ScoreRow = { floor: 100, won: 2000, par: 6000, turns: 4 };

const DEFAULTS = {
  welcome: 'log.welcome', terseLog: false, safeArrival: 0, followers: false, lantern: null, blows: null, rest: null, light: null,
};

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
    counts: {
      per: counts.per,
      monsters: curve(counts.monsters),
      items: curve(counts.items),
      danger: counts.danger ? curve(counts.danger) : null,
    },
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
    schedule: new Map(Object.entries(schedule ?? {}).map(([id, { least, most, among = [id] }]) => {
      return [id, { least: curve(least), most: curve(most), among }];
    })),
    themes: byId(rows.themes),
    appearances: new Map(Object.entries(appearances ?? {}).map(([group, looks]) => [group, byId(looks)])),
  });
}

/** Curves by tile id. */
function byTile(rows: LayoutRow['patches'] = {}): ReadonlyMap<string, FloorCurve> {
  return new Map(Object.entries(rows).map(([tile, points]) => [tile, curve(points)]));
}

function compileLayout(row: LayoutRow): Layouts {
  const { canals } = row;
  const water = { lakes: lakesOf(row), canals: canals ? { ...canals, count: curve(canals.count) } : null };
  const tiles = { patches: byTile(row.patches), hangings: byTile(row.hangings) };
  const shared = { width: curve(row.width), height: curve(row.height), doors: curve(row.doors), ...water, ...tiles };
  return row.dig === 'rooms' ? { ...row, ...shared, attempts: curve(row.attempts) } : { ...row, ...shared };
}

function lakesOf({ lakes }: LayoutRow): Layouts['lakes'] {
  return lakes ? { ...lakes, shallowFrom: curve(lakes.shallowFrom), deepFrom: curve(lakes.deepFrom) } : null;
}

function spreadsOf({ hazards = {}, tiles }: PackRows): ReadonlyMap<string, Spread> {
  const all = Object.entries(hazards).map(([id, { onTiles = {}, onHazards = {} }]) => {
    const others = Object.entries(onHazards).flatMap(([other, { spreads = 0 }]) => (spreads > 0 ? [[other, spreads] as const] : []));
    return [id, { tiles: tiles.map((tile) => onTiles[tile.id]?.spreads ?? 0), hazards: new Map(others) }] as const;
  });
  return new Map(all.filter(([, spread]) => spread.hazards.size > 0 || spread.tiles.some((chance) => chance > 0)));
}

/** Fields that only show something, with the type they have where they do: `glow` is a colour here and a radius elsewhere. */
const SHOWN: Readonly<Record<string, 'string' | 'object' | 'boolean'>> = {
  glyph: 'string', colour: 'string', sprite: 'string', portrait: 'string', missile: 'string', look: 'string',
  sound: 'string', glow: 'string',
  figure: 'object', held: 'object', captive: 'object',
  theme: 'string', themes: 'object', purpose: 'string', instead: 'object', shapes: 'object', moving: 'boolean', hangs: 'boolean',
};

/** Tables by id: whether something is drawn or counted in the order of their rows, so that their order decides play too. */
const TABLES: Readonly<Record<string, 'drawn' | 'looked up'>> = {
  layouts: 'drawn', layoutWeights: 'drawn', patches: 'drawn', hangings: 'drawn', monsters: 'drawn', items: 'drawn',
  weights: 'drawn', near: 'drawn',
  arenas: 'drawn', affixWeights: 'drawn', itemKinds: 'drawn', schedule: 'drawn', heroes: 'drawn', talents: 'drawn', choices: 'drawn',
  breeds: 'looked up', affixes: 'looked up', statuses: 'looked up', hazards: 'looked up', features: 'looked up',
  kinds: 'looked up', legend: 'looked up',
  onTiles: 'looked up', onHazards: 'looked up',
};

/**
 * The checksum of what decides play in a pack's rows: eight hexadecimal digits. How something looks is left out, and so is the order
 * in which fields and rows are written where nothing is drawn by it.
 */
export function checksumOf({ appearances = {}, ...rows }: PackRows): string {
  const shuffled = Object.entries(appearances).map(([group, looks]) => [group, Object.keys(looks)]);
  return digits([fieldsOf(rows), shuffled]);
}

/** The checksum that earlier builds gave a pack: over its rows as they are written. */
export function formerChecksumOf(rows: PackRows): string {
  return digits(rows);
}

function digits(value: unknown): string {
  return crc32(JSON.stringify(value)).toString(16).padStart(8, '0');
}

/** What decides play in a value, in one order of writing. */
function decisive(value: unknown, table: 'drawn' | 'looked up' | undefined): unknown {
  if (Array.isArray(value)) return value.map((part) => decisive(part, undefined));
  if (typeof value !== 'object' || value === null) return value;
  if (table === undefined) return fieldsOf(value);
  const rows = Object.entries(value).map(([id, row]) => [id, decisive(row, undefined)] as const);
  return table === 'drawn' ? rows : rows.sort(byName);
}

function fieldsOf(row: object): unknown {
  const fields = Object.entries(row).filter(([name, value]) => value !== undefined && SHOWN[name] !== typeof value);
  return fields.map(([name, value]) => [name, decisive(value, TABLES[name])] as const).sort(byName);
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
