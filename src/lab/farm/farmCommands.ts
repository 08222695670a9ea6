import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, type Say } from '../Command';
import { tried } from '../files';
import { needs, takes } from '../options';
import { printable } from '../printed';
import { jobOf } from '../runs/askedRuns';
import { ROOT } from '../runs/playRuns';
import { writeRuns } from '../runs/runCommands';
import { farmAt, SIGNALS } from './farm';
import { QUEUE, reach, shown, type Reached } from './reach';
import { answersIn, clipped, shardIn } from './shards';
import { type Program, programHere } from './version';

/** A worker that has not renewed its claim to a shard for this many milliseconds is given up, and the shard goes to another. */
const LOCK_MS = 4000;
const LOOK_MS = 1500;

/** A shard fails once this many workers have died of it. */
const MOST_DEATHS = 5;

export const farm = command('farm', 'plays runs into a file on all workers at a Redis server', {
  ...needs('redis', 'out'), ...takes('pack', 'fromFloor', 'seeds', 'bot', 'turns', 'floors', 'resume'),
}, async ({ redis, out, pack, seeds, resume, ...limits }, say) => {
  // Where there is no farm, no file is begun.
  const { queue } = await reach(redis);
  await queue.close();
  return writeRuns(out, { pack, resume, plan: { job: jobOf([pack], limits, say), seeds, workers: farmAt(redis, say) } }, say);
});

const OF_A_WORKER = { ...needs('redis'), ...takes('workers') };

export const worker = command('worker', 'plays for farms until it is stopped', OF_A_WORKER, async ({ redis, workers }, say) => {
  const reached = await reach(redis);
  process.stderr.write(`waiting for shards at ${shown(redis)}, ${workers} at a time\n`);
  const data = await playShards(reached, workers, say);
  return { data, lines: [`${data.shards} shards with ${data.runs} runs`] };
});

/** The file of the program, which BullMQ's threads load: one for each version, beside BullMQ itself, so that no worker has to remove it. */
function programFile({ code, version }: Program): string {
  const folder = join(ROOT, 'node_modules', '.cache', 'lanternfall');
  const file = join(folder, `farm-${version.program}.cjs`);
  const own = `${file}.${process.pid}`;
  tried(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, file);
  }, `${file} cannot be written`);
  return file;
}

async function playShards(
  { bull, connection, queue, lost }: Reached, threads: number, say: Say,
): Promise<{ shards: number; runs: number }> {
  const program = programHere();
  const played = { shards: 0, runs: 0 };
  const workers = new bull.Worker(QUEUE, pathToFileURL(programFile(program)), {
    connection,
    concurrency: threads,
    // Threads, so that none outlives the process; and not this one, which has to renew the claims.
    useWorkerThreads: true,
    workerThreadsOptions: { workerData: program.version, execArgv: [] },
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_MS,
    maxStalledCount: MOST_DEATHS,
  });
  // Errors of the connection: BullMQ tries again until it is lost.
  workers.on('error', () => undefined);
  const tell = (words: string): void => { process.stderr.write(`${printable(clipped(words))}\n`); };
  workers.on('failed', (job, { message }) => { tell(`${job?.name ?? 'a shard'}: ${message}`); });
  workers.on('completed', ({ name, data }, result) => {
    const shard = shardIn(data);
    const answers = answersIn(result);
    const error = typeof answers === 'string' ? answers : answers.flatMap((answer) => ('error' in answer ? [answer.error] : []))[0];
    if (error !== undefined || !shard) {
      tell(error ?? 'what was played is no shard of runs');
      return;
    }
    const { first, last } = shard.seeds;
    played.shards++;
    played.runs += last - first + 1;
    say(clipped(`${name}: ${first}-${last} played; ${played.runs} runs so far`));
  });
  try {
    await Promise.race([lost, signalToStop()]);
    process.stderr.write('finishing the shards at hand; once more ends at once\n');
    await workers.close();
  } catch (error) {
    await workers.close(true);
    throw error;
  } finally {
    await queue.close().catch(() => undefined);
  }
  return played;
}

/** The next such signal ends the process. */
function signalToStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const name of SIGNALS) process.off(name, stop);
      resolve();
    };
    for (const name of SIGNALS) process.on(name, stop);
  });
}
