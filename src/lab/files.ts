import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { encodingOf } from '../engine/core/textEncoding';
import { UsageError } from './UsageError';

/** The most bytes of a file that is read as a whole: packs, recordings and targets are far smaller. */
const MOST_BYTES = 64_000_000;

/** A file's text in UTF-8 or UTF-16; throws a `UsageError` if it is unreadable or too large. */
export function textOf(file: string): string {
  const bytes = tried(() => bytesOf(file), `${file} cannot be read`);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** What a file or a pipe has, in parts, since only its end tells how long it is. */
function bytesOf(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const parts: Buffer[] = [];
    let bytes = 0;
    for (let part = partOf(descriptor); part.length > 0; part = partOf(descriptor)) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new UsageError(`${file} has more than ${MOST_BYTES / 1_000_000} MB, which no such file has.`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    closeSync(descriptor);
  }
}

function partOf(descriptor: number): Buffer {
  const part = Buffer.alloc(1 << 16);
  return part.subarray(0, readSync(descriptor, part));
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
