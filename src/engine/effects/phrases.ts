import type { Content, Effect } from '../content';
import type { Phrase } from '../core/grammar';
import { lengthOf } from '../core/point';
import type { Inflicted } from '../effectKinds';
import { kindOf } from './effects';

/* The parts that sentences about effects are put together from. */

/** What a description is made for: a pack's rows, and the floor that its numbers hold on. */
export interface About {
  readonly content: Content;
  readonly floor: number;
}

export function phrase(key: string, params: Phrase['params'] = {}): Phrase {
  return { key, params };
}

/** A part that is left out. */
export const NOTHING = phrase('');

/** The most clauses in a sentence. */
const MOST = 3;

/** Phrases as a list of one sentence, with the last word before its end: `and`, or others of that kind. */
export function listed([first = NOTHING, ...rest]: readonly Phrase[], last: 'list.and' | 'list.also'): Phrase {
  return rest.length === 0 ? first : phrase(rest.length === 1 ? last : 'list.comma', { first, rest: listed(rest, last) });
}

/** Parts of a list, as many as a sentence takes. */
export function chunked<T>(all: readonly T[]): T[][] {
  return all.length === 0 ? [] : [all.slice(0, MOST), ...chunked(all.slice(MOST))];
}

/** Clauses with one subject as sentences: `key` says who or what it is. */
export function sentences(key: string, clauses: readonly Phrase[]): Phrase[] {
  const [only, ...more] = clauses;
  // Alone it has room to say that defence does not help.
  if (only?.key === 'effect.damage' && more.length === 0) return [phrase(key, { does: { ...only, key: 'effect.damage.alone' } })];
  return chunked(clauses).map((some) => phrase(key, { does: listed(some, 'list.and') }));
}

/** What happens to its target, in the words of one clause. */
export interface Deed extends Phrase {
  readonly isPlace: boolean;
  /** The status that it inflicts, and for how long. */
  readonly inflicts: Inflicted | null;
}

/** Effects as deeds, in the order in which they come: on a place last. Those that one clause can say become one. */
export function deedsOf(effects: readonly Effect[], { floor }: About): Deed[] {
  const isPlace = (effect: Effect): boolean => kindOf(effect).isPlace === true;
  const left = [...effects.filter((effect) => !isPlace(effect)), ...effects.filter(isPlace)];
  const deeds: Deed[] = [];
  for (let effect = left.shift(); effect; effect = left.shift()) {
    const more = { isPlace: isPlace(effect), inflicts: effect.do === 'inflict' ? effect : null };
    deeds.push({ ...more, ...(jointly(effect, left) ?? kindOf(effect).describe(effect, floor)) });
  }
  return deeds;
}

/** What an effect and those after it do together, which are taken off the list; null if it takes a clause of its own. */
function jointly(effect: Effect, left: Effect[]): Phrase | null {
  const [next] = left;
  if (effect.do === 'cure') {
    const cured = [effect.status];
    for (let other = left[0]; other?.do === 'cure'; other = left[0]) {
      cured.push(other.status);
      left.shift();
    }
    return phrase('effect.cure', { statuses: listed(cured.map((status) => phrase(`status.${status}.noun`)), 'list.and') });
  }
  const isSurvey = (effect.do === 'map' && next?.do === 'reveal') || (effect.do === 'reveal' && next?.do === 'map');
  if (!isSurvey || next.range !== effect.range) return null;
  left.shift();
  return phrase('effect.survey', { n: lengthOf(effect.range) });
}
