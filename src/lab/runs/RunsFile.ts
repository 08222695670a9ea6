import {
  appendFileSync, closeSync, createReadStream, createWriteStream, existsSync, openSync, readSync, renameSync, rmSync, statSync, truncateSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { tried } from '../files';
import type { RunRecord } from './RunRecord';
import { UsageError } from '../UsageError';
import { anyDifferenceOf, type Header } from './header';
import { LONGEST_LINE, openRuns } from './readRuns';

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
    if (end === 0 && read < size) throw new UsageError(`${file} cannot be gone on with: its last line has more than ${LONGEST_LINE} characters.`);
    truncateSync(file, size - read + end);
  }, `${file} cannot be gone on with`);
}

function partOf(file: string): string {
  return `${file}.part`;
}
