import type { Game } from '../../engine/Game';
import { isWearable, type Content } from '../../engine/content';
import type { describeItem } from '../../engine/effects/describe';
import { isHooded, oilOf } from '../../engine/facts/light';
import { actorName, breedSeen, itemLook, itemName } from '../../engine/facts/names';
import { bossesInView, watchersOf } from '../../engine/facts/told';
import { alliesOf, hostOf } from '../../engine/facts/sides';
import { defenceOf, maxHpOf, powerOf, xpToNext } from '../../engine/facts/stats';
import type { Actor, Item } from '../../engine/state';
import { ownPacks } from '../../keep/packRegistry';
import { currentTexts, nameOfItem, nameText, text, textsOf } from '../../keep/text';
import type { Session } from '../Session';

/** The numbers of the HUD. */
export interface HudView {
  readonly hp: number;
  readonly maxHp: number;
  /** The severity of wounds: shown in words as well, never by colour alone. */
  readonly health: 'well' | 'hurt' | 'dying';
  readonly floor: number;
  readonly power: number;
  readonly defence: number;
  /** What defence does, as text. */
  readonly defenceTip: string;
  /** Null in packs without levels. */
  readonly growth: Growth | null;
  readonly turn: number;
  /** Null in packs without a lantern. */
  readonly oil: Oil | null;
  /** Whether any monster notices the player; null in packs without light. */
  readonly isNoticed: boolean | null;
  /** Value of the treasure found; null in packs without any. */
  readonly finds: number | null;
  readonly findsSprite: string;
  readonly statuses: readonly StatusView[];
  /** The allies on this floor, oldest first. */
  readonly allies: readonly AllyView[];
  /** Equipped items, in the order of their slots. */
  readonly worn: readonly WornView[];
  readonly seed: string;
  /** The dungeon's name; null in the campaign, whose floors have names of their own. */
  readonly dungeon: string | null;
}

/** An ally: its name with its HP in words, and those as numbers. */
export interface AllyView {
  readonly id: number;
  readonly about: string;
  readonly sprite: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly waits: boolean;
}

/** An equipped item. */
export interface WornView {
  readonly id: number;
  readonly name: string;
  readonly sprite: string;
  /** Lines on what it does. */
  readonly about: readonly string[];
}

/** Level and experience. */
export interface Growth {
  readonly level: number;
  readonly xp: number;
  /** XP needed for the next level. */
  readonly xpNeed: number;
}

/** The lantern's oil, in turns. */
export interface Oil {
  readonly turns: number;
  readonly full: number;
  /** `low` once the light shrinks, `least` at its minimum, `stolen` while the player is without the lantern: shown in words as well. */
  readonly light: 'bright' | 'low' | 'least' | 'stolen';
  readonly isHooded: boolean;
}

/** The HUD of a run; without `describe`, which comes with the dialogs, nothing is said of what worn items do. */
export function hudView(game: Game, describe: Describe | null): HudView {
  const { player, hero, ...state } = game.state;
  const hp = Math.max(0, player.hp);
  const maxHp = maxHpOf(game, player);
  return {
    hp,
    maxHp,
    health: healthOf(hp, maxHp),
    floor: state.floor,
    power: powerOf(game, player),
    defence: defenceOf(game, player),
    defenceTip: text(game.content.blows ? 'ui.hud.defence.tip.rolled' : 'ui.hud.defence.tip'),
    growth: growthOf(game),
    turn: state.turn,
    oil: lanternView(game),
    isNoticed: game.content.light ? watchersOf(game).length > 0 : null,
    finds: hasFinds(game) ? hero.finds : null,
    findsSprite: findsSprite(game.content),
    statuses: statusView(game),
    allies: alliesOf(game).map((ally) => allyView(game, ally)),
    worn: slotsOf(game).flatMap((slot) => hero.inventory.filter(({ id }) => id === hero.worn[slot]))
      .map((item) => wornView(game, item, describe)),
    seed: state.seed,
    dungeon: state.pack === ownPacks[0] ? null : text(`pack.${state.pack}`),
  };
}

/** The slots that a pack has anything for, in the order of its items. */
export function slotsOf({ content }: Pick<Game, 'content'>): string[] {
  return Array.from(new Set(Array.from(content.itemKinds.values()).filter(isWearable).map(({ slot }) => slot)));
}

function allyView(game: Game, ally: Actor): AllyView {
  const { id, hp, waits } = ally;
  const maxHp = maxHpOf(game, ally);
  const about = text(waits ? 'ui.hud.ally.waits' : 'ui.hud.ally', { name: nameText(actorName(game, ally)), hp, maxHp });
  return { id, about, sprite: `${game.breedOf(ally).sprite}.0`, hp, maxHp, waits };
}

/** Level and experience; null in packs without levels. */
export function growthOf({ content, state: { hero } }: Game): Growth | null {
  return content.levels ? { level: hero.level, xp: hero.xp, xpNeed: xpToNext(content, hero.level) } : null;
}

/** What describes an item. */
type Describe = typeof describeItem;

/** The views of worn items as last made, with what they depend on. */
const made = new WeakMap<Item, { readonly on: readonly unknown[]; readonly view: WornView }>();

/** Rebuilt only when it changes, which is rare: most of the work is texts. */
function wornView(game: Game, item: Item, describe: Describe | null): WornView {
  const { content, state: { floor } } = game;
  const on = [itemName(game, item), currentTexts(), floor, describe];
  const last = made.get(item);
  if (last?.on.every((value, i) => value === on[i]) === true) return last.view;
  const about = describe ? textsOf(describe(item, { content, floor })) : [];
  const view = { id: item.id, name: nameOfItem(game, item), sprite: itemLook(game, item.kind).sprite, about };
  made.set(item, { on, view });
  return view;
}

function lanternView(game: Game): Oil | null {
  const { lantern } = game.content;
  if (!lantern) return null;
  const turns = oilOf(game);
  const light = game.state.hero.lamp ? 'stolen' : turns === 0 ? 'least' : turns < lantern.dim ? 'low' : 'bright';
  return { turns, full: lantern.full, light, isHooded: isHooded(game) };
}

/** Whether a pack has any treasure. */
export function hasFinds({ content }: Pick<Game, 'content'>): boolean {
  return [...content.itemKinds.values()].some((kind) => 'finds' in kind);
}

/** The picture of a pack's treasure: that of its first kind. */
export function findsSprite({ itemKinds }: Content): string {
  return [...itemKinds.values()].find((kind) => 'finds' in kind)?.sprite ?? 'ui/star';
}

function healthOf(hp: number, maxHp: number): HudView['health'] {
  if (hp * 4 <= maxHp) return 'dying';
  return hp * 2 <= maxHp ? 'hurt' : 'well';
}

/** A status effect on the player, or a monster that clings to it. */
export interface StatusView {
  readonly id: string;
  readonly name: string;
  readonly sprite: string;
  /** Turns left; null for what clings. */
  readonly turns: number | null;
  /** What it does. */
  readonly about: string;
  readonly isHarmful: boolean;
}

/** What clings to the player, then the player's status effects. */
export function statusView(game: Game): StatusView[] {
  return [...clinging(game), ...statuses(game)];
}

/** A status with its turns in words. */
export function statusLine({ name, turns }: Pick<StatusView, 'name' | 'turns'>): string {
  return turns === null ? name : text('ui.character.status', { status: name, n: turns });
}

function clinging(game: Game): StatusView[] {
  return game.floor.state.actors.filter((actor) => hostOf(game, actor) === game.state.player).map((actor) => ({
    id: `clings ${actor.id}`,
    name: text('ui.hud.clings', { actor: actorName(game, actor) }),
    sprite: 'talent/chain',
    turns: null,
    about: textsOf([{ key: `breed.${breedSeen(game, actor)}.about`, params: {} }]).join(''),
    isHarmful: true,
  }));
}

function statuses({ state, content }: Game): StatusView[] {
  return Object.entries(state.player.statuses).map(([id, turns]) => ({
    id,
    name: text(`status.${id}`),
    sprite: content.statuses.get(id)?.sprite ?? '',
    turns: content.statuses.get(id)?.endless === true ? null : turns,
    about: textsOf([{ key: `status.${id}.about`, params: {} }]).join(''),
    isHarmful: content.statuses.get(id)?.harmful === true,
  }));
}

/** A boss at the top of the screen. */
interface BossView {
  readonly id: number;
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
}

/** The bosses that are awake and in view. */
export function bossView(game: Game): BossView[] {
  if (game.isOver) return [];
  return bossesInView(game).map((boss) =>
    ({ id: boss.id, name: nameText(actorName(game, boss)), hp: Math.max(0, boss.hp), maxHp: maxHpOf(game, boss) }));
}

/** A sentence on the save status of the present run. */
export function keepingLine({ runs }: Session): string {
  const { turn, error, isBehind } = runs.keeping;
  if (runs.isElsewhere) return text('ui.keeping.elsewhere');
  if (runs.isOpening && error === null) return text('ui.keeping.soon');
  if (!runs.isLasting) return text('ui.keeping.page');
  if (turn === null) return text(error === null ? 'ui.keeping.soon' : `ui.keeping.never.${error}`);
  if (error !== null) return text(`ui.keeping.fault.${error}`, { n: turn });
  return isBehind ? text('ui.keeping.behind', { n: turn }) : text('ui.keeping.saved', { n: turn });
}

/** A warning for the map's corner if the present run is not being saved; null otherwise. */
export function keepingSign({ runs }: Session): string | null {
  return (runs.isLasting || runs.isOpening) && runs.keeping.error === null ? null : text('ui.keeping.sign');
}
