import type { Game } from '../../engine/Game';
import type { GameEvent } from '../../engine/events';
import type { KeyPress } from './KeyPress';

/** An input device. */
export type Device = 'keys' | 'mouse' | 'touch' | 'pad';

/** Milliseconds from a key going down to its first repeat. */
const FIRST_MS = 250;
/** Milliseconds between repeats. */
const NEXT_MS = 110;

/** A key handler; true means that the game used the key, so the browser must not. */
interface KeyTaker {
  press(press: KeyPress): boolean;
}

/** Passes keys of all devices on to the session, and repeats a held one at a steady pace by the frame clock. */
export class Hands {
  private held: KeyPress | null = null;
  /** Milliseconds until the next repeat. */
  private wait = 0;
  /** It went down since the last frame: that frame's time does not count towards the first repeat. */
  private isFresh = false;
  private used: Device = 'keys';
  private readonly releases = new Set<() => void>();

  /** @param changed is called when the player switches devices */
  constructor(
    private readonly taker: KeyTaker,
    private readonly changed: () => void,
  ) {}

  /** The device used last. */
  get device(): Device {
    return this.used;
  }

  /** Notes the device in use. */
  use(device: Device): void {
    if (device === this.used) return;
    this.used = device;
    this.changed();
  }

  /** A key or button goes down and acts at once; true if the game used it. Without a code it can't be held: its release would be missed. */
  down(press: KeyPress, device: Device): boolean {
    this.use(device);
    this.held = press.code === '' ? null : press;
    this.wait = FIRST_MS;
    this.isFresh = true;
    return this.taker.press(press);
  }

  /** Presses a button or direction by its keymap name. */
  push(name: string, device: Device): void {
    this.down({ key: name, code: name, repeat: false, shift: false }, device);
  }

  /** Renames the held key from the next repeat on: a stick was turned slightly. */
  turn(name: string): void {
    if (this.held) this.held = { key: name, code: name, repeat: false, shift: false };
  }

  /** A key or button was released, by its code. */
  up(code: string): void {
    if (this.held?.code === code) this.held = null;
  }

  /** Releases the held key or button. */
  clear(): void {
    this.held = null;
  }

  /** Releases everything on all devices: the player has left, or releases may go unnoticed for another reason. */
  release(): void {
    this.clear();
    for (const forget of [...this.releases]) forget();
  }

  /** Has a device forget, at every `release`, what is held on it; returns how to stop. */
  onRelease(forget: () => void): () => void {
    this.releases.add(forget);
    return () => { this.releases.delete(forget); };
  }

  /** Advances one frame, in milliseconds; repeats wait while the map is still moving. */
  frame(elapsed: number, isBusy: boolean): void {
    if (!this.held) return;
    this.wait -= this.isFresh ? 0 : Math.min(elapsed, NEXT_MS);
    this.isFresh = false;
    if (this.wait > 0 || isBusy) return;
    this.wait = Math.max(this.wait + NEXT_MS, NEXT_MS / 2);
    this.taker.press({ ...this.held, repeat: true });
  }
}

/**
 * Decides whether a held key may act. A fresh press always may; its repeats only in the mode it began in, and not after something
 * alarming, until the key is released and pressed again.
 */
export class HeldKeys {
  readonly onlyPlayed = true;
  private startled = false;
  private mode: object | null = null;

  /** Whether this press may act in the present mode; `isBusy` while the map is still moving. */
  allows(press: KeyPress, mode: object, isBusy: boolean): boolean {
    if (press.repeat) return !this.startled && !isBusy && this.mode === mode;
    this.startled = false;
    this.mode = mode;
    return true;
  }

  /** Checks a turn's events: a new hostile, a wound or the like stops a held key. */
  turn(events: readonly GameEvent[], { state }: Pick<Game, 'state'>): void {
    if (events.some((event) => isStartling(event, state.player.id))) this.startled = true;
  }
}

/** Alarming when they happen to the player. */
const TO_PLAYER: readonly GameEvent['type'][] = ['damaged', 'inflicted', 'trapSprung', 'teleported'];
/** Alarming whenever the player sees them. */
const SEEN: readonly GameEvent['type'][] = ['noticed', 'revealed', 'woke', 'stole', 'trapFound'];

function isStartling(event: GameEvent, player: number): boolean {
  if (SEEN.includes(event.type)) return event.seen;
  return TO_PLAYER.includes(event.type) && 'actor' in event && event.actor === player;
}
