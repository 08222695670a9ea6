import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { runProgram, type RunAnswer, type RunJob } from '../runs/runProgram';
import { contentOf } from '../shippedContent';
import { packed, refusalOf, shardIn, unpacked, type Version } from './shards';

/* The program in a thread of BullMQ, which loads it from a file and calls it with a shard at a time. */

let answers: RunAnswer[] = [];
const take = runProgram((answer) => { answers.push(answer); }, contentOf);

/** The job that the program has. */
let job = '';

/** Plays a shard; returns its packed answers, of which the last may say why there are no more. */
export default function playShard({ data }: { readonly data: unknown }): string {
  answers = [];
  const shard = shardIn(data);
  if (!shard) return refused('was sent something that is no shard of runs');
  const refusal = refusalOf(shard.version, workerData as Version, hostname());
  if (refusal !== null) return packed([{ error: refusal }]);
  if (shard.job !== job) {
    const read = unpacked(shard.job);
    if (typeof read === 'string') return refused(`was sent a job that cannot be used: ${read}`);
    take({ job: read.value as RunJob });
  }
  job = answers.length === 0 ? shard.job : '';
  const { first, last } = shard.seeds;
  if (answers.length === 0) take({ seeds: Array.from({ length: last - first + 1 }, (_, at) => String(first + at)) });
  return packed(answers);
}

function refused(why: string): string {
  return packed([{ error: `The worker on ${hostname()} ${why}.` }]);
}
