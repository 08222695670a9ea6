import type { Hands } from './Hands';
import { HELD } from './imprint';
import { isDiagonal, turnBetween, directionOf, type PadDirection } from './padDirection';

/** A snapshot of a gamepad's buttons and sticks, in the order of the standard layout. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
  readonly axes: readonly number[];
}

/** The standard layout's buttons other than directions, by index. */
const BUTTONS = ['PadA', 'PadB', 'PadX', 'PadY', 'PadLB', 'PadRB', 'PadLT', 'PadRT', 'PadBack', 'PadStart', 'PadLS', 'PadRS'];
const [UP, DOWN, LEFT, RIGHT] = [12, 13, 14, 15];
/** A button that does one thing pressed, on its release, and another held: there are fewer buttons than actions. */
const TWOFOLD = 'PadBack';
/** Milliseconds after which it is held. */
const HELD_MS = 300;
/** A trigger counts as pressed beyond this value. */
const TRIGGER = 0.5;
/** The stick engages at this distance from the centre, and releases below the second. */
export const STICK_IN = 0.55;
export const STICK_OUT = 0.35;
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
export function isDown({ buttons }: PadState, place: number): boolean {
  const button = buttons[place];
  return button !== undefined && (button.pressed || button.value > TRIGGER);
}

/** The direction of the D-pad; null if none, or opposite ones, are pressed. */
function crossOf(pad: PadState): PadDirection | null {
  const x = Number(isDown(pad, RIGHT)) - Number(isDown(pad, LEFT));
  const y = Number(isDown(pad, DOWN)) - Number(isDown(pad, UP));
  return x === 0 && y === 0 ? null : directionOf(x, y);
}
