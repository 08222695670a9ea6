import { UsageError } from '../UsageError';
import { differenceOf, type Header } from './header';
import { eachLine, openRuns, type Line } from './readRuns';
import { RunsFile } from './RunsFile';

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
  for (const file of files) headers.push({ file, header: await headerIn(file) });
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

async function headerIn(file: string): Promise<Header> {
  const { header, batches } = await openRuns(file);
  await batches.return(undefined);
  return header;
}

/** Writes the lines of all files, which are opened only when their turn comes; returns how many were there twice. */
async function join(files: readonly { file: string; header: Header }[], whole: RunsFile, [first, last]: readonly [number, number]): Promise<number> {
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
