import type { Hands } from './Hands';
import { showImprint } from './imprint';
import { PadReader, type PadState } from './PadReader';

/** A gamepad as browsers hand it out. */
interface Pad extends PadState {
  readonly id: string;
  readonly index: number;
}

/** The part of the window that gamepads come from. */
export interface PadPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: { getGamepads?: () => readonly (Pad | null)[] };
}

/** All gamepads of a page: asked once a frame, and only while there is one. */
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

  /** While the player is elsewhere, gamepads move somebody else's game. */
  away(isAway: boolean): void {
    this.isAway = isAway;
    if (isAway) this.release();
  }

  /** One frame of so many milliseconds. */
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

  /** Somebody plugged one in or out. */
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
      // A frame of a host's page that may not ask has none.
      return [];
    }
  }
}
