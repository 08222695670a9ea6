import { isConsumable, isWearable, type Bonus, type Consumable, type Content, type Effect, type Traits, type Working } from '../content';
import type { Phrase } from '../core/grammar';
import { bonusOf, itemTraits, sumUp } from '../facts/traits';
import type { Item } from '../state';
import { clausesOf, someone, whomOf, type Whom } from './clauses';
import { describeYourTraits, pastDefence } from './describeTraits';
import { listed, phrase, sentences, type About } from './phrases';
import { yourSentences } from './yours';

/** What an item does on a floor, sentence by sentence, generated from its row so that it can't be wrong. */
export function describeItem(content: Content, item: Pick<Item, 'kind' | 'affixes'> & { readonly plus?: number }, floor: number): Phrase[] {
  const kind = content.itemKinds.get(item.kind);
  const about = { content, floor };
  if (!kind) return [];
  if (isConsumable(kind)) return [...describeWorking(kind, about), ...limitsOf(kind)];
  if ('finds' in kind) return [phrase('treasure.finds', { n: kind.finds })];
  if ('opens' in kind) return [phrase('key.opens', { tile: `tile.${kind.opens}` })];
  if (!isWearable(kind)) return [phrase('prize.wins')];
  return [
    phrase('wear.slot', { slot: `slot.${kind.slot}` }),
    ...describeBonus(positive(bonusOf({ content }, { plus: 0, ...item }))),
    ...(kind.blow ? [phrase(`blow.${kind.blow}`)] : []),
    ...describeYourTraits(together(itemTraits({ content }, item)), about),
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
export function describeBonus(bonus: Bonus = {}): Phrase[] {
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
function trapsIn(effects: readonly Effect[], about: About): Phrase[] {
  return effects.flatMap((effect) => {
    const trap = effect.do === 'lay' ? about.content.traps.kinds.get(effect.trap) : undefined;
    if (effect.do !== 'lay' || !trap) return [];
    const does = listed(clausesOf(trap.effects, about, VICTIM), 'list.and');
    return [phrase('effect.lay.does', { trap: `trap.${effect.trap}`, does })];
  });
}
