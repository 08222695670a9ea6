import { ArtError } from './ArtError';
import { splitBlocks, type Block } from './blocks';
import { CLEAR, type Palette } from './palette';

/** A sprite: 16 rows of 16 palette keys, after mirroring and swapping. */
export interface Sprite {
  readonly place: Block['place'];
  /** Without the automatic outline. */
  readonly raw: boolean;
  readonly rows: readonly string[];
}

/** Width and height of every drawing, in pixels. */
export const SIZE = 16;

const FLAGS = ['raw', 'mirror'];

/** A sprite file's path, as errors show it, and its text. */
interface SpriteFile {
  readonly file: string;
  readonly text: string;
}

const NONE: ReadonlyMap<string, Sprite> = new Map();

/**
 * Parses a sprite file; throws an `ArtError` at the first error. Names may repeat: see `rejectDuplicates`.
 * @param elsewhere what is drawn in all files, by name
 */
export function parseSprites({ file, text }: SpriteFile, palette: Palette, elsewhere = NONE): Sprite[] {
  const sprites: Sprite[] = [];
  for (const block of splitBlocks(file, text)) {
    sprites.push(isCopy(block) ? swapped(block, baseOf(block, sprites, elsewhere), palette) : drawn(block, palette));
  }
  return sprites;
}

/** The sprites of a file that are drawn, not copied from others; throws an `ArtError`. */
export function drawnSprites({ file, text }: SpriteFile, palette: Palette): Sprite[] {
  return splitBlocks(file, text).filter((block) => !isCopy(block)).map((block) => drawn(block, palette));
}

function isCopy({ words }: Block): boolean {
  return words[0] === 'from';
}

/** Throws an `ArtError` at the second sprite of one name, across files. */
export function rejectDuplicates(sprites: readonly Sprite[]): void {
  const seen = new Map<string, Sprite['place']>();
  for (const { place } of sprites) {
    const first = seen.get(place.sprite);
    if (first) throw new ArtError(place, `the name is taken by ${first.file}, line ${first.line}`);
    seen.set(place.sprite, place);
  }
}

function drawn({ place, words, rows }: Block, palette: Palette): Sprite {
  const stray = words.find((word) => !FLAGS.includes(word));
  if (stray !== undefined) throw new ArtError(place, `'${stray}' is not a flag (${FLAGS.join(', ')})`);
  if (rows.length !== SIZE) throw new ArtError(place, `the number of rows is ${rows.length}, not ${SIZE}`);
  const mirror = words.includes('mirror');
  rows.forEach((row, i) => {
    checkRow(row, { ...place, line: place.line + 1 + i }, { width: mirror ? SIZE / 2 : SIZE, palette });
  });
  return { place, raw: words.includes('raw'), rows: mirror ? rows.map((row) => row + reversed(row)) : rows };
}

function checkRow(row: string, place: Block['place'], expected: { width: number; palette: Palette }): void {
  if (row.length !== expected.width) throw new ArtError(place, `the row has ${row.length} columns, not ${expected.width}`);
  for (const key of row) {
    if (key !== CLEAR && !expected.palette.has(key)) throw new ArtError(place, `'${key}' is not in the palette`);
  }
}

function reversed(row: string): string {
  return Array.from(row).reverse().join('');
}

/** What a copy is made from: a sprite above it, or one that another file draws. */
function baseOf({ place, words }: Block, earlier: readonly Sprite[], elsewhere: ReadonlyMap<string, Sprite>): Sprite {
  const [, name = ''] = words;
  const other = elsewhere.get(name);
  const base = earlier.find((sprite) => sprite.place.sprite === name) ?? (other?.place.file === place.file ? undefined : other);
  if (!base) throw new ArtError(place, `'from' needs a sprite above it, or one drawn in another file; there is no '${name}'`);
  return base;
}

function swapped({ place, words, rows }: Block, base: Sprite, palette: Palette): Sprite {
  const [, , ...pairs] = words;
  if (rows.length > 0) throw new ArtError({ ...place, line: place.line + 1 }, "no rows may follow a 'from' line");
  const swaps = new Map(pairs.map((pair) => parsePair(pair, place, palette)));
  const unused = [...swaps.keys()].find((key) => !base.rows.some((row) => row.includes(key)));
  if (unused !== undefined) throw new ArtError(place, `'${unused}' is swapped, but '${base.place.sprite}' does not use it`);
  const paint = (row: string): string => Array.from(row).map((key) => swaps.get(key) ?? key).join('');
  return { place, raw: base.raw, rows: base.rows.map(paint) };
}

/** Parsed by position, since `=` may itself be a key: `==b` paints `=` as `b`. */
function parsePair(pair: string, place: Block['place'], palette: Palette): [string, string] {
  const [from = '', equals, to = ''] = pair;
  if (pair.length !== 3 || equals !== '=') throw new ArtError(place, `'${pair}' is not a swap of the form a=b`);
  if (!palette.has(to)) throw new ArtError(place, `'${to}' is not in the palette`);
  return [from, to];
}
