import { aimFault } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import { inspect } from '../../engine/rules/inspect';
import type { Point } from '../../engine/core/point';
import type { Item } from '../../engine/state';
import { nameOfItem, text, textOf } from '../text';
import { whereabouts } from './surroundingsView';

/** What is said of a cell under a cursor. */
export interface CellView {
  readonly where: string;
  readonly lines: readonly string[];
}

/** What is said of a cell that something is aimed at. */
export interface TargetView extends CellView {
  readonly title: string;
  /** Why it would be refused there; null when it would not. */
  readonly fault: string | null;
}

/** Where a cell lies and what is known of it. */
export function cellView(game: Game, cell: Point): CellView {
  return { where: whereabouts(game.state.player, cell), lines: inspect(game, cell).map(textOf) };
}

/** The same with what an item would do there. */
export function targetView(game: Game, item: Item, cell: Point): TargetView {
  const fault = aimFault(game, item, cell);
  return { ...cellView(game, cell), title: text('ui.target', { item: nameOfItem(item) }), fault: fault && textOf(fault) };
}
