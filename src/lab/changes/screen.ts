import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackRows } from '../../engine/content';
import { command, refuseIdle } from '../Command';
import { INK, picture, rect, short, text } from '../curve/plot';
import { signed } from '../curve/words';
import { tried, writeText } from '../files';
import { seedRange, takes } from '../options';
import { PLAN, planOf, type RunPlan } from '../runs/askedRuns';
import { differenceOf, headerOf } from '../runs/header';
import { playRuns } from '../runs/playRuns';
import { openRuns, RunsFile } from '../runs/runsFiles';
import type { RunRecord } from '../runs/RunRecord';
import { compiledPack } from '../compiledPack';
import { table } from '../printed';
import { UsageError } from '../failures';
import { countOf, type PlayBatches } from './batches';
import { factorsAt, scaledPack } from './factors';
import { measureOf } from './measures';
import { type Effect, screen } from './screening';
import { rowsOf } from './sides';

const OPTIONS = {
  ...takes('pack', 'rows', 'by', 'fromFloor', 'on', 'lost'), ...PLAN, seeds: seedRange('20'), ...takes('out', 'from', 'svg'),
};

const PURPOSE = 'which rows of a pack move the runs won, the hazard of floors or the HP lost there';

export const screenRows = command('screen', PURPOSE, OPTIONS, async (given, say) => {
  const { pack, by, from, out, svg } = given;
  if (from !== undefined) refuseIdle(given.chosen, ['out', 'redis'], 'is for runs that are played; --from reads them.');
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, given.rows);
  const plan = planOf([pack], given, say);
  const measure = measureOf(given);
  const path = from ?? out;
  const folder = path === undefined ? null : { path, reads: from !== undefined };
  const play = armPlayer(plan, folder, (arm, arms) => { say(`arm ${arm} of ${arms}`); });
  const found = await screen({ rows, factors, by, measure, make: scaledPack }, { bot: plan.job.bot, seeds: plan.seeds }, play);
  if (svg !== undefined) writeText(svg, effectsPicture({ ...found, pack, measure: measure.name, by }));
  const seeds = countOf(plan.seeds);
  const percent = Math.round(100 * by);
  const mean = (100 * found.mean).toFixed(1);
  const head = ['row', 'effect in points', '95 % interval', 'sure'];
  return {
    data: { pack, bot: plan.job.bot, measure: measure.name, by, seeds, ...found },
    lines: [
      `${pack}: ${measure.name}, ${mean} % in the mean of ${found.arms} arms of ${seeds} runs by the ${plan.job.bot} bot`,
      `the effect of each row from ${percent} % smaller to ${percent} % larger:`,
      ...table([head, ...found.effects.map(row)]),
    ],
  };
});

function row({ factor, value, low, high }: Effect): string[] {
  return [factor, signed(value).padStart(6), `${signed(low)} to ${signed(high)}`, low > 0 || high < 0 ? 'yes' : ''];
}

/** Where the arms' runs are kept, so that interrupted work goes on and other questions can be asked. */
interface Folder {
  readonly path: string;
  /** Whether runs are only read there. */
  readonly reads: boolean;
}

/** Plays the arms one after another, or with a folder whatever is missing there, and reads them from it. */
function armPlayer({ job, workers }: RunPlan, folder: Folder | null, onArm: (arm: number, arms: number) => void): PlayBatches {
  return async (batches, onRun) => {
    for (const [arm, { pack, seeds }] of batches.entries()) {
      const onRecord = (record: RunRecord): void => { onRun(arm, record); };
      if (folder === null) await playRuns({ ...job, pack }, { seeds, workers, onRecord });
      else await playInto(folder, { job: { ...job, pack }, seeds, workers }, arm, onRecord);
      onArm(arm + 1, batches.length);
    }
  };
}

/** An arm's plan, with its pack. */
type ArmPlan = Omit<RunPlan, 'job'> & { readonly job: RunPlan['job'] & { readonly pack: PackRows } };

async function playInto(
  { path, reads }: Folder, { job, seeds, workers }: ArmPlan, arm: number, onRecord: (record: RunRecord) => void,
): Promise<void> {
  const file = join(path, `arm-${String(arm + 1).padStart(3, '0')}.ndjson.gz`);
  const header = headerOf(compiledPack(job.pack), job, seeds);
  if (!reads) {
    tried(() => mkdirSync(path, { recursive: true }), `${path} cannot be made`);
    const out = await RunsFile.resume(file, header);
    const left = { first: seeds.first + out.done, last: seeds.last };
    await playRuns(job, { seeds: left, workers, onRecord: (record) => { out.add(record); } });
    await out.finish();
  }
  const { header: found, batches } = await openRuns(file);
  const other = differenceOf(found, header);
  if (other !== null) throw new UsageError(`${file} is not of this screening; they differ in ${other}.`);
  for await (const batch of batches) for (const { record } of batch) onRecord(record);
}

const WIDTH = 960;
const NAMES = 260;
const LINE = 22;
const TOP = 96;
/** The most rows that fit a picture worth looking at. */
const MOST = 40;

/** The effects of rows as bars with their intervals, the greatest first; sure ones in colour. */
function effectsPicture({ pack, measure, by, effects }: { pack: string; measure: string; by: number; effects: readonly Effect[] }): string {
  const shown = effects.slice(0, MOST);
  const most = Math.max(0.001, ...shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite));
  const middle = (NAMES + WIDTH) / 2;
  const across = (value: number): number => middle + (Math.max(-most, Math.min(most, value)) / most) * ((WIDTH - NAMES) / 2 - 60);
  const percent = Math.round(100 * by);
  const height = TOP + shown.length * LINE + 24;
  return picture(WIDTH, height, [
    text({ x: 20, y: 36 }, `Which rows of ${pack} matter`, { size: 24, weight: 700, colour: INK.gold }),
    text(
      { x: 20, y: 62 },
      `${measure}: the change from ${percent} % smaller to ${percent} % larger, in points, with 95 % intervals`,
      { size: 15 },
    ),
    rect({ x: middle, y: TOP - 16, width: 1, height: shown.length * LINE + 8 }, `fill="${INK.grid}"`),
    ...shown.flatMap((effect, at) => bar(effect, TOP + at * LINE, across)),
  ]);
}

function bar({ factor, value, low, high }: Effect, y: number, across: (value: number) => number): string[] {
  const colour = low > 0 ? INK.ember : high < 0 ? INK.teal : INK.faint;
  const left = Math.min(across(0), across(value));
  const right = Math.max(across(0), across(value));
  const from = across(low);
  const to = across(high);
  return [
    text({ x: NAMES - 12, y: y + 4 }, factor, { size: 13, anchor: 'end' }),
    rect({ x: left, y: y - 6, width: Math.max(1, right - left), height: 12 }, `rx="2" fill="${colour}" opacity="0.75"`),
    rect({ x: from, y: y - 1, width: Math.max(1, to - from), height: 2 }, `fill="${INK.text}"`),
    text({ x: short(Math.max(to, right) + 8), y: y + 4 }, signed(value), { size: 12, colour }),
  ];
}
