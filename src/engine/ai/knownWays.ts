import { DIRECTIONS, type Point } from '../core/point';
import type { Game } from '../Game';

/** Ways over cells that the player knows, by breadth-first search from where the player stands. */
export class KnownWays {
  /** Per cell (`y * width + x`) the cell before it on the way, -1 where no known way leads; the start leads to itself. */
  private readonly before: Int32Array;
  /** The cells reached, the nearest first. */
  private readonly order: number[];
  /** How many of them have been spread from: the search goes only as far as somebody asks. */
  private grown = 0;

  constructor(private readonly game: Game) {
    const { floor, state } = game;
    this.before = new Int32Array(floor.width * floor.height).fill(-1);
    const start = floor.index(state.player.x, state.player.y);
    this.before[start] = start;
    this.order = [start];
  }

  /** The nearest cell that is wanted; null when there is none. */
  nearest(isWanted: (x: number, y: number) => boolean): Point | null {
    const { width } = this.game.floor;
    for (let i = 0; i < this.order.length; i++) {
      const cell = this.order[i] as number;
      const at = { x: cell % width, y: Math.floor(cell / width) };
      if (isWanted(at.x, at.y)) return at;
      if (i === this.grown) this.grow();
    }
    return null;
  }

  /** The cells to walk to a cell, that one last; null when no known way leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor, state } = this.game;
    if (!floor.contains(x, y)) return null;
    while (this.before[floor.index(x, y)] === -1) if (!this.grow()) return null;
    const path: Point[] = [];
    const start = floor.index(state.player.x, state.player.y);
    for (let cell = floor.index(x, y); cell !== start; cell = this.before[cell] as number) {
      path.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
    }
    return path.reverse();
  }

  /** Spreads from the next cell; false when all that can be reached has been. */
  private grow(): boolean {
    const cell = this.order[this.grown];
    if (cell === undefined) return false;
    this.grown++;
    this.spread(cell);
    return true;
  }

  private spread(cell: number): void {
    const { floor } = this.game;
    const x = cell % floor.width;
    const y = Math.floor(cell / floor.width);
    for (const step of DIRECTIONS) {
      const next = floor.index(x + step.x, y + step.y);
      if (this.before[next] !== -1 || !this.isKnownWay(x + step.x, y + step.y)) continue;
      this.before[next] = cell;
      this.order.push(next);
    }
  }

  /** Known, walkable, and nobody in view stands there. */
  private isKnownWay(x: number, y: number): boolean {
    const { floor } = this.game;
    return floor.isExplored(x, y) && floor.isWalkable(x, y) && !(floor.isVisible(x, y) && floor.actorAt(x, y) !== null);
  }
}
