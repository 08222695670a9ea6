import { drawFrom } from '../../engine/core/weightedTable';
import type { Rng } from '../../engine/core/rng';

/** A whole draw. With at most twice of it for each of a table's rows, their sum stays within the generator's limit. */
const WHOLE = 5000;

/**
 * Draws ids as from a shuffled deck: each draw owes every id its share by weight, the ids are drawn by what they are still owed, and the drawn one
 * has been paid a whole. So an id never comes more often than its expected number, rounded up, and never fails to come for long.
 */
export class Deck {
  private readonly owed = new Map<string, number>();

  /** One id of those with weights, if it fits; null, without drawing from the stream, if none does. */
  draw(weights: readonly (readonly [id: string, weight: number])[], rng: Rng, fits: (id: string) => boolean = () => true): string | null {
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const live = weights.filter(([id]) => fits(id));
    if (live.length === 0) return null;
    for (const [id, weight] of weights) this.owed.set(id, this.debt(id) + Math.round((WHOLE * weight) / total));
    const due = live.map(([id]) => [id, Math.min(2 * WHOLE, Math.max(0, this.debt(id)))] as const);
    const id = drawFrom(due, rng) ?? drawFrom(live, rng);
    if (id !== null) this.owed.set(id, this.debt(id) - WHOLE);
    return id;
  }

  private debt(id: string): number {
    return this.owed.get(id) ?? 0;
  }
}
