import type { Content } from '../../engine/content';
import { deepestFloor } from '../../engine/facts/uses';
import { UsageError } from '../failures';
import { type Arrival, type Beginning, unknownIn } from './Arrival';
import { formOfArrivals } from './arrivalsFile';
import { makeArrivals, MOST_RUNS } from './makeArrivals';
import { SHIPPED_ARRIVALS, shippedFile } from './shippedArrivals';

/** The runs that are to begin on a floor. */
export interface AskedBeginning {
  readonly content: Content;
  /** The id of the shipped pack that it is, or that it extends; null for none. */
  readonly base: string | null;
  readonly floor: number;
  /** Other packs that play the same arrivals, such as the other side of a comparison. */
  readonly also?: readonly Content[];
}

/** Who hears what is worth knowing: sentences about the arrivals, and how far the work is. */
export interface Told {
  readonly tell: (sentence: string) => void;
  readonly say: (line: string) => void;
}

/**
 * Where the runs of a pack begin on a floor: with the arrivals of the file that comes with the pack or with the one that it extends; else
 * with those that are made now (`makeArrivals`). Those that name ids which a pack does not have are left out. A floor that the pack lacks
 * or no run reaches is a `UsageError`.
 */
export function beginningOf({ content, base, floor, also = [] }: AskedBeginning, told: Told): Beginning {
  for (const each of [content, ...also]) {
    const last = deepestFloor(each);
    if (last !== null && floor > last) throw new UsageError(`There is no floor ${floor} to begin on: ${each.id} ends on floor ${last}.`);
  }
  const arrivals = shippedOn(base, floor) ?? made(content, floor, told);
  return { floor, arrivals: fitting([content, ...also], arrivals, told) };
}

function shippedOn(base: string | null, floor: number): readonly Arrival[] | undefined {
  if (base === null || !Object.hasOwn(SHIPPED_ARRIVALS, base)) return undefined;
  return formOfArrivals(shippedFile(base), SHIPPED_ARRIVALS[base]).byFloor.get(floor);
}

function made(content: Content, floor: number, { tell, say }: Told): readonly Arrival[] {
  const { id } = content;
  tell(`${id} comes without heroes for floor ${floor}: the fighter plays up to ${MOST_RUNS} runs to get there.`);
  const onRun = (done: number): void => { say(`${id}: ${done} of ${MOST_RUNS} runs towards floor ${floor}`); };
  const { byFloor, runs } = makeArrivals(content, [floor], onRun);
  const arrivals = byFloor.get(floor) ?? [];
  const none = `No run can begin on floor ${floor} of ${id}: none of ${runs} runs by the fighter came there.`;
  if (arrivals.length === 0) throw new UsageError(none);
  tell(`${arrivals.length} of ${runs} came there.`);
  return arrivals;
}

/** The arrivals of which all packs have every id; a `UsageError` if there is none. */
function fitting(packs: readonly Content[], arrivals: readonly Arrival[], { tell }: Told): readonly Arrival[] {
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
