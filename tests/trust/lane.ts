import { Rng } from '../../src/engine/core/rng';

/** A property that must hold in every one of many cases, each drawn from its own stream. */
export interface Lane {
  /** One word: its name for `npm run test:long -- name`, and the seed of its streams. */
  readonly name: string;
  /** What is counted, as in "20,000 turns of bots". */
  readonly unit: string;
  /** How many of them every day (`SCALE=1`), and how many in the long run (`SCALE=50`). */
  readonly target: number;
  readonly long: number;
  /** Does one case and throws if the property fails; returns its number of units, by default 1. */
  run(index: number, rng: Rng, seed: string): Promise<number | undefined> | number | undefined;
  /** What makes the cases worth something, in a few words, once all are done. */
  readonly note?: () => string;
  /** What the cases failed to cover, as sentences: a lane in which nothing dies proves little. */
  readonly missed?: () => readonly string[];
}

/** How much of a lane to do. */
export interface Extent {
  /** 1 every day, 50 for the long run. */
  readonly scale: number;
  /** A single case, `seed:index`; null for all. */
  readonly repro: string | null;
  /** The seed of all streams instead of the lane's name. */
  readonly seed: string | null;
}

/** The result of a lane. */
export interface Outcome {
  readonly name: string;
  readonly unit: string;
  readonly wanted: number;
  readonly done: number;
  readonly seconds: number;
  /** What the cases covered, and how long the slowest took: only reported, since no test may depend on a clock. */
  readonly note: string;
  /** Each with the command that repeats it. */
  readonly failures: readonly string[];
}

/** After this many failures a lane ends: more say nothing new. */
const MOST_FAILURES = 5;
const LONG_SCALE = 50;

/** The extent requested by the environment: `SCALE`, `SEED`, `REPRO`. */
export function extentOf(env: Readonly<Record<string, string | undefined>>): Extent {
  const scale = Number(env['SCALE'] ?? '1');
  if (!(scale > 0)) throw new Error(`SCALE is a number above 0, such as 1 or 50, not "${env['SCALE'] ?? ''}".`);
  const repro = env['REPRO'] ?? null;
  if (repro !== null && !/^.+:\d+$/.test(repro)) throw new Error(`REPRO is a seed and the number of a case, such as bots:17, not "${repro}".`);
  return { scale, repro, seed: env['SEED'] ?? null };
}

/** How many units a lane has to do: its target at 1, its long number at 50, interpolated elsewhere. */
export function wantedOf({ target, long }: Pick<Lane, 'target' | 'long'>, scale: number): number {
  if (scale >= LONG_SCALE) return Math.ceil((long * scale) / LONG_SCALE);
  return scale === 1 ? target : Math.min(long, Math.ceil(target * scale));
}

/** Does cases until there are enough. */
export async function runLane(lane: Lane, extent: Extent): Promise<Outcome> {
  const start = Date.now();
  const seed = extent.seed ?? lane.name;
  const [from, only] = extent.repro === null ? [seed, null] : partsOf(extent.repro);
  const wanted = only === null ? wantedOf(lane, extent.scale) : 1;
  const failures: string[] = [];
  let done = 0;
  let slowest = 0;
  for (let index = only ?? 0; done < wanted && failures.length < MOST_FAILURES; index++) {
    const begun = performance.now();
    try {
      done += Math.max(1, (await lane.run(index, Rng.of(from, `case ${index}`), `${from} ${index}`)) ?? 1);
    } catch (error) {
      done++;
      failures.push(`${lane.name}, case ${index}: ${wordsOf(error)}\n  Again: ${commandOf(lane, `${from}:${index}`)}`);
    }
    slowest = Math.max(slowest, performance.now() - begun);
    if (only !== null) break;
  }
  if (only === null && failures.length === 0) failures.push(...(lane.missed?.() ?? []).map((sentence) => `${lane.name}: ${sentence}`));
  return { name: lane.name, unit: lane.unit, wanted, done, seconds: (Date.now() - start) / 1000, note: [...(lane.note ? [lane.note()] : []), `the slowest case ${Math.round(slowest)} ms`].join(', '), failures };
}

/** The command that repeats one case. */
export function commandOf(lane: Pick<Lane, 'name'>, repro: string): string {
  return `REPRO='${repro}' npm run test:long -- ${lane.name}`;
}

/** A line on what was done. */
export function lineOf({ name, unit, wanted, done, seconds, note, failures }: Outcome): string {
  const count = (n: number): string => n.toLocaleString('en');
  return `${failures.length === 0 && done >= wanted ? 'ok  ' : 'FAIL'} ${name}: ${count(done)} of ${count(wanted)} ${unit}${note === '' ? '' : `, ${note}`} (${seconds.toFixed(1)} s)`;
}

/** An error with all its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.stack ?? error.message) : `${error.message}\n  because of ${wordsOf(error.cause)}`;
}

function partsOf(repro: string): readonly [seed: string, index: number] {
  const cut = repro.lastIndexOf(':');
  return [repro.slice(0, cut), Number(repro.slice(cut + 1))];
}
