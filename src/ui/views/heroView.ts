import type { Game } from '../../engine/Game';
import { LIFE, type LevelReward } from '../../engine/actions/hero';
import type { Bonus, Content, HeroKind, Skill, Talent } from '../../engine/content';
import { describeHero, describeSkill, describeTalent, inHand } from '../../engine/effects/describe';
import type { About } from '../../engine/effects/phrases';
import { figureOf, playerSprite, type FigureLayer } from '../../engine/facts/figure';
import { offersOf, skillOf, skillRefusal } from '../../engine/facts/hero';
import { defenceOf, maxHpOf, powerOf } from '../../engine/facts/stats';
import { bonusOf, talentsOf, wornItems } from '../../engine/facts/traits';
import { nameOfItem, text, type TextKey, textOf, textsOf } from '../../keep/text';
import { growthOf, hudView, slotsOf } from './hudView';

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
interface SkillView {
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
  const lines = [
    text('ui.heroes.start', { items: start.join(', ') }),
    [skill, ...linesOf(row.skill, about)].join(' '),
    ...textsOf(describeHero(row, about)),
  ];
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
  const does = linesOf(skill, inHand(game));
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
    return [{
      id, name: named(`talent.${id}`), sprite: talent.sprite, does: textsOf(describeTalent(talent, { content, floor: state.floor })),
    }];
  });
}

/** A labelled value of the sheet. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The character sheet. */
interface CharacterView {
  readonly stats: readonly SheetLine[];
  /** One line per equipment slot of the pack. */
  readonly slots: readonly SheetLine[];
}

/** The hero's present stats, with equipment bonuses shown separately. */
export function characterView(game: Game): CharacterView {
  const { player } = game.state;
  const maxHp = maxHpOf(game, player);
  const { oil, finds } = hudView(game, null);
  return {
    stats: [
      line('ui.hud.health', text('ui.character.hp', { hp: Math.max(0, player.hp), maxHp }) + extra(game, 'maxHp')),
      line('ui.hud.power', String(powerOf(game, player)) + extra(game, 'power')),
      line('ui.hud.defence', String(defenceOf(game, player)) + extra(game, 'defence')),
      ...growth(game),
      ...(oil ? [line('ui.hud.oil', text('ui.hud.oilValue', { n: oil.turns }))] : []),
      ...(finds === null ? [] : [line('ui.hud.finds', String(finds))]),
      line('ui.hud.floor', String(game.state.floor)),
      line('ui.hud.turn', String(game.state.turn)),
    ],
    slots: equipment(game),
  };
}

function line(label: TextKey, value: string): SheetLine {
  return { key: label, label: text(label), value };
}

/** The parts of a number that come from equipment, talents and statuses, where there are any; what the hero begins with is its own. */
function extra(game: Game, stat: keyof Bonus): string {
  const { content, state: { player } } = game;
  const parts = [
    ['ui.character.fromGear', wornItems(game).map((item) => bonusOf(game, item)[stat])],
    ['ui.character.fromTalents', talentsOf(game).map(({ bonus }) => bonus?.[stat] ?? 0)],
    ['ui.character.fromEffects', Object.keys(player.statuses).map((id) => content.statuses.get(id)?.bonus?.[stat] ?? 0)],
  ] as const;
  const words = parts.flatMap(([key, numbers]) => {
    const n = numbers.reduce((sum, each) => sum + each, 0);
    return n === 0 ? [] : [text(key, { n })];
  });
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function growth(game: Game): SheetLine[] {
  const grown = growthOf(game);
  if (grown === null) return [];
  return [line('ui.hud.level', String(grown.level)), line('ui.hud.xp', text('ui.character.xp', { xp: grown.xp, need: grown.xpNeed }))];
}

function equipment(game: Game): SheetLine[] {
  const { hero } = game.state;
  return slotsOf(game).map((slot) => {
    const worn = hero.inventory.find(({ id }) => id === hero.worn[slot]);
    return { key: slot, label: text(`slot.${slot}`), value: worn ? nameOfItem(game, worn) : text('ui.character.nothing') };
  });
}

/** A level reward, with the stat that it raises before and after. */
export interface RewardView {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly sprite: string;
}

const SPRITES: Readonly<Record<LevelReward, string>> = { life: 'ui/heart', power: 'ui/attack', defence: 'ui/defence' };
const VALUES: Readonly<Record<LevelReward, typeof maxHpOf>> = { life: maxHpOf, power: powerOf, defence: defenceOf };
const GAINS: Readonly<Record<LevelReward, number>> = { life: LIFE, power: 1, defence: 1 };

export function rewardView(game: Game, reward: LevelReward): RewardView {
  const from = VALUES[reward](game, game.state.player);
  return { name: text(`ui.reward.${reward}`), from, to: from + GAINS[reward], sprite: SPRITES[reward] };
}

/** The hero's figure from the lowest layer up. */
export function figureView(game: Game): readonly FigureLayer[] {
  const figure = figureOf(game);
  return figure.length > 0 ? figure : [{ sprite: playerSprite(game), x: 0, y: [0, 0] }];
}
