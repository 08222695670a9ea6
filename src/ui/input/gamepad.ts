import type { Hands } from './Hands';
import { showImprint } from './imprint';
import { type DeviceState, PadReader, PadRest } from './PadReader';

/** A gamepad of the Gamepad API. */
interface Pad extends DeviceState {
  readonly id: string;
  readonly index: number;
  /** Missing from some browsers' snapshots. */
  readonly connected?: boolean;
}

/** A gamepad that is or was there, and how it is read. */
interface Known {
  readonly id: string;
  readonly rest: PadRest;
  readonly reader: PadReader;
}

/** The part of the window used here. */
export interface PadPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: { getGamepads?: () => readonly (Pad | null)[] };
}

/** The page's gamepads, polled once a frame while there is one. */
export class Gamepads {
  /** By index. One that is plugged in again still rests where it did. */
  private readonly known = new Map<number, Known>();
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
    const pads = this.all();
    for (const pad of pads) {
      const { rest, reader } = this.knownAs(pad);
      reader.read(rest.moved(pad, elapsed), elapsed);
      if (reader.isInUse) showImprint(pad.id);
    }
    this.release(pads);
  }

  stop(): void {
    this.page.removeEventListener('gamepadconnected', this.look);
    this.page.removeEventListener('gamepaddisconnected', this.look);
    this.release();
  }

  /** A gamepad was connected or disconnected. */
  private readonly look = (): void => {
    const pads = this.all();
    this.release(pads);
    this.isThere = pads.length > 0;
  };

  private knownAs({ id, index }: Pad): Known {
    const before = this.known.get(index);
    if (before?.id === id) return before;
    before?.reader.release();
    const known = { id, rest: new PadRest(), reader: new PadReader(this.hands) };
    this.known.set(index, known);
    return known;
  }

  /** Releases all gamepads but those that are there. */
  private release(there: readonly Pad[] = []): void {
    for (const [index, { rest, reader }] of this.known) {
      if (there.some((pad) => pad.index === index)) continue;
      reader.release();
      rest.lookAway();
    }
  }

  private all(): readonly Pad[] {
    try {
      return (this.page.navigator.getGamepads?.() ?? []).filter((pad) => pad !== null).filter((pad) => pad.connected !== false);
    } catch {
      // A host page may deny its frames access.
      return [];
    }
  }
}
