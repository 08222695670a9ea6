import type { Point } from '../../engine/core/point';

/** How far off its place something is, as a share of the motion's vector, at a share of the motion's time. */
export type Curve = (share: number) => number;

/** From a place off to none, evenly: a step, seen from the cell where it ends. */
export const glide: Curve = (share) => 1 - share;

/** Out fast and back slower: an attack, and how the one who is hit takes it. */
export const lunge: Curve = (share) => (share < 0.4 ? share / 0.4 : (1 - share) / 0.6);

/** Being off one's place along a vector for some milliseconds. */
export class Motion {
  private elapsed = 0;

  constructor(
    private readonly vector: Point,
    private readonly lasts: number,
    private readonly curve: Curve,
  ) {}

  /** The offset some milliseconds later; nothing once the time is over. */
  advance(ms: number): Point {
    this.elapsed += ms;
    if (this.isOver) return { x: 0, y: 0 };
    const share = this.curve(this.elapsed / this.lasts);
    return { x: this.vector.x * share, y: this.vector.y * share };
  }

  get isOver(): boolean {
    return this.elapsed >= this.lasts;
  }
}
