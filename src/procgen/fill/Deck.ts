import type { Content } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { drawFrom } from '../../engine/core/floorCurve';

/** A whole draw. With at most twice of it for each of a table's rows, their sum stays within the generator's limit. */
const WHOLE = 5000;

/** Floors dealt from one deck: more than a run sees of most packs, and few enough that any floor is dealt at once. */
const FLOORS = 25;

/**
 * Draws ids as from a shuffled deck: each draw owes every id its share by weight, the ids are drawn by what they are still owed,
 * and the drawn one has been paid a whole. So an id never comes more often than its expected number, rounded up, and never fails
 * to come for long.
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

/** The items of all metered floors of a seed, dealt from a deck for every 25 from the top down, so that no run goes without a kind. */
export class ItemDeck {
  /** What has been dealt, by the floor before which a deck begins, its first floor first. */
  private readonly hands = new Map<number, readonly (readonly string[])[]>();

  constructor(
    private readonly content: Content,
    private readonly seed: string,
  ) {}

  /** The kinds of a floor's items; none if the pack does not meter its floors. */
  hand(floor: number): readonly string[] {
    if (!this.content.counts.danger) return [];
    const before = floor - 1 - ((floor - 1) % FLOORS);
    const hands = this.hands.get(before) ?? this.deal(before);
    this.hands.set(before, hands);
    return hands[floor - 1 - before] ?? [];
  }

  private deal(before: number): string[][] {
    const { counts, items } = this.content;
    const deck = new Deck();
    return Array.from({ length: FLOORS }, (_, i) => {
      const floor = before + i + 1;
      const rng = Rng.of(this.seed, `deck:${floor}`);
      const weights = items.weights(floor);
      return Array.from({ length: counts.items.at(floor) }).flatMap(() => deck.draw(weights, rng) ?? []);
    });
  }
}
