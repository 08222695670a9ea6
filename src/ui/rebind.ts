import { DEEDS, type Deed } from './deeds';
import { looseKeys, type Keys, type OwnKeys } from './keymap';

/** What came of giving a deed another key; `moved` is the deed that had the key before, and what does it now. */
export type Rebound =
  | { readonly ok: true; readonly own: OwnKeys; readonly moved: { readonly deed: Deed; readonly keys: readonly string[] } | null }
  | { readonly ok: false };

/** Keys with a meaning in dialogs or while aiming, besides those that always do the same on the map. */
const RESERVED: readonly string[] = ['Enter', 'Tab', 'ShiftTab', '+', '-', ...DEEDS.flatMap(({ always }) => always)];

/**
 * Gives a deed one key in place of those it has. Whoever had that key keeps its others, or takes over the deed's old one:
 * nothing is left without a key. Refused are keys that always mean the same, and the browser's own.
 */
export function rebind(keys: Keys, deed: Deed, key: string): Rebound {
  if (RESERVED.includes(key) || /^F\d+$/.test(key)) return { ok: false };
  const own = { ...keys.own[keys.scheme], [deed.id]: [key] };
  const rival = DEEDS.find((other) => other !== deed && looseKeys(keys, other).includes(key));
  if (!rival) return { ok: true, own, moved: null };
  const rest = looseKeys(keys, rival).filter((other) => other !== key);
  const taken = rest.length > 0 ? rest : looseKeys(keys, deed).slice(0, 1);
  return { ok: true, own: { ...own, [rival.id]: taken }, moved: { deed: rival, keys: taken } };
}
