import { describeError, missingFile, type ErrorReport } from './describeError';

/** The parts of the window's `error` event that matter, for an exception and for an element that did not load. */
export interface ErrorSigns {
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly target?: unknown;
}

/**
 * The error an `error` event tells of, or null when it is not the game's: what the host's page, an extension or a
 * script from another origin does wrong is no reason to stop a run, nor are the browser's notices without an error.
 */
export function errorOf(event: ErrorSigns, origin: string): ErrorReport | null {
  const address = addressOf(event.target);
  if (address !== null) return isOwn(address, origin) ? missingFile(address) : null;
  if (event.error === undefined || event.error === null) return null;
  if (event.filename && !isOwn(event.filename, origin)) return null;
  return describeError(event.error);
}

/** Whether something was thrown by a browser extension: a rejection does not say from which file it comes. */
export function isFromExtension(thrown: unknown): boolean {
  return thrown instanceof Error && /\b[a-z]+-extension:\/\//.test(thrown.stack ?? '');
}

/** The address of a script or style sheet, null for anything else (pictures and sounds have words of their own). */
function addressOf(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return null;
  if (target.tagName === 'SCRIPT' && 'src' in target) return String(target.src);
  if (target.tagName === 'LINK' && 'href' in target) return String(target.href);
  return null;
}

function isOwn(address: string, origin: string): boolean {
  return address.startsWith(`${origin}/`) || address.startsWith('blob:');
}
