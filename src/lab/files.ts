import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './UsageError';

/** The file's text, or a sentence on why there is none. */
export function textOf(file: string): string {
  return tried(() => readFileSync(file, 'utf8'), `${file} cannot be read`);
}

/** Writes a file, or says in a sentence why not. */
export function writeText(file: string, text: string): void {
  tried(() => { writeFileSync(file, text); }, `${file} cannot be written`);
}

function tried<T>(action: () => T, failed: string): T {
  try {
    return action();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new UsageError(`${failed}: ${error.message}.`);
  }
}

/** Whether the system says why it did not do something with a file. */
function isFileError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}
