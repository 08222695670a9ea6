import { UsageError } from './UsageError';

/** Only a mistake of the caller speaks for itself; of any other error it says with which seed it came. */
export function sentenceOf(error: unknown, seed: string | null): string {
  if (error instanceof UsageError) return error.message;
  return `${seed === null ? 'The job' : `The run of the seed "${seed}"`} failed: ${String(error)}`;
}
