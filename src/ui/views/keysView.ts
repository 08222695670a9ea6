import type { Deed } from '../deeds';
import { looseKeys, type Keys } from '../keymap';
import { keyLabel } from './keyLabel';

/** The keys of a deed that can be changed, as people call them. */
export function keysOfDeed(keys: Keys, deed: Deed): string[] {
  return looseKeys(keys, deed).map(keyLabel);
}
