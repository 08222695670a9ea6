import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { text } from '../../keep/text';
import type { CursorWords } from '../Mode';
import type { FloorMap } from '../modes/FloorMap';
import type { LastFloor } from '../modes/LastFloor';
import type { Look } from '../modes/Look';
import type { Session } from '../Session';
import { cellView, targetView } from './targetView';

/** The cursor's cell in one line, and the cursor's purpose; null if there is no cursor. */
export function cursorWords({ game, modes: { top } }: Pick<Session, 'game' | 'modes'>): CursorWords | null {
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

