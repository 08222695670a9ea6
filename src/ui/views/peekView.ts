import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { inspect } from '../../engine/rules/inspect';
import { cellView, type CellView } from './targetView';

/** What is known of every place, and of what belongs to a whole room. */
const PLAIN: readonly string[] = ['look.unknown', 'look.remembered', 'look.tile', 'look.place'];

/** What the box beside a cell says; null where nothing is known. */
export function peekView(game: Game, cell: Point): CellView | null {
  return game.floor.isExplored(cell.x, cell.y) ? cellView(game, cell) : null;
}

/** Whether a mouse that merely rests on a cell is told of it: somebody or something is there, not ground or wall alone. */
export function isWorthPeek(game: Game, { x, y }: Point): boolean {
  const { floor, state: { player } } = game;
  if (!floor.isExplored(x, y) || (x === player.x && y === player.y)) return false;
  const { stairs, key, wet, noise, glow } = floor.tileAt(x, y);
  if ((stairs ?? key ?? noise ?? glow) !== undefined || wet === true) return true;
  return inspect(game, { x, y }).some(({ key: line }) => !PLAIN.includes(line) && !line.startsWith('vault.'));
}
