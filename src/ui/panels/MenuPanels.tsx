import type { JSX } from 'preact';
import type { Confirm, Elsewhere } from '../modes/Menu';
import type { Pause } from '../modes/Pause';
import { text, textOf } from '../../keep/text';
import { keepingLine } from '../views/keepingView';
import { MenuChoices } from './DialogParts';
import { Dialog, type PanelProps } from './Dialog';

/** The pause menu. */
export function PausePanel({ mode, session }: PanelProps<Pause>): JSX.Element {
  return (
    <Dialog title={text('ui.pause')} class="menu pause" closeBy={session}>
      <MenuChoices mode={mode} session={session} />
      <p class="hint">{keepingLine(session)}</p>
    </Dialog>
  );
}

/** Another page saves the run. */
export function ElsewherePanel({ mode, session }: PanelProps<Elsewhere>): JSX.Element {
  return (
    <Dialog title={text('ui.elsewhere')} class="menu" about={text(mode.isLost ? 'ui.elsewhere.lost' : 'ui.elsewhere.other')}>
      <MenuChoices mode={mode} session={session} />
      <p class="hint">{text('ui.elsewhere.hint')}</p>
    </Dialog>
  );
}

/** A question before something is lost or risked. */
export function ConfirmPanel({ mode, session }: PanelProps<Confirm>): JSX.Element {
  return (
    <Dialog title={text(mode.title)} class="menu">
      <p>{textOf(mode.question)}</p>
      <MenuChoices mode={mode} session={session} />
    </Dialog>
  );
}
