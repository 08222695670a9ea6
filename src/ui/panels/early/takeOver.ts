import { buttonsOf, earlyTitleOf } from './EarlyTitle';

/**
 * Puts what is drawn in `layer` in place of the title that the page came with, as soon as nobody presses on that. What was chosen, typed or
 * focused there counts, so that nobody has to wait for the game to begin.
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
  const [before, after] = [buttonsOf(early.layer), buttonsOf(layer)];
  const focused = before.findIndex((button) => button === win.document.activeElement);
  const [typed, field] = [early.layer.querySelector('input'), layer.querySelector('input')];
  const isTyping = typed !== null && typed === win.document.activeElement;
  early.layer.remove();
  if (typed !== null && field !== null && typed.value !== '') {
    field.value = typed.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isTyping) field?.focus();
  else after[focused]?.focus({ preventScroll: true });
  if (early.chosen !== null) after[early.chosen]?.click();
}
