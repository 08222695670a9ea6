import type { JSX } from 'preact';
import type { KeyCapture } from '../modes/KeyCapture';
import { text } from '../../keep/text';
import { keysOfBinding } from '../views/keysView';
import { Dialog, type PanelProps } from './Dialog';
import { Keys } from './Keys';

/** Waits for a key. The dialog itself has the focus: on a button, Space and Enter would press it. */
export function CapturePanel({ mode, session }: PanelProps<KeyCapture>): JSX.Element {
  const { binding, set } = mode.wish;
  const names = keysOfBinding(session.settings, binding, set);
  return (
    <Dialog title={text(`ui.action.${binding.id}`)} class="menu" closeBy={session}>
      <p>{text(set === 'pad' ? 'ui.keys.press.pad' : 'ui.keys.press')}</p>
      {names.length > 0 && <p class="keys-now">{text('ui.keys.now')} <Keys names={names} /></p>}
      {mode.error !== null && <p class="fault" role="alert">{mode.error}</p>}
      {mode.question !== null && <p class="fault" role="alert">{mode.question}</p>}
    </Dialog>
  );
}
