import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { ItemPage } from '../modes/ItemPage';
import type { Session } from '../Session';
import { nameOfItem, text } from '../../keep/text';
import { itemLines, itemView } from '../views/inventoryView';
import { Choices } from './Choices';
import { Comparison } from './Comparison';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

interface ItemPanelProps {
  readonly mode: ItemPage;
  readonly session: Session;
}

/** One item: what it does, made from its row, and what can be done with it. */
export function ItemPanel({ mode, session }: ItemPanelProps): JSX.Element {
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={session.game ? nameOfItem(session.game, mode.item) : ''} class="menu" closeBy={session}>
      {session.game && <Words game={session.game} mode={mode} />}
      <Choices session={session} cursor={mode.cursor} lines={lines} />
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
