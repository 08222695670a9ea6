import type { Point } from '../../engine/core/point';
import { directionOf, type PadDirection } from './padDirection';

/** What fingers on the map mean; places in CSS pixels of the map. */
export type Gesture =
  | { readonly kind: 'tap'; readonly at: Point }
  /** A finger has moved that way, and may be held there. */
  | { readonly kind: 'swipe'; readonly way: PadDirection }
  /** The finger of a swipe has been lifted, or has turned to another way. */
  | { readonly kind: 'lift'; readonly way: PadDirection }
  /** A finger rests on that place; null when it has gone again. */
  | { readonly kind: 'peek'; readonly at: Point | null }
  /** Two fingers go apart (1) or together (-1) by another step. */
  | { readonly kind: 'pinch'; readonly by: 1 | -1 };

/** A finger that moves less than this many pixels rests. */
const STILL = 12;
/** So far a finger goes for a swipe. */
const SWIPE = 28;
/** So long a finger rests for a peek, in milliseconds. */
const LONG_MS = 450;
/** A frame that took longer than this counts as this long: what was late is not held. */
const LONGEST_MS = 100;
/** Fingers that are so many times as far apart as before, or as near, are one step. */
const PINCH = 1.3;

/** One finger's own story: undecided, then a swipe or a long press; `spent` means nothing more, whatever it does. */
type Story = { readonly is: 'new' } | { readonly is: 'swipe'; readonly way: PadDirection } | { readonly is: 'peek' } | { readonly is: 'spent' };

interface Finger {
  /** Where the present stretch of its way began. */
  from: Point;
  at: Point;
  story: Story;
  /** How long it has been down, in milliseconds; null before the first frame, which began before it. */
  age: number | null;
}

/** Makes gestures out of what fingers do on the map: feed it their events and the time. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  /** How far apart two fingers were at the last step of a pinch. */
  private spread = 0;

  constructor(private readonly emit: (gesture: Gesture) => void) {}

  down(id: number, at: Point): void {
    this.fingers.set(id, { from: at, at, story: { is: this.fingers.size === 0 ? 'new' : 'spent' }, age: null });
    if (this.fingers.size < 2) return;
    for (const finger of this.fingers.values()) this.end(finger);
    this.spread = this.distance();
  }

  move(id: number, at: Point): void {
    const finger = this.fingers.get(id);
    if (!finger) return;
    finger.at = at;
    if (this.fingers.size === 2) this.pinch();
    else if (finger.story.is === 'new' || finger.story.is === 'swipe') this.swipe(finger);
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (!finger) return;
    const { at, from, story } = finger;
    this.end(finger);
    if (story.is === 'new' && apart(at, from) < STILL) this.emit({ kind: 'tap', at });
  }

  /** The system has taken the finger for itself: it has done nothing. */
  cancel(id: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (finger) this.end(finger);
  }

  /** One frame of so many milliseconds. */
  frame(elapsed: number): void {
    for (const finger of this.fingers.values()) {
      finger.age = finger.age === null ? 0 : finger.age + Math.min(elapsed, LONGEST_MS);
      if (finger.story.is !== 'new' || finger.age < LONG_MS || apart(finger.at, finger.from) >= STILL) continue;
      finger.story = { is: 'peek' };
      this.emit({ kind: 'peek', at: finger.at });
    }
  }

  /** What a finger was about is over, and nothing new begins before it is lifted. */
  private end(finger: Finger): void {
    const { story } = finger;
    finger.story = { is: 'spent' };
    if (story.is === 'swipe') this.emit({ kind: 'lift', way: story.way });
    if (story.is === 'peek') this.emit({ kind: 'peek', at: null });
  }

  /** From one swipe the finger may go on into another without being lifted. */
  private swipe(finger: Finger): void {
    const { at, from, story } = finger;
    if (apart(at, from) < SWIPE) return;
    const way = directionOf(at.x - from.x, at.y - from.y);
    finger.from = at;
    if (story.is === 'swipe' && story.way === way) return;
    if (story.is === 'swipe') this.emit({ kind: 'lift', way: story.way });
    finger.story = { is: 'swipe', way };
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
