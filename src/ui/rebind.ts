import { DEEDS, type Deed, type KeySet } from './deeds';
import { isPadName } from './input/imprint';
import { fixedDeed, looseKeys, type Keys, type OwnKeys } from './keymap';

/** That a deed is to have a key: instead of all it has, or beside them. */
export interface Wish {
  readonly set: KeySet;
  readonly deed: Deed;
  readonly key: string;
  readonly how: 'instead' | 'beside';
}

/** What would come of a wish; `moved` is the deed that has the key now, and what would do it then. */
export type Rebound =
  | { readonly ok: true; readonly own: OwnKeys; readonly moved: { readonly deed: Deed; readonly keys: readonly string[] } | null }
  /** It always does the same, it is the browser's, or it is no key of that device. */
  | { readonly ok: false; readonly why: 'fixed' | 'browser' | 'device' };

/**
 * Gives a deed a key. Whoever had that key keeps its others, or takes over a key of the deed: on the keyboard nothing is left
 * without one. Refused are keys that always mean the same, the browser's own, and those of the other device.
 */
export function rebind(keys: Keys, { set, deed, key, how }: Wish): Rebound {
  if (isPadName(key) !== (set === 'pad')) return { ok: false, why: 'device' };
  if (fixedDeed(key) !== null) return { ok: false, why: 'fixed' };
  if (/^F\d+$/.test(key)) return { ok: false, why: 'browser' };
  const old = looseKeys(keys, deed, set).filter((other) => other !== key);
  const rival = DEEDS.find((other) => other !== deed && looseKeys(keys, other, set).includes(key));
  const rest = rival ? looseKeys(keys, rival, set).filter((other) => other !== key) : [];
  const given = rival && rest.length === 0 ? old.slice(0, 1) : [];
  const kept = how === 'instead' ? [] : old.filter((other) => !given.includes(other));
  const own = { ...keys.own[set], [deed.id]: [...kept, key] };
  if (!rival) return { ok: true, own, moved: null };
  const taken = [...rest, ...given];
  return { ok: true, own: { ...own, [rival.id]: taken }, moved: { deed: rival, keys: taken } };
}

/** Takes one of several keys away from a deed. */
export function unbind(keys: Keys, set: KeySet, { deed, key }: Pick<Wish, 'deed' | 'key'>): OwnKeys {
  return { ...keys.own[set], [deed.id]: looseKeys(keys, deed, set).filter((other) => other !== key) };
}

/** Whether a deed has other keys than the usual ones. */
export function isChanged(keys: Keys, set: KeySet, deed: Deed): boolean {
  const present = looseKeys(keys, deed, set);
  return present.length !== deed[set].length || present.some((key, index) => key !== deed[set][index]);
}
