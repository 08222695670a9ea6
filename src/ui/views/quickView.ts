import { isConsumable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { isKnownOil } from '../../engine/facts/hero';
import { isKnown, itemLook, itemName } from '../../engine/facts/names';
import type { Item } from '../../engine/state';
import { isUsedUp } from '../bag';
import type { Session } from '../Session';
import { nameText, text } from '../../keep/text';
import type { itemLines } from './inventoryView';
import { promptOf } from './keysView';

/** The button of a quick slot. */
export interface QuickView {
  readonly slot: number;
  readonly key: string;
  /** Null if the slot is empty. */
  readonly sprite: string | null;
  /** How many of the kind are carried. */
  readonly count: number;
  /** The number on the button: charges left, where they are known; else how many are carried, if more than one. */
  readonly badge: number | null;
  /** None is carried, all are empty, or it is oil and the lantern is stolen: dims the button. */
  readonly isSpent: boolean;
  readonly name: string;
  /** What it does, as far as the player knows. */
  readonly tip: string;
}

/** Everything that a slot's view depends on. */
export interface QuickFill {
  readonly kind: string | null;
  readonly count: number;
  /** Null for what has none, or is not known to. */
  readonly charges: number | null;
  readonly isKnown: boolean;
  readonly isSpent: boolean;
}

/** The contents of the quick slots, without texts. */
export function quickFill(game: Game, { quick, settings }: Pick<Session, 'quick' | 'settings'>): QuickFill[] {
  const { inventory } = game.state.hero;
  return quick.shown(game, settings.quick).map((kind) => {
    const carried = inventory.filter((item) => item.kind === kind);
    const isSpent = kind === null || carried.every((item) => isUsedUp(game.content, item)) || isVainOil(game, kind);
    return { kind, count: carried.length, charges: chargesOf(game, carried), isKnown: kind !== null && isKnown(game, kind), isSpent };
  });
}

/** The charges left in all items of one kind; null for one that has none or is unidentified, and where there are no items. */
function chargesOf(game: Game, items: readonly Item[]): number | null {
  const [{ kind: id } = { kind: '' }] = items;
  const kind = game.content.itemKinds.get(id);
  if (!kind || !isConsumable(kind) || kind.charges === undefined || !isKnown(game, id)) return null;
  return items.reduce((sum, { charges }) => sum + charges, 0);
}

/** Whether a kind is known to be oil, while there is no lantern to fill. */
function isVainOil(game: Game, id: string): boolean {
  return game.state.hero.lamp !== null && isKnownOil(game, id);
}

type Hands = Pick<Session, 'quick' | 'settings' | 'device'>;

/** The buttons of the quick slots, in order; without `describe`, which comes with the dialogs, nothing is said of what the items do. */
export function quickView(game: Game, { quick, settings, device }: Hands, describe: typeof itemLines | null): QuickView[] {
  return quickFill(game, { quick, settings }).map(({ kind, count, charges, isSpent }, slot) => {
    const key = promptOf({ settings, device }, `quick${slot + 1}`);
    const number = slot + 1;
    const button = { slot, key, count, isSpent, badge: charges ?? (count > 1 ? count : null) };
    if (kind === null) {
      return { ...button, sprite: null, name: text('ui.quick.free', { n: number }), tip: text('ui.quick.free.tip', { n: number }) };
    }
    const first = game.state.hero.inventory.find((item) => item.kind === kind);
    const item = nameText(itemName(game, { kind, affixes: [] }));
    const named = { n: number, item };
    const about = first ? (describe?.(game, first) ?? []) : [text('ui.quick.gone')];
    return {
      ...button,
      sprite: itemLook(game, kind).sprite,
      name: charges !== null ? text('ui.quick.charged', { ...named, charges }) : text('ui.quick.item', { ...named, count }),
      tip: [charges !== null ? text('ui.item.charges', { item, n: charges }) : item, ...about].join('\n'),
    };
  });
}
