import type { Point } from '../../engine/core/point';
import type { Glow } from '../light/LightField';

/** The offset, as a fraction of the motion's vector, at a fraction of its time. */
type Curve = (share: number) => number;

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

const SHAKE_MS = 260;
const SWINGS_A_SECOND = 14;
/** Map pixels. */
const MAX_SHAKE = 3;
/** Attacks below this fraction of max HP shake nothing. */
const HEAVY_SHARE = 0.15;
const SHAKE_PER_SHARE = 6;

/** The strength of the shake for an attack, in map pixels. */
export function shakeOf(damage: number, maxHp: number): number {
  const share = damage / Math.max(1, maxHp);
  return share < HEAVY_SHARE ? 0 : Math.min(MAX_SHAKE, 0.5 + share * SHAKE_PER_SHARE);
}

/** A small, fading screen shake after a heavy hit. */
export class Shake {
  private strength = 0;
  private age = SHAKE_MS;

  /** Restarts if this is stronger than what is left. */
  kick(strength: number): void {
    if (strength <= this.left) return;
    this.strength = Math.min(MAX_SHAKE, strength);
    this.age = 0;
  }

  /** The offset some milliseconds later, in map pixels. */
  advance(ms: number): Point {
    this.age += ms;
    const { left } = this;
    if (left === 0) return { x: 0, y: 0 };
    const turn = (this.age / 1000) * SWINGS_A_SECOND * 2 * Math.PI;
    return { x: left * Math.cos(turn), y: left * 0.6 * Math.sin(turn * 1.37) };
  }

  private get left(): number {
    return this.age >= SHAKE_MS ? 0 : this.strength * (1 - this.age / SHAKE_MS) ** 2;
  }
}

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

/** More than three flashes a second can trigger a seizure (WCAG 2.3.2). */
const MOST_FLASHES = 3;
const SECOND_MS = 1000;
/** Flashes this close together count as one. */
const TOGETHER_MS = 50;

/** Limits the flashes of one place. */
export class FlashLimit {
  private times: readonly number[] = [];

  /** Whether a flash is allowed at a time in milliseconds; if so, counts it. */
  allows(now: number): boolean {
    const last = this.times.at(-1);
    if (last !== undefined && now - last < TOGETHER_MS) return true;
    this.times = this.times.filter((time) => now - time < SECOND_MS);
    if (this.times.length >= MOST_FLASHES) return false;
    this.times = [...this.times, now];
    return true;
  }
}
