import type { Bonus, HeroKind, Skill, Talent } from '../content';
import type { Message } from '../core/grammar';
import { describeEffects, describeTraits, describeWorking } from './describe';
import { kindOf } from './effects';

/** What a talent does, bonuses included, and what it changes of a skill. */
export function describeTalent(talent: Talent, floor: number): Message[] {
  const { adds = [], skills } = talent;
  return [
    ...describeBonus(talent.bonus),
    ...describeTraits(talent, floor, 'player'),
    ...(skills === undefined ? [] : [{ key: 'talent.skills', params: { n: skills } }]),
    ...adds.flatMap((effect) => [{ key: 'talent.adds', params: {} }, kindOf(effect).describe(effect, floor)]),
  ];
}

/** A hero's bonus, what it is given at the start, and its traits. */
export function describeHero(hero: HeroKind, floor: number): Message[] {
  const begins = describeEffects(hero.begins ?? [], floor).flatMap((line) => [{ key: 'hero.begins', params: {} }, line]);
  return [...describeBonus(hero.bonus), ...begins, ...describeTraits(hero, floor, 'player')];
}

/** What a skill does, to whom, and what it costs in oil and items. */
export function describeSkill(skill: Skill, floor: number): Message[] {
  const { oil, unknown } = skill;
  return [
    ...describeWorking(skill, floor),
    ...(oil === undefined ? [] : [{ key: 'skill.oil', params: { n: oil } }]),
    ...(unknown ? [{ key: 'skill.takes', params: { n: unknown.count, group: `group.${unknown.group}` } }] : []),
  ];
}

function describeBonus(bonus: Bonus = {}): Message[] {
  return (['power', 'defence', 'maxHp'] as const).flatMap((stat) => {
    const n = bonus[stat] ?? 0;
    return n === 0 ? [] : [{ key: `wear.${stat}`, params: { n } }];
  });
}
