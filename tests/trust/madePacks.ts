import { packs } from '../../src/content/packs';
import type { Rng } from '../../src/engine/core/rng';
import { packSchema } from '../../src/engine/pack/packSchema';
import { curve, id, num, RANGES } from '../../src/engine/pack/ranges';
import { colour, glyph, sprite } from '../../src/engine/pack/schemaParts';
import { tableOf } from '../../src/engine/pack/references';
import { readPackFile } from '../../src/engine/pack/packFile';
import type { Part } from '../support/schemaWords';
import { wordFor } from './hostileWords';
import { house } from './packsHouse';

/* Packs made up from the schema: every field, mostly at its limits, with references that go round in circles. */

type Tree = Record<string, unknown>;
type Range = readonly [least: number, most: number];

const part = (schema: unknown): Part => schema as Part;
const rangesOf = (schemas: object): ReadonlyMap<Part, Range> => new Map(Object.entries(schemas).map(([name, schema]) => [part(schema), RANGES[name as keyof typeof RANGES]]));
const NUMBERS = rangesOf(num);
const CURVES = rangesOf(curve);
const LOOKS: ReadonlyMap<Part, string> = new Map([[part(colour), '#ff00aa'], [part(glyph), '&'], [part(sprite), 'rat/idle']]);

const ids = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i}`);
const TILES = [...ids('x', 4), 'ground', 'water', 'deepWater', 'rubble', 'pillar', 'torch', 'doorClosed', 'doorLocked'];
const [BREEDS, ITEMS, STATUSES, HAZARDS, SLOTS] = [ids('b', 4), ids('i', 6), ids('s', 3), ids('h', 3), ['hand', 'head']];

/** Rows of tables, and the ids that a field can have, by the field's name; of several the first whose words are all in the path. */
const HOMES: readonly (readonly [words: string, ids: readonly string[]])[] = [
  ['breeds', ['player', ...BREEDS]], ['itemKinds', ITEMS], ['statuses', STATUSES], ['hazards', HAZARDS], ['affixes', ids('a', 2)], ['affixWeights', ids('a', 2)],
  ['heroes', ids('k', 2)], ['hero', ids('k', 2)], ['talents', ids('m', 3)], ['layoutWeights', ids('l', 2)], ['features', ['x0', 'x1']],
  ['monsters', BREEDS], ['captives weights', BREEDS], ['breed', BREEDS], ['items', ITEMS], ['schedule', ITEMS], ['among', ITEMS], ['start', ITEMS], ['item', ITEMS],
  ['disguise', ITEMS], ['status', STATUSES], ['resists', STATUSES], ['hazard', HAZARDS], ['hazards becomes', HAZARDS], ['onHazards', HAZARDS], ['slot', SLOTS], ['slots', SLOTS],
  ['elites weights', ids('e', 2)], ['elites kinds', ids('e', 2)], ['traps weights', ids('t', 2)], ['traps kinds', ids('t', 2)], ['trap', ids('t', 2)],
  ['vaults', ids('v', 2)], ['group', ['g']], ['appearances g', ids('l', 9)], ['appearances', ['g']], ['choices', ids('c', 2)], ['theme', ['cellars']],
];

function idsFor(path: readonly string[]): readonly string[] {
  const last = path.at(-1) ?? '';
  const found = HOMES.find(([words]) => words.split(' ').at(-1) === last && words.split(' ').every((word) => path.includes(word)));
  return found?.[1] ?? TILES;
}

/** Makes values of schemas, with one stream. */
class Maker {
  private count = 0;

  constructor(private readonly rng: Rng) {}

  make(schema: Part, path: readonly string[]): unknown {
    const range = NUMBERS.get(schema);
    if (range) return this.number(range);
    const values = CURVES.get(schema);
    if (values) return this.curve(values);
    const look = LOOKS.get(schema);
    if (look !== undefined) return look;
    if (schema === part(id) || tableOf(schema) !== undefined) return path.at(-1) === 'id' ? `u${this.count++}` : this.rng.pick(idsFor(path));
    return this.compound(schema, path);
  }

  private compound(schema: Part, path: readonly string[]): unknown {
    const { entries, wrapped, item, value, options = [], getter } = schema;
    if (entries) return this.row(entries, path);
    if (wrapped) return this.make(wrapped, path);
    if (item) return Array.from({ length: this.length(schema) }, () => this.make(item, path));
    if (value) return Object.fromEntries(idsFor(path).filter(() => this.rng.below(4) > 0).map((key) => [key, this.make(value, [...path, key])]));
    if (getter) return this.make(getter(this.rng.pick([{}, {}, {}, { slot: '' }, { slot: '' }, { finds: 1 }, { opens: '' }, 1])), path);
    if (schema.type === 'literal') return schema.literal;
    if (schema.type === 'boolean') return this.rng.flip();
    const option = options.length > 0 ? this.rng.pick(options) : 'log';
    return typeof option === 'object' ? this.make(option, path) : option;
  }

  private row(entries: Readonly<Record<string, Part>>, path: readonly string[]): Tree {
    const isWanted = (field: Part): boolean => !/optional/.test(field.type) || this.rng.below(3) === 0;
    return Object.fromEntries(Object.entries(entries).filter(([, field]) => isWanted(field)).map(([name, field]) => [name, this.make(field, [...path, name])]));
  }

  /** Lists are short, or as long as they may be. */
  private length(schema: Part): number {
    const most = schema.pipe?.find(({ type }) => type === 'max_length')?.requirement;
    return this.rng.below(8) === 0 ? Math.min(Number(most ?? 1), 12) : 1 + this.rng.below(3);
  }

  private number([least, most]: Range): number {
    return this.rng.pick([least, most, most, Math.min(most, least + 1), Math.min(most, 8), this.rng.range(least, most)]);
  }

  /** The same on all floors, or other on one of the floors 2 to 9 alone. */
  private curve(range: Range): unknown {
    const floor = this.rng.range(2, 9);
    const [calm, wild] = [Math.max(range[0], Math.min(range[1], this.rng.below(6))), this.number(range)];
    return this.rng.pick([[[1, wild]], [[1, calm], [floor, wild], [floor + 1, calm]], { linear: [[1, calm], [floor, wild]] }]);
  }
}

const LOOK = { glyph: '@', colour: '#ff00aa', sprite: 'rat/idle' };
const SIDES = [24, 30, 40, 80, 100];

function layoutOf(rng: Rng, maker: Maker): Tree {
  const sides = { width: [[1, rng.pick(SIDES)]], height: [[1, rng.pick(SIDES)]] };
  const more = { loops: rng.pick([0, 100]), doors: maker.make(part(curve.percent), []), patches: { [rng.pick(TILES)]: maker.make(part(curve.population), []) }, hangings: { torch: [[1, 100]] } };
  const own = rng.pick([
    { dig: 'caves', open: rng.pick([100, 60, 50, 45]), rounds: rng.range(1, 12) },
    { dig: rng.pick(['digger', 'uniform']), roomMin: rng.range(2, 4), roomMax: rng.range(4, 9), dug: rng.pick([20, 30, 100]) },
    { dig: 'rooms', roomMin: 2, roomMax: rng.range(2, 11), attempts: [[1, rng.pick([10, 30, 200])]] },
  ]);
  return { ...own, ...sides, ...(rng.flip() ? more : {}) };
}

function vaultOf(rng: Rng, maker: Maker, legend: Part): Tree {
  const [width, height] = [rng.range(5, 30), rng.range(5, 20)];
  const row = (y: number): string => Array.from({ length: width }, (_, x) => (x === 0 || y === 0 || x === width - 1 || y === height - 1 ? '#' : 'm')).join('');
  const map = Array.from({ length: height }, (_, y) => row(y));
  map[0] = `#+${'#'.repeat(width - 2)}`;
  return { map, legend: { m: maker.make(legend, ['vaults', 'cell']) }, door: 'ground' };
}

/** A made-up pack; what it says wrongly is taken out, as far as the errors name it. */
export function madePack(rng: Rng): string {
  const maker = new Maker(rng);
  const schema = part(packSchema);
  const entries = schema.entries ?? {};
  const pack: Tree = { ...(maker.make(schema, []) as Tree), id: 'made' };
  const lastFloor = rng.pick([999, 999, 9, 2, null]);
  Reflect.deleteProperty(pack, 'welcome');
  const breeds = pack['breeds'] as Record<string, Tree>;
  breeds['player'] = { ...breeds['player'], ...LOOK, hp: 9999, power: rng.pick([0, 8, 999]) };
  const layouts = Object.fromEntries(ids('l', 2).map((name) => [name, layoutOf(rng, maker)]));
  const tiles = ids('x', 4).map((name, i) => ({ ...(maker.make(elementOf(entries['tiles']), ['tiles']) as Tree), id: name, walkable: i > 1 }));
  const cell = part(elementOf(part(elementOf(part(entries['vaults']))).entries?.['kinds'])).entries?.['legend'];
  const kinds = Object.fromEntries(ids('v', 2).map((name) => [name, vaultOf(rng, maker, elementOf(cell))]));
  const vaults = pack['vaults'] === undefined ? {} : { vaults: { ...(pack['vaults'] as Tree), kinds } };
  const base = rng.below(5) === 0 ? { extends: rng.pick(Object.keys(packs)) } : {};
  const written: Tree = { ...pack, ...vaults, ...base, lastFloor, layouts, tiles };
  if (rng.below(10) === 0) (written['breeds'] as Tree)[wordFor(rng)] = LOOK;
  const word = rng.below(10) === 0 ? wordFor(rng) : 'very long '.repeat(rng.range(1, 39)).trim();
  return mended({ lanternfallPack: 1, pack: written, texts: { en: { 'pack.made': word, 'breed.player': word } } });
}

/** What a list, a table or an optional part is made of. */
function elementOf(schema: Part | undefined): Part {
  const { wrapped, item, value } = schema ?? { type: '' };
  return wrapped && (wrapped.item ?? wrapped.value) ? elementOf(wrapped) : (item ?? value ?? wrapped ?? { type: '' });
}

const ROUNDS = 40;

function mended(file: Tree): string {
  const pack = file['pack'] as Tree;
  for (let round = 0; round < ROUNDS; round++) {
    const read = readPackFile(JSON.stringify(file), 'made', { ...house, mostErrors: Infinity });
    if (read.ok || ![...read.errors].reverse().map((error) => takeOut(pack, error, round)).some((taken) => taken)) break;
  }
  return JSON.stringify(file);
}

/** Takes out what an error names, or what that is in, more and more of it; false if it names nothing that is there. */
function takeOut(pack: Tree, error: string, round: number): boolean {
  const [, table = '', row, field = ''] = /^made: Pack \w+, table ([\w.]+?)(?:, id ([^,:]+))?(?:, ([\w.]+))?(?:[:,] |$)/.exec(error) ?? [];
  const path = [...table.split('.'), ...(row === undefined ? [] : [row]), ...field.split('.')].filter((word) => word !== '');
  // Of a list the whole entry; where a field is missing, all that lacks it.
  const entry = path.map((word) => /^\d+$/.test(word)).lastIndexOf(true) + 1;
  const named = entry > 0 ? entry : path.length - (error.includes(' missing; ') ? 1 : 0);
  for (let kept = Math.max(1, named - (round >> 3)); kept > 0; kept--) if (removeAt(pack, path.slice(0, kept))) return true;
  return false;
}

function removeAt(pack: Tree, path: readonly string[]): boolean {
  let branch: Tree | unknown[] = pack;
  const indexOf = (list: readonly unknown[], word: string): number => (/^\d+$/.test(word) ? Number(word) : list.findIndex((each) => (each as Tree | null)?.['id'] === word));
  for (const word of path.slice(0, -1)) {
    const next: unknown = Array.isArray(branch) ? branch[indexOf(branch, word)] : branch[word];
    if (typeof next !== 'object' || next === null) return false;
    branch = next as Tree | unknown[];
  }
  const last = path.at(-1) ?? '';
  if (last === 'player') Object.assign(branch, { player: { ...LOOK, hp: 9999, power: 8 } });
  if (last === 'player' || last === 'breeds') return last === 'player';
  if (Array.isArray(branch)) return branch.splice(indexOf(branch, last), 1).length > 0;
  return Object.hasOwn(branch, last) && Reflect.deleteProperty(branch, last);
}
