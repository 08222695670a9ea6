import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { INVENTORY_SLOTS, type Item } from '../../engine/state';
import { nameOfItem, text } from '../../keep/text';
import type { Inventory, ItemPage, QuickChoice } from '../modes/Bag';
import { inventoryView, itemLines, itemView, type SlotView, STAT_SPRITES, type WearView, type WornNumber } from '../views/inventoryView';
import { quickView } from '../views/quickView';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, MenuChoices } from './DialogParts';
import { Sprite } from './Sprite';

/** The bag, a letter before each item; on wide screens the marked item is described beside it. */
export function InventoryPanel({ mode, session }: PanelProps<Inventory>): JSX.Element {
  const { game } = session;
  const slots = mode.slots(session);
  const views = game ? inventoryView(game, slots) : [];
  const lines = views.map((slot) =>
    ({ key: slot.letter, heading: slot.heads && text(`ui.inventory.group.${slot.heads}`), content: <Slot slot={slot} /> }));
  const marked = slots[mode.cursor];
  const view = views[mode.cursor];
  const title = text(`ui.inventory.${mode.purpose}`, { n: game?.state.hero.inventory.length ?? 0, most: INVENTORY_SLOTS });
  return (
    <Dialog title={title} class="list" closeBy={session}>
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

/** One item: what it does, and what the player can do with it. */
export function ItemPanel({ mode, session }: PanelProps<ItemPage>): JSX.Element {
  return (
    <Dialog title={session.game ? nameOfItem(session.game, mode.item) : ''} class="menu" closeBy={session}>
      {session.game && <Words game={session.game} mode={mode} />}
      <MenuChoices mode={mode} session={session} />
    </Dialog>
  );
}

function Words({ game, mode: { item } }: { game: Game; mode: ItemPage }): JSX.Element {
  const { sprite, wear } = itemView(game, item);
  return (
    <div class="item-words">
      <Sprite name={sprite} scale={4} />
      <div>
        {wear && <Comparison wear={wear} />}
        {itemLines(game, item).map((line, index) => <p key={`${index}`}>{line}</p>)}
      </div>
    </div>
  );
}

/** The choice of a quick slot for an item, with what each holds now. */
export function QuickPanel({ mode, session }: PanelProps<QuickChoice>): JSX.Element | null {
  const { game } = session;
  if (!game) return null;
  const lines = quickView(game, session, itemLines).map(({ slot, key, sprite, tip }) => ({
    key: String(slot),
    content: (
      <>
        <kbd>{key}</kbd>
        {sprite !== null && <Sprite name={sprite} />}
        <span class="slot-name">{sprite === null ? text('ui.quick.nothing') : tip.split('\n', 1)}</span>
      </>
    ),
  }));
  return (
    <Dialog title={text('ui.quick', { item: nameOfItem(game, mode.item) })} class="menu" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      <p class="hint keys-hint">{text('ui.quick.hint')}</p>
    </Dialog>
  );
}

/** An item's stats, and with arrows how equipping it would change the player's: short, for a line of a list. */
function Numbers({ wear: { numbers } }: { wear: WearView }): JSX.Element {
  return (
    <span class="numbers">
      {numbers.map(({ stat, n, by }) => (
        <span key={stat} class="number">
          <Sprite name={STAT_SPRITES[stat]} scale={1} /><span class="read">{text(`ui.stat.${stat}`)} </span>{n}
          {by !== null && by !== 0 && <By by={by} />}
        </span>
      ))}
    </span>
  );
}

/** The changes of stats as a sentence, with the item it is compared to. */
function Comparison({ wear: { numbers, against } }: { wear: WearView }): JSX.Element | null {
  const changes = numbers.filter(({ by }) => by !== null);
  if (changes.length === 0) return null;
  return (
    <p class="comparison">
      {text(against === null ? 'ui.compare.nothing' : 'ui.compare', { item: against ?? '' })}{' '}
      {changes.map((number) => <Change key={number.stat} number={number} />)}
    </p>
  );
}

function Change({ number: { stat, by } }: { number: WornNumber }): JSX.Element {
  return <span class="change"><By by={by ?? 0} /> {text(`ui.stat.${stat}`)}</span>;
}

/** More or less: by sign and arrow, and by colour. */
function By({ by }: { by: number }): JSX.Element {
  const look = by > 0 ? 'more' : by < 0 ? 'less' : 'alike';
  const sign = { more: `+${by}`, less: `−${-by}`, alike: '±0' }[look];
  const arrow = { more: '▲', less: '▼', alike: '' }[look];
  return <span class={`by by-${look}`}><span class="arrow" aria-hidden="true">{arrow}</span>{sign}</span>;
}
