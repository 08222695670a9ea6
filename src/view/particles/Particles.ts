/** A speck's initial state: map pixels, seconds, `0xrrggbb`. */
export interface Speck {
  readonly x: number;
  readonly y: number;
  /** Pixels per second, and downward acceleration. */
  readonly vx: number;
  readonly vy: number;
  readonly fall: number;
  readonly lasts: number;
  readonly size: number;
  readonly colour: number;
  /** Its peak, 0 to 1; `isSoft` specks fade in and out, others only out. */
  readonly alpha: number;
  readonly isSoft: boolean;
}

/** A speck's current state. */
export type Live = Pick<Speck, 'x' | 'y' | 'size' | 'colour' | 'alpha'>;

type Slot = { -readonly [K in keyof Speck]: Speck[K] } & { age: number };

/** The most specks in the air; their slots are reused. */
export const MAX_SPECKS = 160;

/** Specks in the air: embers, dust, drops, spores. */
export class Particles {
  private readonly slots: Slot[] = [];
  /** Slots in use; those after them are free. */
  private used = 0;

  get count(): number {
    return this.used;
  }

  /** Adds specks while there is room. */
  add(specks: readonly Speck[]): void {
    for (const speck of specks) {
      if (this.used >= MAX_SPECKS) return;
      const slot = this.slots[this.used];
      if (slot) Object.assign(slot, speck, { age: 0 });
      else this.slots.push({ ...speck, age: 0 });
      this.used++;
    }
  }

  /** Advances all by some milliseconds and drops expired ones. */
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

  /** Calls `show` with each. */
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
