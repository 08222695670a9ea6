import { SilentError } from './within';

/** Why something was not kept: no room, no answer, or the browser did not want to. */
export type StorageFailure = 'full' | 'silent' | 'refused';

const FULL: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** What kind of error an error stands for, whichever error lies behind it. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof SilentError) return 'silent';
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'refused';
  return FULL.includes(error.name) ? 'full' : failureOf(error.cause);
}
