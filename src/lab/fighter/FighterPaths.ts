import { DIRECTIONS, distanceSquared, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';

/**
 * Ways over cells that the player knows, by breadth-first search from where it stands: around traps and hazards it knows
 * of, around everybody it sees and around cells that somebody would rather not go near.
 */
export class FighterPaths {
  /** Per cell (`y * width + x`) the cell before it on the way, -1 where none leads, -2 where nobody shall go; the start leads to itself. */
  private readonly before: Int32Array;
  /** The cells reached, the nearest first, and how many of them have been spread from. */
  private readonly order: Int32Array;
  private reached = 1;
  private grown = 0;
  private readonly start: number;

  constructor(
    private readonly game: Game,
    shunned: Iterable<Point> = [],
  ) {
    const { floor, state } = game;
    this.before = new Int32Array(floor.width * floor.height).fill(-1);
    this.order = new Int32Array(floor.width * floor.height);
    for (const trap of floor.state.traps) if (trap.known) this.shun(trap);
    for (const hazard of floor.state.hazards) if (game.sees(hazard)) this.shun(hazard);
    for (const actor of floor.state.actors) if (game.seesActor(actor)) this.shun(actor);
    for (const cell of shunned) this.shun(cell);
    this.start = floor.index(state.player.x, state.player.y);
    this.before[this.start] = this.start;
    this.order[0] = this.start;
  }

  /** The nearest cell that is wanted, at most so many steps away; null when there is none. */
  nearest(isWanted: (x: number, y: number) => boolean, most = Infinity): Point | null {
    const { width } = this.game.floor;
    const limit = most === Infinity ? Infinity : (2 * most + 1) ** 2;
    for (let i = 0; i < this.reached && i < limit; i++) {
      const cell = this.order[i] as number;
      const x = cell % width;
      const y = (cell - x) / width;
      if (isWanted(x, y)) return { x, y };
      if (i === this.grown) this.grow();
    }
    return null;
  }

  /** The cells to walk to a cell, that one last; null when no known way leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor } = this.game;
    if (!floor.contains(x, y)) return null;
    const goal = floor.index(x, y);
    while ((this.before[goal] as number) < 0) if (!this.grow()) return null;
    const path: Point[] = [];
    for (let cell = goal; cell !== this.start; cell = this.before[cell] as number) path.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
    return path.reverse();
  }

  /** The way to the nearest wanted cell. */
  toNearest(isWanted: (x: number, y: number) => boolean, most = Infinity): Point[] | null {
    const cell = this.nearest(isWanted, most);
    return cell && this.to(cell);
  }

  /** The way to the cell that lies nearest to one as the crow flies. */
  towards(goal: Point): Point[] | null {
    let best: Point = this.game.state.player;
    this.nearest((x, y) => {
      if (distanceSquared({ x, y }, goal) < distanceSquared(best, goal)) best = { x, y };
      return false;
    });
    return this.to(best);
  }

  private shun({ x, y }: Point): void {
    const { floor } = this.game;
    if (floor.contains(x, y)) this.before[floor.index(x, y)] = -2;
  }

  private grow(): boolean {
    if (this.grown >= this.reached) return false;
    const { floor } = this.game;
    const cell = this.order[this.grown++] as number;
    const x = cell % floor.width;
    const y = (cell - x) / floor.width;
    for (const step of DIRECTIONS) {
      const next = cell + step.y * floor.width + step.x;
      if (this.before[next] !== -1 || floor.state.explored[next] === 0 || !floor.isWalkable(x + step.x, y + step.y)) continue;
      this.before[next] = cell;
      this.order[this.reached++] = next;
    }
    return true;
  }
}
