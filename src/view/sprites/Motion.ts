import type { Point } from '../../engine/core/point';

/** The offset, as a fraction of the motion's vector, at a fraction of its time. */
export type Curve = (share: number) => number;

/** A steady approach to zero: a step, seen from its destination. */
export const glide: Curve = (share) => 1 - share;

/** Out fast and back slower: an attack or recoil. */
export const lunge: Curve = (share) => (share < 0.4 ? share / 0.4 : (1 - share) / 0.6);

/** A temporary offset along a vector, for some milliseconds. */
export class Motion {
  private elapsed = 0;

  constructor(
    private readonly vector: Point,
    private readonly lasts: number,
    private readonly curve: Curve,
  ) {}

  /** The offset some milliseconds later; zero at the end. */
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
