import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Content } from '../../engine/content';
import { command } from '../Command';
import { UsageError } from '../failures';
import { type Curve, CurveTally } from '../curve/curve';
import { curvePicture } from '../curve/curvePicture';
import { points, signed } from '../curve/words';
import { tried, writeText } from '../files';
import { floorsIn } from '../floorsOf';
import { needs, seedRange, takes } from '../options';
import { table } from '../printed';
import { PLAN, planOf, Progress } from '../runs/askedRuns';
import type { RunRecord } from '../runs/RunRecord';
import { openRuns, RunsFile } from '../runs/runsFiles';
import { anyDifferenceOf, type Header, headerOf } from '../runs/header';
import { playRuns } from '../runs/playRuns';
import { intervalsTogether } from '../statistics/intervals';
import { PairedRatios } from '../statistics/sequential';
import { type Change, changeOf } from './DiffTally';
import { hazardOf, type Measure, passedOf } from './measures';
import { packWith } from './sides';

/** `unknown`: too few came there. */
type Standing = 'inside' | 'above' | 'below' | 'unknown';

/** A measure before and after a change, and where it stands to its band. */
interface Balanced extends Change {
  readonly measure: Measure;
  /** Around what it was: a change that stays in there may be chance, or does not matter. */
  readonly band: { readonly low: number; readonly high: number };
  readonly standing: Standing;
}

/**
 * What a change does to a floor: to its hazard, and to the share of all runs that pass it, in which small changes of many floors add up.
 * On the last floor that is the runs won. The intervals of all hazards hold together in 95 of 100 cases, and so do those of all shares.
 */
interface FloorBalance {
  readonly floor: number;
  readonly hazard: Balanced;
  readonly passed: Balanced;
}

/** Fewer chances on either side say nothing. */
const LEAST = 20;

/**
 * Compares runs before and after a change, of the same seeds in the same order. A measure has left its band where the interval of its
 * difference lies wholly outside.
 * @param within how far the bands go to both sides
 */
export function balanceOf(
  before: readonly RunRecord[], after: readonly RunRecord[], { floors, within }: { readonly floors: number; readonly within: number },
): FloorBalance[] {
  const numbers = Array.from({ length: floors }, (_, index) => index + 1);
  const balanced = (measures: readonly Measure[]): Balanced[] => {
    const ratios = measures.map(({ of }) => {
      const pairs = new PairedRatios();
      before.forEach((record, at) => { pairs.add(of(record), of(after[at] as RunRecord)); });
      return pairs;
    });
    const intervals = intervalsTogether(ratios.map((pairs) => pairs.difference()));
    return measures.map((measure, at) => {
      const change = changeOf(ratios[at] as PairedRatios, intervals[at] as (typeof intervals)[number]);
      const band = { low: Math.max(0, change.one - within), high: Math.min(1, change.one + within) };
      return { ...change, measure, band, standing: standingOf(change, within) };
    });
  };
  const hazards = balanced(numbers.map((floor) => hazardOf(floor, floor)));
  const passed = balanced(numbers.map(passedOf));
  return numbers.map((floor, at) => ({ floor, hazard: hazards[at] as Balanced, passed: passed[at] as Balanced }));
}

function standingOf({ n, low, high }: Change, within: number): Standing {
  if (Math.min(...n) < LEAST) return 'unknown';
  if (low > within) return 'above';
  return high < -within ? 'below' : 'inside';
}

/** What has left its band on some floors. */
export function outsideOf(floors: readonly FloorBalance[]): Balanced[] {
  return floors.flatMap(({ hazard, passed }) => [hazard, passed]).filter(({ standing }) => standing === 'above' || standing === 'below');
}

/** What was played, and its runs in the order of their seeds. */
interface Baseline {
  readonly header: Header;
  readonly records: readonly RunRecord[];
}

/** Reads a baseline; refused with a `UsageError` unless it has all the runs that a header announces, of these or other rows and rules. */
async function readBaseline(file: string, header: Header): Promise<Baseline> {
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
async function writeBaseline(file: string, { header, records }: Baseline, picture: string): Promise<string[]> {
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
function refuseOtherChanges(file: string): void {
  const own = [file, pictureBeside(file)].map((name) => `:(exclude)${basename(name)}`);
  const git = spawnSync(
    'git', ['status', '--porcelain', '--untracked-files=no', '--', ':/', ...own], { cwd: dirname(file), encoding: 'utf8' },
  );
  // Without git, or outside of it, there are no commits.
  if (git.status !== 0 || git.stdout === '') return;
  const changed = git.stdout.trimEnd().split('\n').map((line) => line.slice(3));
  const names = `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ' ...' : ''}`;
  throw new UsageError(`A new baseline is a commit of its own: first commit or stash ${names}.`);
}

const OPTIONS = {
  ...needs('baseline'), ...takes('accept', 'set', 'detect', 'pack'), ...PLAN,
  // Seeds that no tuning uses.
  seeds: seedRange('900001-900300'), ...takes('svg'),
};

export const balance = command('balance', 'fails when a pack is surely no longer as hard as its baseline', OPTIONS, async (given, say) => {
  const { baseline: file, svg, detect: within } = given;
  const accept = given.accept === true;
  if (accept) refuseOtherChanges(file);
  const { job, seeds, workers } = planOf([given.pack], given, say);
  const { content, title, pack } = packWith(given.pack, given.set);
  const header = headerOf(content, job, seeds);
  const before = await readBaseline(file, header).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    if (accept) return null;
    throw new UsageError(`${error.message} --accept writes a new baseline.`);
  });
  const records: RunRecord[] = [];
  const progress = new Progress(title, seeds.last - seeds.first + 1, say);
  const onRecord = (record: RunRecord): void => {
    records.push(record);
    progress.step();
  };
  await playRuns({ ...job, pack }, { seeds, workers, onRecord });
  const drawn = pictureOf(content, { header, records }, before);
  if (svg !== undefined) writeText(svg, drawn);
  const written = accept ? await writeBaseline(file, { header, records }, drawn) : [];
  const found = before && balanceOf(before.records, records, { floors: floorsIn(content, job.floors), within });
  const runs = `${records.length} runs by the ${job.bot} bot on the seeds ${seeds.first}-${seeds.last}`;
  const lines = [
    `${title}: ${runs}, and on the same the baseline ${file}`,
    ...(written.length > 0 ? [`${written.join(' and ')} are written: commit them alone`] : []),
    ...(found ? linesOf(found, { within, accept }) : []),
  ];
  const isFailure = !accept && found !== null && outsideOf(found).length > 0;
  return { data: { pack: title, bot: job.bot, within, floors: found }, lines, isFailure };
});

/** Both curves, the baseline's dashed. */
function pictureOf(content: Content, after: Baseline, before: Baseline | null): string {
  const curveOf = ({ header, records }: Baseline, isOfTheseRows: boolean): Curve => {
    const tally = new CurveTally(content, header);
    for (const record of records) tally.add(record);
    return tally.read(isOfTheseRows);
  };
  return curvePicture(curveOf(after, true), before && { ...curveOf(before, before.header.rows === after.header.rows), pack: 'before' });
}

function linesOf(found: readonly FloorBalance[], { within, accept }: { within: number; accept: boolean }): string[] {
  const outside = outsideOf(found);
  const left = found.filter((floor) => outsideOf([floor]).length > 0).length;
  const few = found.filter(({ hazard }) => hazard.standing === 'unknown').length;
  const rows = (of: 'hazard' | 'passed'): string[] => table([HEAD, ...found.map((each) => rowOf(each.floor, each[of]))]);
  return [
    '',
    `the hazard of each floor, whose band goes ${points(within)} points to both sides; the intervals hold all of them together:`,
    ...rows('hazard'),
    '',
    'the share of all runs that pass each floor, which on the last are those won; the same holds for these intervals and bands:',
    ...rows('passed'),
    '', ...outside.map(sentenceOf),
    ...(outside.length > 0 && !accept ? ['If this is meant, accept it in a commit of its own: --accept.'] : []),
    `${found.length - left} floors in their bands, ${left} outside${few > 0 ? `; ${few} of them reached by too few for a hazard` : ''}`,
  ];
}

const HEAD = ['floor', 'before %', 'now %', 'difference in points', 'its band', ''];
const WORDS = { inside: '', above: 'ABOVE', below: 'BELOW', unknown: '' } as const;

function rowOf(floor: number, { one, other, low, high, band, standing, n }: Balanced): (string | number)[] {
  const [before, now] = [one, other].map((ratio, side) => (n[side as 0 | 1] > 0 ? points(ratio) : '-').padStart(5));
  const difference = standing === 'unknown' ? '-' : `${signed(low)} to ${signed(high)}`;
  return [floor, before ?? '', now ?? '', difference, `${points(band.low)} to ${points(band.high)}`, WORDS[standing]];
}

function sentenceOf({ measure, one, other, low, high, band, standing }: Balanced): string {
  const [word, least, end] = standing === 'above' ? ([measure.more, low, band.high] as const) : ([measure.less, high, band.low] as const);
  const went = `${measure.name}: ${points(one)} % -> ${points(other)} %`;
  return `${went}: ${word} by ${points(Math.abs(least))} points or more with certainty, and its band ends at ${points(end)} %.`;
}
