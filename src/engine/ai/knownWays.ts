import { DIRECTIONS, type Point } from '../core/point';
import type { Game } from '../Game';

/** Ways over cells that the player knows, by breadth-first search from where the player stands. */
export class KnownWays {
  /** Per cell (`y * width + x`) the cell before it on the way, -1 where no known way leads; the start leads to itself. */
  private readonly before: Int32Array;
  /** All cells that can be reached, the nearest first. */
  private readonly order: number[];

  constructor(private readonly game: Game) {
    const { floor, state } = game;
    this.before = new Int32Array(floor.width * floor.height).fill(-1);
    const start = floor.index(state.player.x, state.player.y);
    this.before[start] = start;
    this.order = [start];
    for (const cell of this.order) this.spread(cell);
  }

  /** The nearest cell that is wanted; null when there is none. */
  nearest(isWanted: (x: number, y: number) => boolean): Point | null {
    const { width } = this.game.floor;
    for (const cell of this.order) {
      const at = { x: cell % width, y: Math.floor(cell / width) };
      if (isWanted(at.x, at.y)) return at;
    }
    return null;
  }

  /** The cells to walk to a cell, that one last; null when no known way leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor, state } = this.game;
    if (!floor.contains(x, y) || this.before[floor.index(x, y)] === -1) return null;
    const path: Point[] = [];
    const start = floor.index(state.player.x, state.player.y);
    for (let cell = floor.index(x, y); cell !== start; cell = this.before[cell] as number) {
      path.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
    }
    return path.reverse();
  }

  private spread(cell: number): void {
    const { floor } = this.game;
    const x = cell % floor.width;
    const y = Math.floor(cell / floor.width);
    for (const step of DIRECTIONS) {
      const next = floor.index(x + step.x, y + step.y);
      if (!this.isKnownWay(x + step.x, y + step.y) || this.before[next] !== -1) continue;
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
