import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Command } from '../commands';
import { floorsOf, type RegionView } from '../views/regionView';

/** Where the mouse is, or the focus goes, says nothing. */
const QUIET: readonly Command['do'][] = ['hover', 'peek', 'point'];

/** The card of a region that the hero has just come to. Any key, click or tap closes it, and does nothing else. */
export class Chapter implements Mode {
  readonly kind = 'chapter';
  readonly layer = 'capture';

  constructor(readonly region: RegionView) {}

  handle({ do: what }: Command): ModeResult {
    return QUIET.includes(what) ? STAY : POP;
  }

  said(): readonly string[] {
    return [floorsOf(this.region)];
  }
}
