import type { Content } from '../../engine/content';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from '../dig/Layout';
import { isDoorTile } from '../dig/hangDoors';
import { pointOf } from '../dig/farEnds';
import { stepOffsets } from '../dig/walk';

/** Who asks for a cell: monsters stand on all that can be walked on, things lie on ground. */
export type Guest = 'monster' | 'thing';

/** Why a cell is not free: not for a monster, not for a thing, too near to the arrival, nobody even passes. */
const NOBODY = 1;
const NOTHING = 2;
const UNSAFE = 4;
const BARRED = 8;
const TAKEN = NOBODY | NOTHING;

/** Which cells of a floor are still free. Those of vaults never are: what is there stands in their legends. */
export class Vacancies {
  /** Marks by tile, and those added cell by cell. */
  private readonly byTile: Uint8Array;
  private readonly added: Uint8Array;

  constructor(
    { tiles, safeArrival }: Pick<Content, 'tiles' | 'safeArrival'>,
    private readonly layout: Layout,
  ) {
    const { terrain, width, arrival, vaults, ground } = layout;
    this.byTile = Uint8Array.from(tiles, (tile, index) => {
      if (!tile.walkable || isDoorTile(tile)) return TAKEN | BARRED;
      return index === ground || tile.stairs ? 0 : NOTHING;
    });
    this.added = new Uint8Array(terrain.length);
    this.take(arrival);
    for (const { x1, y1, x2, y2 } of vaults) for (let y = y1; y <= y2; y++) this.added.fill(TAKEN | BARRED, y * width + x1, y * width + x2 + 1);
    if (safeArrival > 0) this.keepAway(safeArrival);
  }

  private keepAway(steps: number): void {
    const { width, height, arrival } = this.layout;
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (stepsBetween({ x, y }, arrival) <= steps) this.add({ x, y }, UNSAFE);
  }

  /** Whether there is room, be it near the arrival. */
  hasRoom(at: Point, guest: Guest): boolean {
    return (this.marks(this.index(at)) & (guest === 'monster' ? NOBODY : NOTHING)) === 0;
  }

  /** Whether a cell is as far from the arrival as monsters have to be. */
  isSafe(at: Point): boolean {
    return (this.marks(this.index(at)) & UNSAFE) === 0;
  }

  take(at: Point): void {
    this.add(at, TAKEN);
  }

  /** Indices of all free cells but the stairs, in the order of the map. */
  free(guest: Guest): number[] {
    const barred = guest === 'monster' ? NOBODY | UNSAFE : NOTHING;
    const stairs = this.index(this.layout.stairs);
    const cells: number[] = [];
    for (let cell = 0; cell < this.added.length; cell++) if ((this.marks(cell) & barred) === 0 && cell !== stairs) cells.push(cell);
    return cells;
  }

  /** Takes one free cell of all; null where there is none left. */
  takeAny(guest: Guest, rng: Rng): Point | null {
    const cells = this.free(guest);
    return cells.length === 0 ? null : this.give(rng.pick(cells));
  }

  /** Takes the free cell for a monster that is the fewest steps away from another. */
  takeBeside(at: Point): Point | null {
    const stairs = this.index(this.layout.stairs);
    const offsets = stepOffsets(this.layout.width);
    const seen = new Set([this.index(at)]);
    for (const cell of seen) {
      if ((this.marks(cell) & (NOBODY | UNSAFE)) === 0 && cell !== stairs) return this.give(cell);
      for (const step of offsets) if ((this.marks(cell + step) & BARRED) === 0) seen.add(cell + step);
    }
    return null;
  }

  private give(cell: number): Point {
    const at = pointOf(cell, this.layout.width);
    this.take(at);
    return at;
  }

  private add(at: Point, mark: number): void {
    const index = this.index(at);
    this.added[index] = (this.added[index] as number) | mark;
  }

  private marks(cell: number): number {
    return (this.byTile[this.layout.terrain[cell] as number] ?? BARRED) | (this.added[cell] ?? BARRED);
  }

  private index({ x, y }: Point): number {
    return y * this.layout.width + x;
  }
}
