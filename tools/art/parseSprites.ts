import { ArtFault } from './ArtFault';
import { splitBlocks, type Block } from './blocks';
import { CLEAR, type Palette } from './palette';

/** A sprite's drawing: 16 rows of 16 palette keys, mirrored and swapped already. */
export interface Sprite {
  readonly place: Block['place'];
  /** Whether it does without the automatic outline. */
  readonly raw: boolean;
  readonly rows: readonly string[];
}

/** Width and height of every drawing, in pixels. */
export const SIZE = 16;

const FLAGS = ['raw', 'mirror'];

/** Reads one sprite file; throws an `ArtFault` at the first mistake. Names may repeat: see `refuseTwins`. */
export function parseSprites(file: string, text: string, palette: Palette): Sprite[] {
  const sprites: Sprite[] = [];
  for (const block of splitBlocks(file, text)) {
    sprites.push(block.words[0] === 'from' ? swapped(block, sprites, palette) : drawn(block, palette));
  }
  return sprites;
}

/** Throws an `ArtFault` at the second of two sprites of one name, in whatever files they are. */
export function refuseTwins(sprites: readonly Sprite[]): void {
  const seen = new Map<string, Sprite['place']>();
  for (const { place } of sprites) {
    const first = seen.get(place.sprite);
    if (first) throw new ArtFault(place, `the name is taken by ${first.file}, line ${String(first.line)}`);
    seen.set(place.sprite, place);
  }
}

function drawn({ place, words, rows }: Block, palette: Palette): Sprite {
  const stray = words.find((word) => !FLAGS.includes(word));
  if (stray !== undefined) throw new ArtFault(place, `'${stray}' is not a flag (${FLAGS.join(', ')})`);
  if (rows.length !== SIZE) throw new ArtFault(place, `the number of rows is ${String(rows.length)}, not ${String(SIZE)}`);
  const mirror = words.includes('mirror');
  rows.forEach((row, i) => {
    checkRow(row, { ...place, line: place.line + 1 + i }, { width: mirror ? SIZE / 2 : SIZE, palette });
  });
  return { place, raw: words.includes('raw'), rows: mirror ? rows.map((row) => row + reversed(row)) : rows };
}

function checkRow(row: string, place: Block['place'], want: { width: number; palette: Palette }): void {
  if (row.length !== want.width) {
    throw new ArtFault(place, `the row has ${String(row.length)} columns, not ${String(want.width)}`);
  }
  for (const key of row) {
    if (key !== CLEAR && !want.palette.has(key)) throw new ArtFault(place, `'${key}' is not in the palette`);
  }
}

function reversed(row: string): string {
  return Array.from(row).reverse().join('');
}

function swapped({ place, words, rows }: Block, earlier: readonly Sprite[], palette: Palette): Sprite {
  const [, name, ...pairs] = words;
  const base = earlier.find((sprite) => sprite.place.sprite === name);
  if (!base) throw new ArtFault(place, `there is no '${name ?? ''}' above it in this file to copy from`);
  if (rows.length > 0) throw new ArtFault({ ...place, line: place.line + 1 }, "no rows may follow a 'from' line");
  const swaps = new Map(pairs.map((pair) => parsePair(pair, place, palette)));
  const unused = [...swaps.keys()].find((key) => !base.rows.some((row) => row.includes(key)));
  if (unused !== undefined) throw new ArtFault(place, `'${unused}' is swapped, but '${base.place.sprite}' does not use it`);
  const paint = (row: string): string => Array.from(row).map((key) => swaps.get(key) ?? key).join('');
  return { place, raw: base.raw, rows: base.rows.map(paint) };
}

/** Read by position, as `=` may itself be a key: `==b` paints `=` as `b`. */
function parsePair(pair: string, place: Block['place'], palette: Palette): [string, string] {
  const [from = '', equals, to = ''] = pair;
  if (pair.length !== 3 || equals !== '=') throw new ArtFault(place, `'${pair}' is not a swap of the form a=b`);
  if (!palette.has(to)) throw new ArtFault(place, `'${to}' is not in the palette`);
  return [from, to];
}
