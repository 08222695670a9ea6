import type { Game } from '../../engine/Game';
import { isKnownOil } from '../../engine/facts/hero';
import { isKnown, itemLook, itemName } from '../../engine/facts/names';
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
  readonly isKnown: boolean;
  readonly isSpent: boolean;
}

/** The contents of the quick slots, without texts. */
export function quickFill(game: Game, { quick, settings }: Pick<Session, 'quick' | 'settings'>): QuickFill[] {
  const { inventory } = game.state.hero;
  return quick.shown(game, settings.quick).map((kind) => {
    const carried = inventory.filter((item) => item.kind === kind);
    const isSpent = kind === null || carried.every((item) => isUsedUp(game.content, item)) || isVainOil(game, kind);
    return { kind, count: carried.length, isKnown: kind !== null && isKnown(game, kind), isSpent };
  });
}

/** Whether a kind is known to be oil, while there is no lantern to fill. */
function isVainOil(game: Game, id: string): boolean {
  return game.state.hero.lamp !== null && isKnownOil(game, id);
}

type Hands = Pick<Session, 'quick' | 'settings' | 'device'>;

/** The buttons of the quick slots, in order; without `describe`, which comes with the dialogs, nothing is said of what the items do. */
export function quickView(game: Game, { quick, settings, device }: Hands, describe: typeof itemLines | null): QuickView[] {
  return quickFill(game, { quick, settings }).map(({ kind, count, isSpent }, slot) => {
    const key = promptOf({ settings, device }, `quick${slot + 1}`);
    const number = slot + 1;
    const button = { slot, key, count, isSpent };
    if (kind === null) {
      return { ...button, sprite: null, name: text('ui.quick.free', { n: number }), tip: text('ui.quick.free.tip', { n: number }) };
    }
    const first = game.state.hero.inventory.find((item) => item.kind === kind);
    const name = nameText(itemName(game, { kind, affixes: [] }));
    return {
      ...button,
      sprite: itemLook(game, kind).sprite,
      name: text('ui.quick.item', { n: number, item: name, count }),
      tip: [name, ...(first ? (describe?.(game, first) ?? []) : [text('ui.quick.gone')])].join('\n'),
    };
  });
}
