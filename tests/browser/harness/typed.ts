import { Bump } from '../../../src/engine/actions/fights';
import { Hood, Learn, LevelUp, Recover, UseSkill } from '../../../src/engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../../../src/engine/actions/items';
import { Move, Stairs } from '../../../src/engine/actions/moves';
import type { Action } from '../../../src/engine/actions/Action';
import type { Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import type { AnyMode } from '../../../src/ui/modes/dialogs';
import type { Session } from '../../../src/ui/Session';
import { stackKey, stacksOf } from '../../../src/ui/bag';

/** Keys that aren't characters, as one character each in a recording. */
const NAMED: Readonly<Record<string, string>> = { '/': 'Enter', '\\': 'ArrowDown', '^': 'Escape' };
/** Letters of the classic scheme for the 3 x 3 cells around the hero, row by row. */
const LETTERS = 'yku' + 'h.l' + 'bjn';
/** The second answer of a question; the first, which is marked, changes nothing. */
const YES = '\\/';
const LEVEL_REWARDS = ['life', 'power', 'defence'];

/** The key of a recorded character, as in `KeyboardEvent.key`. */
export function keyNamed(char: string): string {
  return NAMED[char] ?? char;
}

/** Presses recorded keys in a session without a page. */
export function press(session: Session, chars: string): void {
  for (const char of chars) {
    const key = keyNamed(char);
    session.press({ key, code: '', repeat: false, shift: /^[A-Z<>?_]$/.test(key) });
  }
}

/** Does a bot's action by keys, confirming every question; returns the keys. Anything left open is closed again. */
export function type(session: Session, action: Action): string {
  const { game } = session;
  if (!game) return '';
  let typed = charsOf(session, game, action);
  press(session, typed);
  const more = (chars: string): void => {
    press(session, chars);
    typed += chars;
  };
  const top = session.modes.top as AnyMode;
  if (top.kind === 'targeting' && (action instanceof UseItem || action instanceof UseSkill) && action.aim) more(way(top.cursor, action.aim));
  for (let i = 0; i < 2; i++) {
    if (session.modes.top.kind === 'targeting') more('/');
    if (session.modes.top.kind === 'confirm') more(YES);
  }
  while (!game.isOver && session.modes.top.kind !== 'playing' && session.modes.top.kind !== 'newLevel') more('^');
  return typed;
}

function charsOf(session: Session, game: Game, action: Action): string {
  if (action instanceof Bump || action instanceof Move) return stepTo(action.dx, action.dy);
  if (action instanceof PickUp) return 'g';
  if (action instanceof Stairs) return action.way === 'up' ? '<' : '>';
  if (action instanceof LevelUp) return `${'\\'.repeat(LEVEL_REWARDS.indexOf(action.reward) + 1)}/`;
  if (action instanceof Learn) return `${'\\'.repeat(action.index + 1)}/`;
  if (action instanceof Hood) return 't';
  if (action instanceof Recover) return 'Z';
  if (action instanceof UseSkill) return '5';
  if (action instanceof Drop) return `d${letterOf(session, game, action.item)}`;
  if (action instanceof Equip) return `i${letterOf(session, game, action.item)}`;
  return action instanceof UseItem ? `i${letterOf(session, game, action.item)}` : '.';
}

/** The steps of a cursor from one cell to another. */
export function way(from: Point, to: Point): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return dx === 0 && dy === 0 ? '' : stepTo(dx, dy) + way({ x: from.x + dx, y: from.y + dy }, to);
}

function stepTo(dx: number, dy: number): string {
  return LETTERS.charAt((dy + 1) * 3 + dx + 1);
}

/** Identical items share a letter. */
function letterOf({ letters }: Session, { content, state }: Game, id: number): string {
  const item = state.hero.inventory.find((carried) => carried.id === id);
  const stack = stacksOf(content, state.hero.inventory).find(({ key }) => item !== undefined && key === stackKey(content, item));
  return stack ? letters.of(stack) : '';
}
