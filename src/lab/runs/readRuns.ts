import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { tried } from '../files';
import { linesOf } from '../lines';
import type { RunRecord } from './RunRecord';
import { UsageError } from '../UsageError';
import { readHeader, readRecord, type Header } from './header';

/** No line has more characters: that is a run through 9,999 floors. */
export const LONGEST_LINE = 1 << 22;

/** A run as a line of a file. */
export interface Line {
  readonly text: string;
  readonly record: RunRecord;
}

/** A file's header, and its runs in batches as they are read, in the order of their seeds: never more of the file than that is in memory. */
export interface Runs {
  readonly header: Header;
  readonly batches: AsyncGenerator<readonly Line[]>;
}

/** Opens a file of runs, packed by gzip or not; throws a `UsageError` here or later that names the file and the line. */
export async function openRuns(file: string): Promise<Runs> {
  const texts = textsOf(file);
  const first = await texts.next();
  const [line = '', ...rest] = first.done === true ? [] : first.value;
  const header = readHeader(line);
  if (typeof header === 'string') throw new UsageError(`${file} ${header}.`);
  return { header, batches: runsOf({ file, header }, texts, rest) };
}

/** The lines one by one. */
export async function* eachLine(batches: Runs['batches']): AsyncGenerator<Line> {
  for await (const batch of batches) yield* batch;
}

async function* runsOf({ file, header }: { file: string; header: Header }, texts: AsyncGenerator<string[]>, rest: string[]): AsyncGenerator<Line[]> {
  let number = 1;
  let last = 0;
  const read = (text: string): Line => {
    number++;
    const record = readRecord(text, header.floors);
    if (typeof record === 'string') throw new UsageError(`${file}, line ${number}: it ${record}.`);
    const seed = Number(record.seed);
    if (seed <= last) throw new UsageError(`${file}, line ${number}: seed ${seed} comes after ${last}.`);
    const [from, to] = header.seeds;
    if (seed < from || seed > to) throw new UsageError(`${file}, line ${number}: seed ${seed} is none of ${from}-${to}.`);
    last = seed;
    return { text, record };
  };
  yield rest.map(read);
  for await (const batch of texts) yield batch.map(read);
}

/** The lines of a file, a batch for each part that is read. */
async function* textsOf(file: string): AsyncGenerator<string[]> {
  const needsUnpacking = isPacked(file);
  const raw = createReadStream(file);
  const stream = needsUnpacking ? raw.pipe(createGunzip()) : raw;
  // A pipe does not hand on the errors of its source.
  raw.on('error', (error) => stream.destroy(error));
  try {
    yield* linesOf(stream, file, LONGEST_LINE);
  } finally {
    raw.destroy();
  }
}

/** Whether a file begins like one of gzip. */
function isPacked(file: string): boolean {
  const start = Buffer.alloc(2);
  tried(() => {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, start);
    closeSync(descriptor);
  }, `${file} cannot be read`);
  return start[0] === 0x1f && start[1] === 0x8b;
}
