import { encodeReplay } from '../../engine/run/replay';
import { botNamed } from '../bots';
import { command, type CommandResult, type Say } from '../Command';
import { contentById } from '../contentById';
import { writeText } from '../files';
import { mayTake, needs, takes, usual } from '../options';
import { playWithReplay } from '../playRun';
import { table } from '../table';
import { UsageError } from '../UsageError';
import { jobOf, runsToPlay, type RunPlan } from './askedRuns';
import { mergeRuns } from './mergeRuns';
import { RunsFile } from './RunsFile';
import type { RunRecord } from './RunRecord';

/** What only many runs into a file have. */
const MANY = mayTake('seeds', 'floors', 'workers');

export const play = command('play', 'lets a bot play one run, or with --out many into a file', {
  ...takes('pack', 'replay', 'out', 'resume'), ...mayTake('seed', 'bot', 'turns'), ...MANY,
}, ({ pack, seed, replay: file, out, resume, bot, turns, ...many }, say) => {
  if (out !== undefined) {
    refuseIdle({ seed, replay: file }, 'is for one run; --out is for many, of --seeds.');
    const { seeds = usual('seeds'), floors = usual('floors'), workers = usual('workers') } = many;
    const job = jobOf({ bot: bot ?? usual('bot'), turns: turns ?? usual('turns'), floors });
    return writeRuns(out, { pack, resume, plan: { job, seeds, workers } }, say);
  }
  refuseIdle({ resume, ...many }, 'is for many runs: --out FILE is missing.');
  const { report, replay } = playWithReplay(contentById(pack), { seed: seed ?? usual('seed'), bot: botNamed(bot ?? 'random'), turns: turns ?? 2000 });
  if (file !== undefined) writeText(file, `${encodeReplay(replay)}\n`);
  return { data: report, lines: table(Object.entries(report).map(([name, value]) => [name, String(value)])) };
});

/** Refuses options that would do nothing here. */
function refuseIdle(given: Readonly<Record<string, unknown>>, why: string): void {
  const name = Object.keys(given).find((each) => given[each] !== undefined);
  if (name !== undefined) throw new UsageError(`--${name} ${why}`);
}

/** Plays runs into a file. */
export async function writeRuns(
  file: string, { pack, resume, plan }: { readonly pack: string; readonly resume: true | undefined; readonly plan: RunPlan }, say: Say,
): Promise<CommandResult> {
  const { header, each } = runsToPlay(pack, plan, say);
  const out = resume ? await RunsFile.resume(file, header) : RunsFile.begin(file, header);
  let failed = 0;
  const add = (record: RunRecord): void => {
    if (record.end === 'failed') failed++;
    out.add(record);
  };
  await each(add, out.done);
  await out.finish();
  const [first, last] = header.seeds;
  const runs = last - first + 1;
  const before = out.done > 0 ? `, ${out.done} of them before` : '';
  const line = `${file}: ${runs} runs of ${header.pack} by the ${header.bot} bot, seeds ${first}-${last}${before}`;
  return { data: { file, runs, done: out.done, header }, lines: [line], isFailure: failed > 0 };
}

export const merge = command('merge <FILE...>', 'joins files of runs, given in any order', needs('out'), async ({ out }, _say, ...files) => {
  const { header, twice } = await mergeRuns(files, out);
  const [first, last] = header.seeds;
  const line = `${out}: seeds ${first}-${last} of ${files.length} files; ${twice} runs were there more than once`;
  return { data: { file: out, header, twice }, lines: [line] };
});
