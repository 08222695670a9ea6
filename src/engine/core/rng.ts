import { Watchdog } from './Effort';

/** The whole state of a stream as plain JSON: four 32-bit words, as signed integers. */
export type RngState = [number, number, number, number];

const TWO_32 = 4294967296;

/** Limit on redraws of one number; each redraw has a probability below one half. */
const MOST_REDRAWS = 1000;

/** One MurmurHash3-style mixing step of a word into a lane. */
function mixWord(lane: number, word: number, factor: number): number {
  const mixed = Math.imul(lane ^ word, factor);
  return (mixed << 13) | (mixed >>> 19);
}

/** Hashes any text to 128 bits: four lanes over its UTF-16 units, each then finalised as in MurmurHash3. */
function hashText(text: string): RngState {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ mixWord(a, unit, 0x9e3779b1);
    b = c ^ mixWord(b, unit, 0x85ebca6b);
    c = d ^ mixWord(c, unit, 0xc2b2ae35);
    d = a ^ mixWord(d, unit, 0x27d4eb2f);
  }
  return [finalise(a ^ c), finalise(b ^ d), finalise(c + a), finalise(d + b)];
}

function finalise(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * A random stream. The caller owns its state, so that it is saved with the run.
 * The generator is sfc32 (Chris Doty-Humphrey, PractRand): integers only, the same in every browser and in Node.
 */
export class Rng {
  private state: RngState | null;

  /** @param origin the state, or a function that creates it at the first draw */
  constructor(private readonly origin: RngState | (() => RngState)) {
    this.state = typeof origin === 'function' ? null : origin;
  }

  /** The stream for one purpose of a seed, such as `('42', 'layout:3')`, independent of all other purposes. */
  static of(seed: string, purpose: string): Rng {
    return new Rng(() => Rng.stateOf(seed, purpose));
  }

  /** That stream's initial state, warmed up, as kept in saved runs. */
  static stateOf(seed: string, purpose: string): RngState {
    const state = hashText(`${seed}\n${purpose}`);
    const rng = new Rng(state);
    for (let i = 0; i < 12; i++) rng.next();
    return state;
  }

  /** The next whole number in 0 .. 2^32-1. */
  next(): number {
    const state = this.state ?? this.begin();
    const b = state[1];
    const c = state[2];
    const d = state[3];
    const result = (state[0] + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
    state[3] = (d + 1) | 0;
    return result >>> 0;
  }

  /** Creates the state lazily, since many streams of a floor are never drawn from. */
  private begin(): RngState {
    this.state = typeof this.origin === 'function' ? this.origin() : this.origin;
    return this.state;
  }

  /** A whole number in 0 .. n-1, exactly uniform, n in 1 .. 2^21: Lemire's multiplication, which seldom redraws. */
  below(n: number): number {
    let drawn = this.next();
    let low = Math.imul(drawn, n) >>> 0;
    if (low < n) {
      const uneven = (TWO_32 - n) % n;
      const redraws = new Watchdog(`Redrawing a number below ${n}`, MOST_REDRAWS);
      while (low < uneven) {
        redraws.tick();
        drawn = this.next();
        low = Math.imul(drawn, n) >>> 0;
      }
    }
    return Math.floor((drawn * n) / TWO_32);
  }

  /** A whole number in min .. max, both ends included. */
  range(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  flip(): boolean {
    return (this.next() & 1) === 1;
  }

  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** Shuffles a list in place, uniformly (Fisher-Yates), and returns it. */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const kept = list[last] as T;
    list[last] = list[other] as T;
    list[other] = kept;
  }
  return list;
}
