import { CLEAR } from './palette';
import { SIZE, type Sprite } from './parseSprites';

const IDLE = /\.0$/;
/** How far a hit sinks a sprite and at most throws back its head, in pixels. */
const SINK = 2;
const LEAN = 2;
/** The lowest height that sinks fully; smaller sprites are flat already. */
const TALL = 9;

/**
 * The `<name>.hurt` frame of a first idle frame: knees bent, the upper part thrown back to the west, since most face east;
 * to the east if there is room only there.
 */
export function hurtOf(sprite: Sprite): Sprite {
  const { place, rows } = sprite;
  const top = rows.findIndex(isDrawn);
  const bottom = SIZE - 1 - [...rows].reverse().findIndex(isDrawn);
  const height = bottom - top + 1;
  const sunk = sink(rows, { top, bottom, by: height > TALL ? SINK : 1 });
  const room = roomBeside(sunk);
  const lean = room.west > 0 || room.east === 0 ? -Math.min(LEAN, room.west) : Math.min(LEAN, room.east);
  const shift = (y: number): number => Math.round((lean * Math.max(0, bottom - y)) / height);
  return {
    ...sprite, place: { ...place, sprite: place.sprite.replace(IDLE, '.hurt') }, rows: sunk.map((row, y) => shifted(row, shift(y))),
  };
}

/** Whether a sprite gets a hurt frame: it is an actor's first idle frame. */
export function canBeHurt({ place }: Sprite): boolean {
  return place.sprite.endsWith('/idle.0');
}

/** Drops rows of the body, evenly, keeping head and feet whole. */
function sink(rows: readonly string[], { top, bottom, by }: { top: number; bottom: number; by: number }): string[] {
  const height = bottom - top + 1;
  const lost = Array.from({ length: by }, (_, i) => top + Math.round((height * (i + 2)) / (by + 2)));
  const left = rows.filter((_row, y) => !lost.includes(y));
  return [...Array<string>(by).fill(CLEAR.repeat(SIZE)), ...left];
}

function isDrawn(row: string): boolean {
  return Array.from(row).some((key) => key !== CLEAR);
}

/** The clear columns on both sides of a sprite. */
function roomBeside(rows: readonly string[]): { readonly west: number; readonly east: number } {
  const columns = Array.from({ length: SIZE }, (_, x) => rows.some((row) => row[x] !== CLEAR));
  return { west: columns.indexOf(true), east: SIZE - 1 - columns.lastIndexOf(true) };
}

function shifted(row: string, by: number): string {
  return by < 0 ? row.slice(-by) + CLEAR.repeat(-by) : CLEAR.repeat(by) + row.slice(0, SIZE - by);
}
