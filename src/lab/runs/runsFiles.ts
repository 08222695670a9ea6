import {
  appendFileSync, closeSync, createReadStream, createWriteStream, existsSync,
  openSync, readSync, renameSync, rmSync, statSync, truncateSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { UsageError } from '../failures';
import { linesOf, tried } from '../files';
import type { RunRecord } from './RunRecord';
import { anyDifferenceOf, differenceOf, type Header } from './header';
import { headerIn, type Line, lineReader } from './runLines';

/** No line has more characters: that is a run through 9,999 floors. */
const LONGEST_LINE = 1 << 22;

/** A file's header, and its runs in batches as they are read, in the order of their seeds: no more of the file is ever in memory. */
interface Runs {
  readonly header: Header;
  readonly batches: AsyncGenerator<readonly Line[]>;
}

/** Opens a file of runs, packed by gzip or not; throws a `UsageError` here or later that names the file and the line. */
export async function openRuns(file: string): Promise<Runs> {
  const texts = textsOf(file);
  const first = await texts.next();
  const [line = '', ...rest] = first.done === true ? [] : first.value;
  const header = headerIn(file, line);
  return { header, batches: runsOf(lineReader(file, header), texts, rest) };
}

/** The lines one by one. */
export async function* eachLine(batches: Runs['batches']): AsyncGenerator<Line> {
  for await (const batch of batches) yield* batch;
}

async function* runsOf(read: (text: string) => Line, texts: AsyncGenerator<string[]>, rest: string[]): AsyncGenerator<Line[]> {
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

/** Lines are written together once they have this many characters, or at the end. */
const BATCH = 1 << 16;

/**
 * A file of runs while it is written: as `FILE.part`, which gets its name when it is complete, so that what has the name is whole.
 * A name in .gz is packed.
 */
export class RunsFile {
  private waiting = '';

  private constructor(
    private readonly file: string,
    /** How many of its runs were there already. */
    readonly done: number,
  ) {}

  /** Begins a file; refused where there is one, or an unfinished one, with a `UsageError`. */
  static begin(file: string, header: Header): RunsFile {
    for (const there of [file, partOf(file)]) {
      if (existsSync(there)) throw new UsageError(`${there} is there already; --resume goes on with it, or remove it.`);
    }
    const fresh = new RunsFile(file, 0);
    fresh.write(`${JSON.stringify(header)}\n`);
    fresh.flush();
    return fresh;
  }

  /** Goes on with an unfinished file, begins a new one if there is none, and has nothing left to do with a finished one. */
  static async resume(file: string, header: Header): Promise<RunsFile> {
    const there = [file, partOf(file)].find((name) => existsSync(name));
    if (there === undefined) return RunsFile.begin(file, header);
    if (there !== file) cutAtLastLine(there);
    const { header: old, batches } = await openRuns(there);
    const other = anyDifferenceOf(old, header);
    if (other !== null) throw new UsageError(`${there} cannot be gone on with; they differ in ${other}.`);
    let done = 0;
    for await (const batch of batches) done += batch.length;
    return new RunsFile(file, done);
  }

  /** Adds a run; the seeds have to come in order. */
  add(record: RunRecord): void {
    this.write(`${JSON.stringify(record)}\n`);
    this.flush();
  }

  /** Adds a line that was read from another file. */
  write(line: string): void {
    this.waiting += line;
    if (this.waiting.length > BATCH) this.flush();
  }

  /** Gives the complete file its name. */
  async finish(): Promise<void> {
    this.flush();
    const { file } = this;
    if (!existsSync(partOf(file))) return;
    if (file.endsWith('.gz')) {
      const packed = `${file}.packing`;
      await pipeline(createReadStream(partOf(file)), createGzip({ level: 9 }), createWriteStream(packed));
      renameSync(packed, file);
      rmSync(partOf(file));
    } else renameSync(partOf(file), file);
  }

  /** Leaves nothing behind. */
  abandon(): void {
    rmSync(partOf(this.file), { force: true });
  }

  private flush(): void {
    const text = this.waiting;
    this.waiting = '';
    if (text !== '') tried(() => { appendFileSync(partOf(this.file), text); }, `${partOf(this.file)} cannot be written`);
  }
}

/** Cuts off what an interrupted process has left of a line. */
function cutAtLastLine(file: string): void {
  const tail = Buffer.alloc(LONGEST_LINE);
  tried(() => {
    const { size } = statSync(file);
    const descriptor = openSync(file, 'r');
    const read = readSync(descriptor, tail, 0, LONGEST_LINE, Math.max(0, size - LONGEST_LINE));
    closeSync(descriptor);
    const end = tail.subarray(0, read).lastIndexOf('\n') + 1;
    if (end === 0 && read < size) {
      throw new UsageError(`${file} cannot be gone on with: its last line has more than ${LONGEST_LINE} characters.`);
    }
    truncateSync(file, size - read + end);
  }, `${file} cannot be gone on with`);
}

function partOf(file: string): string {
  return `${file}.part`;
}

/** An opened file, with its next line. */
interface Shard {
  readonly file: string;
  readonly lines: AsyncGenerator<Line>;
  next: Line | null;
}

/**
 * Joins files of runs into the file that one machine would have written, in any order. Throws a `UsageError` if they were
 * not played alike, if they disagree about a run, or if a seed between the first and the last is missing.
 * @returns the header of the whole, and how many runs were in more than one file
 */
export async function mergeRuns(files: readonly string[], out: string): Promise<{ readonly header: Header; readonly twice: number }> {
  const headers: { file: string; header: Header }[] = [];
  for (const file of files) headers.push({ file, header: await headerOfFile(file) });
  headers.sort((a, b) => a.header.seeds[0] - b.header.seeds[0]);
  const [first] = headers;
  if (!first) throw new UsageError('There is nothing to merge.');
  for (const { file, header } of headers) {
    const other = differenceOf(first.header, header);
    if (other !== null) throw new UsageError(`${first.file} and ${file} differ in ${other}.`);
  }
  const seeds: [number, number] = [first.header.seeds[0], Math.max(...headers.map(({ header }) => header.seeds[1]))];
  const header = { ...first.header, seeds };
  const whole = RunsFile.begin(out, header);
  try {
    const twice = await join(headers, whole, seeds);
    await whole.finish();
    return { header, twice };
  } catch (error) {
    whole.abandon();
    throw error;
  }
}

async function headerOfFile(file: string): Promise<Header> {
  const { header, batches } = await openRuns(file);
  await batches.return(undefined);
  return header;
}

/** Writes the lines of all files, which are opened only when their turn comes; returns how many were there twice. */
async function join(
  files: readonly { file: string; header: Header }[], whole: RunsFile, [first, last]: readonly [number, number],
): Promise<number> {
  const waiting = [...files];
  let open: Shard[] = [];
  let twice = 0;
  for (let seed = first; seed <= last; seed++) {
    while ((waiting[0]?.header.seeds[0] ?? Infinity) <= seed) open.push(await shardOf((waiting.shift() as { file: string }).file));
    const [one, ...others] = open.filter(({ next }) => next?.record.seed === String(seed));
    if (!one?.next) throw new UsageError(missing(files, seed));
    const { text } = one.next;
    whole.write(`${text}\n`);
    for (const other of others) {
      if (other.next?.text !== text) throw new UsageError(`${one.file} and ${other.file} have different runs of seed ${seed}.`);
      twice++;
    }
    for (const shard of [one, ...others]) await step(shard);
    open = open.filter(({ next }) => next !== null);
  }
  return twice;
}

function missing(files: readonly { file: string; header: Header }[], seed: number): string {
  const unfinished = files.find(({ header: { seeds } }) => seed >= seeds[0] && seed <= seeds[1]);
  return `No file has the run of seed ${seed}${unfinished ? `: ${unfinished.file} is unfinished` : ''}.`;
}

async function shardOf(file: string): Promise<Shard> {
  const { batches } = await openRuns(file);
  const shard = { file, lines: eachLine(batches), next: null };
  await step(shard);
  return shard;
}

async function step(shard: Shard): Promise<void> {
  const { value, done } = (await shard.lines.next()) as IteratorResult<Line, undefined>;
  shard.next = done === true ? null : value;
}
