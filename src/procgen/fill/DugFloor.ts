import type { Content } from '../../engine/content';
import { type Point, stepsBetween } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import { mostActors } from '../../engine/facts/movement';
import { type Layout, pointOf } from '../dig/Layout';
import { isDoorTile } from '../dig/decorate';
import { stepOffsets } from '../dig/walk';
import { spend } from '../work';
import type { Notes } from './Notes';

/** The most items that a floor's tables, its schedule, its vaults, and its features have each; our own have not a tenth of it. */
export const MOST_THINGS = 400;

/** A floor's own streams of random numbers, by what is drawn from them. */
export type Streams = (purpose: string) => Rng;

/** What a cell is for: monsters stand on anything walkable, swimmers in water, things only lie on ground. */
export type Occupant = 'monster' | 'swimmer' | 'thing';

/** Whether a breed walks or swims. */
export function occupantOf({ breeds }: Pick<Content, 'breeds'>, id: string): 'monster' | 'swimmer' {
  return breeds.get(id)?.moves === 'swim' ? 'swimmer' : 'monster';
}

/** Why a cell isn't free: not for monsters, not for things, too close to the arrival, impassable, not for swimmers. */
const NO_MONSTER = 1;
const NO_THING = 2;
const UNSAFE = 4;
const BARRED = 8;
const NO_SWIMMER = 16;
const TAKEN = NO_MONSTER | NO_THING | NO_SWIMMER;

/** The work, in cells, of looking at all around a cell. */
const SEEN = 3;

/** By occupant, the marks of cells that it is not given. */
const BARRED_TO: Readonly<Record<Occupant, number>> = { monster: NO_MONSTER | UNSAFE, swimmer: NO_SWIMMER | UNSAFE, thing: NO_THING };

/**
 * A dug floor that is being filled, and its cells that are still free. Those of vaults never are: their legends say what is
 * there.
 */
export class DugFloor {
  /** How many monsters it still takes. */
  monstersLeft: number;
  /** Marks by tile, and by cell. */
  private readonly byTile: Uint8Array;
  private readonly added: Uint8Array;
  /** The free cells in map order, once they have been asked for. */
  private readonly freeCells: Record<Occupant, number[] | null> = { monster: null, swimmer: null, thing: null };

  constructor(
    readonly content: Content,
    /** Counted from 1. */
    readonly number: number,
    readonly layout: Layout,
    /** Where it is noted why everything is there, if anyone asks. */
    readonly notes: Notes | null = null,
  ) {
    const { tiles, safeArrival } = content;
    const { terrain, width, arrival, vaults, ground } = layout;
    this.byTile = Uint8Array.from(tiles, (tile, index) => {
      const dry = tile.wet === true ? 0 : NO_SWIMMER;
      if (!tile.walkable || isDoorTile(tile)) return NO_MONSTER | NO_THING | BARRED | dry;
      return (index === ground || tile.stairs ? 0 : NO_THING) | dry;
    });
    this.added = new Uint8Array(terrain.length);
    this.monstersLeft = mostActors(layout);
    this.take(arrival);
    for (const { x1, y1, x2, y2 } of vaults) {
      for (let y = y1; y <= y2; y++) this.added.fill(TAKEN | BARRED, y * width + x1, y * width + x2 + 1);
    }
    if (safeArrival > 0) this.keepAway(safeArrival);
  }

  private keepAway(steps: number): void {
    const { width, height, arrival } = this.layout;
    const left = Math.max(0, arrival.x - steps);
    const right = Math.min(width - 1, arrival.x + steps);
    for (let y = Math.max(0, arrival.y - steps); y <= Math.min(height - 1, arrival.y + steps); y++) {
      for (let cell = y * width + left; cell <= y * width + right; cell++) this.added[cell] = (this.added[cell] as number) | UNSAFE;
    }
  }

  /** Whether a cell is free, even if close to the arrival. */
  hasRoom(at: Point, occupant: Occupant): boolean {
    return (this.marks(this.index(at)) & BARRED_TO[occupant] & ~UNSAFE) === 0;
  }

  /** Whether a cell is far enough from the arrival for a monster. */
  isSafe(at: Point): boolean {
    return (this.marks(this.index(at)) & UNSAFE) === 0;
  }

  /** Takes a cell, which is then free for nothing more. */
  take(at: Point): void {
    const index = this.index(at);
    this.added[index] = (this.added[index] as number) | TAKEN;
    removeFrom(this.freeCells.monster, index);
    removeFrom(this.freeCells.swimmer, index);
    removeFrom(this.freeCells.thing, index);
  }

  /** Indices of all free cells except the stairs, in map order. */
  free(occupant: Occupant): number[] {
    return [...this.freeNow(occupant)];
  }

  /** Whether a swimmer still finds a cell. */
  get hasWater(): boolean {
    return this.freeNow('swimmer').length > 0;
  }

  private freeNow(occupant: Occupant): readonly number[] {
    this.freeCells[occupant] ??= this.findFree(BARRED_TO[occupant]);
    return this.freeCells[occupant];
  }

  private findFree(barred: number): number[] {
    const stairs = this.index(this.layout.stairs);
    spend(this.added.length >> 1);
    const cells: number[] = [];
    for (let cell = 0; cell < this.added.length; cell++) if ((this.marks(cell) & barred) === 0 && cell !== stairs) cells.push(cell);
    return cells;
  }

  /** Takes a random free cell; null if there is none. */
  takeAny(occupant: Occupant, rng: Rng): Point | null {
    const cells = this.freeNow(occupant);
    return cells.length === 0 ? null : this.give(rng.pick(cells));
  }

  /** Takes the free cell for a monster that is the fewest steps from a cell, for a swimmer in a straight line; null if there is none. */
  takeNearest(at: Point, occupant: 'monster' | 'swimmer' = 'monster'): Point | null {
    if (occupant === 'swimmer') {
      const far = (cell: number): number => stepsBetween(pointOf(cell, this.layout.width), at);
      const cells = this.freeNow(occupant);
      spend(cells.length >> 2);
      const [first] = cells;
      return first === undefined ? null : this.give(cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), first));
    }
    const stairs = this.index(this.layout.stairs);
    const offsets = stepOffsets(this.layout.width);
    const seen = new Set([this.index(at)]);
    for (const cell of seen) {
      spend(SEEN);
      if ((this.marks(cell) & (NO_MONSTER | UNSAFE)) === 0 && cell !== stairs) return this.give(cell);
      for (const step of offsets) if ((this.marks(cell + step) & BARRED) === 0) seen.add(cell + step);
    }
    return null;
  }

  private give(cell: number): Point {
    const at = pointOf(cell, this.layout.width);
    this.take(at);
    return at;
  }

  private marks(cell: number): number {
    return (this.byTile[this.layout.terrain[cell] as number] ?? BARRED) | (this.added[cell] ?? BARRED);
  }

  private index({ x, y }: Point): number {
    return y * this.layout.width + x;
  }
}

/** Takes a number out of a list, if it is there. */
function removeFrom(list: number[] | null, value: number): void {
  if (!list) return;
  spend(list.length >> 5);
  const place = list.indexOf(value);
  if (place >= 0) list.splice(place, 1);
}
