import { type Shell, shellOf } from './Rescuer';
import { buildScreen, noteError, reportText, screenReport } from './buildScreen';
import { describeError, type ErrorReport, missingFile, noCanvas } from './describeError';
import { heal } from './renew';

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

/** The parts of an `error` event that matter, of an exception or of an element that failed to load. */
interface ErrorSigns {
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly target?: unknown;
}

/** What a script or style sheet is to the page: a part that comes later, which its caller reports; one of its own, on its way; or here. */
type FileState = 'part' | 'coming' | 'here';

/**
 * The error behind an `error` event; null if it is not the game's: errors of the host page, extensions and scripts from other
 * origins do not stop a run, nor do browser notices without an error object.
 */
export function errorOf(event: ErrorSigns, origin: string, stateOf: (address: string) => FileState = () => 'here'): ErrorReport | null {
  const address = addressOf(event.target);
  if (address !== null) return isOwn(address, origin) && stateOf(address) !== 'part' ? missingFile(address) : null;
  const { error, filename } = event;
  if (error === undefined || error === null) return null;
  if (!filename) return describeError(error);
  if (!isOwn(filename, origin)) return null;
  // A script that cannot be read was cut short, or is something else.
  const state = error instanceof SyntaxError ? stateOf(filename) : 'here';
  if (state === 'part') return null;
  return state === 'coming' ? missingFile(filename, describeError(error).lines) : describeError(error);
}

/** Whether a browser extension threw it: only the stack of a rejection tells. */
export function isFromExtension(thrown: unknown): boolean {
  return thrown instanceof Error && /\b[a-z]+-extension:\/\//.test(thrown.stack ?? '');
}

/** The address of a script or style sheet; null for anything else (failed pictures and sounds are handled elsewhere). */
function addressOf(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return null;
  if (target.tagName === 'SCRIPT' && 'src' in target) return String(target.src);
  if (target.tagName === 'LINK' && 'href' in target) return String(target.href);
  return null;
}

function isOwn(address: string, origin: string): boolean {
  return address.startsWith(`${origin}/`) || address.startsWith('blob:');
}

/** Shows the error screen. Later errors only join its report; an error while building it falls back to plain text. */
export function showError(win: Window, error: ErrorReport): void {
  const shell = shellOf(win);
  noteError(shell, error);
  if (shell.screen === 'shown') {
    const report = screenReport(win.document);
    if (report !== null) report.value = reportText(shell, win);
  }
  if (shell.screen !== 'none') return;
  shell.screen = 'building';
  const { rescuer } = shell;
  if (rescuer) {
    attempt(shell, () => { rescuer.stop(error.kind === 'notLoaded'); });
    attempt(shell, () => { shell.about = rescuer.report(); });
  }
  try {
    buildScreen(win, shell, error.kind);
    shell.screen = 'shown';
  } catch (error) {
    sayPlainly(win, `${reportText(shell, win)}\n\n${String(error)}`);
  }
}

/** Runs a step of the rescuer; its failure goes into the report. */
function attempt(shell: Shell, work: () => void): void {
  try {
    work();
  } catch (error) {
    shell.about = [...shell.about, `The game could not report on itself: ${String(error)}`];
  }
}

/** The last resort: plain text. */
function sayPlainly({ document }: Window, text: string): void {
  const plain = document.createElement('pre');
  plain.textContent = text;
  document.body.replaceChildren(plain);
}
