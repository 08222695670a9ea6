import type { Effect, Traits, Wounded } from '../content';
import type { Phrase } from '../core/grammar';
import { around, clausesOf, someone, type Whom } from './clauses';
import { damageIn } from './effects';
import { phrase, sentences, type About } from './phrases';
import { numbersOf, thingsOf } from './traitClauses';
import { struckBack, yourClauses, yours, yourSentences } from './yours';

/** What the traits of a breed or an elite do on a floor, besides bonuses. */
export function describeTraits(traits: Traits, about: About): Phrase[] {
  const bearer = someone('whom.monster', 'whom.thing');
  const { onHit = [], onStruck = [], onKill = [], onArrival = [], eachTurn = [], onWounded = [], onDeath = [] } = traits;
  const does = (key: string, effects: readonly Effect[], whom = bearer): Phrase[] => sentences(key, clausesOf(effects, about, whom));
  const dying = onDeath.flatMap(({ target, effects }) => clausesOf(effects, about, around(target)));
  return [
    ...sentences('says.plain', numbersOf(traits, 'other')),
    ...does('traits.onHit', onHit, someone('whom.victim', 'whom.thing')),
    ...does('traits.onStruck', onStruck, { ...someone('whom.attacker', 'whom.it'), around: bearer.around, on: bearer.on }),
    ...does('traits.onKill', onKill),
    ...does('traits.onArrival', onArrival),
    ...does('traits.eachTurn', eachTurn),
    ...woundsOf('traits.onWounded', onWounded, about, bearer),
    ...sentences('traits.onDeath', dying),
    ...pastDefence([onHit, onStruck, onDeath.flatMap(({ effects }) => effects)], about),
  ];
}

/** What the traits of what the player wears or has learnt do, besides bonuses. */
export function describeYourTraits(traits: Traits, about: About): Phrase[] {
  const { onHit = [], onStruck = [], onWounded = [], onDeath = [] } = traits;
  const back = struckBack(traits);
  const attacker = { ...someone('whom.attacker', 'whom.it'), around: phrase('place.around', { whom: phrase('whom.you') }) };
  const clauses = [...numbersOf(traits, 'self').map(({ key, params }) => yours(key, params)), ...(back ?? [])];
  return [
    ...yourClauses(clauses),
    ...thingsOf(traits),
    ...sentences('traits.onHit.self', clausesOf(onHit, about, someone('whom.enemy', 'whom.it'))),
    ...(back ? [] : sentences('traits.onStruck.self', clausesOf(onStruck, about, attacker))),
    ...(['onKill', 'onArrival', 'eachTurn'] as const).flatMap((when) => yourSentences(traits[when] ?? [], about, when)),
    ...woundsOf('traits.onWounded.self', onWounded, about, someone('whom.you', 'whom.you')),
    ...sentences('traits.onDeath.self', onDeath.flatMap(({ target, effects }) => clausesOf(effects, about, around(target)))),
    ...pastDefence([onHit, onStruck, onDeath.flatMap(({ effects }) => effects)], about),
  ];
}

/** What happens at each wound that comes only once. */
function woundsOf(key: string, wounds: readonly Wounded[], about: About, whom: Whom): Phrase[] {
  return wounds.flatMap(({ below: n, effects }) => {
    return sentences(key, clausesOf(effects, about, whom)).map((sentence) => phrase(sentence.key, { ...sentence.params, n }));
  });
}

/** That defence does not help, where one of these lists deals damage; damage alone says it itself. */
export function pastDefence(lists: readonly (readonly Effect[])[], { floor }: About): Phrase[] {
  const isTold = ([first, ...more]: readonly Effect[]): boolean => first?.do === 'damage' && more.length === 0;
  return lists.some((effects) => damageIn(effects, floor) > 0 && !isTold(effects)) ? [phrase('effect.damage.past')] : [];
}
