import { type Beginning, checksumOf } from '../../lab/arrivals/Arrival';
import { UsageError } from '../../lab/failures';
import { actionsBefore } from '../../lab/runs/recordedRun';
import { type LoadArrivals, shippedBeginning } from '../runs/Coming';
import type { Death } from '../runs/Deaths';
import { loadArrivals } from '../runs/loadArrivals';
import { type StartWorker, startWorker } from '../runs/RunWorker';
import type { Side } from '../runs/Side';
import type { Shop } from '../Shop';
import { say } from '../words';
import { LostWorker, recordedBy } from './recordedBy';

/** The turns before a death that are shown first. */
const LAST_TURNS = 20;

/** What is needed of the page to play a run again. */
export interface WatchPorts {
  readonly start: StartWorker;
  readonly loadArrivals: LoadArrivals;
}

/** Has a bot play a run of a side again, and shows its last turns; where that cannot be, it says why. */
export async function watchDeath(
  shop: Shop, side: Side, death: Death, { start, loadArrivals: load }: WatchPorts = { start: startWorker, loadArrivals },
): Promise<void> {
  const { pack, header: { bot, turns, floors } } = side;
  const { seed, floor } = death;
  const leaving = new AbortController();
  shop.try({ about: say('shop.watching.again', { bot, seed }), order: null, leaving });
  try {
    const begins = await beginningOf(side, load);
    const job = { pack: pack.pack, bot, turns, floors, ...(begins ? { begins } : {}) };
    const run = leaving.signal.aborted ? null : await recordedBy(start, job, seed, leaving.signal);
    if (!run || leaving.signal.aborted) return;
    if (run.hash !== death.hash) throw new UsageError(say('shop.watching.differs', { seed }));
    const arrival = run.begins && { floor: run.begins.floor, arrivals: [run.begins.arrival] };
    const shows = { recording: run.recording, after: actionsBefore(run, LAST_TURNS), begins: arrival ?? null };
    shop.try({ about: say('shop.watching', { name: pack.name, bot, seed, floor }), order: { file: pack.file, shows }, leaving });
  } catch (error) {
    if (leaving.signal.aborted) return;
    shop.try(null);
    shop.tell(sentenceOf(error, seed));
  }
}

/** Where the runs of a side began, if not on the first floor; what is not at hand is a `UsageError`. */
async function beginningOf({ pack, header, begins }: Side, load: LoadArrivals): Promise<Beginning | undefined> {
  if (!header.begins || begins) return begins;
  const { floor, arrivals } = header.begins;
  const shipped = await shippedBeginning([pack], floor, load, () => undefined);
  if (shipped && checksumOf(shipped.arrivals) === arrivals) return shipped;
  throw new UsageError(say('shop.watching.noHeroes', { floor }));
}

function sentenceOf(error: unknown, seed: string): string {
  if (error instanceof UsageError) return error.message;
  return say(error instanceof LostWorker ? 'shop.watching.lost' : 'shop.runs.noWorkers', { seed });
}
