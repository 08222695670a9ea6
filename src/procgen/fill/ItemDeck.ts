import type { Content } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { Deck } from './Deck';

/** The items of all metered floors of a seed, dealt from one deck from the top down, so that no run goes without a kind. */
export class ItemDeck {
  private readonly deck = new Deck();
  /** What has been dealt, by floor, the first floor first. */
  private readonly hands: (readonly string[])[] = [];

  constructor(
    private readonly content: Content,
    private readonly seed: string,
  ) {}

  /** The kinds of a floor's items; none if the pack does not meter its floors. */
  hand(floor: number): readonly string[] {
    if (!this.content.counts.danger) return [];
    while (this.hands.length < floor) this.hands.push(this.deal(this.hands.length + 1));
    return this.hands[floor - 1] ?? [];
  }

  private deal(floor: number): string[] {
    const { counts, items } = this.content;
    const rng = Rng.of(this.seed, `deck:${floor}`);
    return Array.from({ length: counts.items.at(floor) }).flatMap(() => this.deck.draw(items.weights(floor), rng) ?? []);
  }
}
