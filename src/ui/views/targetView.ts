import { aimError } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import type { Message } from '../../engine/core/grammar';
import { inspect } from '../../engine/rules/inspect';
import { isKnown } from '../../engine/rules/names';
import type { Point } from '../../engine/core/point';
import type { Item } from '../../engine/state';
import { nameOfItem, text, textOf, textsOf } from '../../keep/text';
import { strikeView } from './strikeView';
import { whereabouts, whereExactly } from './surroundingsView';

/** What is said of a cell under a cursor. */
export interface CellView {
  readonly where: string;
  readonly lines: readonly string[];
  /** What is told of who or what is there, and not measured. */
  readonly tales: readonly string[];
}

/** What is said of a cell that something is aimed at. */
export interface TargetView extends CellView {
  readonly title: string;
  /** Why it would be refused there; null when it would not. */
  readonly error: string | null;
  /** That the player would be hit too; null when not. */
  readonly warning: string | null;
}

/** What attacks would do, which says nothing of an item. */
const ATTACKS: readonly string[] = ['look.hitsToKill', 'look.cannotHurt', 'look.hitsToDie', 'look.harmless'];

/** Where a cell lies and what is known of it. */
export function cellView(game: Game, cell: Point): CellView {
  return { where: whereExactly(game.state.player, cell), ...told(inspect(game, cell)) };
}

function told(known: readonly Message[]): Pick<CellView, 'lines' | 'tales'> {
  const isTale = ({ key }: Message): boolean => key.endsWith('.about');
  return { lines: known.filter((message) => !isTale(message)).map(textOf), tales: textsOf(known.filter(isTale)) };
}

/** Where a cell lies, who is there, and what an item would do there. */
export function targetView(game: Game, item: Item, cell: Point): TargetView {
  const title = text('ui.target', { item: nameOfItem(game, item) });
  const where = whereabouts(game.state.player, cell);
  const known = told(inspect(game, cell).filter(({ key }) => !ATTACKS.includes(key))).lines;
  const error = aimError(game, item, cell);
  if (error) return { title, where, lines: known, tales: [], error: textOf(error), warning: null };
  const { lines, warning } = isKnown(game, item.kind) ? strikeView(game, item, cell) : { lines: [text('ui.item.unknown')], warning: null };
  return { title, where, lines: [...lines, ...known], tales: [], error: null, warning };
}
