import { revisionOf } from '../../engine/run/save';
import type { KeyStore } from './KeyStore';
import { readMeta, type Meta } from './meta';
import { readTail, TAIL, type Tail, type TailPlace } from '../browser/Tail';

/** Two places for the run that is under way, written in turn: while one is written the other holds the save before. */
export const SLOTS = ['run.a', 'run.b'] as const;
export type Slot = (typeof SLOTS)[number];

/** Where the first version kept its one run. */
export const FIRST_PLACE = 'present';

/** What is kept beside the runs. */
export const META = 'meta';

/** The token of the page that keeps the run: whoever writes must still find its own. */
export const OWNER = 'owner';

/** Texts that were moved out of the way; behind it a number. */
export const ASIDE = 'aside.';

/** The same with texts that nothing is wrong with, but that could not be used then. */
export const SPARED = 'aside.spared.';

/** A text that may hold the run. */
export interface Found {
  readonly key: string;
  readonly text: string;
  /** -1 where it says none. */
  readonly revision: number;
}

/** Everything that is there. */
export interface Survey {
  readonly meta: Meta;
  readonly metaText: string | null;
  /** The newest first, then what other versions have left, then what was spared. */
  readonly found: readonly Found[];
  readonly tail: Tail | null;
  /** Whether anything lies in its place, readable or not. */
  readonly hasTail: boolean;
}

/** Reads all there is; changes nothing. `owner` is the page that kept the run last. */
export async function survey(store: KeyStore, place: TailPlace, owner: string | null): Promise<Survey> {
  const spared = (await store.keys(SPARED)).reverse();
  const keys = [...SLOTS, FIRST_PLACE, ...spared];
  const [metaText = null, ...texts] = await store.read([META, ...keys]);
  const stored = keys.flatMap((key, index) => foundIn(key, texts[index] ?? null));
  const left = place.read();
  const tail = readTail(left);
  const last = tail === null ? foundIn(TAIL, left) : foundIn(TAIL, tail.run);
  // The tail of a page that no longer kept the run is of a turn that another has gone past.
  const isOurs = tail === null || owner === null || tail.owner === owner;
  const newest = [...stored.filter(isInTurn), ...(isOurs ? last : [])].sort((a, b) => b.revision - a.revision);
  const meta = readMeta(metaText);
  const revision = Math.max(meta.revision, ...newest.map((found) => found.revision));
  return { meta: { ...meta, revision }, metaText, found: [...newest, ...stored.filter((found) => !isInTurn(found))], tail, hasTail: left !== null };
}

/** Whether a text has its number in the sequence of all saves of this browser. */
export function isInTurn({ key }: Found): boolean {
  return key === TAIL || SLOTS.some((slot) => slot === key);
}

function foundIn(key: string, text: string | null): Found[] {
  return text === null ? [] : [{ key, text, revision: revisionOf(text) }];
}
