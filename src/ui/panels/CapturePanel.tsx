import type { JSX } from 'preact';
import type { KeyCapture } from '../modes/KeyCapture';
import type { Session } from '../Session';
import { text } from '../text';
import { keysOfDeed } from '../views/keysView';
import { Dialog } from './Dialog';
import { Keys } from './Keys';

/** Asks for a key. The dialog itself has the focus: on a button, Space and Enter could not be asked for. */
export function CapturePanel({ mode, session }: { mode: KeyCapture; session: Session }): JSX.Element {
  return (
    <Dialog title={text(`ui.deed.${mode.deed.id}`)} class="menu" closeBy={session}>
      <p>{text('ui.keys.press')}</p>
      <p class="hint">{text('ui.keys.now')} <Keys names={keysOfDeed(session.settings, mode.deed)} /></p>
      {mode.fault !== null && <p class="fault" role="alert">{mode.fault}</p>}
    </Dialog>
  );
}
