import { BINDINGS, type ActionBinding, type KeySet } from './bindings';
import { isPadName } from './imprint';
import { fixedBinding, looseKeys, type Keys, type OwnKeys } from './keymap';
import { same } from '../views/same';

/** A key for an action: instead of its present keys, or beside them. */
export interface KeyChange {
  readonly set: KeySet;
  readonly binding: ActionBinding;
  readonly key: string;
  readonly how: 'instead' | 'beside';
}

/** The result of a change; `moved` is the action that had the key, with its new keys. */
export type Rebound =
  | { readonly ok: true; readonly own: OwnKeys; readonly moved: { readonly binding: ActionBinding; readonly keys: readonly string[] } | null }
  /** The key is fixed, belongs to the browser, or is not one of that device. */
  | { readonly ok: false; readonly why: 'fixed' | 'browser' | 'device' };

/**
 * Gives an action a key. The key's previous action keeps its other keys, or gets one of the action's: on the keyboard none is left
 * without one. Fixed keys, browser keys and keys of the other device are refused.
 */
export function rebind(keys: Keys, { set, binding, key, how }: KeyChange): Rebound {
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

/** Removes one of an action's keys. */
export function unbind(keys: Keys, set: KeySet, { binding, key }: Pick<KeyChange, 'binding' | 'key'>): OwnKeys {
  return { ...keys.own[set], [binding.id]: looseKeys(keys, binding, set).filter((other) => other !== key) };
}

/** Whether an action's keys differ from the defaults. */
export function isChanged(keys: Keys, set: KeySet, binding: ActionBinding): boolean {
  return !same(looseKeys(keys, binding, set), binding[set]);
}
