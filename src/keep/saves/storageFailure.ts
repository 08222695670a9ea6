import { SilentError } from './within';

/** Why a write failed: storage full, no answer, or refused by the browser. */
export type StorageFailure = 'full' | 'silent' | 'refused';

const FULL: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Classifies an error by itself or its causes. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof SilentError) return 'silent';
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'refused';
  return FULL.includes(error.name) ? 'full' : failureOf(error.cause);
}
