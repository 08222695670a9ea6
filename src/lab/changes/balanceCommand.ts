import type { Content } from '../../engine/content';
import { command } from '../Command';
import { CurveTally, type Curve } from '../curve/curve';
import { curvePicture } from '../curve/curvePicture';
import { points, signed } from '../curve/words';
import { writeText } from '../files';
import { floorsIn } from '../lastFloor';
import { needs, seedRange, takes } from '../options';
import { PLAN, planOf } from '../runs/askedRuns';
import { headerOf } from '../runs/header';
import { Progress } from '../runs/Progress';
import type { RunRecord } from '../runs/RunRecord';
import { playRuns } from '../runs/playRuns';
import { table } from '../table';
import { UsageError } from '../UsageError';
import { balanceOf, outsideOf, type Balanced, type FloorBalance } from './balance';
import { readBaseline, refuseOtherChanges, writeBaseline, type Baseline } from './baseline';
import { packWith } from './sides';

const OPTIONS = {
  ...needs('baseline'), ...takes('accept', 'set', 'detect', 'pack'), ...PLAN,
  // Seeds that no tuning uses.
  seeds: seedRange('900001-900300'), ...takes('svg'),
};

export const balance = command('balance', 'fails when a pack is surely no longer as hard as its baseline', OPTIONS, async (given, say) => {
  const { baseline: file, svg, detect: within } = given;
  const accept = given.accept === true;
  if (accept) refuseOtherChanges(file);
  const { job, seeds, workers } = planOf(given, say);
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
  const lines = [
    `${title}: ${records.length} runs by the ${job.bot} bot on the seeds ${seeds.first}-${seeds.last}, and on the same the baseline ${file}`,
    ...(written.length > 0 ? [`${written.join(' and ')} are written: commit them alone`] : []),
    ...(found ? linesOf(found, { within, accept }) : []),
  ];
  return { data: { pack: title, bot: job.bot, within, floors: found }, lines, isFailure: !accept && found !== null && outsideOf(found).length > 0 };
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
    '', `the hazard of each floor, whose band goes ${points(within)} points to both sides; the intervals hold all of them together:`, ...rows('hazard'),
    '', 'the share of all runs that pass each floor, which on the last are those won; the same holds for these intervals and bands:', ...rows('passed'),
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
