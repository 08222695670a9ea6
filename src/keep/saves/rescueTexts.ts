import { reviveRun } from './reviveRun';
import type { Changes, KeyStore } from './KeyStore';
import { ASIDE, FIRST_ASIDE, FIRST_PLACE, isInTurn, OWNER, SLOTS, type Survey } from './survey';
import { TAIL, type TailPlace } from '../browser/Tail';

/** A stored text and its key. */
export interface Rescued {
  readonly key: string;
  readonly text: string;
}

/** All stored texts of unfinished runs, readable or not. */
export async function rescueTexts(store: KeyStore, place: TailPlace): Promise<Rescued[]> {
  const keys = [...SLOTS, FIRST_PLACE, ...(await store.keys(ASIDE)), ...(await store.keys(FIRST_ASIDE))];
  const texts = [...(await store.read(keys)), place.read()];
  return [...keys, TAIL].flatMap((key, index) => {
    const text = texts[index] ?? null;
    return text === null ? [] : [{ key, text }];
  });
  }

/** The changes that move the newest save aside, so that the previous one is continued; null if no other is readable. */
export function withoutNewest(token: string, { found, meta }: Survey): { readonly changes: Changes; readonly isTail: boolean } | null {
  const readable = found.filter(isInTurn).filter(({ text }) => reviveRun(text).ok);
  const [newest, before] = readable;
  if (!newest || !before) return null;
  const isTail = newest.key === TAIL;
  return { changes: { [`${ASIDE}${meta.revision}${token}back`]: newest.text, ...(isTail ? {} : { [newest.key]: null }), [OWNER]: token }, isTail };
}
