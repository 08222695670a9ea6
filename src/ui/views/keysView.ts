import type { Deed } from '../deeds';
import { looseKeys, type Keys } from '../keymap';
import { text } from '../text';
import { keyLabel } from './keyLabel';

/** The keys of a deed that can be changed, in words. */
export function keysOfDeed(keys: Keys, deed: Deed): string {
  const loose = looseKeys(keys, deed);
  return loose.length === 0 ? text('ui.keys.none') : loose.map(keyLabel).join(', ');
}
