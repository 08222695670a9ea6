import { packs } from '../../content/packs';
import type { Content, PackRows } from '../../engine/content';
import { UsageError } from '../failures';
import { contentById, packToSend } from '../contentById';
import { floorsIn } from '../floorsOf';
import type { RunRecord } from '../runs/RunRecord';
import type { RunPlan } from '../runs/askedRuns';
import { type Header, headerOf } from '../runs/header';
import { playRuns, type SeedRange, type Workers } from '../runs/playRuns';
import type { Line } from '../runs/runLines';
import { eachLine, openRuns } from '../runs/runsFiles';
import type { RunJob } from '../runs/runProgram';
import { compiledPack } from '../compiledPack';
import { readChange, setRows } from './rowChanges';

/** One of two things compared: its runs in the order of their seeds. */
export interface Side {
  readonly name: string;
  readonly header: Header;
  /** How many floors there are to tell of. */
  readonly floors: number;
  readonly runs: AsyncGenerator<RunRecord>;
}

/** Seeds played between two looks at the other side; a farm has more to share. */
const BLOCK = 50;
const FARM_BLOCK = 200;

/** The rows of a pack by its id or file. */
export function rowsOf(name: string): PackRows {
  const sent = packToSend(name);
  return typeof sent === 'string' ? packs[sent as keyof typeof packs] : sent;
}

/** A pack with changes of its rows: compiled, with a title, and as other threads can read it. */
export function packWith(
  name: string, changes: readonly string[],
): { readonly content: Content; readonly title: string; readonly pack: RunJob['pack'] } {
  // An unknown name is refused with the names that there are.
  const plain = contentById(name);
  if (changes.length === 0) return { content: plain, title: plain.id, pack: packToSend(name) };
  const pack = setRows(rowsOf(name), changes.map(readChange));
  return { content: compiledPack(pack), title: `${plain.id} with ${changes.join(' and ')}`, pack };
}

/** Whether a name is a file of runs. */
export function isRunsFile(name: string): boolean {
  return /\.ndjson(?:\.gz)?$/.test(name);
}

/** A side from a name: a file of runs, a pack, or with changes a pack that has them. */
export async function sideOf(name: string, changes: readonly string[], { job, seeds, workers }: RunPlan): Promise<Side> {
  if (isRunsFile(name)) {
    if (changes.length > 0) throw new UsageError(`--set changes a pack; ${name} is a file of runs.`);
    return sideOfFile(name);
  }
  const { content, title, pack } = packWith(name, changes);
  const runs = blocksOf({ ...job, pack }, seeds, workers);
  return { name: title, header: headerOf(content, job, seeds), floors: floorsIn(content, job.floors), runs };
}

async function sideOfFile(file: string): Promise<Side> {
  const { header, batches } = await openRuns(file);
  return { name: file, header, floors: header.floors, runs: recordsIn(eachLine(batches)) };
}

async function* recordsIn(lines: AsyncGenerator<Line>): AsyncGenerator<RunRecord> {
  for await (const { record } of lines) yield record;
}

async function* blocksOf(job: RunJob, { first, last }: SeedRange, workers: Workers): AsyncGenerator<RunRecord> {
  const size = typeof workers === 'number' ? BLOCK : FARM_BLOCK;
  for (let from = first; from <= last; from += size) {
    const block: RunRecord[] = [];
    const seeds = { first: from, last: Math.min(last, from + size - 1) };
    await playRuns(job, { seeds, workers, onRecord: (record) => block.push(record) });
    yield* block;
  }
}

/** The runs of the same seeds on both sides; a seed that only one of them has is left out. */
export async function* pairsOf(one: Side, other: Side): AsyncGenerator<readonly [RunRecord, RunRecord]> {
  let a = await one.runs.next();
  let b = await other.runs.next();
  while (a.done !== true && b.done !== true) {
    const order = Number(a.value.seed) - Number(b.value.seed);
    if (order === 0) yield [a.value, b.value];
    if (order <= 0) a = await one.runs.next();
    if (order >= 0) b = await other.runs.next();
  }
}
