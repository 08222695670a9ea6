import type { World } from '../World';
import {
  isConsumable, isWearable, type Ability, type Bonus, type Consumable, type Cost, type Effect, type HeroKind, type Skill,
  type Talent, type Traits, type Working, type Wounded,
} from '../content';
import type { Phrase } from '../core/grammar';
import { bonusOf, itemTraits, natureOf, sumUp } from '../facts/traits';
import type { Item } from '../state';
import { damageIn } from './effects';
import { around, clausesOf, listed, numbersOf, phrase, sentences, someone, thingsOf, whomOf, type About, type Whom } from './phrases';
import { struckBack, yourClauses, yours, yourSentences } from './yours';

/** What is asked about, if the player has it and uses it now: its traits change what its items and skill do. */
export function inHand(world: World): About {
  const { content, state: { floor, player } } = world;
  return { content, floor, wields: natureOf(world, player).wields };
}

/** What an item does on a floor, sentence by sentence, generated from its row so that it can't be wrong. */
export function describeItem(item: Pick<Item, 'kind' | 'affixes'> & { readonly plus?: number }, about: About): Phrase[] {
  const { content } = about;
  const kind = content.itemKinds.get(item.kind);
  if (!kind) return [];
  if (isConsumable(kind)) return [...describeWorking(kind, about), ...limitsOf(kind)];
  if ('finds' in kind) return [phrase('treasure.finds', { n: kind.finds })];
  if ('opens' in kind) return [phrase('key.opens', { tile: `tile.${kind.opens}` })];
  if (!isWearable(kind)) return [phrase('prize.wins')];
  return [
    phrase('wear.slot', { slot: `slot.${kind.slot}` }),
    ...describeBonus(positive(bonusOf({ content }, { plus: 0, ...item }))),
    ...(kind.blow ? [phrase(`blow.${kind.blow}`)] : []),
    ...describeYourTraits(together(itemTraits({ content }, item)), { content, floor: about.floor }),
  ];
}

/** The traits of an item and its affixes as one, so that nothing is told twice. */
function together(all: readonly Traits[]): Traits {
  return { ...sumUp(all), eachTurn: all.flatMap(({ eachTurn = [] }) => eachTurn), onDeath: all.flatMap(({ onDeath = [] }) => onDeath) };
}

function positive({ power = 0, defence = 0, maxHp = 0 }: Bonus): Bonus {
  return { power: Math.max(0, power), defence: Math.max(0, defence), maxHp: Math.max(0, maxHp) };
}

/** Bonuses to stats as one sentence. */
function describeBonus(bonus: Bonus = {}): Phrase[] {
  const parts = (['power', 'defence', 'maxHp'] as const).flatMap((stat) => {
    const n = bonus[stat] ?? 0;
    return n === 0 ? [] : [phrase(n < 0 ? 'wear.less' : 'wear.more', { n: Math.abs(n), stat: `stat.${stat}` })];
  });
  return sentences('says.plain', parts);
}

/** When an item can't be used, and how many are carried. */
function limitsOf({ calm, carried }: Consumable): Phrase[] {
  const isCalm = calm === true ? [phrase('working.calm')] : [];
  return [...isCalm, ...(carried === undefined ? [] : [phrase('thing.carried', { n: carried })])];
}

/** What effects do to others. */
export function describeEffects(effects: readonly Effect[], about: About, whom: Whom): Phrase[] {
  return [...sentences('says.plain', clausesOf(effects, about, whom)), ...pastDefence([effects], about), ...trapsIn(effects, about)];
}

/** What an ability does to its user: as it is announced, when a wall stops its charge, and once it has been used. */
export function describeUser({ announcing = [], charge = [], after = [] }: Ability, about: About): Phrase[] {
  const itself = someone('whom.itself', 'whom.itself');
  const does = (key: string, effects: readonly Effect[]): Phrase[] => sentences(key, clausesOf(effects, about, itself));
  return [...does('user.announcing', announcing), ...does('user.charge', charge), ...does('user.after', after)];
}

/** What effects do to the victim of a trap. */
export function describeTrap({ target, effects }: Working, about: About): Phrase[] {
  return describeEffects(effects, about, whomOf(target) ?? VICTIM);
}

const VICTIM = someone('whom.victim', 'whom.thing');

/** What the player's use of something does on a floor, and to whom. */
export function describeWorking({ effects, target }: Working, about: About): Phrase[] {
  const whom = whomOf(target);
  return whom ? describeEffects(effects, about, whom) : [...yourSentences(effects, about, null), ...trapsIn(effects, about)];
}

/** What the traps do that effects lay. */
function trapsIn(effects: readonly Effect[], { content, floor }: About): Phrase[] {
  return effects.flatMap((effect) => {
    const trap = effect.do === 'lay' ? content.traps.kinds.get(effect.trap) : undefined;
    if (effect.do !== 'lay' || !trap) return [];
    const does = listed(clausesOf(trap.effects, { content, floor }, VICTIM), 'list.and');
    return [phrase('effect.lay.does', { trap: `trap.${effect.trap}`, does })];
  });
}

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
function pastDefence(lists: readonly (readonly Effect[])[], { floor }: About): Phrase[] {
  const isTold = ([first, ...more]: readonly Effect[]): boolean => first?.do === 'damage' && more.length === 0;
  return lists.some((effects) => damageIn(effects, floor) > 0 && !isTold(effects)) ? [phrase('effect.damage.past')] : [];
}

/** What a talent does, bonuses included, and what it changes of a skill. */
export function describeTalent(talent: Talent, about: About): Phrase[] {
  const { adds = [] } = talent;
  const isSelf = about.content.heroes.get(talent.hero ?? '')?.skill.target.at === 'self';
  const whom = isSelf ? someone('whom.you', 'whom.you') : someone('whom.reached', 'whom.them');
  return [
    ...describeBonus(talent.bonus),
    ...describeYourTraits(talent, about),
    ...costOf(talent),
    ...sentences('talent.adds', clausesOf(adds, about, whom)),
    ...pastDefence([adds], about),
  ];
}

/** What a talent changes of what a skill costs. */
function costOf({ skills = 100 }: Talent): Phrase[] {
  if (skills === 100) return [];
  if (skills === 0) return [phrase('talent.skills.none')];
  return [phrase(skills < 100 ? 'talent.skills.less' : 'talent.skills.more', { n: Math.abs(skills - 100) })];
}

/** A hero's bonus, what it is given at the start, and its traits. */
export function describeHero(hero: HeroKind, about: About): Phrase[] {
  return [...describeBonus(hero.bonus), ...yourSentences(hero.begins ?? [], about, 'begins'), ...describeYourTraits(hero, about)];
}

/** What a skill does, to whom, and what it costs in oil and items. */
export function describeSkill(skill: Skill, about: About): Phrase[] {
  const { oil, unknown } = skill;
  return [
    ...describeWorking(skill, about),
    ...(oil === undefined ? [] : [phrase('skill.oil', { n: oil })]),
    ...(unknown ? [takes(unknown)] : []),
  ];
}

/** What a skill uses up: only what is unidentified, unless it takes anything of the group. */
function takes({ group, count: n, evenKnown }: NonNullable<Cost['unknown']>): Phrase {
  const key = `skill.takes.${n > 1 ? 'some' : 'one'}${evenKnown === true ? '' : '.unknown'}`;
  return phrase(key, { n, group: `group.${group}`, many: phrase(`group.${group}.many`) });
}
