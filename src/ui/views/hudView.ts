import { describeItem } from '../../engine/effects/describe';
import type { Game } from '../../engine/Game';
import { xpToNext } from '../../engine/rules/experience';
import { itemLook } from '../../engine/rules/names';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import type { Item } from '../../engine/state';
import { nameOfItem, text, textOf } from '../../keep/text';
import { statusView, type StatusView } from './statusView';

/** The numbers of the HUD. */
export interface HudView {
  readonly hp: number;
  readonly maxHp: number;
  /** How bad it stands with health: it is also said in words, never by colour alone. */
  readonly health: 'well' | 'hurt' | 'dying';
  readonly floor: number;
  readonly power: number;
  readonly defence: number;
  /** Null where a pack knows no levels. */
  readonly growth: Growth | null;
  readonly turn: number;
  /** Null where light never changes. */
  readonly oil: Oil | null;
  /** Worth of the treasures taken; null where there are none. */
  readonly finds: number | null;
  readonly statuses: readonly StatusView[];
  /** What is worn, in the order of the bag. */
  readonly worn: readonly WornView[];
  readonly seed: string;
  readonly pack: string;
}

/** Something worn. */
export interface WornView {
  readonly id: number;
  readonly name: string;
  readonly sprite: string;
  /** What it does, line by line. */
  readonly about: readonly string[];
}

/** How far the player has come. */
export interface Growth {
  readonly level: number;
  readonly xp: number;
  /** Experience at which the next level is reached. */
  readonly xpNeed: number;
}

/** How long the lantern still burns. */
export interface Oil {
  readonly turns: number;
  readonly full: number;
  /** It has begun to shrink, or is down to its least: it is also said in words. */
  readonly light: 'bright' | 'low' | 'least';
}

/** What the HUD shows of a run. */
export function hudView(game: Game): HudView {
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
    growth: growthOf(game),
    turn: state.turn,
    oil: oilOf(game),
    finds: hasFinds(game) ? hero.finds : null,
    statuses: statusView(game),
    worn: hero.inventory.filter(({ id }) => Object.values(hero.worn).includes(id)).map((item) => wornView(game, item)),
    seed: state.seed,
    pack: text(`pack.${state.pack}`),
  };
}

/** Level and experience; null where a pack knows none. */
export function growthOf({ content, state: { hero } }: Game): Growth | null {
  return content.levels ? { level: hero.level, xp: hero.xp, xpNeed: xpToNext(hero.level) } : null;
}

function wornView(game: Game, item: Item): WornView {
  return { id: item.id, name: nameOfItem(game, item), sprite: itemLook(game, item.kind).sprite, about: describeItem(game.content, item).map(textOf) };
}

function oilOf({ content: { lantern }, state: { hero } }: Game): Oil | null {
  if (!lantern) return null;
  return { turns: hero.oil, full: lantern.full, light: hero.oil === 0 ? 'least' : hero.oil < lantern.dim ? 'low' : 'bright' };
}

/** Whether a pack has anything that counts as a find. */
export function hasFinds({ content }: Pick<Game, 'content'>): boolean {
  return [...content.itemKinds.values()].some((kind) => 'finds' in kind);
}

function healthOf(hp: number, maxHp: number): HudView['health'] {
  if (hp * 4 <= maxHp) return 'dying';
  return hp * 2 <= maxHp ? 'hurt' : 'well';
}
