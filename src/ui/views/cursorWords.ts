import type { Point } from '../../engine/core/point';
import type { Aimed } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import { cellView, targetView } from './targetView';

/** What a cursor's cell is, in one line. */
export function cellWords(game: Game, cell: Point): string {
  const { where, lines, tales } = cellView(game, cell);
  return [...placeWords(game, cell, where), ...lines, ...tales].join(' ');
}

/** What an item or skill would do at a cursor's cell, and its name. */
export function targetWords(game: Game, item: Aimed, cell: Point): { readonly title: string; readonly words: string } {
  const { title, where, lines, error, warning } = targetView(game, item, cell);
  return { title, words: [...placeWords(game, cell, where), ...lines, error, warning].filter((line) => line !== null).join(' ') };
}

/** Where a cell is; that it is the player's own, the line about the player says. */
function placeWords({ state: { player } }: Game, { x, y }: Point, where: string): string[] {
  return x === player.x && y === player.y ? [] : [`${where}.`];
}
