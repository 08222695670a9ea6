import type { Point } from '../../engine/core/point';
import { isDown, STICK_IN, STICK_OUT, type PadState } from './PadReader';

/** Milliseconds near the centre after which a stick is known to rest there, wherever it was when it was first seen. */
const REST_MS = 1000;
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
  /** The buttons, by index, that have been down since it was first seen, or seen again; null before. */
  private held: Set<number> | null = null;
  /** The stick has been tilted since then. */
  private isTilted = false;

  /** Its state, with everything at rest that is there or has not been let go yet; `elapsed` milliseconds after the last. */
  moved(device: DeviceState, elapsed: number): PadState {
    const { mapping, buttons, axes: [x = 0, y = 0] } = device;
    this.home ??= mapping === 'standard' ? CENTRE : { x, y };
    const isCentred = Math.hypot(x, y) < STICK_OUT;
    const off = Math.min(Math.hypot(x, y), Math.hypot(x - this.home.x, y - this.home.y));
    this.centred = isCentred ? this.centred + elapsed : 0;
    if (this.centred >= REST_MS) this.home = CENTRE;
    if (this.held === null) {
      this.held = new Set(buttons.keys());
      this.isTilted = off >= STICK_IN;
    }
    for (const place of this.held) if (!isDown(device, place)) this.held.delete(place);
    if (off < STICK_OUT) this.isTilted = false;
    const axes = off < STICK_OUT || this.isTilted ? [] : [x - this.home.x, y - this.home.y];
    return { buttons: buttons.map((button, place) => (this.held?.has(place) === true ? UP : button)), axes };
  }

  /** It was out of sight: what it holds when it is back doesn't count until it is let go. */
  lookAway(): void {
    this.held = null;
  }
}
