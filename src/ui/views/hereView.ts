import type { Game } from '../../engine/Game';
import { nameOfItem } from '../../keep/text';

/** What the player stands on and could use, for the buttons and the line that names it. */
export interface HereView {
  /** The topmost item's name; null where none lies. */
  readonly item: string | null;
  /** Where stairs lead that are here. */
  readonly stairs: 'down' | 'up' | null;
}

/** What lies where the player stands. */
export function hereView(game: Game): HereView {
  const { state, floor } = game;
  const { x, y } = state.player;
  const item = floor.itemsAt(x, y).at(-1);
  return { item: item ? nameOfItem(game, item) : null, stairs: floor.tileAt(x, y).stairs ?? null };
}
