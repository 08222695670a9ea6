import { Drop } from '../../engine/actions/items';
import type { Game } from '../../engine/Game';
import { BAG_GROUPS, groupOf, type BagGroup } from '../bag/bagGroups';
import type { Command } from '../commands';
import { POP, STAY, act, push, type ModeResult } from '../Mode';
import { chosenWith } from '../bag/QuickSlots';
import type { Session } from '../Session';
import { stacksOf, type Stack } from '../bag/stacks';
import { ItemPage } from './ItemPage';
import { List } from './List';
import { useItem } from './useItem';

/** What a letter does: use, equip or unequip, or drop. */
export type Purpose = 'use' | 'equip' | 'drop';

/** A line of the list: identical items under one letter. */
export interface Slot extends Stack {
  readonly letter: string;
  readonly group: BagGroup;
}

/** The bag. A letter acts at once; when it is open to use items, Enter and a click open the item's page. */
export class Inventory extends List {
  readonly kind = 'inventory';
  override readonly layer = 'list';

  constructor(readonly purpose: Purpose) {
    super();
  }

  /** The lines, group by group: everything, or what can be equipped. */
  slots({ game, letters }: Pick<Session, 'game' | 'letters'>): Slot[] {
    if (!game) return [];
    const stacks = stacksOf(game.content, game.state.hero.inventory);
    letters.update(stacks);
    const all = stacks.map((stack) => ({ ...stack, letter: letters.of(stack), group: groupOf(game.content, stack.item) }));
    const shown = this.purpose === 'equip' ? all.filter(({ group }) => group === 'weapons' || group === 'armour') : all;
    return BAG_GROUPS.flatMap((group) => shown.filter((slot) => slot.group === group));
  }

  override handle(command: Command, session: Session): ModeResult {
    if (!session.game) return POP;
    const slots = this.slots(session);
    if (command.do === 'letter') return this.use(session, session.game, slots.find(({ letter }) => letter === command.letter));
    if (command.do === 'quick') return this.assignQuickSlot(session, slots[this.cursor], command.slot);
    return command.do === 'confirm' && slots.length === 0 ? POP : super.handle(command, session);
  }

  protected count(session: Session): number {
    return this.slots(session).length;
  }

  protected choose(session: Session, index: number): ModeResult {
    const { game } = session;
    const slot = this.slots(session)[index];
    if (!game || !slot) return STAY;
    return this.purpose === 'use' ? push(new ItemPage(game, slot.item)) : this.use(session, game, slot);
  }

  private assignQuickSlot(session: Session, slot: Slot | undefined, at: number): ModeResult {
    if (slot && session.game) session.configure({ quick: chosenWith(session.game, session.settings.quick, { kind: slot.item.kind, slot: at }) });
    return STAY;
  }

  private use(session: Session, game: Game, slot: Slot | undefined): ModeResult {
    if (!slot) return STAY;
    return this.purpose === 'drop' ? act(new Drop(slot.item.id)) : useItem(session, game, slot.item);
  }
}
