import type { Game } from '../../engine/Game';
import { isKnown, itemLook, itemName } from '../../engine/rules/names';
import type { Session } from '../Session';
import { nameText, text } from '../../keep/text';
import { itemLines } from './inventoryView';
import { promptOf } from './prompt';

/** A quick slot as its button shows it. */
export interface QuickView {
  readonly slot: number;
  readonly key: string;
  /** Null where nothing is in it. */
  readonly sprite: string | null;
  /** How many of the kind are carried, or charges of the one that is; 0 dims it. */
  readonly count: number;
  readonly name: string;
  /** What it does, as far as the player knows. */
  readonly tip: string;
}

/** All that what a slot says depends on. */
export interface QuickFill {
  readonly kind: string | null;
  readonly count: number;
  readonly isKnown: boolean;
}

/** What is in the quick slots, without words. */
export function quickFill(game: Game, { quick, settings }: Pick<Session, 'quick' | 'settings'>): QuickFill[] {
  const { inventory } = game.state.hero;
  return quick.kinds(game, settings.quick).map((kind) => ({ kind, count: inventory.filter((item) => item.kind === kind).length, isKnown: kind !== null && isKnown(game, kind) }));
}

/** The quick slots, the first one first. */
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
