import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import type { Inventory } from '../modes/Inventory';
import { text } from '../../keep/text';
import { inventoryView, itemLines, type SlotView } from '../views/inventoryView';
import { Choices } from './Choices';
import { Comparison, Numbers } from './Comparison';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** The bag, a letter before each item; on wide screens the marked item is described beside it. */
export function InventoryPanel({ mode, session }: PanelProps<Inventory>): JSX.Element {
  const { game } = session;
  const slots = mode.slots(session);
  const views = game ? inventoryView(game, slots) : [];
  const lines = views.map((slot) => ({ key: slot.letter, heading: slot.heads && text(`ui.inventory.group.${slot.heads}`), content: <Slot slot={slot} /> }));
  const marked = slots[mode.cursor];
  const view = views[mode.cursor];
  return (
    <Dialog title={text(`ui.inventory.${mode.purpose}`)} class="list" closeBy={session}>
      {slots.length === 0 && <p class="empty">{text(mode.purpose === 'equip' ? 'ui.inventory.nothingToWear' : 'ui.inventory.empty')}</p>}
      <div class="bag">
        <Choices session={session} cursor={mode.cursor} lines={lines} />
        {game && marked && view && <About game={game} item={marked.item} view={view} />}
      </div>
      {slots.length > 0 && <p class="hint keys-hint">{text(`ui.inventory.${mode.purpose}.hint`)}</p>}
    </Dialog>
  );
}

function Slot({ slot: { letter, sprite, name, count, isUnknown, isWorn, wear } }: { slot: SlotView }): JSX.Element {
  return (
    <>
      <kbd class="keys-hint">{letter}</kbd>
      <Sprite name={sprite} />
      <span class="slot-name">
        {count > 1 ? text('ui.item.count', { item: name, n: count }) : name}
        {isUnknown && <span class="slot-unknown">{text('ui.item.unknownShort')}</span>}
      </span>
      {wear && <Numbers wear={wear} />}
      {isWorn && <span class="slot-worn">{text('ui.item.worn')}</span>}
    </>
  );
}

/** The marked item beside the list. Hidden from screen readers, since its page says the same. */
function About({ game, item, view }: { game: Game; item: Item; view: SlotView }): JSX.Element {
  return (
    <div class="bag-about" aria-hidden="true">
      <Sprite name={view.sprite} scale={4} />
      <p class="bag-name">{view.name}</p>
      {view.wear && <Comparison wear={view.wear} />}
      {itemLines(game, item).map((line, index) => <p key={`${index}`}>{line}</p>)}
    </div>
  );
}
