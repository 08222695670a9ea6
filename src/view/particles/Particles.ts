/** A speck as it begins: map pixels, seconds, `0xrrggbb`. */
export interface Speck {
  readonly x: number;
  readonly y: number;
  /** Pixels a second, and how the fall grows each second. */
  readonly vx: number;
  readonly vy: number;
  readonly fall: number;
  readonly lasts: number;
  readonly size: number;
  readonly colour: number;
  /** At its brightest, 0 to 1; it comes and goes softly if `isSoft`, else it only goes. */
  readonly alpha: number;
  readonly isSoft: boolean;
}

/** A speck as it is now. */
export interface Live {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
  readonly alpha: number;
}

type Slot = { -readonly [K in keyof Speck]: Speck[K] } & { age: number };

/** No more specks than these are ever in the air; their slots are used again and again. */
export const MOST_SPECKS = 160;

/** Specks in the air: embers, dust, drops, spores. */
export class Particles {
  private readonly slots: Slot[] = [];
  /** Slots in use; those behind it are free. */
  private used = 0;

  get count(): number {
    return this.used;
  }

  /** Adds specks; those for which there is no room are left out. */
  add(specks: readonly Speck[]): void {
    for (const speck of specks) {
      if (this.used >= MOST_SPECKS) return;
      const slot = this.slots[this.used];
      if (slot) Object.assign(slot, speck, { age: 0 });
      else this.slots.push({ ...speck, age: 0 });
      this.used++;
    }
  }

  /** Moves all by some milliseconds; those that are over are gone. */
  advance(ms: number): void {
    const seconds = ms / 1000;
    for (let at = 0; at < this.used; at++) {
      const slot = this.slots[at];
      if (!slot) continue;
      slot.age += seconds;
      slot.vy += slot.fall * seconds;
      slot.x += slot.vx * seconds;
      slot.y += slot.vy * seconds;
      if (slot.age >= slot.lasts) this.free(at--);
    }
  }

  /** Shows each as it is. */
  forEach(show: (speck: Live) => void): void {
    for (let at = 0; at < this.used; at++) {
      const slot = this.slots[at];
      if (!slot) continue;
      const share = slot.age / slot.lasts;
      const brightness = slot.isSoft ? Math.sin(share * Math.PI) : 1 - share * share;
      show({ x: slot.x, y: slot.y, size: slot.size, colour: slot.colour, alpha: slot.alpha * brightness });
    }
  }

  clear(): void {
    this.used = 0;
  }

  private free(at: number): void {
    this.used--;
    const [gone, last] = [this.slots[at], this.slots[this.used]];
    if (!gone || !last) return;
    this.slots[at] = last;
    this.slots[this.used] = gone;
  }
}
