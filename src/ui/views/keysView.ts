import type { Deed, KeySet } from '../deeds';
import { looseKeys, type Keys } from '../keymap';
import { keyLabel, labelOf } from './keyLabel';

/** The keys of a deed that can be changed, as people call them: of the scheme in force or of another set. */
export function keysOfDeed(keys: Keys, deed: Deed, set: KeySet = keys.scheme): string[] {
  return looseKeys(keys, deed, set).map((key) => labelIn(keys, set, key));
}

/** A key of a set, as people call it. */
export function labelIn(keys: Keys, set: KeySet, key: string): string {
  return set === 'pad' ? keyLabel(key) : labelOf(keys, key);
}
