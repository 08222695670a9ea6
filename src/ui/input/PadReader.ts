import type { Point } from '../../engine/core/point';
import type { Hands } from './Hands';
import { HELD } from './imprint';
import { directionOf, isDiagonal, type PadDirection, turnBetween } from './padDirection';

/** A snapshot of a gamepad's buttons and sticks, in the order of the standard layout. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
  readonly axes: readonly number[];
}

/** The standard layout's buttons other than directions, by index. */
const BUTTONS = ['PadA', 'PadB', 'PadX', 'PadY', 'PadLB', 'PadRB', 'PadLT', 'PadRT', 'PadBack', 'PadStart', 'PadLS', 'PadRS'];
const UP = 12;
const DOWN = 13;
const LEFT = 14;
const RIGHT = 15;
/** A button that does one thing pressed, on its release, and another held: there are fewer buttons than actions. */
const TWOFOLD = 'PadBack';
/** Milliseconds after which it is held. */
const HELD_MS = 300;
/** A trigger counts as pressed beyond this value. */
const TRIGGER = 0.5;
/** The stick engages at this distance from the centre, and releases below the second. */
const STICK_IN = 0.55;
const STICK_OUT = 0.35;
/** Hysteresis between directions, in eighths of a turn. */
const SLACK = 0.2;
/** Milliseconds to wait for the second button of a diagonal, or for a moving stick. */
const SETTLE_MS = 60;
/** A turn of at least this many eighths is a new press; a smaller one continues the held one. */
const NEW_PRESS = 2;

/** Turns one gamepad's state into presses and releases of keymap names. */
export class PadReader {
  private readonly pressed = new Set<string>();
  /** Milliseconds that the twofold button has been down; null while it is up, and once it counts as held. */
  private down: number | null = null;
  /** The held direction. */
  private way: PadDirection | null = null;
  /** A direction that may still become a diagonal, and its age in milliseconds. */
  private coming: PadDirection | null = null;
  private age = 0;
  private stick: PadDirection | null = null;

  constructor(private readonly hands: Pick<Hands, 'push' | 'turn' | 'up'>) {}

  /** Whether any of it is pressed. */
  get isInUse(): boolean {
    return this.pressed.size > 0 || this.way !== null || this.coming !== null;
  }

  /** Reads its present state, `elapsed` milliseconds after the last. */
  read(pad: PadState, elapsed: number): void {
    for (const [place, name] of BUTTONS.entries()) this.button(name, isDown(pad, place));
    if (this.down !== null) this.hold(this.down + elapsed);
    const cross = crossOf(pad);
    const wanted = cross ?? this.stickOf(pad);
    if (wanted === null) this.rest();
    else if (this.way === null) this.begin(wanted, elapsed, cross !== null && isDiagonal(cross));
    else if (wanted !== this.way) this.veer(wanted);
  }

  /** Releases everything. */
  release(): void {
    for (const name of this.pressed) this.hands.up(name === TWOFOLD && this.down === null ? name + HELD : name);
    if (this.way) this.hands.up(this.way);
    this.pressed.clear();
    this.down = null;
    this.way = this.coming = this.stick = null;
  }

  private button(name: string, isPressed: boolean): void {
    if (isPressed === this.pressed.has(name)) return;
    if (isPressed) {
      this.pressed.add(name);
      if (name === TWOFOLD) this.down = 0;
      else this.hands.push(name, 'pad');
    } else {
      this.pressed.delete(name);
      if (name !== TWOFOLD) return this.hands.up(name);
      if (this.down !== null) this.hands.push(name, 'pad');
      this.hands.up(this.down === null ? name + HELD : name);
      this.down = null;
    }
  }

  private hold(down: number): void {
    this.down = down < HELD_MS ? down : null;
    if (this.down === null) this.hands.push(TWOFOLD + HELD, 'pad');
  }

  /** No direction is pushed. One released before it settled counts as a short press. */
  private rest(): void {
    const way = this.way ?? this.coming;
    if (this.way === null && way) this.hands.push(way, 'pad');
    if (way) this.hands.up(way);
    this.way = this.coming = null;
  }

  private begin(wanted: PadDirection, elapsed: number, isSure: boolean): void {
    this.age = this.coming === null ? 0 : this.age + elapsed;
    this.coming = wanted;
    if (!isSure && this.age < SETTLE_MS) return;
    this.way = wanted;
    this.coming = null;
    this.hands.push(wanted, 'pad');
  }

  private veer(wanted: PadDirection): void {
    if (this.way !== null && turnBetween(this.way, wanted) >= NEW_PRESS) {
      this.hands.up(this.way);
      this.hands.push(wanted, 'pad');
    } else this.hands.turn(wanted);
    this.way = wanted;
  }

  private stickOf({ axes: [x = 0, y = 0] }: PadState): PadDirection | null {
    const isOut = Math.hypot(x, y) >= (this.stick === null ? STICK_IN : STICK_OUT);
    this.stick = isOut ? directionOf(x, y, this.stick === null ? {} : { present: this.stick, slack: SLACK }) : null;
    return this.stick;
  }
}

/** Whether the button at that index is pressed, or pulled far enough. */
function isDown({ buttons }: PadState, place: number): boolean {
  const button = buttons[place];
  return button !== undefined && (button.pressed || button.value > TRIGGER);
}

/** The direction of the D-pad; null if none, or opposite ones, are pressed. */
function crossOf(pad: PadState): PadDirection | null {
  const x = Number(isDown(pad, RIGHT)) - Number(isDown(pad, LEFT));
  const y = Number(isDown(pad, DOWN)) - Number(isDown(pad, UP));
  return x === 0 && y === 0 ? null : directionOf(x, y);
}

/** Milliseconds near the centre after which a stick is known to rest there, wherever it was when it was first seen. */
const REST_MS = 1000;
/** So near the centre time counts tenfold: a moving pedal is past it too soon. */
const VERY_NEAR = 0.05;
const CENTRE: Point = { x: 0, y: 0 };
const RELEASED = { pressed: false, value: 0 };

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
    return { buttons: buttons.map((button, place) => (this.held?.has(place) === true ? RELEASED : button)), axes };
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
