import type { Content, TileKind, Vault } from '../../engine/content';
import { COMPASS, stepsBetween, type Point } from '../../engine/core/point';
import { shuffle, type Rng } from '../../engine/core/rng';
import { isAtEnd, pointOf, tileIndex, type Layout, type PlacedVault } from '../dig/Layout';
import { dugMap, flood } from '../dig/walk';
import { spend } from '../work';
import { turn, turnVault, type Corners, type TurnedVault } from './turnVault';

/** Places in caves tried for one vault by walling them off, and the most cells that may be cut off and filled in for it. */
const CLEARINGS = 30;
const MOST_FILLED = 60;
/** The work, in cells, of turning a cell of a vault every way. */
const TURNED = 5;
/** The mark of open cells that can be reached. */
const REACHED = 2;

/** Where a vault may lie: only in rock, or anywhere but at arrival and stairs. */
type Where = 'rock' | 'anywhere';

/** A cell for a vault's entrance, the orientation that fits there, and the open cells to fill in for it. */
export interface VaultSite {
  readonly cell: number;
  readonly turned: TurnedVault;
  readonly filled: readonly number[];
}

/** Where vaults fit into a layout. */
export class VaultSites {
  /** Cells of rock adjacent to ground, in random order. */
  private readonly doors: readonly number[];
  /** Not 0 for cells of vaults. */
  private readonly built: Uint8Array;
  /** Not 0 where no entrance can be: in or beside vaults, arrival and stairs. */
  private readonly shut: Uint8Array;

  constructor(
    private readonly content: Content,
    private readonly layout: Layout,
    rng: Rng,
  ) {
    this.built = new Uint8Array(layout.terrain.length);
    this.shut = new Uint8Array(layout.terrain.length);
    for (const { x, y } of [layout.arrival, layout.stairs]) this.paint(this.shut, { x1: x - 1, y1: y - 1, x2: x + 1, y2: y + 1 });
    for (const vault of layout.vaults) this.mark(vault);
    this.doors = shuffle(this.findDoors(), rng);
  }

  /** The first `most` places where a vault fits into the rock; in caves, where few do, also one that can be walled off. */
  sitesFor(vault: Vault, most: number): VaultSite[] {
    spend(TURNED * vault.map.length * (vault.map[0]?.length ?? 0));
    const sites: VaultSite[] = [];
    const apart = hasMonsters(vault) ? this.content.safeArrival : 0;
    for (const { cell, turned } of this.places(vault, apart, 'rock')) {
      sites.push({ cell, turned, filled: [] });
      if (sites.length === most) return sites;
    }
    return sites.length > 0 || this.layout.rooms.length > 0 ? sites : this.clearings(vault, apart);
  }

  /** Draws a vault into the layout. */
  place(id: string, vault: Vault, { cell, turned, filled }: VaultSite): PlacedVault {
    const { terrain, width, wall, ground } = this.layout;
    const door = pointOf(cell, width);
    const contents: PlacedVault['contents'][number][] = [];
    for (const at of filled) terrain[at] = wall;
    for (const { x, y, glyph } of turned.parts) {
      const row = vault.legend[glyph];
      const tile = row?.tile === undefined ? ground : turnedTile(this.content, row.tile, turned.way);
      terrain[cell + y * width + x] = glyph === '#' ? wall : tile;
      if (row) contents.push({ x: door.x + x, y: door.y + y, glyph, cell: row });
    }
    terrain[cell] = tileIndex(this.content, vault.door);
    const placed = { vault: id, ...cornersAt(turned, door), door, contents };
    this.mark(placed);
    return placed;
  }

  private mark({ x1, y1, x2, y2 }: Corners): void {
    this.paint(this.built, { x1, y1, x2, y2 });
    this.paint(this.shut, { x1: x1 - 1, y1: y1 - 1, x2: x2 + 1, y2: y2 + 1 });
  }

  /** Marks a rectangle; what lies beyond the map's sides wraps around to its edge, where no entrance is looked for. */
  private paint(marks: Uint8Array, { x1, y1, x2, y2 }: Corners): void {
    const { width } = this.layout;
    for (let y = Math.max(0, y1); y <= y2; y++) marks.fill(1, Math.max(0, y * width + x1), y * width + x2 + 1);
  }

  private findDoors(): number[] {
    const { terrain, width, height, wall, ground } = this.layout;
    const doors: number[] = [];
    for (let y = 1; y < height - 1; y++) {
      for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
        if (terrain[cell] !== wall) continue;
        const isBeside = terrain[cell - 1] === ground || terrain[cell + 1] === ground;
        if (isBeside || terrain[cell - width] === ground || terrain[cell + width] === ground) doors.push(cell);
      }
    }
    return doors;
  }

  /** All places whose cells are free, in the order of the doors, more than `apart` steps from the arrival. */
  private *places(vault: Vault, apart: number, where: Where): Generator<Omit<VaultSite, 'filled'>> {
    const { terrain, width, wall, ground } = this.layout;
    const orientations = turnVault(vault).map((turned) => ({ turned, out: turned.out.y * width + turned.out.x }));
    for (const cell of this.doors) {
      spend(2);
      if (terrain[cell] !== wall || this.shut[cell] !== 0) continue;
      for (const { turned, out } of orientations) {
        if (terrain[cell + out] !== ground || !this.holds(cell, turned.reach)) continue;
        if (this.fits(cell, turned, where) && this.isApart(cell, turned, apart)) yield { cell, turned };
      }
    }
  }

  /** Whether all of a vault's cells are free. */
  private fits(cell: number, { rock }: TurnedVault, where: Where): boolean {
    const { terrain, width, wall } = this.layout;
    let free = 0;
    for (const { x, y } of rock) {
      const at = cell + y * width + x;
      if (this.built[at] !== 0) break;
      if (where === 'rock' ? terrain[at] !== wall : isAtEnd(this.layout, at)) break;
      free++;
    }
    spend(1 + (free >> 3));
    return free === rock.length;
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
  private clearings(vault: Vault, apart: number): VaultSite[] {
    let trials = 0;
    for (const { cell, turned } of this.places(vault, apart, 'anywhere')) {
      const filled = this.clear(cell, turned);
      if (filled) return [{ cell, turned, filled }];
      if (++trials === CLEARINGS) break;
    }
    return [];
  }

  private clear(cell: number, { rock, out }: TurnedVault): number[] | null {
    const { width, arrival, stairs, terrain, wall } = this.layout;
    const map = dugMap(this.layout, wall);
    spend(terrain.length >> 3);
    const filled = rock.map(({ x, y }) => cell + y * width + x).filter((at) => map.open[at] === 1);
    for (const { x, y } of rock) map.open[cell + y * width + x] = 0;
    flood(map, arrival.y * width + arrival.x, REACHED);
    const isReached = (at: Point): boolean => map.open[at.y * width + at.x] === REACHED;
    const door = pointOf(cell, width);
    if (!isReached({ x: door.x + out.x, y: door.y + out.y }) || !isReached(stairs)) return null;
    const cut: number[] = [];
    for (let at = map.open.indexOf(1); at >= 0; at = map.open.indexOf(1, at + 1)) cut.push(at);
    return cut.length <= MOST_FILLED && cut.every((at) => this.built[at] === 0) ? [...filled, ...cut] : null;
  }
}

function cornersAt({ x1, y1, x2, y2 }: TurnedVault, { x, y }: Point): Corners {
  return { x1: x + x1, y1: y + y1, x2: x + x2, y2: y + y2 };
}

function hasMonsters({ legend }: Vault): boolean {
  return Object.values(legend).some(({ monster }) => monster !== undefined);
}

/** The index of a vault's tile in a vault turned that way: currents carry as the map around them lies. */
function turnedTile(content: Content, id: string, way: number): number {
  const { tiles } = content;
  let index = tileIndex(content, id);
  const { carries } = tiles[index] as TileKind;
  if (carries === undefined) return index;
  const wanted = turn(COMPASS[carries], way);
  for (let i = 0; i < 4; i++) {
    const { carries: heading = carries, turned = id } = tiles[index] as TileKind;
    if (stepsBetween(COMPASS[heading], wanted) === 0) break;
    index = tileIndex(content, turned);
  }
  return index;
}
