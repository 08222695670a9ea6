import type { Readable } from 'node:stream';
import { UsageError } from './UsageError';

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
