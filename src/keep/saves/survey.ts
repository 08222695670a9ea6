import { revisionOf } from '../../engine/run/save';
import type { KeyStore } from './KeyStore';
import { readMeta, type Meta } from './meta';
import { TAIL, type Tail, type TailPlace, tailsIn } from '../browser/LocalStorage';

/** Two slots for the run in progress, written alternately: while one is written the other holds the previous save. */
export const SLOTS = ['run.a', 'run.b'] as const;
export type Slot = (typeof SLOTS)[number];

/** The key of the one run that the game's first version saved. */
export const FIRST_PLACE = 'present';

/** The key of the save metadata. */
export const META = 'meta';

/** The key of the owning page's token: a write expects its own there. */
export const OWNER = 'owner';

/** Key prefix of texts that were moved aside. */
export const ASIDE = 'aside.';

/** Key prefix of texts set aside that are valid, but could not be used at the time. */
export const SPARED = 'aside.spared.';

/** Key prefix of runs found in another place; the id follows. The player is asked about each until it is continued or declined. */
export const OTHER = `${SPARED}other.`;

/** Key prefix of texts that the game's first version moved aside. */
export const FIRST_ASIDE = 'aside ';

/** A stored text that may hold the run. */
export interface Found {
  readonly key: string;
  readonly text: string;
  /** -1 if the text has none. */
  readonly revision: number;
}

/** Everything found in storage. */
export interface Survey {
  readonly meta: Meta;
  readonly metaText: string | null;
  /** Newest first, then the first version's, then spared ones. */
  readonly found: readonly Found[];
  readonly tail: Tail | null;
  /** Whether there is a tail, readable or not. */
  readonly hasTail: boolean;
}

/** Reads everything, changes nothing. `owner` is the token of the run's last owner. */
export async function survey(store: KeyStore, place: TailPlace, owner: string | null): Promise<Survey> {
  const spared = (await store.keys(SPARED)).reverse();
  const keys = [...SLOTS, FIRST_PLACE, ...spared];
  const [metaText = null, ...texts] = await store.read([META, ...keys]);
  const stored = keys.flatMap((key, index) => foundIn(key, texts[index] ?? null));
  const left = place.read();
  const tails = tailsIn(left);
  // A tail of a page that had lost the run is outdated: the owner has played on.
  const ours = tails.filter((tail) => owner === null || tail.owner === owner);
  const last = tails.length === 0 ? foundIn(TAIL, left) : ours.flatMap(({ run }) => foundIn(TAIL, run));
  const newest = [...stored.filter(isInTurn), ...last].sort((a, b) => b.revision - a.revision);
  const meta = readMeta(metaText);
  const revision = Math.max(meta.revision, ...newest.map((found) => found.revision));
  const found = [...newest, ...stored.filter((each) => !isInTurn(each))];
  return { meta: { ...meta, revision }, metaText, found, tail: joined(tails), hasTail: left !== null };
}

/** The newest tail, with the ends of all. */
function joined(tails: readonly Tail[]): Tail | null {
  const [newest] = tails;
  return newest === undefined ? null : { ...newest, ends: Object.assign({}, ...tails.map(({ ends }) => ends).reverse()) as Tail['ends'] };
}

/** Whether a text's revision counts: that of a slot or the tail. */
export function isInTurn({ key }: Found): boolean {
  return key === TAIL || SLOTS.some((slot) => slot === key);
}

function foundIn(key: string, text: string | null): Found[] {
  return text === null ? [] : [{ key, text, revision: revisionOf(text) }];
}
