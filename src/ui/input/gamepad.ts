import type { Hands } from './Hands';
import { showImprint } from './imprint';
import { PadReader, type PadState } from './PadReader';

/** A gamepad of the Gamepad API. */
interface Pad extends PadState {
  readonly id: string;
  readonly index: number;
}

/** The part of the window used here. */
export interface PadPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: { getGamepads?: () => readonly (Pad | null)[] };
}

/** The page's gamepads, polled once a frame while there is one. */
export class Gamepads {
  private readonly readers = new Map<number, PadReader>();
  private isThere: boolean;
  private isAway = false;

  constructor(
    private readonly page: PadPage,
    private readonly hands: Hands,
  ) {
    this.isThere = this.all().length > 0;
    page.addEventListener('gamepadconnected', this.look);
    page.addEventListener('gamepaddisconnected', this.look);
  }

  /** Ignores gamepads while the player is away: they may be controlling another game. */
  away(isAway: boolean): void {
    this.isAway = isAway;
    if (isAway) this.release();
  }

  /** Advances one frame, in milliseconds. */
  frame(elapsed: number): void {
    if (!this.isThere || this.isAway) return;
    for (const pad of this.all()) {
      const reader = this.readers.get(pad.index) ?? new PadReader(this.hands);
      this.readers.set(pad.index, reader);
      if (pad.buttons.some(({ pressed }) => pressed)) showImprint(pad.id);
      reader.read(pad, elapsed);
    }
  }

  stop(): void {
    this.page.removeEventListener('gamepadconnected', this.look);
    this.page.removeEventListener('gamepaddisconnected', this.look);
    this.release();
  }

  /** A gamepad was connected or disconnected. */
  private readonly look = (): void => {
    this.release();
    this.isThere = this.all().length > 0;
  };

  private release(): void {
    for (const reader of this.readers.values()) reader.release();
    this.readers.clear();
  }

  private all(): readonly Pad[] {
    try {
      return (this.page.navigator.getGamepads?.() ?? []).filter((pad) => pad !== null);
    } catch {
      // A host page may deny its frames access.
      return [];
    }
  }
}
