import type { ActionBinding, KeySet } from '../input/bindings';
import { looseKeys, type Keys } from '../input/keymap';
import { keyLabel, labelOf } from './keyLabel';

/** The labels of an action's rebindable keys, by default in the current scheme. */
export function keysOfBinding(keys: Keys, binding: ActionBinding, set: KeySet = keys.scheme): string[] {
  return looseKeys(keys, binding, set).map((key) => labelIn(keys, set, key));
}

/** The label of a key of a set. */
export function labelIn(keys: Keys, set: KeySet, key: string): string {
  return set === 'pad' ? keyLabel(key) : labelOf(keys, key);
}
