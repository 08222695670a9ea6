import { DIRECTIONS, distanceSquared, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';

/** Breadth-first paths from the player over known cells, avoiding known traps and hazards, visible actors and shunned cells. */
export class FighterPaths {
  /** Per cell (`y * width + x`) the previous cell of its path, -1 if none, -2 if avoided; the start points to itself. */
  private readonly before: Int32Array;
  /** The cells reached, nearest first, and how many have been expanded. */
  private readonly order: Int32Array;
  private reached = 1;
  private expanded = 0;
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

  /** The nearest wanted cell, at most this many steps away; null if there is none. */
  nearest(isWanted: (x: number, y: number) => boolean, max = Infinity): Point | null {
    const { width } = this.game.floor;
    const limit = max === Infinity ? Infinity : (2 * max + 1) ** 2;
    for (let i = 0; i < this.reached && i < limit; i++) {
      const cell = this.order[i] as number;
      const x = cell % width;
      const y = (cell - x) / width;
      if (isWanted(x, y)) return { x, y };
      if (i === this.expanded) this.expand();
    }
    return null;
  }

  /** The path to a cell, including it; null if no known path leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor } = this.game;
    if (!floor.contains(x, y)) return null;
    const goal = floor.index(x, y);
    while ((this.before[goal] as number) < 0) if (!this.expand()) return null;
    const path: Point[] = [];
    for (let cell = goal; cell !== this.start; cell = this.before[cell] as number) path.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
    return path.reverse();
  }

  /** The path to the nearest wanted cell. */
  toNearest(isWanted: (x: number, y: number) => boolean, max = Infinity): Point[] | null {
    const cell = this.nearest(isWanted, max);
    return cell && this.to(cell);
  }

  /** The path to the reachable cell closest to a goal in a straight line. */
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

  private expand(): boolean {
    if (this.expanded >= this.reached) return false;
    const { floor } = this.game;
    const cell = this.order[this.expanded++] as number;
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
