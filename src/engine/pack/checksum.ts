import type { PackRows } from '../content';
import { crc32 } from '../core/hash';

/** Fields that only show something, with the type they have where they do: `glow` is a colour here and a radius elsewhere. */
const SHOWN: Readonly<Record<string, 'string' | 'object' | 'boolean'>> = {
  glyph: 'string', colour: 'string', sprite: 'string', portrait: 'string', missile: 'string', look: 'string', sound: 'string', glow: 'string',
  figure: 'object', held: 'object', captive: 'object',
  theme: 'string', themes: 'object', purpose: 'string', instead: 'object', shapes: 'object', moving: 'boolean', hangs: 'boolean',
};

/** Tables by id: whether something is drawn or counted in the order of their rows, so that their order decides play too. */
const TABLES: Readonly<Record<string, 'drawn' | 'looked up'>> = {
  layouts: 'drawn', layoutWeights: 'drawn', patches: 'drawn', hangings: 'drawn', monsters: 'drawn', items: 'drawn', weights: 'drawn', near: 'drawn',
  arenas: 'drawn', affixWeights: 'drawn', itemKinds: 'drawn', schedule: 'drawn', heroes: 'drawn', talents: 'drawn', choices: 'drawn',
  breeds: 'looked up', affixes: 'looked up', statuses: 'looked up', hazards: 'looked up', features: 'looked up', kinds: 'looked up', legend: 'looked up',
  onTiles: 'looked up', onHazards: 'looked up',
};

/**
 * The checksum of what decides play in a pack's rows: eight hexadecimal digits. How something looks is left out, and so is the order in which
 * fields and rows are written where nothing is drawn by it.
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
