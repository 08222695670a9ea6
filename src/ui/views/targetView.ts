import { aimError, type Aimed } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import type { Message } from '../../engine/core/grammar';
import { inspect } from '../../engine/rules/inspect';
import { isKnown } from '../../engine/rules/names';
import type { Point } from '../../engine/core/point';
import { nameOfItem, type TextKey, text, textOf, textsOf } from '../../keep/text';
import { strikeView } from './strikeView';
import { whereabouts } from './surroundingsView';

/** The text about a cell under a cursor. */
export interface CellView {
  readonly where: string;
  readonly lines: readonly string[];
  /** Descriptions of what is there, as opposed to facts. */
  readonly tales: readonly string[];
}

/** The text about a cell being aimed at. */
export interface TargetView extends CellView {
  readonly title: string;
  /** Why the cell cannot be targeted; null if it can. */
  readonly error: string | null;
  /** A warning that the player would be hit too; null if not. */
  readonly warning: string | null;
}

/** Lines about melee, which do not apply to an item. */
const ATTACKS = /^look\.(hitsToKill|cannotHurt|hitsToDie|harmless)/;

/** A cell's position and what is known about it. */
export function cellView(game: Game, cell: Point): CellView {
  return { where: whereabouts(game.state.player, cell), ...linesOf(inspect(game, cell)) };
}

function linesOf(known: readonly Message[]): Pick<CellView, 'lines' | 'tales'> {
  const isDescription = ({ key }: Message): boolean => key.endsWith('.about');
  return { lines: known.filter((message) => !isDescription(message)).map(textOf), tales: textsOf(known.filter(isDescription)) };
}

/** A cell's position, what is there, and what an item would do there. */
export function targetView(game: Game, item: Aimed, cell: Point): TargetView {
  const title = text('ui.target', { item: 'kind' in item ? nameOfItem(game, item) : text(`skill.${item.id}` as TextKey) });
  const where = whereabouts(game.state.player, cell);
  const known = linesOf(inspect(game, cell).filter(({ key }) => !ATTACKS.test(key))).lines;
  const error = aimError(game, item, cell);
  if (error) return { title, where, lines: known, tales: [], error: textOf(error), warning: null };
  const { lines, warning } = !('kind' in item) || isKnown(game, item.kind) ? strikeView(game, item, cell) : { lines: [text('ui.item.unknown')], warning: null };
  return { title, where, lines: [...lines, ...known], tales: [], error: null, warning };
}
