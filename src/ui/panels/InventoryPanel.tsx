import type { JSX } from 'preact';
import type { Inventory } from '../modes/Inventory';
import type { Session } from '../Session';
import { text } from '../text';
import { inventoryView, type SlotView } from '../views/inventoryView';
import { Choices } from './Choices';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

/** What the player carries, a letter before each. */
export function InventoryPanel({ mode, session }: { mode: Inventory; session: Session }): JSX.Element {
  const { game } = session;
  const slots = game ? inventoryView(game, mode.slots(game)) : [];
  const lines = slots.map((slot) => ({ key: slot.letter, content: <Slot slot={slot} /> }));
  return (
    <Dialog title={text(`ui.inventory.${mode.purpose}`)} class="list" closeBy={session}>
      {slots.length === 0 && <p class="empty">{text(mode.purpose === 'equip' ? 'ui.inventory.nothingToWear' : 'ui.inventory.empty')}</p>}
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      {slots.length > 0 && <p class="hint keys-hint">{text(`ui.inventory.${mode.purpose}.hint`)}</p>}
    </Dialog>
  );
}

function Slot({ slot }: { slot: SlotView }): JSX.Element {
  return (
    <>
      <kbd>{slot.letter}</kbd>
      <Sprite name={slot.sprite} />
      <span class="slot-name">{slot.name}</span>
      {slot.isWorn && <span class="slot-worn">{text('ui.item.worn')}</span>}
    </>
  );
}
