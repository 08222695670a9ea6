import type { KeyPress } from './KeyPress';

/** The part of the window that keys come from. */
export type KeySource = Pick<Window, 'addEventListener' | 'removeEventListener' | 'focus'>;

/** Who takes keys; true says that the key was the game's, so that the browser does not scroll or search with it. */
export interface KeyTaker {
  press(press: KeyPress): boolean;
}

/** In a text field only these are the game's. */
const FIELD_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

/**
 * Listens to the keyboard; each press is passed on at once, within its event, so that none is lost or doubled however
 * slow the frames are. Shortcuts of the browser stay its own. Returns how to stop.
 */
export function listenToKeys(source: KeySource, taker: KeyTaker): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isShortcut(event)) return;
    if (isForButton(event)) keepFromRepeating(event);
    else if (!isForField(event) && taker.press(pressOf(event))) event.preventDefault();
  };
  // A page in a frame of a host's page gets no keys before it has the focus.
  const onPointer = (): void => {
    source.focus();
  };
  source.addEventListener('keydown', onKey);
  source.addEventListener('pointerdown', onPointer);
  return () => {
    source.removeEventListener('keydown', onKey);
    source.removeEventListener('pointerdown', onPointer);
  };
}

function pressOf({ key, code, repeat, shiftKey }: KeyboardEvent): KeyPress {
  return { key, code, repeat, shift: shiftKey };
}

/** AltGr counts as Ctrl and Alt on some systems, but it only types characters. */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** A button that has the focus is pressed by Enter and Space, as everywhere. */
function isForButton(event: KeyboardEvent): boolean {
  return tagOf(event.target) === 'BUTTON' && (event.key === 'Enter' || event.key === ' ');
}

/** A key that is still held from before must not press what has just got the focus. */
function keepFromRepeating(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

function isForField(event: KeyboardEvent): boolean {
  return isTextField(event.target) && !FIELD_KEYS.includes(event.key);
}

function isTextField(target: EventTarget | null): boolean {
  const tag = tagOf(target);
  if (tag === 'TEXTAREA' || tag === 'SELECT') return true;
  return tag === 'INPUT' && target !== null && 'type' in target && target.type === 'text';
}

function tagOf(target: EventTarget | null): string {
  return target !== null && 'tagName' in target ? String(target.tagName) : '';
}
