import { DIRECTIONS, type Point } from '../../engine/core/point';
import { dangerAt } from '../../engine/ai/danger';
import { isMarked } from '../../engine/effects/blow';
import type { Game } from '../../engine/Game';
import { isFree } from '../../engine/rules/relocate';
import type { FloorMap } from '../modes/FloorMap';
import type { LastFloor } from '../modes/LastFloor';
import type { Look } from '../modes/Look';
import type { Session } from '../Session';
import { nameText, text, textOf } from '../../keep/text';
import { direction } from './surroundingsView';
import { cellView, targetView } from './targetView';

/** The cursor's cell in one line, and the cursor's purpose; null if there is no cursor. */
export function cursorWords({ game, modes: { top } }: Pick<Session, 'game' | 'modes'>): { readonly title: string; readonly words: string } | null {
  if (!game) return null;
  // That it is here, the line about the player says.
  const place = ({ x, y }: Point, where: string): string[] => (x === game.state.player.x && y === game.state.player.y ? [] : [`${where}.`]);
  if (top.kind === 'targeting') {
    const { title, where, lines, error, warning } = targetView(game, top.item, top.cursor);
    return { title, words: [...place(top.cursor, where), ...lines, error, warning].filter((line) => line !== null).join(' ') };
  }
  if (top.kind !== 'look' && top.kind !== 'map' && top.kind !== 'lastFloor') return null;
  const { where, lines, tales } = cellView(game, top.cursor);
  return { title: titleOf(top, game), words: [...place(top.cursor, where), ...lines, ...tales].join(' ') };
}

function titleOf(mode: Look | FloorMap | LastFloor, { state: { floor } }: Game): string {
  if (mode.kind === 'lastFloor') return text(mode.isRevealed ? 'ui.floor.all' : 'ui.floor.title', { floor });
  return mode.kind === 'look' ? text('ui.look') : '';
}

/** Where the player can step out of an announced attack; null if it stands in none. */
export function refugeWords(game: Game): string | null {
  const { player } = game.state;
  if (!isMarked(game, player, player)) return null;
  const ways = DIRECTIONS.slice(0, game.breedOf(player).directions).map(({ x, y }) => ({ x: player.x + x, y: player.y + y }));
  const safe = ways.filter((way) => game.floor.isExplored(way.x, way.y) && isFree(game, player, way) && dangerAt(game, way) === null);
  if (safe.length === 0) return text('ui.speech.unsafe');
  return text('ui.speech.safe', { where: safe.map((way) => nameText(`ui.action.${direction(player, way)}`)).join(', ') });
}

/** The player's open directions, or the blocked ones if fewer; and the tile, if it differs from `before`. */
export function stepWords({ floor, state: { player }, content }: Game, before: string): { readonly tile: string; readonly words: string } {
  const { id: tile, stairs } = floor.tileAt(player.x, player.y);
  const ways = DIRECTIONS.slice(0, content.breeds.get(player.breed)?.directions ?? 8).map(({ x, y }) => ({ x: player.x + x, y: player.y + y }));
  const open = ways.filter(({ x, y }) => floor.isExplored(x, y) && floor.isWalkable(x, y));
  const isRoomy = 2 * open.length > ways.length;
  const listed = isRoomy ? ways.filter((way) => !open.includes(way)) : open;
  const where = listed.map((way) => nameText(`ui.action.${direction(player, way)}`)).join(', ');
  const exits = text(listed.length === 0 ? `ui.step.${isRoomy ? 'free' : 'none'}` : `ui.step.${isRoomy ? 'blocked' : 'open'}`, { where });
  return { tile, words: tile === before || stairs !== undefined ? exits : `${textOf({ key: 'ui.step.tile', params: { tile: `tile.${tile}` } })} ${exits}` };
}
