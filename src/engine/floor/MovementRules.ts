import type { Breed, TileKind } from '../content';
import type { Effort } from '../core/Effort';
import type { FloorState } from '../state';
import type { Flow } from './currents';
import { DistanceMaps, FAR, WALL, type WalkGrid } from './distance';

/** A kind of movement. */
export type Moves = NonNullable<Breed['moves']>;

/** Whether a kind of movement allows standing on a tile; none goes through the map's edge. */
export function allows(moves: Moves, tile: TileKind, isEdge: boolean): boolean {
  if (moves === 'swim') return tile.wet === true;
  if (tile.walkable || moves === 'walk') return tile.walkable;
  if (moves === 'amphibious') return tile.deep !== undefined;
  return moves === 'fly' ? tile.flyable === true : !isEdge;
}

/** The parts of `Floor` used here. */
interface Ground {
  readonly state: Pick<FloorState, 'traps' | 'hazards'>;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly walk: WalkGrid;
  readonly effort: Effort;
  /** Only who walks is carried. */
  readonly flow: Flow | null;
  cell(x: number, y: number): number;
  canStand(moves: Moves, x: number, y: number): boolean;
  /** The tiles that give way under who walks there. */
  readonly fragile: ReadonlySet<string>;
  isFragile(x: number, y: number): boolean;
  readonly hazards: { harms(x: number, y: number): boolean };
  readonly traps: { knownAt(x: number, y: number): unknown };
}

/** Ghosts and burrowers pass the same cells. */
type Road = Exclude<Moves, 'burrow'>;

interface Movement {
  readonly grid: { -readonly [K in keyof WalkGrid]: WalkGrid[K] };
  /** The distance maps, which a fork has from its parent: whichever asks first makes them for both. */
  readonly maps: DistanceMaps;
  /** Whether `blank` of the grid is also that of a fork, and has to be copied before it changes. */
  sharesBlank: boolean;
}

/** The cells each kind of movement enters willingly: not harmful hazards, walkers not traps and what gives way. Built at its first use. */
export class MovementRules {
  private readonly made = new Map<Road, Movement>();

  /** @param from the rules of a floor of which this is a fork */
  constructor(
    private readonly floor: Ground,
    from: MovementRules | null = null,
  ) {
    for (const [road, way] of from?.made ?? []) {
      way.sharesBlank = true;
      this.made.set(road, { ...way, grid: { ...way.grid, crowd: floor.walk.crowd } });
    }
  }

  /** The distance maps for a kind of movement. */
  maps(moves: Moves): DistanceMaps {
    const road = moves === 'burrow' ? 'phase' : moves;
    const { maps, grid } = this.made.get(road) ?? this.make(road);
    grid.flow = road === 'walk' ? this.floor.flow : null;
    maps.walkOn(grid, this.floor.effort);
    return maps;
  }

  /** Must be called when a turn begins. */
  expire(): void {
    for (const { maps } of this.made.values()) maps.expire();
  }

  /** Updates one cell after its terrain, trap or hazard has changed. */
  read(x: number, y: number): void {
    const cell = this.floor.cell(x, y);
    for (const [road, way] of this.made) {
      const steps = this.isOpen(road, x, y) ? FAR : WALL;
      const { grid } = way;
      if (grid.blank[cell] === steps) continue;
      if (way.sharesBlank) grid.blank = grid.blank.slice();
      way.sharesBlank = false;
      grid.blank[cell] = steps;
      grid.version++;
    }
  }

  private make(road: Road): Movement {
    const { floor } = this;
    const grid = { blank: Int32Array.from(floor.walk.blank), crowd: floor.walk.crowd, version: 0 };
    const way = { grid, maps: new DistanceMaps(grid, floor.stride, floor.effort), sharesBlank: false };
    this.made.set(road, way);
    const isOther = road !== 'walk' || floor.fragile.size > 0;
    if (isOther) for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) this.read(x, y);
    for (const { x, y } of [...floor.state.traps, ...floor.state.hazards]) this.read(x, y);
    return way;
  }

  private isOpen(road: Road, x: number, y: number): boolean {
    const { floor } = this;
    if (!floor.canStand(road, x, y) || floor.hazards.harms(x, y)) return false;
    return (road !== 'walk' && road !== 'amphibious') || (floor.traps.knownAt(x, y) === null && !floor.isFragile(x, y));
  }
}
