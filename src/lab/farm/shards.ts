import { gunzipSync, gzipSync } from 'node:zlib';
import type { SeedRange } from '../runs/playSeeds';

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

/** What was packed; throws on anything else. */
export function unpacked(text: string): unknown {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()) as unknown;
}

const WORDS = { rules: 'version of the rules', format: 'format of runs', program: 'build of the lab' } as const satisfies Record<keyof Version, string>;

/** In what a worker's game differs from that of a farm, as a sentence; null for nothing. */
export function refusalOf(asked: Version, here: Version, host: string): string | null {
  const [field, words] = Object.entries(WORDS).find(([name]) => asked[name as keyof Version] !== here[name as keyof Version]) ?? [];
  if (field === undefined) return null;
  const [theirs, ours] = [asked, here].map((version) => version[field as keyof Version]);
  const both = `${String(ours)}, the farm ${String(theirs)}`;
  return `The worker on ${host} has another ${String(words)}: ${both}. Bring both to the same commit, and start the worker again.`;
}
