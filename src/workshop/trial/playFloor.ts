import type { Content } from '../../engine/content';
import type { Arrival, Beginning } from '../../lab/arrivals/Arrival';
import { UsageError } from '../../lab/failures';
import { type LoadArrivals, shippedBeginning } from '../runs/Coming';
import { loadArrivals } from '../runs/loadArrivals';
import { draftInUse } from '../runs/packsInUse';
import { type StartWorker, startWorker } from '../runs/RunWorker';
import type { PlayedPack } from '../runs/Side';
import { usualSettings } from '../runs/settings';
import type { Shop } from '../Shop';
import { say } from '../words';
import { begunOn, type Place, savedRun } from './begunRun';
import { firstComer } from './firstComer';

/** What is needed of the page to find heroes. */
export interface HeroPorts {
  readonly start: StartWorker;
  readonly loadArrivals: LoadArrivals;
  readonly cores: number;
  /** Milliseconds after which no hero is played for any more. */
  readonly patience: number;
}

const PATIENCE_MS = 20_000;

/** The heroes who were played for, by pack and floor; null where none came. */
const heroes = new WeakMap<Content, Map<number, Arrival | null>>();

const portsOf = ({ ports: { page } }: Shop): HeroPorts =>
  ({ start: startWorker, loadArrivals, cores: page.navigator.hardwareConcurrency, patience: PATIENCE_MS });

/** Plays a floor of the draft: the very one of that seed, from the first with a new hero, from deeper ones with a hero who came there. */
export async function playFloor(shop: Shop, place: Place, ports = portsOf(shop)): Promise<void> {
  const pack = draftInUse(shop.draft);
  if (!pack) return;
  const leaving = new AbortController();
  shop.try({ about: say('shop.trial.coming', { floor: place.floor }), order: null, leaving });
  try {
    const begins = place.floor === 1 ? null : await beginningFor(shop, pack, place.floor, ports);
    if (leaving.signal.aborted) return;
    const run = savedRun(begunOn(pack.content, place, begins));
    const about = say('shop.trial.about', { name: pack.name, ...place });
    const who = place.floor === 1 ? '' : ` ${say(begins ? 'shop.trial.hero' : 'shop.trial.newHero')}`;
    shop.try({ about: about + who, order: { file: pack.file, shows: { run } }, leaving });
    shop.tour.did('play');
  } catch (error) {
    shop.try(null);
    shop.tell(say('shop.floor.failed', { why: error instanceof Error ? error.message : String(error) }));
  }
}

/** Heroes for a floor: those that come with the game, or one who is played for now; null where none comes. */
async function beginningFor(shop: Shop, pack: PlayedPack, floor: number, ports: HeroPorts): Promise<Beginning | null> {
  const shipped = await shippedBeginning([pack], floor, ports.loadArrivals, () => undefined).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    throw error;
  });
  if (shipped) return shipped;
  const known = heroes.get(pack.content) ?? new Map<number, Arrival | null>();
  heroes.set(pack.content, known);
  const hero = known.get(floor) ?? (known.has(floor) ? null : await playedFor(shop, pack, floor, ports));
  if (shop.trial?.leaving.signal.aborted === false) known.set(floor, hero);
  return hero && { floor, arrivals: [hero] };
}

async function playedFor(shop: Shop, { pack }: PlayedPack, floor: number, ports: HeroPorts): Promise<Arrival | null> {
  const leaving = shop.trial?.leaving;
  if (!leaving) return null;
  const ends = new AbortController();
  const { signal } = ends;
  const end = (): void => { ends.abort(); };
  leaving.signal.addEventListener('abort', end);
  const timer = setTimeout(end, ports.patience);
  const onRun = (done: number, all: number): void => {
    if (!signal.aborted) shop.try({ about: say('shop.trial.playing', { floor, done, all }), order: null, leaving });
  };
  const hero = await firstComer(pack, floor, { start: ports.start, workers: usualSettings(ports.cores).workers, onRun, signal });
  clearTimeout(timer);
  return hero;
}
