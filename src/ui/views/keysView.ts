import type { ActionBinding, KeySet } from '../input/bindings';
import { looseKeys, type Keys } from '../input/keymap';
import { keyLabel, labelOf } from './keyLabel';

/** The keys of an action that can be changed, as people call them: of the scheme in force or of another set. */
export function keysOfBinding(keys: Keys, binding: ActionBinding, set: KeySet = keys.scheme): string[] {
  return looseKeys(keys, binding, set).map((key) => labelIn(keys, set, key));
}

/** A key of a set, as people call it. */
export function labelIn(keys: Keys, set: KeySet, key: string): string {
  return set === 'pad' ? keyLabel(key) : labelOf(keys, key);
}
