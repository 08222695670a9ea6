import type { World } from '../World';
import { isConsumable, type Content, type Cost, type Skill, type Talent } from '../content';
import { amountOn } from '../core/floorCurve';
import type { Message } from '../core/grammar';
import { Rng, shuffle } from '../core/rng';
import { INVENTORY_SLOTS, type GameState, type Item } from '../state';
import { oilOf } from './light';
import { isKnown } from './names';
import { hostilesInView } from './senses';
import { maxHpOf } from './stats';
import { heroOf, share, talentsOf } from './traits';

/* What the hero can use, pay, carry and rest to (RULES 5.11, 5.16, 5.17). */

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
 * Ids of the talents offered now: the hero's own of that level, or else the first of those in the order that the seed gives that level;
 * those that change how one plays before those that are plain numbers. Empty where none is left: then the rewards of RULES 1.5 are offered.
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

/** Whether no enemy is in view, asleep or not. */
export function isCalm(world: World): boolean {
  return hostilesInView(world).length === 0;
}

/** The HP up to which the player recovers by resting; 0 in packs without. */
export function restsUpTo(world: World): number {
  const { rest } = world.content;
  return rest ? Math.floor((maxHpOf(world, world.state.player) * rest.upTo) / 100) : 0;
}

/** Why the player can't recover by resting now, as a text key; null if it can. */
export function hindranceToRest(world: World): string | null {
  const { player } = world.state;
  if (player.hp >= restsUpTo(world)) return 'stop.restVain';
  if (!isCalm(world)) return 'refused.notCalm';
  return world.content.lantern && oilOf(world) === 0 ? 'refused.noOil' : null;
}

/** The whole HP of a turn of rest: over many turns it comes to `heals` percent a turn. */
export function healedByRest(world: World): number {
  const { content: { rest }, state: { player, turn } } = world;
  if (!rest) return 0;
  const healed = (turns: number): number => Math.floor((turns * maxHpOf(world, player) * rest.heals) / 100);
  return Math.min(healed(turn + 1) - healed(turn), restsUpTo(world) - player.hp);
}

/** The message of the first part of a cost that the player cannot pay. */
export function costRefusal(world: World, cost: Cost): Message | null {
  const { hero, player } = world.state;
  const { finds, oil, hp } = priceOf(world, cost);
  if (oil > 0 && hero.lamp) return { key: 'refused.noLamp', params: {} };
  if (finds > hero.finds) return { key: 'refused.finds', params: { n: finds } };
  if (oil > hero.oil) return { key: 'refused.oil', params: { n: oil } };
  if (hp > 0 && hp >= player.hp) return { key: 'refused.hp', params: { n: hp } };
  if (cost.item !== undefined && paidItems(world, cost).length === 0) {
    return { key: 'refused.needs', params: { item: `item.${cost.item}` } };
  }
  const { unknown } = cost;
  if (!unknown || unknownItems(world, unknown).length >= unknown.count) return null;
  const params = { n: unknown.count, group: `group.${unknown.group}` };
  return { key: unknown.evenKnown === true ? 'refused.some' : 'refused.unknown', params };
}

/** What a cost takes in numbers on this floor. */
export function priceOf(
  { state }: Pick<World, 'state'>, { finds = 0, oil = 0, hp = 0 }: Cost,
): Readonly<Record<'finds' | 'oil' | 'hp', number>> {
  return { finds: finds === 0 ? 0 : amountOn(finds, state.floor), oil, hp: Math.ceil((state.player.maxHp * hp) / 100) };
}

/** The carried items that a cost takes: never worn ones. */
export function paidItems(world: World, { item, unknown }: Cost): Item[] {
  const { inventory, worn } = world.state.hero;
  const loose = inventory.filter(({ id }) => !Object.values(worn).includes(id));
  return [
    ...(item === undefined ? [] : loose.filter(({ kind }) => kind === item).slice(0, 1)),
    ...(unknown ? unknownItems(world, unknown).slice(0, unknown.count) : []),
  ];
}

function unknownItems(world: World, { group, evenKnown = false }: NonNullable<Cost['unknown']>): Item[] {
  const { content, state } = world;
  const all = state.hero.inventory.filter(({ kind }) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row) && row.group === group && (evenKnown || !isKnown(world, kind));
  });
  const rank = ({ kind }: Item): number => {
    if (!isKnown(world, kind)) return 0;
    const row = content.itemKinds.get(kind);
    const effects = row && isConsumable(row) ? row.effects : [];
    return effects.some((effect) => (world.answersOf(effect).healing?.(effect, 100) ?? 0) > 0) ? 2 : 1;
  };
  return all.sort((a, b) => rank(a) - rank(b));
}

/** The most of an item kind that the bag takes, by its row; Infinity if only the slots count. */
export function mostCarried({ content }: Pick<World, 'content'>, kind: string): number {
  const row = content.itemKinds.get(kind);
  return (row && isConsumable(row) ? row.carried : undefined) ?? Infinity;
}

/** Why the bag takes no more of an item kind, as a message; null if it does. */
export function bagRefusal(world: Pick<World, 'content' | 'state'>, kind: string): Message | null {
  const key = bagError(world, kind);
  return key && { key, params: key === 'refused.carried' ? { n: mostCarried(world, kind) } : {} };
}

/** The text key of why the bag takes no more of an item kind; null if it does. */
export function bagError(world: Pick<World, 'content' | 'state'>, kind: string): 'refused.full' | 'refused.carried' | null {
  const { inventory } = world.state.hero;
  if (inventory.length >= INVENTORY_SLOTS) return 'refused.full';
  return inventory.filter((item) => item.kind === kind).length >= mostCarried(world, kind) ? 'refused.carried' : null;
}

/** The turns of oil in an item of a kind that is poured into the lantern. */
export function oilIn({ itemKinds }: Content, kind: string): number {
  const row = itemKinds.get(kind);
  const effects = row && isConsumable(row) && row.target.at === 'self' ? row.effects : [];
  return effects.reduce((sum, effect) => sum + (effect.do === 'refuel' ? effect.turns : 0), 0);
}

/** Whether the player knows an item kind to be oil. */
export function isKnownOil(world: World, kind: string): boolean {
  return isKnown(world, kind) && oilIn(world.content, kind) > 0;
}

/** Whether an item is known to be oil that could go into the lantern from where it lies, all of it. */
export function isPouredIn(world: World, kind: string): boolean {
  const { content, state: { hero } } = world;
  return isKnownOil(world, kind) && !hero.lamp && hero.oil + oilIn(content, kind) <= (content.lantern?.full ?? 0);
}
