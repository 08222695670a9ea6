import type { Game } from '../../engine/Game';
import { Drop } from '../../engine/actions/items';
import { canBeGiven, Give } from '../../engine/actions/company';
import { type Content, type Form, formOf, isConsumable, isWearable } from '../../engine/content';
import { alliesOf } from '../../engine/facts/sides';
import { wornSlot } from '../../engine/facts/traits';
import type { Item } from '../../engine/state';
import type { TextKey } from '../../keep/text';
import { act, type ModeResult, POP, push, STAY } from '../Mode';
import type { Session } from '../Session';
import { chosenWith, QUICK_SLOTS, type Stack, stacksOf } from '../bag';
import type { Command } from '../commands';
import { type MenuChoice, List, Menu } from './Menu';
import { useItem } from './onMap';

/** What a letter does: use, equip or unequip, or drop. */
type Purpose = 'use' | 'equip' | 'drop';

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
    if (slot && session.game) {
      session.configure({ quick: chosenWith(session.game, session.settings.quick, { kind: slot.item.kind, slot: at }) });
    }
    return STAY;
  }

  private use(session: Session, game: Game, slot: Slot | undefined): ModeResult {
    if (!slot) return STAY;
    return this.purpose === 'drop' ? act(new Drop(slot.item.id)) : useItem(session, game, slot.item);
  }
}

/** One item: what it does, and what the player can do with it. */
export class ItemPage extends Menu {
  readonly kind = 'item';
  readonly choices: readonly MenuChoice[];

  constructor(game: Game, readonly item: Item) {
    super();
    this.choices = [
      { label: useLabel(game, item), choose: (session) => useItem(session, game, item) },
      ...(isGift(game, item) ? [{ label: 'ui.item.give' as const, choose: () => act(new Give(item.id)) }] : []),
      { label: 'ui.item.drop', choose: () => act(new Drop(item.id)) },
      ...(fitsQuickSlot(game, item) ? [{ label: 'ui.item.quick' as const, choose: () => push(new QuickChoice(game, item)) }] : []),
    ];
  }
}

/** Whether an ally is on this floor who could use the item; the one next to the player gets it. */
function isGift(game: Game, item: Item): boolean {
  return alliesOf(game).length > 0 && canBeGiven(game, item);
}

/** Whether an item is worth a quick slot. */
function fitsQuickSlot({ content }: Game, { kind }: Item): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && (isConsumable(row) || isWearable(row));
}

/** The text key of using an item. */
function useLabel(game: Game, item: Item): TextKey {
  const kind = game.content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 'ui.item.use';
  return wornSlot(game, item) === null ? 'ui.item.putOn' : 'ui.item.takeOff';
}

/** The choice of a quick slot for a kind of item. */
export class QuickChoice extends Menu {
  readonly kind = 'quick';
  override readonly layer = 'list';
  readonly choices: readonly MenuChoice[];

  constructor(game: Game, readonly item: Item) {
    super();
    this.choices = Array.from({ length: QUICK_SLOTS }, (_, slot) => ({
      label: `ui.action.quick${slot + 1}` as TextKey,
      choose: (session) => {
        session.configure({ quick: chosenWith(game, session.settings.quick, { kind: item.kind, slot }) });
        return POP;
      },
    }));
  }
}

/** The groups of the bag, in display order. */
const BAG_GROUPS = ['weapons', 'armour', 'potions', 'scrolls', 'wands', 'other'] as const;

export type BagGroup = (typeof BAG_GROUPS)[number];

const BY_FORM: Readonly<Record<Form, BagGroup>> = { potion: 'potions', scroll: 'scrolls', wand: 'wands' };

/** The group that the bag lists an item in. */
function groupOf({ itemKinds }: Pick<Content, 'itemKinds'>, { kind }: Pick<Item, 'kind'>): BagGroup {
  const row = itemKinds.get(kind);
  if (!row) return 'other';
  if (isWearable(row)) return row.slot === 'weapon' ? 'weapons' : 'armour';
  if (!isConsumable(row)) return 'other';
  const form = formOf(row);
  // What is loaded and no wand is shot.
  if (form === null) return row.charges !== undefined && row.group === undefined ? 'weapons' : 'other';
  return BY_FORM[form];
}
