import type { Content } from '../../engine/content';
import { isChecksumOf } from '../../engine/run/replay';
import { contentById, packToSend } from '../contentById';
import { isPackFile } from '../packFile';
import type { Options } from '../options';
import type { RunRecord } from './RunRecord';
import { playRuns } from './playRuns';
import { UsageError } from '../UsageError';
import { headerOf, type Header } from './header';
import { playingOf } from './playing';
import { Progress, type Say } from './Progress';
import { openRuns } from './readRuns';

/** The runs that a command is about: what was played, on which pack, and each of them once, in the order of the seeds. */
export interface AskedRuns {
  readonly content: Content;
  readonly header: Header;
  readonly each: (onRecord: (record: RunRecord) => void) => Promise<void>;
}

/** The runs of a file if there is one, else runs that are played when they are asked for. */
export function askedRuns(pack: string, options: Options, say: Say): Promise<AskedRuns> {
  const file = options.file('from');
  return file === null ? Promise.resolve(playedRuns(pack, options, say)) : readRuns(file, options);
}

/** Runs of a pack with the options of a command; `each` leaves out as many of the first as are done. */
export function playedRuns(pack: string, options: Options, say: Say) {
  const content = contentById(pack);
  const { job, seeds, workers } = playingOf(options, '100', say);
  const each = async (onRecord: (record: RunRecord) => void, done = 0): Promise<void> => {
    const progress = new Progress(content.id, seeds.last - seeds.first + 1 - done, say);
    const keep = (record: RunRecord): void => {
      onRecord(record);
      progress.step();
    };
    await playRuns({ ...job, pack: packToSend(pack) }, { seeds: { first: seeds.first + done, last: seeds.last }, workers, onRecord: keep });
  };
  return { content, header: headerOf(content, job, seeds), each };
}

async function readRuns(file: string, options: Options): Promise<AskedRuns> {
  const { header, batches } = await openRuns(file);
  const name = isPackFile(options.packName()) ? options.packName() : header.pack;
  const content = contentById(name);
  if (!isChecksumOf(content, header.rows) || content.id !== header.pack) {
    throw new UsageError(`${file} was played with other rows of ${header.pack} than ${name} has now; --pack names a pack file that has them.`);
  }
  const each = async (onRecord: (record: RunRecord) => void): Promise<void> => {
    for await (const batch of batches) for (const { record } of batch) onRecord(record);
  };
  return { content, header, each };
}
