import type { ComponentChildren, JSX } from 'preact';
import type { KeySettings } from '../modes/KeySettings';
import type { SettingsMenu } from '../modes/SettingsMenu';
import type { Session } from '../Session';
import { text } from '../text';
import { keysOfDeed } from '../views/keysView';
import { settingValue } from '../views/settingValue';
import { Choices } from './Choices';
import { Dialog } from './Dialog';
import { Keys } from './Keys';

/** What a player sets for all runs, each line with its present value. */
export function SettingsPanel({ mode, session }: { mode: SettingsMenu; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label, setting }) => ({
    key: label,
    content: <Line name={text(label)} value={setting && settingValue(setting, session.settings[setting])} />,
  }));
  return (
    <Dialog title={text('ui.settings')} class="menu" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      <p class="hint">{text('ui.settings.hint')}</p>
    </Dialog>
  );
}

/** Every deed and its keys. */
export function KeysPanel({ mode, session }: { mode: KeySettings; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label, deed }) => ({
    key: label,
    content: <Line name={text(label)} value={deed ? <Keys names={keysOfDeed(session.settings, deed)} /> : null} />,
  }));
  return (
    <Dialog title={text('ui.keys')} class="list" closeBy={session}>
      <p class={mode.told === null ? 'hint' : 'told'} role="status">{mode.told ?? text('ui.keys.hint')}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function Line({ name, value }: { name: string; value: ComponentChildren }): JSX.Element {
  return (
    <>
      <span class="slot-name">{name}</span>
      <span class="setting-value">{value}</span>
    </>
  );
}
