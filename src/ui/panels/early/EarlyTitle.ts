import { GAME } from '../../../naming';
import { isComposed } from '../../input/KeyPress';

/** The title that the page itself came with, until the game puts its own in its place. */
export interface EarlyTitle {
  readonly layer: HTMLElement;
  /** Whether a pointer is down: a press whose button goes away under it is lost. */
  isPressed: boolean;
  /** The place among all buttons of the one that was pressed last; null for none. */
  chosen: number | null;
}

/** The page's own script and the game are separate scripts: they share this state on the window, under a global symbol. */
const KEY = Symbol.for(`${GAME.id}.early`);

type Holder = Window & { [KEY]?: EarlyTitle };

/** Gives the focus to Start, and notes what is pressed on the title, which is shown from now on. */
export function setEarlyTitle(win: Window, layer: HTMLElement): void {
  const early: EarlyTitle = { layer, isPressed: false, chosen: null };
  (win as Holder)[KEY] = early;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    win.addEventListener(type, () => { early.isPressed = type === 'pointerdown'; });
  }
  layer.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    early.chosen = buttonsOf(layer).indexOf(button);
    button.ariaBusy = 'true';
  });
  const start = layer.querySelector<HTMLElement>('.primary');
  start?.focus({ preventScroll: true });
  // In the field for the seed, Enter starts, unless it ends a word.
  layer.querySelector('input')
    ?.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !isComposed(event)) start?.click(); });
}

/** The title that the page came with; null where there is none. */
export function earlyTitleOf(win: Window): EarlyTitle | null {
  return (win as Holder)[KEY] ?? null;
}

/**
 * Puts what is drawn in `layer` in place of the title that the page came with, once no pointer is down on it. What was chosen,
 * typed or focused there counts, unless the layer shows something else: after a crash the browser may not know at first of a run.
 */
export function takeOver(win: Window, layer: HTMLElement): void {
  const early = earlyTitleOf(win);
  if (early === null || !early.layer.isConnected) return;
  if (early.isPressed) {
    // The click comes after the pointer is up.
    win.addEventListener('pointerup', () => { win.setTimeout(() => { takeOver(win, layer); }); }, { once: true });
    win.addEventListener('pointercancel', () => { takeOver(win, layer); }, { once: true });
    return;
  }
  const before = buttonsOf(early.layer);
  const after = buttonsOf(layer);
  const focused = before.findIndex((button) => button === win.document.activeElement);
  const typed = early.layer.querySelector('input');
  const field = layer.querySelector('input');
  const isTyping = typed !== null && typed === win.document.activeElement;
  early.layer.remove();
  if (layer.querySelector('.dialog-title') === null) return;
  if (typed !== null && field !== null && typed.value !== '') {
    field.value = typed.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isTyping) field?.focus();
  else after[focused]?.focus({ preventScroll: true });
  if (early.chosen !== null) after[early.chosen]?.click();
}

/** The buttons of a title, in order. */
function buttonsOf(layer: ParentNode): HTMLButtonElement[] {
  return [...layer.querySelectorAll('button')];
}
