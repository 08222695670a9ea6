import type { Point } from '../../engine/core/point';

const DURATION_MS = 260;
const SWINGS_A_SECOND = 14;
/** Map pixels. */
const MAX = 3;
/** Attacks below this fraction of max HP shake nothing. */
const HEAVY = 0.15;
const PER_SHARE = 6;

/** The strength of the shake for an attack, in map pixels. */
export function shakeOf(damage: number, maxHp: number): number {
  const share = damage / Math.max(1, maxHp);
  return share < HEAVY ? 0 : Math.min(MAX, 0.5 + share * PER_SHARE);
}

/** A small, fading screen shake after a heavy hit. */
export class Shake {
  private strength = 0;
  private age = DURATION_MS;

  /** Restarts if this is stronger than what is left. */
  kick(strength: number): void {
    if (strength <= this.left) return;
    this.strength = Math.min(MAX, strength);
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
    return this.age >= DURATION_MS ? 0 : this.strength * (1 - this.age / DURATION_MS) ** 2;
  }
}
