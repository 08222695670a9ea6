import type { Content } from '../../engine/content';
import { fighterWith } from '../fighter';
import { PERSONAS } from '../fighter/Weights';
import type { Arrival, Beginning } from './Arrival';
import { MOST_RUNS } from './ArrivalTally';
import { arrivalsMade, fitting, otherHero, refuseMissingFloor, shippedOn } from './fitting';
import { makeArrivals } from './makeArrivals';
import { SHIPPED_ARRIVALS } from './shippedArrivals';

/** The runs that are to begin on a floor. */
export interface AskedBeginning {
  readonly content: Content;
  /** The id of the shipped pack that it is, or that it extends; null for none. */
  readonly base: string | null;
  readonly floor: number;
  /** The hero that all of them are to be of; left out, it may be any. */
  readonly hero?: string | undefined;
  /** Other packs that play the same arrivals, such as the other side of a comparison. */
  readonly also?: readonly Content[];
}

/** Who hears what is worth knowing: sentences about the arrivals, and how far the work is. */
export interface Told {
  readonly tell: (sentence: string) => void;
  readonly say: (line: string) => void;
}

/**
 * Where the runs of a pack begin on a floor: with the arrivals of the file that comes with the pack or with the one that it extends; else,
 * or if those are of other heroes, with those that are made now (`makeArrivals`). Those that name ids which a pack does not have are left
 * out. A floor that the pack lacks or no run reaches is a `UsageError`.
 */
export function beginningOf({ content, base, floor, hero, also = [] }: AskedBeginning, told: Told): Beginning {
  const packs = [content, ...also];
  refuseMissingFloor(packs, floor);
  const shipped = shippedOn(SHIPPED_ARRIVALS, base, floor);
  const arrivals = shipped && otherHero(shipped, hero) === null ? shipped : made({ content, floor, hero }, told);
  return { floor, arrivals: fitting(packs, arrivals, told.tell) };
}

function made({ content, floor, hero }: Omit<AskedBeginning, 'base' | 'also'>, { tell, say }: Told): readonly Arrival[] {
  const { id, heroes } = content;
  const bot = fighterWith({ ...PERSONAS.fighter, hero: [...heroes.keys()].indexOf(hero ?? '') + 1 });
  tell(`${id} comes with no ${hero ?? 'hero'} for floor ${floor}: the fighter plays up to ${MOST_RUNS} runs to get there.`);
  const onRun = (done: number): void => { say(`${id}: ${done} of ${MOST_RUNS} runs towards floor ${floor}`); };
  const made = makeArrivals(content, [floor], { bot, onRun });
  const arrivals = arrivalsMade(id, floor, made);
  tell(`${arrivals.length} of ${made.runs} came there.`);
  return arrivals;
}
