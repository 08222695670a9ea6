import { describeError, noCanvas } from './describeError';
import { errorOf, isFromExtension } from './errorOf';
import { shellOf } from './Rescuer';
import { showError } from './showError';

/** Installs the error screen, so that no error of the game ends in a silent black page. */
export function installShell(win: Window): void {
  shellOf(win).show = (error) => { showError(win, error instanceof Error ? describeError(error) : error); };
  // Capturing, because load errors do not bubble.
  const capture = true;
  win.addEventListener('error', (event) => {
    const error = errorOf(event, win.location.origin);
    if (error !== null) showError(win, error);
  }, capture);
  win.addEventListener('unhandledrejection', (event) => {
    if (!isFromExtension(event.reason)) showError(win, describeError(event.reason));
  });
  // Once shown, the screen alone gets the keys; the browser's default actions remain.
  for (const type of ['keydown', 'keyup'] as const) {
    win.addEventListener(type, (event) => {
      if (shellOf(win).screen !== 'none') event.stopImmediatePropagation();
    }, capture);
  }
  if (!canDraw(win.document)) showError(win, noCanvas());
}

function canDraw(doc: Document): boolean {
  return doc.createElement('canvas').getContext('2d') !== null;
}
