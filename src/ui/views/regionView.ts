import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { deepestFloor } from '../../engine/facts/uses';
import { currentTexts, nameText, text } from '../../keep/text';

/** A region of floors: those in a row with one theme. */
export interface RegionView {
  readonly theme: string;
  readonly name: string;
  /** A sentence or two on the place. */
  readonly about: string;
  readonly first: number;
  /** Null where it goes on for ever. */
  readonly last: number | null;
}

/** The floors that a region may have below the hero before it goes on for ever. */
const FAR = 100;

/**
 * The region that a hero has just come to; null if it was there before, or if there is nothing to say about it.
 * @param before the floor that was left; null for a run in its first turn
 */
export function regionEntered(game: Game, before: number | null): RegionView | null {
  const { content, floor: { state: { theme, number } } } = game;
  const about = currentTexts()[`theme.${theme}.about`] ?? '';
  if (about === '') return null;
  const { first, last } = rangeOf(content, theme, number);
  const isKnown = before !== null && before >= first && before <= (last ?? before);
  return isKnown ? null : { theme, name: nameText(`theme.${theme}`), about, first, last };
}

/** Which floors a region has. */
export function floorsOf({ first, last }: RegionView): string {
  if (last === null) return text('ui.bestiary.from', { first });
  return first === last ? text('ui.bestiary.on', { first }) : text('ui.bestiary.between', { first, last });
}

function rangeOf(content: Content, theme: string, number: number): Pick<RegionView, 'first' | 'last'> {
  const deepest = deepestFloor(content) ?? number + FAR;
  const isIn = (floor: number): boolean => content.layoutWeights.weights(floor).some(([id, weight]) => {
    return weight > 0 && content.layouts.get(id)?.theme === theme;
  });
  let first = number;
  while (first > 1 && isIn(first - 1)) first--;
  let last = number;
  while (last < deepest && isIn(last + 1)) last++;
  return { first, last: last === number + FAR ? null : last };
}
