import type { Gamepads, PadPage } from './gamepad';
import type { Hands } from './Hands';

/** What reads the page's gamepads: it comes with the first of them, or when everything else is there. */
export class ComingPads {
  private pads: Gamepads | null = null;
  private isAway = false;

  constructor(
    private readonly page: PadPage,
    private readonly hands: Hands,
  ) {
    for (const event of ['gamepadconnected', 'lanternfall-complete']) page.addEventListener(event, () => { void this.load(); });
    if (isAnyThere(page)) void this.load();
  }

  away(isAway: boolean): void {
    this.isAway = isAway;
    this.pads?.away(isAway);
  }

  frame(elapsed: number): void {
    this.pads?.frame(elapsed);
  }

  /** Resolves once they are read. */
  async load(): Promise<void> {
    const { Gamepads } = await import(/* webpackChunkName: "pads" */ './gamepad');
    if (this.pads !== null) return;
    this.pads = new Gamepads(this.page, this.hands);
    this.pads.away(this.isAway);
  }
}

function isAnyThere({ navigator }: PadPage): boolean {
  try {
    return (navigator.getGamepads?.() ?? []).some((pad) => pad !== null);
  } catch {
    // A host page may deny its frames access.
    return false;
  }
}
