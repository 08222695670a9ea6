import type { Point } from '../../engine/core/point';
import { vaultAt, type Corners } from '../../engine/floor/cells';
import { cellHash, weighted } from '../grid/cells';
import { type Area, common, isEmpty } from '../grid/rect';
import { isOpen, type TileSource } from '../map/autotile';

/** What covers, stands on or hangs over a floor's cells, by names of the theme's frames. It is purely cosmetic. */
export interface Furniture {
  /** On the face of a wall. */
  readonly face: (x: number, y: number) => string | null;
  /** On open ground, under items and actors. */
  readonly ground: (x: number, y: number) => Lying | null;
  /** In place of the theme's plain ground: the name and number of a frame, which has a shaded twin. */
  readonly paving: (x: number, y: number) => { readonly name: string; readonly variant: number } | null;
  /** Over the ground. */
  readonly carpet: (x: number, y: number) => string | null;
}

/** Something on the ground. It is drawn flipped west to east if it must, or, where its theme has it drawn either way round, if it may. */
export interface Lying {
  readonly name: string;
  readonly flips?: boolean;
  readonly mirrors?: boolean;
}

/** What furniture depends on. */
export interface FurnishedFloor {
  readonly source: TileSource;
  /** Vaults, with the purpose that their rows name. */
  readonly places: readonly FurnishedPlace[];
  /** Whether a cell is neither plain ground nor wall. */
  readonly isTaken: (x: number, y: number) => boolean;
}

/** A vault on the floor, and what it is furnished as. */
export interface FurnishedPlace extends Corners {
  readonly purpose: string;
}

/** Furnishes a floor. */
export type Furnish = (site: FurnishedFloor) => Furniture;

/** Names with weights that add up to 100; null is nothing. */
export interface FurnitureChoice {
  readonly names: readonly (string | null)[];
  readonly weights: readonly number[];
}

/** Ground in a one-cell-wide tunnel, next to a wall, or open on all four sides. */
type Where = 'tunnel' | 'edge' | 'middle';

/** Clutter by kind of ground: `share` of a thousand cells carry one of these. */
export type Scatter = Readonly<Record<Where, { readonly share: number; readonly names: readonly string[] }>>;

/** A scatter entry: `share` of a thousand cells carry one of these. */
export const lie = (share: number, ...names: readonly string[]): Scatter[Where] => ({ share, names });

/** The paving of a kind, and each thickness of turf, has this many frames. */
export const PAVING_VARIANTS = 3;

/** The choice by a number from 0 to 99. */
export function chosen({ names, weights }: FurnitureChoice, percent: number): string | null {
  return names[weighted(weights, percent)] ?? null;
}

/** What lies on a cell by its kind of ground. */
export function scattered(source: TileSource, { x, y }: Point, scatter: Scatter): Lying | null {
  return lyingOf(scatter[whereOf(source, x, y)], cellHash(x, y, source.salt + 4));
}

/** What a number chooses from a scatter entry. */
export function lyingOf({ share, names }: Scatter[Where], hash: number): Lying | null {
  if (hash % 1000 >= share) return null;
  const name = names[Math.floor(hash / 1000) % names.length];
  return name === undefined ? null : { name, mirrors: hash % 2 === 0 };
}

export function whereOf(source: TileSource, x: number, y: number): Where {
  const upright = [isOpen(source, x, y - 1), isOpen(source, x, y + 1)];
  const level = [isOpen(source, x - 1, y), isOpen(source, x + 1, y)];
  if (!upright.includes(true) || !level.includes(true)) return 'tunnel';
  return upright.includes(false) || level.includes(false) ? 'edge' : 'middle';
}

/** The furnishing of rooms with one purpose. Their walls are hung in pairs, so that they look the same from both ends. */
export interface Furnishing {
  /** On walls between torches: in the outermost slots, always filled, and in the others. */
  readonly outer: FurnitureChoice;
  readonly inner: FurnitureChoice;
  /** Furniture along the rest of a wall, on this percentage of its cells. */
  readonly row?: { readonly percent: number; readonly names: readonly string[] };
  /** Corner decor, the percentage of corners with it, and whether it hangs from two walls, as only in the north. */
  readonly corner: { readonly percent: number; readonly name: string; readonly hangs?: boolean };
  /** Lights, or what else hangs in every second slot of a wall, if not those of its theme. */
  readonly torch?: FurnitureChoice;
  readonly scatter: Scatter;
  readonly paving?: string;
  /** Carpets, and the percentage of rooms with one. */
  readonly carpet?: { readonly percent: number; readonly names: readonly string[] };
}

type Weighed = Furnishing & { readonly weight: number };

/** How the rooms of a theme are furnished. */
export interface Rooms {
  /**
   * By purpose, which vaults name in their rows, and others draw by their weights, which add up to 100. `plain` is the one of all
   * others.
   */
  readonly purposes: Readonly<Record<string, Weighed>> & { readonly plain: Weighed };
  /** What a room becomes that has fewer than `below` cells, if its purpose needs a large one. */
  readonly small: { readonly purpose: string; readonly below: number; readonly instead: string };
  /** Of tunnels between rooms. */
  readonly tunnel: Furnishing;
  /** What hangs in every second slot of a wall. */
  readonly torch: FurnitureChoice;
}

/** A room with a purpose, which decides its wall hangings, clutter and paving. */
export interface Chamber extends Area {
  readonly purpose: string;
  /** Seeds the choice of its furnishings. */
  readonly hash: number;
}

const MIN_ROOM = 4;

/** A floor's rooms and their purposes: that of its row for a vault, by hash for all others. */
export class Chambers {
  private readonly byCell = new Map<number, Chamber>();
  private readonly width: number;
  /** The rooms wide enough to furnish, largest first. */
  readonly all: readonly Chamber[];

  constructor(source: TileSource, theme: Pick<Rooms, 'purposes' | 'small'>, places: readonly FurnishedPlace[] = []) {
    this.width = source.width;
    this.all = roomsOf(source, MIN_ROOM).map((room) => {
      const hash = cellHash(room.left, room.top, source.salt + 8);
      return { ...room, hash, purpose: placeAround(places, room)?.purpose ?? purposeOf(room, theme, hash) };
    });
    for (const chamber of this.all) this.claim(chamber);
    for (const place of places) this.claim(narrow(place, source.salt));
  }

  /** The room at a cell. */
  at(x: number, y: number): Chamber | null {
    return this.byCell.get(y * this.width + x) ?? null;
  }

  /** Claims the cells that are in no room yet. */
  private claim(chamber: Chamber): void {
    for (let y = chamber.top; y < chamber.bottom; y++) {
      for (let x = chamber.left; x < chamber.right; x++) {
        const cell = y * this.width + x;
        if (!this.byCell.has(cell)) this.byCell.set(cell, chamber);
      }
    }
  }
}

/** A vault as a room, for those of its cells that are too narrow for one. */
function narrow({ purpose, x1, y1, x2, y2 }: FurnishedPlace, salt: number): Chamber {
  return { left: x1, top: y1, right: x2 + 1, bottom: y2 + 1, hash: cellHash(x1, y1, salt + 8), purpose };
}

/** The vault that a room's middle is in. */
function placeAround(places: readonly FurnishedPlace[], { left, top, right, bottom }: Area): FurnishedPlace | undefined {
  return vaultAt(places, { x: Math.floor((left + right - 1) / 2), y: Math.floor((top + bottom - 1) / 2) });
}

function purposeOf({ left, top, right, bottom }: Area, { purposes, small }: Pick<Rooms, 'purposes' | 'small'>, hash: number): string {
  const names = Object.keys(purposes);
  const purpose = names[weighted(names.map((name) => purposes[name]?.weight ?? 0), hash % 100)] ?? 'plain';
  return purpose === small.purpose && (right - left) * (bottom - top) < small.below ? small.instead : purpose;
}

/** A map's open rectangles, largest first, without overlaps, each at least `min` cells wide and high. */
export function roomsOf(source: TileSource, min: number): Area[] {
  const rooms: Area[] = [];
  for (const found of rectangles(source, min)) if (rooms.every((room) => isEmpty(common(room, found)))) rooms.push(found);
  return rooms;
}

/** The largest rectangle from every cell to the south-east, largest first. */
function rectangles(source: TileSource, min: number): Area[] {
  const runs = Array.from({ length: source.height }, (_row, y) => runsOf(source, y));
  const all = runs.flatMap((row, y) => row.map((_run, x) => largestFrom(runs, { x, y, min })));
  return all.filter((found) => !isEmpty(found)).sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The largest rectangle with its north-west corner at a cell. */
function largestFrom(runs: readonly (readonly number[])[], { x, y, min }: { x: number; y: number; min: number }): Area {
  let best: Area = { left: x, top: y, right: x, bottom: y };
  let width = Infinity;
  for (let bottom = y; bottom < runs.length; bottom++) {
    width = Math.min(width, runs[bottom]?.[x] ?? 0);
    if (width < min) break;
    const found = { left: x, top: y, right: x + width, bottom: bottom + 1 };
    if (bottom + 1 - y >= min && sizeOf(found) > sizeOf(best)) best = found;
  }
  return best;
}

/** For each cell of a row, the length of the open run from it to the east. */
function runsOf(source: TileSource, y: number): number[] {
  const runs = new Array<number>(source.width).fill(0);
  for (let x = source.width - 1; x >= 0; x--) runs[x] = isOpen(source, x, y) ? (runs[x + 1] ?? 0) + 1 : 0;
  return runs;
}

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}
