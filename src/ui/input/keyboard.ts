import type { KeyPress } from './KeyPress';
import { learnKey } from './layout';

/** The part of the window that keys come from. */
export type KeySource = Pick<Window, 'addEventListener' | 'removeEventListener' | 'focus'>;

/** Who takes keys as they go down and up; true says that the key was the game's. */
export interface KeyHands {
  down(press: KeyPress, device: 'keys'): boolean;
  up(code: string): void;
  clear(): void;
}

/** In a text field only these are the game's. */
const FIELD_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

/** With these a browser scrolls the page, or the one around it, or begins to search. */
const PAGE_KEYS: readonly string[] = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '/', "'"];

/**
 * Listens to the keyboard; each press is passed on at once, within its event, so that none is lost or doubled however
 * slow the frames are. The system's own repeats are left out. Shortcuts of the browser stay its own. Returns how to stop.
 */
export function listenToKeys(source: KeySource, hands: KeyHands): () => void {
  /** The keys that are down, by place, and whether they were the game's. */
  const down = new Map<string, boolean>();
  const onDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isShortcut(event)) hands.clear();
    else if (isForButton(event)) keepFromRepeating(event);
    else if (!isForField(event)) {
      if (!event.repeat) down.set(event.code, hands.down(pressOf(event), 'keys'));
      if (down.get(event.code) === true || PAGE_KEYS.includes(event.key)) event.preventDefault();
    }
  };
  const onUp = ({ code }: KeyboardEvent): void => {
    down.delete(code);
    hands.up(code);
  };
  // A page in a frame of a host's page gets no keys before it has the focus.
  const onPointer = (): void => {
    source.focus();
  };
  source.addEventListener('keydown', onDown);
  source.addEventListener('keyup', onUp);
  source.addEventListener('pointerdown', onPointer);
  return () => {
    source.removeEventListener('keydown', onDown);
    source.removeEventListener('keyup', onUp);
    source.removeEventListener('pointerdown', onPointer);
  };
}

function pressOf({ key, code, shiftKey }: KeyboardEvent): KeyPress {
  learnKey(code, key);
  return { key, code, repeat: false, shift: shiftKey };
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
