import type { JSX } from 'preact';
import type { Confirm } from '../modes/Confirm';
import type { Elsewhere } from '../modes/Elsewhere';
import type { Pause } from '../modes/Pause';
import type { Session } from '../Session';
import { text, textOf } from '../../keep/text';
import { keepingLine } from '../views/keepingView';
import { Choices } from './Choices';
import { Dialog } from './Dialog';

/** The run waits. */
export function PausePanel({ mode, session }: { mode: Pause; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={text('ui.pause')} class="menu" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      <p class="hint">{keepingLine(session)}</p>
    </Dialog>
  );
}

/** Another page keeps the run. */
export function ElsewherePanel({ mode, session }: { mode: Elsewhere; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={text('ui.elsewhere')} class="menu" about={text(mode.isLost ? 'ui.elsewhere.lost' : 'ui.elsewhere.other')}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      <p class="hint">{text('ui.elsewhere.hint')}</p>
    </Dialog>
  );
}

/** A question before something is lost. */
export function ConfirmPanel({ mode, session }: { mode: Confirm; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={text('ui.confirm')} class="menu">
      <p>{textOf(mode.question)}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}
