import type { Cost, HeroKind, Skill, Talent } from '../content';
import type { Phrase } from '../core/grammar';
import { clausesOf, someone } from './clauses';
import { describeBonus, describeWorking } from './describe';
import { describeYourTraits, pastDefence } from './describeTraits';
import { phrase, sentences, type About } from './phrases';
import { yourSentences } from './yours';

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
