import type { Point } from '../../engine/core/point';
import { isDown, STICK_IN, STICK_OUT, type PadState } from './PadReader';

/** Milliseconds near the centre after which a stick is known to rest there, wherever it was when it was first seen. */
const REST_MS = 1000;
/** So near the centre time counts tenfold: a moving pedal is past it too soon. */
const VERY_NEAR = 0.05;
const CENTRE: Point = { x: 0, y: 0 };
const UP = { pressed: false, value: 0 };

/** The state of a device that may be no gamepad at all. */
export interface DeviceState extends PadState {
  /** `standard` where the browser knows the layout; else anything with buttons and axes, such as a wheel or pedals. */
  readonly mapping: string;
}

/** Knows how a device rests, so that only what has moved from there counts. */
export class PadRest {
  /** Where its stick rests; null before the first state. */
  private home: Point | null = null;
  /** Milliseconds for which the stick has been near the centre. */
  private centred = 0;
  /** The stick is known to rest there. */
  private isCentring = false;
  /** The axes that have reported nothing but 0 since it was first seen, or seen again: until they are touched, that says nothing. */
  private readonly silent = new Set<keyof Point>();
  /** The buttons, by index, that have been down since it was first seen, or seen again; null before. */
  private held: Set<number> | null = null;
  /** The stick has been tilted since then. */
  private isTilted = false;

  /** Its state, with everything at rest that is there or has not been let go yet; `elapsed` milliseconds after the last. */
  moved(device: DeviceState, elapsed: number): PadState {
    const { mapping, buttons, axes: [x = 0, y = 0] } = device;
    this.isCentring ||= mapping === 'standard';
    const home = this.restOf({ x, y }, elapsed);
    const off = Math.min(Math.hypot(x, y), Math.hypot(x - home.x, y - home.y));
    if (this.held === null) {
      this.held = new Set(buttons.keys());
      this.isTilted = off >= STICK_IN;
    }
    for (const place of this.held) if (!isDown(device, place)) this.held.delete(place);
    if (off < STICK_OUT) this.isTilted = false;
    const axes = off < STICK_OUT || this.isTilted ? [] : [x - home.x, y - home.y];
    return { buttons: buttons.map((button, place) => (this.held?.has(place) === true ? UP : button)), axes };
  }

  /** It was out of sight: what it holds when it is back doesn't count until it is let go. */
  lookAway(): void {
    this.held = null;
  }

  /** Where the stick rests, as far as its way to this place shows. */
  private restOf(at: Point, elapsed: number): Point {
    const home = { ...(this.home ?? at) };
    for (const axis of this.isCentring ? [] : (['x', 'y'] as const)) {
      if (this.held === null && at[axis] === 0) {
        this.silent.add(axis);
        home[axis] = 0;
      } else if (at[axis] !== 0 && this.silent.delete(axis) && Math.abs(at[axis]) >= STICK_OUT) {
        // No stick moves so far at once: it rests there, or will be back in the centre.
        home[axis] = at[axis];
      }
    }
    const distance = Math.hypot(at.x, at.y);
    this.centred = distance < STICK_OUT && this.silent.size < 2 ? this.centred + (distance < VERY_NEAR ? 10 : 1) * elapsed : 0;
    if (this.centred >= REST_MS) this.isCentring = true;
    this.home = this.isCentring ? CENTRE : home;
    return this.home;
  }
}
