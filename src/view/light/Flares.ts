import type { Glow } from './glows';

/** A brief light, such as a bolt's, that fades from full strength. */
export interface Flare extends Glow {
  /** In milliseconds. */
  readonly lasts: number;
}

/** The most lights at once; more would blur into one. */
const MAX_FLARES = 24;

/** The brief lights still burning. */
export class Flares {
  private flares: { readonly flare: Flare; age: number }[] = [];

  /** Adds a light; the oldest make room. */
  add(flare: Flare): void {
    this.flares = [...this.flares, { flare, age: 0 }].slice(-MAX_FLARES);
  }

  /** Advances by some milliseconds; returns all that burned before. */
  advance(ms: number): readonly Flare[] {
    const before = this.flares.map(({ flare }) => flare);
    for (const each of this.flares) each.age += ms;
    this.flares = this.flares.filter(({ flare, age }) => age < flare.lasts);
    return before;
  }

  /** The lights at their current strength. */
  get lights(): readonly Glow[] {
    return this.flares.map(({ flare, age }) => ({ ...flare, strength: flare.strength * (1 - age / flare.lasts) ** 2 }));
  }

  clear(): void {
    this.flares = [];
  }
}
