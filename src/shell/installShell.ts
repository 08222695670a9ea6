import { describeFault, noCanvas } from './describeFault';
import { faultOf, isFromExtension } from './faultOf';
import { shellOf } from './Rescuer';
import { showFault } from './showFault';

/** Lets the error screen stand by: from now on no fault of the game ends in a silent black page. */
export function installShell(win: Window): void {
  // Capturing, because the error of a script that does not load does not bubble.
  const capture = true;
  win.addEventListener('error', (event) => {
    const fault = faultOf(event, win.location.origin);
    if (fault !== null) showFault(win, fault);
  }, capture);
  win.addEventListener('unhandledrejection', (event) => {
    if (!isFromExtension(event.reason)) showFault(win, describeFault(event.reason));
  });
  // The keys are those of the screen alone once it is shown; what the browser does with them stays.
  for (const type of ['keydown', 'keyup'] as const) {
    win.addEventListener(type, (event) => {
      if (shellOf(win).screen !== 'none') event.stopImmediatePropagation();
    }, capture);
  }
  if (!canDraw(win.document)) showFault(win, noCanvas());
}

function canDraw(doc: Document): boolean {
  return doc.createElement('canvas').getContext('2d') !== null;
}
