import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { tried, writeText } from '../files';
import { anyDifferenceOf, type Header } from '../runs/header';
import { openRuns } from '../runs/readRuns';
import { RunsFile } from '../runs/RunsFile';
import type { RunRecord } from '../runs/RunRecord';
import { UsageError } from '../UsageError';

/** What was played, and its runs in the order of their seeds. */
export interface Baseline {
  readonly header: Header;
  readonly records: readonly RunRecord[];
}

/** Reads a baseline; refused with a `UsageError` unless it has all the runs that a header announces, of these or other rows and rules. */
export async function readBaseline(file: string, header: Header): Promise<Baseline> {
  const { header: old, batches } = await openRuns(file);
  const other = anyDifferenceOf(old, header, ['rules', 'rows']);
  if (other !== null) throw new UsageError(`${file} is no baseline for these runs; they differ in ${other}.`);
  const records: RunRecord[] = [];
  for await (const batch of batches) records.push(...batch.map(({ record }) => record));
  const [first, last] = old.seeds;
  if (records.length <= last - first) throw new UsageError(`${file} is unfinished: it has ${records.length} of ${last - first + 1} runs.`);
  return { header: old, records };
}

/** Writes a baseline over the one before, and its picture beside it; returns the names of both. */
export async function writeBaseline(file: string, { header, records }: Baseline, picture: string): Promise<string[]> {
  tried(() => {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }, `${file} cannot be written`);
  const out = RunsFile.begin(file, header);
  for (const record of records) out.add(record);
  await out.finish();
  writeText(pictureBeside(file), picture);
  return [file, pictureBeside(file)];
}

function pictureBeside(file: string): string {
  return `${file.replace(/\.ndjson(?:\.gz)?$/, '')}.svg`;
}

/** A baseline is a commit of its own: refused with a `UsageError` where git has other changes that are not committed. */
export function refuseOtherChanges(file: string): void {
  const own = [file, pictureBeside(file)].map((name) => `:(exclude)${basename(name)}`);
  const git = spawnSync('git', ['status', '--porcelain', '--untracked-files=no', '--', ':/', ...own], { cwd: dirname(file), encoding: 'utf8' });
  // Without git, or outside of it, there are no commits.
  if (git.status !== 0 || git.stdout === '') return;
  const changed = git.stdout.trimEnd().split('\n').map((line) => line.slice(3));
  const names = `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ' ...' : ''}`;
  throw new UsageError(`A new baseline is a commit of its own: first commit or stash ${names}.`);
}
