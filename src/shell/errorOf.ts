import { describeError, missingFile, type ErrorReport } from './describeError';

/** The parts of an `error` event that matter, of an exception or of an element that failed to load. */
export interface ErrorSigns {
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly target?: unknown;
}

/** What a script or style sheet is to the page: a part that comes later, which whoever asked for it reports; one of its own, on its way; or here. */
export type FileState = 'part' | 'coming' | 'here';

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
