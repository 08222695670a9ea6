import type { JSX } from 'preact';
import type { BindingKeyLine, BindingKeys } from '../modes/BindingKeys';
import type { KeyLine, KeySettings } from '../modes/KeySettings';
import { isChanged } from '../input/rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { keysOfBinding, labelIn } from '../views/keysView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Keys } from './Keys';
import { Sprite } from './Sprite';

/** The icons of the line that switches between keyboard and gamepad. */
const SPRITES: Readonly<Partial<Record<string, string>>> = { 'ui.keys.device.keys': 'ui/keyboard', 'ui.keys.device.pad': 'ui/gamepad' };

/** Every action and its keys; changed ones are marked. */
export function KeysPanel({ mode, session }: PanelProps<KeySettings>): JSX.Element {
  const lines = mode.choices.map((line) => ({ key: line.label, content: <BindingLine line={line} mode={mode} session={session} /> }));
  return (
    <Dialog title={text('ui.keys')} class="list" closeBy={session}>
      <p class={mode.report === null ? 'hint' : 'told'} role="status">{mode.report ?? text('ui.keys.hint')}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function BindingLine({ line: { label, binding }, mode, session: { settings } }: PanelProps<KeySettings> & { readonly line: KeyLine }): JSX.Element {
  const set = mode.setOf(settings);
  return (
    <>
      {SPRITES[label] && <Sprite name={SPRITES[label]} />}
      <span class="slot-name">
        {text(label)}
        {binding && isChanged(settings, set, binding) && <span class="key-changed">{text('ui.keys.changed')}</span>}
      </span>
      {SPRITES[label] && <span class="setting-value" aria-hidden="true">›</span>}
      {binding && <span class="setting-value"><Keys names={keysOfBinding(settings, binding, set)} /></span>}
    </>
  );
}

/** The keys of one action, and how to change them. */
export function BindingKeysPanel({ mode, session }: PanelProps<BindingKeys>): JSX.Element {
  const { binding, set } = mode.what;
  const names = keysOfBinding(session.settings, binding, set);
  const lines = mode.choices.map((line) => ({ key: `${line.label} ${line.key ?? ''}`, content: lineText(line, mode, session) }));
  return (
    <Dialog title={text(`ui.action.${binding.id}`)} class="menu" closeBy={session}>
      <p class="keys-now">{text('ui.keys.now')} {names.length > 0 ? <Keys names={names} /> : text('ui.keys.none')}</p>
      {mode.report !== null && <p class="told" role="status">{mode.report}</p>}
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function lineText({ label, key }: BindingKeyLine, { what }: BindingKeys, { settings }: Session): string {
  return text(label, key === undefined ? {} : { key: labelIn(settings, what.set, key) });
}
