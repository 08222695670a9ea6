import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { ItemPage } from '../modes/ItemPage';
import { nameOfItem } from '../../keep/text';
import { itemLines, itemView } from '../views/inventoryView';
import { MenuChoices } from './Choices';
import { Comparison } from './Comparison';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

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
