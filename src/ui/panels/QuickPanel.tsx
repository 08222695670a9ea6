import type { JSX } from 'preact';
import type { QuickChoice } from '../modes/QuickChoice';
import { nameOfItem, text } from '../../keep/text';
import { itemLines } from '../views/inventoryView';
import { quickView } from '../views/quickView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

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
