import type { Effect, Target } from '../content';
import type { Phrase } from '../core/grammar';
import { lengthOf } from '../core/point';
import { turnsOf } from '../facts/stats';
import { describeTarget, isAimed } from '../facts/targets';
import { deedsOf, NOTHING, phrase, type About } from './phrases';

/* What effects do to others: clauses without a subject, such as "stuns them for 2 turns". */

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
    const params = i === 0 ? { whom: whom.first, where: whom.around, on: whom.on } : { whom: whom.again, where: NOTHING, on: phrase('place.there') };
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
