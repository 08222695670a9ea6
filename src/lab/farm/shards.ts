import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { show } from '../../engine/core/floorCurve';
import { MOST_SEEDS, within } from '../runs/RunRecord';
import type { SeedRange } from '../runs/playRuns';

/* What goes over the wire. The processor is made of it as well, so it stays small. */

/** The game that plays: only the same one gives the same runs. */
export interface Version {
  readonly rules: number;
  readonly format: number;
  /** The hash of the program that plays. */
  readonly program: string;
}

/** Some seeds of a job, for one thread of a worker. */
export interface Shard {
  readonly version: Version;
  /** The packed `RunJob`. */
  readonly job: string;
  readonly seeds: SeedRange;
}

/** No shard has more runs, and unless that would be more, there are as many shards as this, so that a small job is shared, too. */
const MOST_RUNS = 50;
const SHARDS = 64;

/** Cuts a range of seeds into those of shards, in order. */
export function rangesOf({ first, last }: SeedRange): SeedRange[] {
  const runs = Math.min(MOST_RUNS, Math.ceil((last - first + 1) / SHARDS));
  const shards = Math.ceil((last - first + 1) / runs);
  return Array.from({ length: shards }, (_, at) => ({ first: first + at * runs, last: Math.min(last, first + (at + 1) * runs - 1) }));
}

/** Plain JSON as a short text: a pack has a hundred thousand characters, and Redis keeps everything in memory. */
export function packed(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString('base64');
}

/** The most bytes that are unpacked, a hundred times what any shard takes: little can be packed that unpacks without end. */
const MOST_BYTES = 64_000_000;

/** What was packed, or a sentence that says why it is not. */
export function unpacked(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES }).toString()) as unknown };
  } catch (error) {
    return `it cannot be unpacked: ${clipped((error as Error).message)}`;
  }
}

/** The most characters of a sentence from another machine. */
const MOST_WORDS = 2000;

/** Words from another machine, as far as they are worth reading. */
export function clipped(words: string): string {
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
}

const version = v.object({ rules: v.number(), format: v.number(), program: v.string() }) satisfies v.GenericSchema<unknown, Version>;
const seed = within(1, MOST_SEEDS);
const seeds = v.pipe(v.strictObject({ first: seed, last: seed }), v.check(({ first, last }) => first <= last && last - first < MOST_RUNS));
const shard = v.object({ version, job: v.string(), seeds }) satisfies v.GenericSchema<unknown, Shard>;

/** A shard as it came, or null if it is none. */
export function shardIn(data: unknown): Shard | null {
  const read = v.safeParse(shard, data);
  return read.success ? read.output : null;
}

const answer = v.union([v.strictObject({ error: v.string() }), v.strictObject({ record: v.unknown() })]);

/** An answer as it came; whether its record is one is still to be seen. */
export type OutsideAnswer = v.InferOutput<typeof answer>;

/** What a shard was answered with, or a sentence that says why it is no answer. */
export function answersIn(returned: unknown): readonly OutsideAnswer[] | string {
  const read = typeof returned === 'string' ? unpacked(returned) : 'it is no text';
  if (typeof read === 'string') return read;
  const answers = v.safeParse(v.pipe(v.array(answer), v.maxLength(MOST_RUNS + 1)), read.value);
  return answers.success ? answers.output : `it is no list of runs (got ${show(read.value)})`;
}

const WORDS = {
  rules: 'version of the rules', format: 'format of runs', program: 'build of the lab',
} as const satisfies Record<keyof Version, string>;

/** In what a worker's game differs from that of a farm, as a sentence; null for nothing. */
export function refusalOf(asked: Version, here: Version, host: string): string | null {
  const [field, words] = Object.entries(WORDS).find(([name]) => asked[name as keyof Version] !== here[name as keyof Version]) ?? [];
  if (field === undefined) return null;
  const [theirs, ours] = [asked, here].map((version) => version[field as keyof Version]);
  const both = `${String(ours)}, the farm ${String(theirs)}`;
  return `The worker on ${host} has another ${String(words)}: ${both}. Bring both to the same commit, and start the worker again.`;
}
