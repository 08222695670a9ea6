import { describeError, missingFile, noCanvas, type ErrorReport } from './describeError';
import { errorOf, isFromExtension, type FileState } from './errorOf';
import { heal } from './renew';
import { shellOf } from './Rescuer';
import { showError } from './showError';

/** Marks the scripts and style sheets of parts that come later; webpack sets it. */
const PART = 'data-webpack';

/** Installs the error screen, so that no error of the game ends in a silent black page. */
export function installShell(win: Window): void {
  shellOf(win).show = (error) => { showError(win, error instanceof Error ? describeError(error) : error); };
  // Capturing, because load errors do not bubble.
  const capture = true;
  const stateOf = watchFiles(win.document);
  win.addEventListener('error', (event) => {
    const error = errorOf(event, win.location.origin, stateOf);
    if (error?.kind === 'notLoaded') void healOr(win, error, [addressIn(event)]);
    else if (error !== null) showError(win, error);
  }, capture);
  win.addEventListener('unhandledrejection', (event) => {
    if (!isFromExtension(event.reason)) showError(win, describeError(event.reason));
  });
  // A script that was cut to nothing throws nothing either.
  win.addEventListener('load', () => {
    const { isBegun, missing, screen } = shellOf(win);
    const scripts = Array.from(win.document.scripts, ({ src }) => src).filter((src) => src !== '');
    if (!isBegun && missing.size === 0 && screen === 'none') void healOr(win, missingFile(scripts.join(' ')), scripts);
  });
  // Once shown, the screen alone gets the keys; the browser's default actions remain.
  for (const type of ['keydown', 'keyup'] as const) {
    win.addEventListener(type, (event) => {
      if (shellOf(win).screen !== 'none') event.stopImmediatePropagation();
    }, capture);
  }
  if (!canDraw(win.document)) showError(win, noCanvas());
}

/** Loads the page again with the files it lacks, or shows the error. */
async function healOr(win: Window, error: ErrorReport, addresses: readonly string[]): Promise<void> {
  if (!(await heal(win, addresses))) showError(win, error);
}

function addressIn({ target, filename }: ErrorEvent): string {
  if (filename) return filename;
  const { src, href } = target as unknown as Partial<Record<'src' | 'href', string>>;
  return src ?? href ?? '';
}

/** Watches which scripts have come; returns the state of each file. */
function watchFiles(doc: Document): (address: string) => FileState {
  const here = new Set<string>();
  doc.addEventListener('load', ({ target }) => {
    if (target instanceof HTMLScriptElement) here.add(target.src);
  }, true);
  return (address) => {
    const files = [...doc.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')];
    const file = files.find((each) => ('src' in each ? each.src : each.href) === address);
    if (file?.hasAttribute(PART) === true) return 'part';
    return file === undefined || here.has(address) ? 'here' : 'coming';
  };
}

function canDraw(doc: Document): boolean {
  return doc.createElement('canvas').getContext('2d') !== null;
}
