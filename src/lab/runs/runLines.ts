import type { Content } from '../../engine/content';
import { UsageError } from '../failures';
import { type Header, readHeader, readRecord } from './header';
import type { RunRecord } from './RunRecord';

/** A run as a line of a file. */
export interface Line {
  readonly text: string;
  readonly record: RunRecord;
}

/** The header in the first line of a file; a `UsageError` names the file. */
export function headerIn(file: string, line: string): Header {
  const header = readHeader(line);
  if (typeof header === 'string') throw new UsageError(`${file} ${header}.`);
  return header;
}

/** Reads the lines after a file's header one by one; what is no run, or out of order, is a `UsageError` that names file and line. */
export function lineReader(file: string, header: Header): (text: string) => Line {
  let number = 1;
  let last = 0;
  const [from, to] = header.seeds;
  return (text) => {
    number++;
    const record = readRecord(text, header.floors, header.begins?.floor);
    if (typeof record === 'string') throw new UsageError(`${file}, line ${number}: it ${record}.`);
    const seed = Number(record.seed);
    if (seed <= last) throw new UsageError(`${file}, line ${number}: seed ${seed} comes after ${last}.`);
    if (seed < from || seed > to) throw new UsageError(`${file}, line ${number}: seed ${seed} is none of ${from}-${to}.`);
    last = seed;
    return { text, record };
  };
}

/** Whether a file's runs were played with these rows. */
export function isOfRows({ rows, pack }: Header, { version, id }: Content): boolean {
  return version === rows && id === pack;
}

/** Says that a file's runs were played with other rows than those that a pack of this name has. */
export function otherRows(file: string, { pack }: Header, name: string): string {
  return `${file} was played with other rows of ${pack} than ${name} has now`;
}
