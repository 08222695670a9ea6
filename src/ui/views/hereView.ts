import type { Game } from '../../engine/Game';
import { text } from '../text';

/** What the player stands on and could use, for the buttons and the line that names it. */
export interface HereView {
  /** The topmost item's name; null where none lies. */
  readonly item: string | null;
  readonly hasStairs: boolean;
}

/** What lies where the player stands. */
export function hereView({ state, floor }: Game): HereView {
  const { x, y } = state.player;
  const item = floor.itemsAt(x, y).at(-1);
  return {
    item: item ? text(`item.${item.kind}`) : null,
    hasStairs: floor.tileAt(x, y).stairs !== undefined,
  };
}
