import { isComposed } from '../input/KeyPress';

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
