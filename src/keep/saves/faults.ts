import { SilentError } from './within';

/** Why something was not kept: no room, no answer, or the browser did not want to. */
export type Fault = 'full' | 'silent' | 'refused';

const FULL: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** What kind of fault an error stands for, whichever error lies behind it. */
export function faultOf(error: unknown): Fault {
  if (error instanceof SilentError) return 'silent';
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'refused';
  return FULL.includes(error.name) ? 'full' : faultOf(error.cause);
}
