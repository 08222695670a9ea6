import type { JSX } from 'preact';
import { text, type TextKey } from '../../keep/text';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { isComposed } from '../input/KeyPress';

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
export function CommandButton(
  { session, commands, label, look = 'secondary', isDisabled = false, leavesFocus = false }: CommandButtonProps,
): JSX.Element {
  const give = (): void => { for (const command of commands) session.command(command); };
  const press = leavesFocus ? leaveFocus : undefined;
  return <button type="button" class={look} disabled={isDisabled} onMouseDown={press} onClick={give}>{text(label)}</button>;
}

const FOCUSABLE = 'button:not([disabled]), input, [tabindex="0"]';

/** Has Tab wrap around within the listening element, instead of leaving it. */
export function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || isComposed(event) || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((stop) => stop.offsetParent !== null);
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  const entering = event.shiftKey ? stops.at(-1) : stops[0];
  if (!entering || (document.activeElement !== leaving && document.activeElement !== event.currentTarget)) return;
  event.preventDefault();
  entering.focus();
}

/** Keeps a click on a button from taking the focus, so that the keys stay with the map. */
export function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
}
