import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { inspect } from '../../engine/rules/inspect';
import { cellView, type CellView } from './targetView';

/** Lines that any cell has, or a whole room shares. */
const PLAIN: readonly string[] = ['look.unknown', 'look.remembered', 'look.tile', 'look.place'];

/** The text of the tooltip of a cell; null if unexplored. */
export function peekView(game: Game, cell: Point): CellView | null {
  return game.floor.isExplored(cell.x, cell.y) ? cellView(game, cell) : null;
}

/** Whether hovering over a cell shows a tooltip: it has more than plain ground or wall. */
export function isWorthPeek(game: Game, { x, y }: Point): boolean {
  const { floor, state: { player } } = game;
  if (!floor.isExplored(x, y) || (x === player.x && y === player.y)) return false;
  const { stairs, key, wet, noise, glow } = floor.tileAt(x, y);
  if ((stairs ?? key ?? noise ?? glow) !== undefined || wet === true) return true;
  return inspect(game, { x, y }).some(({ key: line }) => !PLAIN.includes(line) && !line.startsWith('vault.'));
}
