import type { Point } from '../../engine/core/point';
import { directionOf, type PadDirection } from './padDirection';

/** A gesture on the map; positions in CSS pixels of the map. */
export type Gesture =
  | { readonly kind: 'tap'; readonly at: Point }
  /** A finger moved in a direction and may stay there. */
  | { readonly kind: 'swipe'; readonly way: PadDirection }
  /** The swiping finger was lifted or changed direction. */
  | { readonly kind: 'lift'; readonly way: PadDirection }
  /** A finger rests at a point; null when it is gone. */
  | { readonly kind: 'peek'; readonly at: Point | null }
  /** Two fingers moved apart (1) or together (-1) by a step. */
  | { readonly kind: 'pinch'; readonly by: 1 | -1 };

/** A finger that moved fewer pixels is resting. */
const STILL = 12;
/** Pixels that make a swipe. */
const SWIPE = 28;
/** Milliseconds that make a long press. */
const LONG_MS = 450;
/** Maximum milliseconds a frame counts for: a slow frame must not turn a tap into a long press. */
const LONGEST_MS = 100;
/** The ratio of distances that makes a pinch step. */
const PINCH = 1.3;

/** The phase of a finger's gesture: undecided, then a swipe or a long press; `spent` is ignored until lifted. */
type Phase = { readonly is: 'new' | 'peek' | 'spent' } | { readonly is: 'swipe'; readonly way: PadDirection };

interface Finger {
  /** Where the current swipe segment began. */
  from: Point;
  at: Point;
  phase: Phase;
  /** Milliseconds since it went down; null before its first frame, whose time does not count. */
  age: number | null;
}

/** Recognises gestures from touch events and frame times. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  /** Distance of the two fingers at the last pinch step. */
  private spread = 0;

  constructor(private readonly emit: (gesture: Gesture) => void) {}

  /** @param isFirst no other finger is on the screen: those still known were lifted unnoticed */
  down(id: number, at: Point, isFirst: boolean): void {
    if (isFirst) this.clear();
    this.fingers.set(id, { from: at, at, phase: { is: this.fingers.size === 0 ? 'new' : 'spent' }, age: null });
    if (this.fingers.size < 2) return;
    for (const finger of this.fingers.values()) this.end(finger);
    this.spread = this.distance();
  }

  move(id: number, at: Point): void {
    const finger = this.fingers.get(id);
    if (!finger) return;
    finger.at = at;
    if (this.fingers.size === 2) this.pinch();
    else if (finger.phase.is === 'new' || finger.phase.is === 'swipe') this.swipe(finger);
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (!finger) return;
    const { at, from, phase } = finger;
    this.end(finger);
    if (phase.is === 'new' && apart(at, from) < STILL) this.emit({ kind: 'tap', at });
  }

  /** The system took over the finger: it ends without a tap. */
  cancel(id: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (finger) this.end(finger);
  }

  /** Forgets all fingers: their lifting may go unnoticed. */
  clear(): void {
    for (const id of [...this.fingers.keys()]) this.cancel(id);
  }

  /** Advances one frame, in milliseconds. */
  frame(elapsed: number): void {
    for (const finger of this.fingers.values()) {
      finger.age = finger.age === null ? 0 : finger.age + Math.min(elapsed, LONGEST_MS);
      if (finger.phase.is !== 'new' || finger.age < LONG_MS || apart(finger.at, finger.from) >= STILL) continue;
      finger.phase = { is: 'peek' };
      this.emit({ kind: 'peek', at: finger.at });
    }
  }

  /** Ends a finger's gesture; it starts no other until lifted. */
  private end(finger: Finger): void {
    const { phase } = finger;
    finger.phase = { is: 'spent' };
    if (phase.is === 'swipe') this.emit({ kind: 'lift', way: phase.way });
    if (phase.is === 'peek') this.emit({ kind: 'peek', at: null });
  }

  /** A swipe may turn into another without lifting the finger. */
  private swipe(finger: Finger): void {
    const { at, from, phase } = finger;
    if (apart(at, from) < SWIPE) return;
    const way = directionOf(at.x - from.x, at.y - from.y);
    finger.from = at;
    if (phase.is === 'swipe' && phase.way === way) return;
    if (phase.is === 'swipe') this.emit({ kind: 'lift', way: phase.way });
    finger.phase = { is: 'swipe', way };
    this.emit({ kind: 'swipe', way });
  }

  private pinch(): void {
    const ratio = this.distance() / Math.max(this.spread, 1);
    if (ratio < PINCH && ratio > 1 / PINCH) return;
    this.spread = this.distance();
    this.emit({ kind: 'pinch', by: ratio > 1 ? 1 : -1 });
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? apart(one.at, other.at) : 0;
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
