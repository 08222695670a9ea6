import { isPadName } from '../input/imprint';
import { bindings } from '../keymap';
import type { Session } from '../Session';
import { keyLabel, labelOf } from './keyLabel';

/** What to press for a deed on the map, on the device in hand; empty for fingers, and where nothing is bound. */
export function promptOf({ settings, device }: Pick<Session, 'settings' | 'device'>, deed: string): string {
  if (device === 'touch') return '';
  const keys = bindings(settings, 'play').find((binding) => binding.deed === `ui.deed.${deed}`)?.keys ?? [];
  const key = keys.find((name) => isPadName(name) === (device === 'pad'));
  if (key === undefined) return '';
  return device === 'pad' ? keyLabel(key) : labelOf(settings, key);
}
