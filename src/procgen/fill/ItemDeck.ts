import type { Content } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { Deck } from './Deck';

/** Floors dealt from one deck: more than a run sees of most packs, and few enough that any floor is dealt at once. */
const FLOORS = 25;

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
