import type { Game } from '../../engine/Game';
import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Command } from '../commands';
import { floorsOf, regionEntered, type RegionView } from '../views/regionView';

/** Where the mouse is, or the focus goes, says nothing. */
const QUIET: readonly Command['do'][] = ['hover', 'peek', 'point'];

/** The card of a region that the hero has just come to. Any key, click or tap closes it, and does nothing else. */
export class Chapter implements Mode {
  readonly kind = 'chapter';
  readonly layer = 'capture';

  constructor(readonly region: RegionView) {}

  /** The card of a region that a hero has just come to from a floor, or for null has begun in; null if there is none. */
  static of(game: Game, before: number | null): Chapter | null {
    const region = regionEntered(game, before);
    return region && new Chapter(region);
  }

  handle({ do: what }: Command): ModeResult {
    return QUIET.includes(what) ? STAY : POP;
  }

  said(): readonly string[] {
    return [floorsOf(this.region)];
  }
}
