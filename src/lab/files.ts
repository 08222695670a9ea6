import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { encodingOf } from '../engine/core/textEncoding';
import { UsageError } from './failures';

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

/** The byte order mark, which Windows likes to put before a text. */
const MARK = /^\ufeff/;

/**
 * The lines of a stream, those of each part that comes together. Never more than a part and a line are in memory: a longer line, and
 * a stream that fails, are a `UsageError` that names the source and the line.
 * @param longest how many characters a line may have
 */
export async function* linesOf(stream: Readable, name: string, longest: number): AsyncGenerator<string[]> {
  let rest = '';
  let number = 1;
  let isFirst = true;
  const checked = (line: string, at: number): string => {
    if (line.length <= longest) return line;
    throw new UsageError(`${name}, line ${number + at}: it has more than ${longest} characters, which no line has.`);
  };
  try {
    for await (const part of stream.setEncoding('utf8')) {
      const lines = `${rest}${isFirst ? (part as string).replace(MARK, '') : part as string}`.split('\n').map(checked);
      isFirst = false;
      rest = lines.pop() ?? '';
      number += lines.length;
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} cannot be read: ${(error as Error).message}.`);
  }
  if (rest !== '') yield [rest];
}
