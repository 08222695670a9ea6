import type { KeyPress } from './KeyPress';

/** What a player has in hand. */
export type Device = 'keys' | 'mouse' | 'touch' | 'pad';

/** From a key going down to its first repeat, in milliseconds. */
const FIRST_MS = 250;
/** From one repeat to the next. */
const NEXT_MS = 110;

/** Who takes keys; true says that the key was the game's, so that the browser does not scroll or search with it. */
export interface KeyTaker {
  press(press: KeyPress): boolean;
}

/** Keys of all devices on their way into the session: what is held is pressed again at a steady pace, by the clock of the frames. */
export class Hands {
  private held: KeyPress | null = null;
  /** Milliseconds until the next repeat. */
  private wait = 0;
  /** It went down since the last frame: how long ago nobody knows, for the frame's time began before it. */
  private isFresh = false;
  private used: Device = 'keys';

  /** @param changed is called when another device is taken in hand */
  constructor(
    private readonly taker: KeyTaker,
    private readonly changed: () => void,
  ) {}

  /** The device used last. */
  get device(): Device {
    return this.used;
  }

  /** Notes which device is being used. */
  use(device: Device): void {
    if (device === this.used) return;
    this.used = device;
    this.changed();
  }

  /** A key or button goes down: it acts at once. True when it is the game's. What has no place cannot be held: nobody would see it let go. */
  down(press: KeyPress, device: Device): boolean {
    this.use(device);
    this.held = press.code === '' ? null : press;
    this.wait = FIRST_MS;
    this.isFresh = true;
    return this.taker.press(press);
  }

  /** A button, or a direction of whatever has eight of them. */
  push(name: string, device: Device): void {
    this.down({ key: name, code: name, repeat: false, shift: false }, device);
  }

  /** What is held goes on under another name, with the next repeat: a stick that is turned a little. */
  turn(name: string): void {
    if (this.held) this.held = { key: name, code: name, repeat: false, shift: false };
  }

  /** A key or button has been let go, by its place. */
  up(code: string): void {
    if (this.held?.code === code) this.held = null;
  }

  /** Nothing is held any more, whatever may still come. */
  clear(): void {
    this.held = null;
  }

  /** One frame of so many milliseconds; while the map is still moving a repeat waits for it. */
  frame(elapsed: number, isBusy: boolean): void {
    if (!this.held) return;
    this.wait -= this.isFresh ? 0 : Math.min(elapsed, NEXT_MS);
    this.isFresh = false;
    if (this.wait > 0 || isBusy) return;
    this.wait = Math.max(this.wait + NEXT_MS, NEXT_MS / 2);
    this.taker.press({ ...this.held, repeat: true });
  }
}
