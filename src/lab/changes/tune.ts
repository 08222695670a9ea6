import * as v from 'valibot';
import { command } from '../Command';
import { UsageError } from '../failures';
import { points, share } from '../curve/words';
import { textOf } from '../files';
import { needs, seedRange, takes } from '../options';
import { PLAN, planOf, type RunPlan } from '../runs/askedRuns';
import { playRuns } from '../runs/playRuns';
import type { Estimate } from '../statistics/intervals';
import { countOf, type PlayBatches } from './batches';
import { type Factor, factorsAt, scaledPack } from './factors';
import { refuseAbove } from './measures';
import type { RowChange } from './rowChanges';
import { type FloorTarget, MOST_LOST, type Round } from './search';
import { rowsOf } from './sides';
import { tuneRows } from './tuning';

const targetSchema = v.pipe(v.array(v.pipe(
  v.strictObject({
    floor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    hazard: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    lost: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_LOST))),
    within: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  }),
  v.check(({ hazard, lost }) => (hazard === undefined) !== (lost === undefined)),
)), v.minLength(1));

const OPTIONS = { ...takes('pack', 'rows', 'most', 'fromFloor'), ...needs('target'), ...PLAN, seeds: seedRange('40'), ...takes('second') };

/** Confirms its answer on seeds that no round has seen, also with a second bot. */
export const tuneCommand = command('tune', 'solves rows of a pack for hazards by floor', OPTIONS, async (given, say) => {
  const { pack, second } = given;
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, given.rows);
  const targets = targetsIn(given.target);
  for (const { floor } of targets) refuseAbove(given.target, floor, given.fromFloor ?? 1);
  const plan = planOf([pack], given, say);
  const { job: { bot }, seeds: { first } } = plan;
  const lines: string[] = [];
  const onRound = (round: Round): void => {
    const line = `round ${round.round}: ${found(targets, round.found)}`;
    lines.push(line);
    say(line);
  };
  const most = factors.map(() => given.most);
  const tuning = { rows, factors, make: scaledPack, most, targets, bot, second, first, each: countOf(plan.seeds) };
  const { confirmed, others, changes, isMet } = await tuneRows(tuning, playerOn(plan), onRound);
  const set = Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));
  return {
    data: { pack, bot, second, targets, confirmed, others, isMet, changes: set },
    lines: [
      ...lines,
      `confirmed on fresh seeds by the ${bot} bot: ${found(targets, confirmed)}`,
      `the ${second} bot on the same: ${found(targets, others)}`,
      isMet ? 'all hazards are on target' : 'not all hazards are on target: other rows may have to change, or the targets',
      '',
      ...(changes.length > 0 ? changes.map((change) => changeLine(factors, change)) : ['nothing has to change']),
    ],
    isFailure: !isMet,
  };
});

/** Plays batches one after another, as a plan says. */
function playerOn({ job, workers }: RunPlan): PlayBatches {
  return async (batches, onRun) => {
    for (const [at, { bot, pack, seeds }] of batches.entries()) {
      await playRuns({ ...job, bot, pack }, { seeds, workers, onRecord: (record) => { onRun(at, record); } });
    }
  };
}

/** The targets of a file; throws a `UsageError`. */
function targetsIn(file: string): FloorTarget[] {
  let value: unknown;
  try {
    value = JSON.parse(textOf(file)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}.`);
    throw error;
  }
  const read = v.safeParse(targetSchema, value);
  if (!read.success) {
    const where = v.getDotPath(read.issues[0]);
    const what = 'a list of floors, such as [{"floor": 5, "hazard": 0.1, "within": 0.03}]';
    throw new UsageError(`${file} must hold ${what}${where === null ? '' : `; ${where} is not what it should be`}.`);
  }
  return read.output.map(({ floor, hazard, lost, within }) =>
    (lost === undefined ? { floor, value: hazard ?? 0, within } : { floor, value: lost, within, lost: true }));
}

function found(targets: readonly FloorTarget[], estimates: readonly Estimate[]): string {
  return targets.map(({ floor, value, lost }, at) =>
    `floor ${floor}${lost ? ', HP lost' : ''} ${shownOf(estimates[at] as Estimate)} for ${points(value)} %`).join('; ');
}

function shownOf(estimate: Estimate): string {
  return estimate.n === 0 ? 'never reached' : `${share(estimate)} %`;
}

/** `monsters.wolf  [[6,20],[9,10]] -> [[6,15],[9,8]]`. */
function changeLine(factors: readonly Factor[], { path, value }: RowChange): string {
  const name = path.join('.');
  return `${name}  ${JSON.stringify(factors.find((factor) => factor.name === name)?.place.value)} -> ${JSON.stringify(value)}`;
}
