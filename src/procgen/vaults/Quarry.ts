import type { Vault } from '../../engine/content';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Place } from '../../engine/state';
import type { Layout } from '../dig/Layout';
import { pointOf } from '../dig/farEnds';
import { isAtEnd } from '../dig/whereabouts';
import type { Masonry } from './masonry';
import type { Furnishing, PlacedVault } from './PlacedVault';
import { shuffle } from '../dig/shuffle';
import { turnVault, type TurnedVault } from './turnVault';
import { dugMap, stepOffsets, stepsFrom } from '../dig/walk';

/** Places in caves tried for one vault by walling them off, and the most cells that may be cut off and filled in for it. */
const CLEARINGS = 30;
const MOST_FILLED = 60;

/** A cell for a vault's entrance, the orientation that fits there, and the open cells to fill in for it. */
export interface Site {
  readonly cell: number;
  readonly turned: TurnedVault;
  readonly filled: readonly number[];
}

/** The rock of a layout, in which vaults are placed. */
export class Quarry {
  /** Cells of rock adjacent to ground, in random order. */
  private readonly doors: readonly number[];
  /** Not 0 for cells of vaults. */
  private readonly built: Uint8Array;
  private readonly offsets: readonly number[];

  constructor(
    private readonly layout: Layout,
    private readonly masonry: Masonry,
    rng: Rng,
  ) {
    this.built = new Uint8Array(layout.terrain.length);
    this.offsets = stepOffsets(layout.width);
    for (const vault of layout.vaults) this.mark(vault);
    this.doors = shuffle(this.findDoors(), rng);
  }

  /** The first `most` places where a vault fits into the rock; in caves, where few do, also one that can be walled off. */
  sitesFor(vault: Vault, most: number): Site[] {
    const sites: Site[] = [];
    const apart = hasMonsters(vault) ? this.masonry.content.safeArrival : 0;
    const isRock = (at: number): boolean => this.layout.terrain[at] === this.masonry.palette.wall;
    for (const { cell, turned } of this.places(vault, apart, isRock)) {
      sites.push({ cell, turned, filled: [] });
      if (sites.length === most) return sites;
    }
    return sites.length > 0 || this.layout.rooms.length > 0 ? sites : this.clearings(vault, apart);
  }

  lay(id: string, vault: Vault, { cell, turned, filled }: Site): PlacedVault {
    const { terrain, width } = this.layout;
    const { palette, tileOf } = this.masonry;
    const door = pointOf(cell, width);
    const furnishings: Furnishing[] = [];
    for (const at of filled) terrain[at] = palette.wall;
    for (const { x, y, glyph } of turned.parts) {
      const row = vault.legend[glyph];
      const tile = row?.tile === undefined ? palette.ground : tileOf(row.tile);
      terrain[cell + y * width + x] = glyph === '#' ? palette.wall : tile;
      if (row) furnishings.push({ x: door.x + x, y: door.y + y, cell: row });
    }
    terrain[cell] = tileOf(vault.door);
    const placed = { vault: id, ...cornersAt(turned, door), door, furnishings };
    this.mark(placed);
    return placed;
  }

  private mark({ x1, y1, x2, y2 }: Omit<Place, 'vault'>): void {
    for (let y = y1; y <= y2; y++) this.built.fill(1, y * this.layout.width + x1, y * this.layout.width + x2 + 1);
  }

  private findDoors(): number[] {
    const { terrain, width, height, ground } = this.layout;
    const sides = [-1, 1, -width, width];
    const doors: number[] = [];
    for (let y = 1; y < height - 1; y++) {
      for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
        if (terrain[cell] !== this.masonry.palette.wall) continue;
        if (sides.some((step) => terrain[cell + step] === ground)) doors.push(cell);
      }
    }
    return doors;
  }

  /** All places whose cells are free, in the order of the doors, more than `apart` steps from the arrival. */
  private *places(vault: Vault, apart: number, isFree: (at: number) => boolean): Generator<Omit<Site, 'filled'>> {
    const { terrain, width, ground } = this.layout;
    const offsetOf = ({ x, y }: Point): number => y * width + x;
    const orientations = turnVault(vault).map((turned) => ({ turned, out: offsetOf(turned.out), rock: turned.rock.map(offsetOf) }));
    for (const cell of this.doors) {
      if (!this.canOpen(cell)) continue;
      for (const { turned, out, rock } of orientations) {
        if (terrain[cell + out] !== ground || !this.holds(cell, turned.reach)) continue;
        if (rock.every((step) => this.built[cell + step] === 0 && isFree(cell + step)) && this.isApart(cell, turned, apart)) yield { cell, turned };
      }
    }
  }

  /** Whether an entrance can be there: not beside another vault, the arrival or the stairs. */
  private canOpen(cell: number): boolean {
    if (this.layout.terrain[cell] !== this.masonry.palette.wall || this.built[cell] !== 0) return false;
    return this.offsets.every((step) => this.built[cell + step] === 0) && !isAtEnd(this.layout, cell);
  }

  /** Whether the map is large enough around a cell. */
  private holds(cell: number, { x1, y1, x2, y2 }: TurnedVault['reach']): boolean {
    const { width, height } = this.layout;
    const { x, y } = pointOf(cell, width);
    return x + x1 >= 0 && y + y1 >= 0 && x + x2 < width && y + y2 < height;
  }

  private isApart(cell: number, turned: TurnedVault, steps: number): boolean {
    const { arrival, width } = this.layout;
    const { x1, y1, x2, y2 } = cornersAt(turned, pointOf(cell, width));
    const nearest = { x: Math.min(Math.max(arrival.x, x1), x2), y: Math.min(Math.max(arrival.y, y1), y2) };
    return steps === 0 || stepsBetween(arrival, nearest) > steps;
  }

  /** A place in a cave to wall off, if the rest stays connected except for a few cells, which are filled in. */
  private clearings(vault: Vault, apart: number): Site[] {
    const isFree = (at: number): boolean => !isAtEnd(this.layout, at);
    let trials = 0;
    for (const { cell, turned } of this.places(vault, apart, isFree)) {
      const filled = this.clear(cell, turned);
      if (filled) return [{ cell, turned, filled }];
      if (++trials === CLEARINGS) break;
    }
    return [];
  }

  private clear(cell: number, { rock, out }: TurnedVault): number[] | null {
    const { layout, masonry } = this;
    const { width, arrival, stairs } = layout;
    const map = dugMap(layout, masonry.palette.wall);
    const filled = rock.map(({ x, y }) => cell + y * width + x).filter((at) => map.open[at] === 1);
    for (const at of filled) map.open[at] = 0;
    for (const { x, y } of rock) map.open[cell + y * width + x] = 0;
    const steps = stepsFrom(map, arrival.y * width + arrival.x);
    const isReached = (at: Point): boolean => (steps[at.y * width + at.x] as number) >= 0;
    const door = pointOf(cell, width);
    if (!isReached({ x: door.x + out.x, y: door.y + out.y }) || !isReached(stairs)) return null;
    const cut: number[] = [];
    map.open.forEach((mark, at) => {
      if (mark === 1 && steps[at] === -1) cut.push(at);
    });
    return cut.length <= MOST_FILLED && cut.every((at) => this.built[at] === 0) ? [...filled, ...cut] : null;
  }
}

function cornersAt({ x1, y1, x2, y2 }: TurnedVault, { x, y }: Point): Omit<Place, 'vault'> {
  return { x1: x + x1, y1: y + y1, x2: x + x2, y2: y + y2 };
}

function hasMonsters({ legend }: Vault): boolean {
  return Object.values(legend).some(({ monster }) => monster !== undefined);
}
