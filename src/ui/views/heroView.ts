import type { Content, HeroKind, Skill, Talent } from '../../engine/content';
import { describeHero, describeSkill, describeTalent } from '../../engine/effects/describeHero';
import type { About } from '../../engine/effects/phrases';
import type { Game } from '../../engine/Game';
import { offersOf, skillOf, skillRefusal } from '../../engine/rules/heroes';
import { text, textOf, textsOf } from '../../keep/text';

/** A hero to choose: what it is, what it begins with and what it can do. */
export interface HeroView {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly portrait: string;
  readonly lines: readonly string[];
}

/** A talent, with what it does. */
export interface TalentView {
  readonly id: string;
  readonly name: string;
  readonly sprite: string;
  readonly does: readonly string[];
}

/** The hero's skill and whether it can be paid now. */
export interface SkillView {
  readonly name: string;
  readonly sprite: string;
  readonly does: readonly string[];
  readonly oil: number;
  readonly why: string | null;
}

export function heroView(content: Content, id: string, row: HeroKind): HeroView {
  const about = { content, floor: 1 };
  const start = row.start.filter((kind, i) => row.start.indexOf(kind) === i).map((kind) => {
    const n = row.start.filter((other) => other === kind).length;
    const name = text('ui.heroes.thing', { item: `item.${kind}` });
    return n > 1 ? `${name} ×${n}` : name;
  });
  const skill = text('ui.heroes.skill', { skill: `skill.${row.skill.id}` });
  const lines = [text('ui.heroes.start', { items: start.join(', ') }), [skill, ...linesOf(row.skill, about)].join(' '), ...textsOf(describeHero(row, about))];
  return { id, name: named(`hero.${id}`), about: named(`hero.${id}.about`), portrait: row.portrait, lines };
}

/** The name of the hero; null in packs without heroes. */
export function heroName({ content, state: { hero: { kind } } }: Game): string | null {
  return content.heroes.has(kind) ? named(`hero.${kind}`) : null;
}

/** The name of a row, from its key. */
function named(key: string): string {
  return textOf({ key, params: {} });
}

function linesOf(skill: Skill, about: About): string[] {
  return textsOf(describeSkill(skill, about));
}

export function skillView(game: Game): SkillView | null {
  const skill = skillOf(game);
  if (!skill) return null;
  const why = skillRefusal(game, skill);
  const does = linesOf(skill, { content: game.content, floor: game.state.floor });
  return { name: named(`skill.${skill.id}`), sprite: skill.sprite, does, oil: skill.oil ?? 0, why: why && textOf(why) };
}

/** What is offered at a level. */
export function offersView(game: Game): TalentView[] {
  return talentsView(game, offersOf(game));
}

/** What has been learnt. */
export function learntView(game: Game): TalentView[] {
  return talentsView(game, game.state.hero.talents);
}

function talentsView({ content, state }: Game, ids: readonly string[]): TalentView[] {
  return ids.flatMap((id) => {
    const talent: Talent | undefined = content.talents.get(id);
    if (!talent) return [];
    return [{ id, name: named(`talent.${id}`), sprite: talent.sprite, does: textsOf(describeTalent(talent, { content, floor: state.floor })) }];
  });
}
