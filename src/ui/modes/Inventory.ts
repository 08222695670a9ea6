import { Drop } from '../../engine/actions/Drop';
import type { Game } from '../../engine/Game';
import { isWearable } from '../../engine/content';
import type { Item } from '../../engine/state';
import type { Command } from '../commands';
import { POP, STAY, act, push, type Answer, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { moveCursor } from './cursor';
import { ItemPage } from './ItemPage';
import { useItem } from './useItem';

/** What the list was opened for: a letter uses, puts on or takes off, or drops. */
export type Purpose = 'use' | 'equip' | 'drop';

/** Something in the list, with its place in the pack, which is its letter. */
export interface Slot {
  readonly item: Item;
  readonly place: number;
}

/** What the player carries. A letter does at once what the list is for; to use, Enter and a click open the item's page. */
export class Inventory implements ModeLogic {
  readonly kind = 'inventory';
  readonly layer = 'list';
  cursor = 0;

  constructor(readonly purpose: Purpose) {}

  /** What the list shows: everything, or what can be worn. */
  slots({ state, content }: Game): Slot[] {
    const all = state.hero.inventory.map((item, place) => ({ item, place }));
    if (this.purpose !== 'equip') return all;
    return all.filter(({ item }) => {
      const kind = content.itemKinds.get(item.kind);
      return kind !== undefined && isWearable(kind);
    });
  }

  handle(command: Command, session: Session): Answer {
    const { game } = session;
    if (!game) return POP;
    const slots = this.slots(game);
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, slots.length);
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return this.choose(session, game, slots[command.index]);
      case 'letter':
        return this.use(session, game, slots.find(({ place }) => place === command.letter.charCodeAt(0) - 'a'.charCodeAt(0)));
      case 'confirm':
        return slots.length === 0 ? POP : this.choose(session, game, slots[this.cursor]);
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }

  private choose(session: Session, game: Game, slot: Slot | undefined): Answer {
    return slot && this.purpose === 'use' ? push(new ItemPage(game, slot.item)) : this.use(session, game, slot);
  }

  private use(session: Session, game: Game, slot: Slot | undefined): Answer {
    if (!slot) return STAY;
    return this.purpose === 'drop' ? act(new Drop(slot.item.id)) : useItem(session, game, slot.item);
  }
}
