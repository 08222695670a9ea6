import { BINDINGS, type ActionBinding, type KeySet } from './bindings';
import { isPadName } from './imprint';
import { fixedBinding, looseKeys, type Keys, type OwnKeys } from './keymap';

/** That an action is to have a key: instead of all it has, or beside them. */
export interface Wish {
  readonly set: KeySet;
  readonly binding: ActionBinding;
  readonly key: string;
  readonly how: 'instead' | 'beside';
}

/** What would come of a wish; `moved` is the action that has the key now, and what would do it then. */
export type Rebound =
  | { readonly ok: true; readonly own: OwnKeys; readonly moved: { readonly binding: ActionBinding; readonly keys: readonly string[] } | null }
  /** It always does the same, it is the browser's, or it is no key of that device. */
  | { readonly ok: false; readonly why: 'fixed' | 'browser' | 'device' };

/**
 * Gives an action a key. Whoever had that key keeps its others, or takes over a key of the action: on the keyboard nothing is left
 * without one. Refused are keys that always mean the same, the browser's own, and those of the other device.
 */
export function rebind(keys: Keys, { set, binding, key, how }: Wish): Rebound {
  if (isPadName(key) !== (set === 'pad')) return { ok: false, why: 'device' };
  if (fixedBinding(key) !== null) return { ok: false, why: 'fixed' };
  if (/^F\d+$/.test(key)) return { ok: false, why: 'browser' };
  const old = looseKeys(keys, binding, set).filter((other) => other !== key);
  const rival = BINDINGS.find((other) => other !== binding && looseKeys(keys, other, set).includes(key));
  const rest = rival ? looseKeys(keys, rival, set).filter((other) => other !== key) : [];
  const given = rival && rest.length === 0 ? old.slice(0, 1) : [];
  const kept = how === 'instead' ? [] : old.filter((other) => !given.includes(other));
  const own = { ...keys.own[set], [binding.id]: [...kept, key] };
  if (!rival) return { ok: true, own, moved: null };
  const taken = [...rest, ...given];
  return { ok: true, own: { ...own, [rival.id]: taken }, moved: { binding: rival, keys: taken } };
}

/** Takes one of several keys away from an action. */
export function unbind(keys: Keys, set: KeySet, { binding, key }: Pick<Wish, 'binding' | 'key'>): OwnKeys {
  return { ...keys.own[set], [binding.id]: looseKeys(keys, binding, set).filter((other) => other !== key) };
}

/** Whether an action has other keys than the usual ones. */
export function isChanged(keys: Keys, set: KeySet, binding: ActionBinding): boolean {
  const present = looseKeys(keys, binding, set);
  return present.length !== binding[set].length || present.some((key, index) => key !== binding[set][index]);
}
