import { TRAIT_NAMES, TRAITS, type Content, type Effect, type Target, type TraitName, type TraitRow, type Traits } from '../content';
import type { Phrase } from '../core/grammar';
import { lengthOf } from '../core/point';
import type { Inflicted } from '../effectKinds';
import { turnsOf } from '../facts/stats';
import { describeTarget, isAimed } from '../facts/targets';
import { kindOf } from './effects';

/* The parts that sentences about effects are put together from. */

/** What a description is made for: a pack's rows, and the floor that its numbers hold on. */
export interface About {
  readonly content: Content;
  readonly floor: number;
  /** The percentage of its damage that the player does with what it carries or has learnt; left out, all of it. */
  readonly wields?: number;
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
interface Deed extends Phrase {
  readonly isPlace: boolean;
  /** The status that it inflicts, and for how long. */
  readonly inflicts: Inflicted | null;
}

/** Effects as deeds, in the order in which they come: on a place last. Those that one clause can say become one. */
export function deedsOf(effects: readonly Effect[], { floor, wields = 100 }: About): Deed[] {
  const isPlace = (effect: Effect): boolean => kindOf(effect).isPlace === true;
  const left = [...effects.filter((effect) => !isPlace(effect)), ...effects.filter(isPlace)];
  const deeds: Deed[] = [];
  for (let effect = left.shift(); effect; effect = left.shift()) {
    const more = { isPlace: isPlace(effect), inflicts: effect.do === 'inflict' ? effect : null };
    deeds.push({ ...more, ...(jointly(effect, left) ?? kindOf(effect).describe(effect, floor, wields)) });
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

/** Whom effects befall, in words: before they have been named, and after. */
export interface Whom {
  readonly first: Phrase;
  readonly again: Phrase;
  /** Where effects on a place work: around it, and on it. */
  readonly around: Phrase;
  readonly on: Phrase;
}

/** Someone that has a name or a pronoun of its own, such as `whom.you`, with the pronoun for it afterwards. */
export function someone(first: Phrase | string, again: Phrase | string): Whom {
  const worded = (words: Phrase | string): Phrase => (typeof words === 'string' ? phrase(words) : words);
  const whom = worded(first);
  return { first: whom, again: worded(again), around: phrase('place.around', { whom }), on: phrase('place.under', { whom }) };
}

/** The target of what the player uses; null for the player itself. */
export function whomOf(target: Target): Whom | null {
  const first = describeTarget(target);
  if (!first) return null;
  const isMany = target.at === 'area' || (target.at === 'cell' && target.radius > 0);
  const whom = someone(first, isMany ? 'whom.them' : 'whom.it');
  if (target.at === 'cell' || (target.at === 'area' && isAimed(target))) {
    const tile = phrase('place.tile');
    return { ...whom, around: phrase('place.around', { whom: tile }), on: phrase('place.on', { whom: tile }) };
  }
  return target.at === 'area' ? { ...whom, around: NOTHING, on: phrase('place.on', { whom: phrase('place.tile.own') }) } : whom;
}

/** Whom effects reach from where their source stands, in words. */
export function around(target: Target): Whom {
  if (target.at === 'cell') return { ...someone(phrase('target.near', { n: lengthOf(target.radius) }), 'whom.them'), around: NOTHING };
  return whomOf(target) ?? { ...someone('whom.itself', 'whom.itself'), around: NOTHING };
}

/** What effects do, clause by clause. */
export function clausesOf(effects: readonly Effect[], about: About, whom: Whom): Phrase[] {
  const deeds = deedsOf(effects, about);
  const lasting = deeds.map(({ inflicts }) => inflicts && turnsOf(about, inflicts));
  return deeds.map((deed, i) => {
    const params = i === 0
      ? { whom: whom.first, where: whom.around, on: whom.on }
      : { whom: whom.again, where: NOTHING, on: phrase('place.there') };
    return phrase(deed.key, { ...deed.params, ...params, long: longOf(lasting, i) });
  });
}

/** How long what a clause inflicts lasts: said once for those in a row that last as long, and in short after another. */
function longOf(lasting: readonly (number | null)[], i: number): Phrase {
  const n = lasting[i] ?? null;
  if (n === null || lasting[i + 1] === n) return NOTHING;
  const isAgain = n > 1 && lasting.slice(0, i).some((other, j) => other !== null && other > 1 && lasting[j + 1] !== other);
  return phrase(isAgain ? 'long.again' : 'long.turns', { n });
}

const isClause = (name: TraitName): boolean => !['effects', 'workings', 'wounds', 'abilities'].includes(TRAITS[name].shape);
const isOfThings = (name: TraitName): boolean => 'ofThings' in TRAITS[name];
const OWN = TRAIT_NAMES.filter((name) => isClause(name) && !isOfThings(name));
const OF_THINGS = TRAIT_NAMES.filter((name) => isClause(name) && isOfThings(name));

/** The traits here that are about you. */
export const YOUR_OWN: readonly string[] = OWN;

/** Clauses of the traits about their bearer; with `self` as about you. */
export function numbersOf(traits: Traits, whose: 'self' | 'other'): Phrase[] {
  if (whose === 'other') return TRAIT_NAMES.filter(isClause).flatMap((name) => clauseOf(traits, name));
  return OWN.flatMap((name) => clauseOf(traits, name)).map(({ key, params }) => phrase(`${key}.self`, params));
}

/** Sentences about what is yours: your lantern and its light. */
export function thingsOf(traits: Traits): Phrase[] {
  const clauses = OF_THINGS.flatMap((name) => clauseOf(traits, name));
  return clauses.map(({ key, params }) => phrase('says.plain', { does: phrase(`${key}.self`, params) }));
}

/** A trait's clause; none if it changes nothing. */
function clauseOf(traits: Traits, name: TraitName): Phrase[] {
  const value: unknown = traits[name];
  const row: TraitRow = TRAITS[name];
  if (value === true) return [phrase(`traits.${name}`)];
  if (Array.isArray(value) && value.length > 0) {
    const statuses = listed((value as readonly string[]).map((status) => phrase(`status.${status}.noun`)), 'list.and');
    return [phrase(`traits.${name}`, { statuses })];
  }
  if (typeof value !== 'number' || value === (row.joins === 'product' ? 100 : 0)) return [];
  if (row.joins !== 'product') return [phrase(`traits.${name}`, { n: value })];
  const word = row.words?.[value];
  return [phrase(`traits.${name}.${word ?? (value < 100 ? 'less' : 'more')}`, word === undefined ? { n: Math.abs(value - 100) } : {})];
}
