import type { JSX } from 'preact';
import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import type { Command } from '../commands';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { hereView } from '../views/hereView';
import { promptOf, shortPromptOf } from '../views/prompt';
import { QuickSlots } from './QuickSlots';
import { Sprite } from './Sprite';
import { still } from './still';

type Deed = 'pickUp' | 'inventory' | 'wait' | 'stairs' | 'explore' | 'rest' | 'look' | 'character' | 'messages' | 'pause';

interface Button {
  readonly deed: Deed;
  readonly sprite: string;
}

/** What is done, what is carried, and what is read; the quick slots lie beside the bag. */
const DOING: readonly Button[] = [
  { deed: 'pickUp', sprite: 'ui/pick-up' },
  { deed: 'stairs', sprite: 'ui/floor' },
  { deed: 'explore', sprite: 'ui/explore' },
  { deed: 'rest', sprite: 'ui/rest' },
  { deed: 'wait', sprite: 'ui/wait' },
  { deed: 'look', sprite: 'ui/look' },
];
const BAG: Button = { deed: 'inventory', sprite: 'ui/bag' };
const READING: readonly Button[] = [
  { deed: 'character', sprite: 'ui/character' },
  { deed: 'messages', sprite: 'ui/log' },
  { deed: 'pause', sprite: 'ui/gear' },
];

/** The deeds as buttons, for fingers and mice; what can be done here glows. */
export function Actions({ game, session }: { game: Game; session: Session }): JSX.Element {
  const { item, stairs } = hereView(game);
  const isLit = (deed: Deed): boolean => (deed === 'pickUp' && item !== null) || (deed === 'stairs' && stairs !== null);
  const button = ({ deed, sprite }: Button): JSX.Element => (
    <ActionButton key={deed} deed={deed} sprite={sprite} isLit={isLit(deed)} name={text(`ui.button.${deed}`)} tip={deed === 'rest' ? restTip(game.content) : text(`ui.deed.${deed}`)} keyName={promptOf(session, deed)} badge={shortPromptOf(session, deed)} session={session} />
  );
  return (
    <div class="actions" role="toolbar" aria-label={text('ui.actions')}>
      {DOING.map(button)}
      {button(BAG)}
      <QuickSlots session={session} />
      {READING.map(button)}
    </div>
  );
}

/** What rest is good for in a pack, and what it costs. */
export function restTip({ traps, lantern }: Pick<Content, 'traps' | 'lantern'>): string {
  const parts = ['ui.rest.tip', ...(traps.kinds.size > 0 ? ['ui.rest.tip.traps'] : []), ...(lantern ? ['ui.rest.tip.oil'] : [])];
  return parts.map((key) => text(key)).join(' ');
}

interface ActionButtonProps extends Button {
  readonly isLit: boolean;
  readonly name: string;
  readonly tip: string;
  readonly keyName: string;
  readonly badge: string;
  readonly session: Session;
}

const ActionButton = still(({ deed, sprite, isLit, name, tip, keyName, badge, session }: ActionButtonProps): JSX.Element => {
  const command: Command = { do: deed };
  return (
    <button
      type="button"
      class={`action action-${deed}${isLit ? ' lit' : ''}`}
      data-tip={tip + (keyName === '' ? '' : ` (${keyName})`)}
      // The mouse does not take the focus: Space and Enter stay keys of the map.
      onMouseDown={(event) => { event.preventDefault(); }}
      onClick={() => { session.command(command); }}
    >
      <Sprite name={sprite} />
      <span class="action-name">{name}</span>
      <kbd class="action-key" aria-hidden="true">{badge}</kbd>
    </button>
  );
});
