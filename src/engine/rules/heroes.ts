import { isWearable, type Content, type Skill, type Talent } from '../content';
import type { Message } from '../core/grammar';
import { Rng } from '../core/rng';
import { shuffle } from '../core/shuffle';
import { awardPrizes, makeItem } from '../floor/openFloor';
import type { GameState, Hero, Item } from '../state';
import type { World } from '../World';
import { heroOf, talentsOf } from './calling';
import { costRefusal } from './features';
import { heal, maxHpOf } from './stats';
import { forgetNature, share } from './traits';

/* The hero: its skill, its talents and how it begins (RULES 5.17). */

type Run = Pick<World, 'content' | 'state'>;

/** The hero's skill with all that its talents change; null without one. */
export function skillOf(world: Run): Skill | null {
  const skill = heroOf(world)?.skill;
  if (!skill) return null;
  const learnt = talentsOf(world);
  const percent = learnt.reduce((product, { skills = 100 }) => share(product, skills), 100);
  const oil = skill.oil === undefined ? {} : { oil: Math.ceil((skill.oil * percent) / 100) };
  return { ...skill, ...oil, effects: [...skill.effects, ...learnt.flatMap(({ adds = [] }) => adds)] };
}

/** Why the player can't use its skill now, apart from its target; null if it can. It needs the lantern. */
export function skillRefusal(world: World, skill: Skill): Message | null {
  return world.state.hero.lamp ? { key: 'refused.noLamp', params: {} } : costRefusal(world, skill);
}

/** The level whose reward comes next. */
export function levelToChoose({ hero }: Pick<GameState, 'hero'>): number {
  return hero.level - hero.choices + 1;
}

/**
 * Ids of the talents offered now: the hero's own of that level, or else the first of those in the order that the seed gives that level; those that
 * change how one plays before those that are plain numbers. Empty where none is left: then the rewards of RULES 1.5 are offered.
 */
export function offersOf(world: Run): string[] {
  const { content: { growth, talents }, state } = world;
  if (!growth || state.hero.choices === 0) return [];
  const level = levelToChoose(state);
  const open = [...talents].filter(([id, talent]) => !state.hero.talents.includes(id) && isUsable(world, talent));
  const own = open.filter(([, talent]) => talent.level === level);
  const general = open.filter(([, talent]) => talent.level === undefined);
  const offered = own.length > 0 ? own : shuffle(general, Rng.of(state.seed, `talents:${level}`));
  const byKind = offered.slice(0, growth.offers).sort(([, one], [, other]) => Number(isPlain(one)) - Number(isPlain(other)));
  return byKind.map(([id]) => id);
}

/** What a talent of nothing but numbers that everybody has may consist of. */
const PLAIN: readonly string[] = ['sprite', 'hero', 'level', 'bonus', 'speed', 'light', 'noise'] satisfies readonly (keyof Talent)[];

/** Whether a talent changes no way of playing. */
function isPlain(talent: Talent): boolean {
  return Object.keys(talent).every((field) => PLAIN.includes(field));
}

/** Whether this run can use a talent at all. */
function isUsable(world: Run, { hero, adds, skills, burns, light }: Talent): boolean {
  const { content, state } = world;
  if (hero !== undefined && hero !== state.hero.kind) return false;
  if ((adds !== undefined || skills !== undefined) && !heroOf(world)) return false;
  return content.lantern !== null || (burns === undefined && light === undefined);
}

/** Learns a talent for the level to be chosen, which heals what it adds to the maximum of HP. */
export function learnTalent(world: World, id: string): void {
  const { hero, player } = world.state;
  const level = levelToChoose(world.state);
  const most = maxHpOf(world, player);
  hero.choices--;
  hero.talents = [...hero.talents, id];
  forgetNature(world, player);
  const added = maxHpOf(world, player) - most;
  if (added > 0) heal(world, player, added);
  world.emit({ type: 'learnt', talent: id, level, seen: true });
  world.say('status', 'log.learnt', { talent: `talent.${id}` });
}

/** Makes the player this hero, with all that it begins with and nothing else; before the first turn only. */
export function become(world: World, kind: string): void {
  const row = world.content.heroes.get(kind);
  if (!row) return;
  const { state } = world;
  const { hero, player } = state;
  hero.kind = kind;
  Object.assign(hero, outfitOf(world.content, state, row.start), { known: [] });
  forgetNature(world, player);
  awardPrizes(world.content, state, world.floor.state);
  world.affect(row.begins ?? [], { target: player, source: player, at: { x: player.x, y: player.y }, cause: 'traits.onArrival' });
  player.hp = maxHpOf(world, player);
}

/** New items for a bag, with the first wearable one of each slot worn. */
export function outfitOf(content: Content, ids: Pick<GameState, 'nextId'>, start: readonly string[]): Pick<Hero, 'inventory' | 'worn'> {
  const inventory: Item[] = start.map((id) => makeItem(content, ids.nextId++, { id, affixes: [] }));
  const worn: Record<string, number> = {};
  for (const { id, kind } of inventory) {
    const row = content.itemKinds.get(kind);
    if (row && isWearable(row)) worn[row.slot] ??= id;
  }
  return { inventory, worn };
}
