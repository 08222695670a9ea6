import type { JSX } from 'preact';
import type { Command } from '../commands';
import type { Session } from '../Session';
import { text, type TextKey } from '../../keep/text';
import { leaveFocus } from './focus';

interface CommandButtonProps {
  readonly session: Session;
  readonly commands: readonly Command[];
  readonly label: TextKey;
  readonly look?: 'primary' | 'secondary';
  readonly isDisabled?: boolean;
  /** Whether a click leaves the focus, and so the keys, on the map. */
  readonly leavesFocus?: boolean;
}

/** A button that gives one command after another. */
export function CommandButton({ session, commands, label, look = 'secondary', isDisabled = false, leavesFocus = false }: CommandButtonProps): JSX.Element {
  const give = (): void => { for (const command of commands) session.command(command); };
  return <button type="button" class={look} disabled={isDisabled} onMouseDown={leavesFocus ? leaveFocus : undefined} onClick={give}>{text(label)}</button>;
}
