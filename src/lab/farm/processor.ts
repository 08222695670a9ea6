import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { runProgram, type RunAnswer, type RunJob } from '../runs/runProgram';
import { packed, refusalOf, unpacked, type Shard, type Version } from './shards';

/* The program in a thread of BullMQ, which loads it from a file and calls it with a shard at a time. */

let answers: RunAnswer[] = [];
const take = runProgram((answer) => { answers.push(answer); });

/** The job that the program has. */
let job = '';

/** Plays a shard; returns its packed answers, of which the last may say why there are no more. */
export default function playShard({ data }: { readonly data: Shard }): string {
  answers = [];
  const refusal = refusalOf(data.version, workerData as Version, hostname());
  if (refusal !== null) return packed([{ error: refusal }]);
  if (data.job !== job) take({ job: unpacked(data.job) as RunJob });
  job = answers.length === 0 ? data.job : '';
  const { first, last } = data.seeds;
  if (answers.length === 0) take({ seeds: Array.from({ length: last - first + 1 }, (_, at) => String(first + at)) });
  return packed(answers);
}
