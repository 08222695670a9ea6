import type { Glow } from './glows';

/** A light for a moment, such as that of a bolt: strongest at once, then less and less. */
export interface Flare extends Glow {
  /** In milliseconds. */
  readonly lasts: number;
}

/** More at once would be a sea of light that nobody can tell apart. */
const MOST = 24;

/** The lights of a moment that still burn. */
export class Flares {
  private flares: { readonly flare: Flare; age: number }[] = [];

  /** Lets one more burn; the oldest make room. */
  add(flare: Flare): void {
    this.flares = [...this.flares, { flare, age: 0 }].slice(-MOST);
  }

  /** Goes on by some milliseconds; answers all that burned before. */
  advance(ms: number): readonly Flare[] {
    const before = this.flares.map(({ flare }) => flare);
    for (const each of this.flares) each.age += ms;
    this.flares = this.flares.filter(({ flare, age }) => age < flare.lasts);
    return before;
  }

  /** What burns now, as strong as it still is. */
  get lights(): readonly Glow[] {
    return this.flares.map(({ flare, age }) => ({ ...flare, strength: flare.strength * (1 - age / flare.lasts) ** 2 }));
  }

  clear(): void {
    this.flares = [];
  }
}
