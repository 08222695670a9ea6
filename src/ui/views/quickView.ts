import type { Game } from '../../engine/Game';
import { isKnown, itemLook, itemName } from '../../engine/rules/names';
import type { Session } from '../Session';
import { nameText, text } from '../../keep/text';
import { itemLines } from './inventoryView';
import { promptOf } from './prompt';

/** The button of a quick slot. */
export interface QuickView {
  readonly slot: number;
  readonly key: string;
  /** Null if the slot is empty. */
  readonly sprite: string | null;
  /** How many of the kind are carried; 0 dims the button. */
  readonly count: number;
  readonly name: string;
  /** What it does, as far as the player knows. */
  readonly tip: string;
}

/** Everything that a slot's view depends on. */
export interface QuickFill {
  readonly kind: string | null;
  readonly count: number;
  readonly isKnown: boolean;
}

/** The contents of the quick slots, without texts. */
export function quickFill(game: Game, { quick, settings }: Pick<Session, 'quick' | 'settings'>): QuickFill[] {
  const { inventory } = game.state.hero;
  return quick.kinds(game, settings.quick).map((kind) => {
    const count = inventory.filter((item) => item.kind === kind).length;
    return { kind, count, isKnown: kind !== null && isKnown(game, kind) };
  });
}

/** The buttons of the quick slots, in order. */
export function quickView(game: Game, { quick, settings, device }: Pick<Session, 'quick' | 'settings' | 'device'>): QuickView[] {
  return quick.kinds(game, settings.quick).map((kind, slot) => {
    const key = promptOf({ settings, device }, `quick${slot + 1}`);
    const number = slot + 1;
    if (kind === null) return { slot, key, sprite: null, count: 0, name: text('ui.quick.free', { n: number }), tip: text('ui.quick.free.tip', { n: number }) };
    const carried = game.state.hero.inventory.filter((item) => item.kind === kind);
    const [first] = carried;
    const name = nameText(itemName(game, { kind, affixes: [] }));
    return {
      slot,
      key,
      sprite: itemLook(game, kind).sprite,
      count: carried.length,
      name: text('ui.quick.item', { n: number, item: name, count: carried.length }),
      tip: [name, ...(first ? itemLines(game, first) : [text('ui.quick.gone')])].join('\n'),
    };
  });
}
