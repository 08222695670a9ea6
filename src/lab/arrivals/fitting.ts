import type { Content } from '../../engine/content';
import { deepestFloor } from '../../engine/facts/uses';
import { weightsOf } from '../botWeights';
import { UsageError } from '../failures';
import { type Arrival, type Beginning, unknownIn } from './Arrival';
import { formOfArrivals } from './arrivalsFile';
import type { ArrivalTally } from './ArrivalTally';

/** Refuses a floor that one of these packs does not have. */
export function refuseMissingFloor(packs: readonly Content[], floor: number): void {
  for (const each of packs) {
    const last = deepestFloor(each);
    if (last !== null && floor > last) throw new UsageError(`There is no floor ${floor} to begin on: ${each.id} ends on floor ${last}.`);
  }
}

/** The name of a file of arrivals that comes with the game. */
export function shippedFile(pack: string): string {
  return `assets/arrivals/${pack}.json`;
}

/**
 * The arrivals on a floor in the file that comes with a pack; undefined for none.
 * @param files the contents of those files, by the id of their pack
 */
export function shippedOn(files: Readonly<Record<string, unknown>>, base: string | null, floor: number): readonly Arrival[] | undefined {
  if (base === null || !Object.hasOwn(files, base)) return undefined;
  return formOfArrivals(shippedFile(base), files[base]).byFloor.get(floor);
}

/** The arrivals on a floor that were made for a pack; none at all are a `UsageError`. */
export function arrivalsMade(pack: string, floor: number, { byFloor, runs }: Pick<ArrivalTally, 'byFloor' | 'runs'>): readonly Arrival[] {
  const arrivals = byFloor.get(floor) ?? [];
  if (arrivals.length > 0) return arrivals;
  throw new UsageError(`No run can begin on floor ${floor} of ${pack}: none of ${runs} runs by the fighter came there.`);
}

/** The arrivals of which all packs have every id; a `UsageError` if there is none. */
export function fitting(
  packs: readonly Content[], arrivals: readonly Arrival[], tell: (sentence: string) => void,
): readonly Arrival[] {
  const gone: string[] = [];
  const fit = arrivals.filter((arrival) => {
    const unknown = packs.map((content) => unknownIn(content, arrival)).find((each) => each !== null);
    if (unknown !== undefined) gone.push(unknown);
    return unknown === undefined;
  });
  const [reason = ''] = gone;
  if (fit.length === 0) throw new UsageError(`None of the ${arrivals.length} heroes who came to the floor fits: ${reason}`);
  if (gone.length > 0) tell(`${gone.length} of the ${arrivals.length} heroes who came to the floor are left out: ${reason}`);
  return fit;
}

/** The hero that a bot plays in a pack; undefined if it plays any. */
export function heroOf({ heroes }: Content, bot: string): string | undefined {
  return [...heroes.keys()][(weightsOf(bot)?.['hero'] ?? 0) - 1];
}

/** A hero among arrivals that is not the one that all are to be of; null for none. */
export function otherHero(arrivals: readonly Arrival[], wanted: string | undefined): string | null {
  return arrivals.find(({ hero }) => wanted !== undefined && hero !== wanted)?.hero ?? null;
}

/** Refuses a bot that plays a certain hero where the arrivals are others: a hero stays the same on its way. */
export function refuseOtherHero(content: Content, bot: string, { floor, arrivals }: Beginning): void {
  const wanted = heroOf(content, bot);
  const other = otherHero(arrivals, wanted);
  if (other === null) return;
  const came = `the heroes who came to floor ${floor} are others, such as the ${other}`;
  throw new UsageError(`The ${bot} bot plays the ${wanted ?? ''}, and ${came}.`);
}
