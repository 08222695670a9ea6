import type { Game } from '../../engine/Game';
import { nameOfItem } from '../../keep/text';

/** The usable things on the player's cell. */
export interface HereView {
  /** The topmost item's name; null if there is none. */
  readonly item: string | null;
  /** The direction of stairs here; null if there are none. */
  readonly stairs: 'down' | 'up' | null;
}

/** What lies on the player's cell. */
export function hereView(game: Game): HereView {
  const { state, floor } = game;
  const { x, y } = state.player;
  const item = floor.itemsAt(x, y).at(-1);
  return { item: item ? nameOfItem(game, item) : null, stairs: floor.tileAt(x, y).stairs ?? null };
}
