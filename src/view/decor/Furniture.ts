import type { Point } from '../../engine/core/point';
import type { Corners } from '../../engine/floor/vaultAt';
import { cellHash, weighted } from '../grid/cellHash';
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
export interface Site {
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
export type Furnish = (site: Site) => Furniture;

/** Names with weights that add up to 100; null is nothing. */
export interface Choice {
  readonly names: readonly (string | null)[];
  readonly weights: readonly number[];
}

/** Ground in a one-cell-wide tunnel, next to a wall, or open on all four sides. */
export type Where = 'tunnel' | 'edge' | 'middle';

/** Clutter by kind of ground: `share` of a thousand cells carry one of these. */
export type Scatter = Readonly<Record<Where, { readonly share: number; readonly names: readonly string[] }>>;

/** A scatter entry: `share` of a thousand cells carry one of these. */
export const lie = (share: number, ...names: readonly string[]): Scatter[Where] => ({ share, names });

/** The paving of a kind, and each thickness of turf, has this many frames. */
export const PAVING_VARIANTS = 3;

/** The choice by a number from 0 to 99. */
export function chosen({ names, weights }: Choice, percent: number): string | null {
  return names[weighted(weights, percent)] ?? null;
}

/** What lies on a cell by its kind of ground. */
export function scattered(source: TileSource, { x, y }: Point, scatter: Scatter): Lying | null {
  const hash = cellHash(x, y, source.salt + 4);
  const { share, names } = scatter[whereOf(source, x, y)];
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
