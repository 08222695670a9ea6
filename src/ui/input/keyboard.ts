import { isComposed, type KeyPress } from './KeyPress';
import { learnKey } from './layout';

/** The part of the window used here. */
export type KeySource = Pick<Window, 'addEventListener' | 'removeEventListener' | 'focus'>;

/** A handler of key presses and releases; true means that the game used the key. */
export interface KeyHands {
  down(press: KeyPress, device: 'keys'): boolean;
  up(code: string): void;
  clear(): void;
}

/** The only keys that the game takes from a text field. */
const FIELD_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

/** Keys with which browsers scroll the page or its host, or start a search. */
const PAGE_KEYS: readonly string[] = [
  ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '/', "'",
];

/**
 * Listens to the keyboard. Each press is handled within its event, so that none is lost or doubled however slow the frames are.
 * The system's key repeats are ignored; browser shortcuts and keys of an input method are left alone. Returns how to stop.
 * @param swallowed is called for keys that an input method took outside text fields
 */
export function listenToKeys(source: KeySource, hands: KeyHands, swallowed: () => void = () => undefined): () => void {
  /** Held keys by code, and whether the game used them. */
  const down = new Map<string, boolean>();
  const onDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (isComposed(event)) {
      // Browsers report an accent that waits for its letter with the same code.
      if (event.key !== 'Dead' && !isTextField(event.target)) swallowed();
    } else if (isShortcut(event)) hands.clear();
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
  // A framed page gets no keys until it has the focus.
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

/** Some systems report AltGr as Ctrl+Alt, but it only types characters. */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** Enter and Space press a focused button. */
function isForButton(event: KeyboardEvent): boolean {
  return tagOf(event.target) === 'BUTTON' && (event.key === 'Enter' || event.key === ' ');
}

/** A key still held must not press a newly focused button. */
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
