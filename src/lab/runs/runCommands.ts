import { encodeReplay } from '../../engine/run/replay';
import { botNamed } from '../bots';
import { command, refuseIdle, type CommandResult, type Say } from '../Command';
import { contentById } from '../contentById';
import { writeText } from '../files';
import { needs, takes } from '../options';
import { UsageError } from '../failures';
import { playRun, playWithReplay } from '../playRun';
import { table } from '../printed';
import { beginningFor, planOf, runsToPlay, type RunPlan } from './askedRuns';
import { mergeRuns, RunsFile } from './runsFiles';
import type { RunRecord } from './RunRecord';

const NO_REPLAY = '--replay is for runs from the first floor, on which every recording begins; leave out --from-floor.';

const OPTIONS = takes('pack', 'fromFloor', 'seed', 'replay', 'bot', 'turns', 'out', 'resume', 'seeds', 'floors', 'workers');

const PLAYING = 'lets a bot play one run (--bot random --turns 2000 unless given), or with --out many';

export const play = command('play', PLAYING, OPTIONS, (given, say) => {
  const { chosen, pack, replay: file, out, resume } = given;
  if (out !== undefined) {
    refuseIdle(chosen, ['seed', 'replay'], 'is for one run; --out is for many, of --seeds.');
    return writeRuns(out, { pack, resume, plan: planOf([pack], { ...given, redis: undefined }, say) }, say);
  }
  refuseIdle(chosen, ['seeds', 'floors', 'workers', 'resume'], 'is for many runs: --out FILE is missing.');
  const bot = chosen.includes('bot') ? given.bot : 'random';
  const turns = chosen.includes('turns') ? given.turns : 2000;
  const begins = beginningFor(pack, { bot, fromFloor: given.fromFloor, last: Infinity }, say);
  if (file !== undefined && begins) throw new UsageError(NO_REPLAY);
  const content = contentById(pack);
  const setup = { seed: given.seed, bot: botNamed(bot), turns, begins };
  const { report, replay } = begins ? { report: playRun(content, setup), replay: null } : playWithReplay(content, setup);
  if (file !== undefined && replay) writeText(file, `${encodeReplay(replay)}\n`);
  return { data: report, lines: table(Object.entries(report).map(([name, value]) => [name, String(value)])) };
});

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

const MERGING = 'joins files of runs, given in any order';

export const merge = command('merge <FILE...>', MERGING, needs('out'), async ({ out }, _say, ...files) => {
  const { header, twice } = await mergeRuns(files, out);
  const [first, last] = header.seeds;
  const line = `${out}: seeds ${first}-${last} of ${files.length} files; ${twice} runs were there more than once`;
  return { data: { file: out, header, twice }, lines: [line] };
});
