import type { Point } from '../engine/core/point';
import type { Fullscreen } from './input/fullscreen';
import type { LoreStore } from './lore';
import type { SettingsStore } from './settings';
import type { RunStorage } from './storage/RunStorage';

/** The middle of a cell and its side, in CSS pixels of the page. */
export interface CellOnPage extends Point {
  readonly side: number;
}

/** What the session needs of the world around it. */
export interface SessionPorts {
  readonly storage: RunStorage;
  readonly settings?: SettingsStore;
  readonly lore?: LoreStore;
  /** Language tags that the player's system prefers, the first foremost. */
  readonly languages?: readonly string[];
  /** Whether the map is still moving from the last turn; the scene sets it. */
  isBusy?: () => boolean;
  /** Where a cell of the map is drawn; the scene sets it. */
  whereIs?: (cell: Point) => CellOnPage;
  /** Filling the screen; null or missing where that cannot be done. */
  readonly fullscreen?: Fullscreen | null;
  /** A number 0 <= n < 1, for naming seeds and runs. */
  readonly random?: () => number;
  /** The present moment. */
  readonly now?: () => Date;
}
