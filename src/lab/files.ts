import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './UsageError';

/** A file's text; throws a `UsageError` if it is unreadable. */
export function textOf(file: string): string {
  return tried(() => readFileSync(file, 'utf8'), `${file} cannot be read`);
}

/** Writes a file; throws a `UsageError` if it cannot. */
export function writeText(file: string, text: string): void {
  tried(() => { writeFileSync(file, text); }, `${file} cannot be written`);
}

/** Does something with a file; throws a `UsageError` with this beginning if the file system refuses. */
export function tried<T>(action: () => T, failure: string): T {
  try {
    return action();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new UsageError(`${failure}: ${error.message}.`);
  }
}

/** Whether an error is from the file system. */
function isFileError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}
