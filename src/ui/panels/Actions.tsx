import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Command } from '../commands';
import type { Session } from '../Session';
import { text } from '../text';
import { hereView } from '../views/hereView';
import { keyOf } from '../views/helpView';
import { Sprite } from './Sprite';

type Deed = 'pickUp' | 'inventory' | 'wait' | 'stairs' | 'explore' | 'rest' | 'look' | 'character' | 'messages' | 'pause';

const BUTTONS: readonly { readonly deed: Deed; readonly sprite: string }[] = [
  { deed: 'pickUp', sprite: 'ui/pick-up' },
  { deed: 'inventory', sprite: 'ui/bag' },
  { deed: 'wait', sprite: 'ui/wait' },
  { deed: 'stairs', sprite: 'ui/floor' },
  { deed: 'explore', sprite: 'ui/explore' },
  { deed: 'rest', sprite: 'ui/rest' },
  { deed: 'look', sprite: 'ui/look' },
  { deed: 'character', sprite: 'ui/character' },
  { deed: 'messages', sprite: 'ui/log' },
  { deed: 'pause', sprite: 'ui/gear' },
];

/** The deeds as buttons, for fingers and mice; what can be done here glows. */
export function Actions({ game, session }: { game: Game; session: Session }): JSX.Element {
  const { item, stairs } = hereView(game);
  const isLit = (deed: Deed): boolean => (deed === 'pickUp' && item !== null) || (deed === 'stairs' && stairs !== null);
  return (
    <div class="actions" role="toolbar" aria-label={text('ui.actions')}>
      {BUTTONS.map(({ deed, sprite }) => (
        <ActionButton key={deed} deed={deed} sprite={sprite} isLit={isLit(deed)} session={session} />
      ))}
    </div>
  );
}

function ActionButton({ deed, sprite, isLit, session }: { deed: Deed; sprite: string; isLit: boolean; session: Session }): JSX.Element {
  const command: Command = { do: deed };
  const key = keyOf(session.settings, deed);
  return (
    <button
      type="button"
      class={isLit ? 'action lit' : 'action'}
      title={`${text(`ui.deed.${deed}`)} (${key})`}
      // The mouse does not take the focus: Space and Enter stay keys of the map.
      onMouseDown={(event) => { event.preventDefault(); }}
      onClick={() => { session.command(command); }}
    >
      <Sprite name={sprite} />
      <span class="action-name">{text(`ui.button.${deed}`)}</span>
      <kbd class="action-key" aria-hidden="true">{key}</kbd>
    </button>
  );
}
