import type { Point } from '../../engine/core/point';

const LASTS_MS = 260;
const SWINGS_A_SECOND = 14;
/** Map pixels. */
const MOST = 3;
/** Attacks that take less than this share of all hit points shake nothing. */
const HEAVY = 0.15;
const PER_SHARE = 6;

/** How hard an attack shakes the picture, in map pixels. */
export function shakeOf(damage: number, maxHp: number): number {
  const share = damage / Math.max(1, maxHp);
  return share < HEAVY ? 0 : Math.min(MOST, 0.5 + share * PER_SHARE);
}

/** The trembling of the picture after a heavy blow: small, and less from moment to moment. */
export class Shake {
  private strength = 0;
  private age = LASTS_MS;

  /** Begins anew if that is stronger than what is left. */
  kick(strength: number): void {
    if (strength <= this.left) return;
    this.strength = Math.min(MOST, strength);
    this.age = 0;
  }

  /** How far off the picture is some milliseconds later, in map pixels. */
  advance(ms: number): Point {
    this.age += ms;
    const { left } = this;
    if (left === 0) return { x: 0, y: 0 };
    const turn = (this.age / 1000) * SWINGS_A_SECOND * 2 * Math.PI;
    return { x: left * Math.cos(turn), y: left * 0.6 * Math.sin(turn * 1.37) };
  }

  private get left(): number {
    return this.age >= LASTS_MS ? 0 : this.strength * (1 - this.age / LASTS_MS) ** 2;
  }
}
