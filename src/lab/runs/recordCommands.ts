import type { Command, CommandResult } from '../Command';
import type { Options } from '../options';
import { playedRuns } from './askedRuns';
import { mergeRuns } from './mergeRuns';
import type { Say } from './Progress';
import { RunsFile } from './RunsFile';
import type { RunRecord } from './RunRecord';

/** Plays runs into a file. */
export async function playInto(file: string, options: Options, say: Say): Promise<CommandResult> {
  const { header, each } = playedRuns(options.packName(), options, say);
  const out = options.resume ? await RunsFile.resume(file, header) : RunsFile.begin(file, header);
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

/** Joins files of runs. */
export const merge: Command = async (options) => {
  const out = options.neededFile('out');
  const files = options.operands();
  const { header, twice } = await mergeRuns(files, out);
  const [first, last] = header.seeds;
  return { data: { file: out, header, twice }, lines: [`${out}: seeds ${first}-${last} of ${files.length} files; ${twice} runs were there more than once`] };
};
