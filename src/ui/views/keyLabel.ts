import { imprintOf } from '../input/imprint';
import { printedAt } from '../input/layout';
import type { Keys } from '../input/keymap';
import { text } from '../../keep/text';

/** A key as people call it: characters are themselves, capitals are letters with Shift, buttons as they are printed. */
export function keyLabel(key: string): string {
  if (key === ' ') return text('ui.key.Space');
  if (/^Numpad\d$/.test(key)) return text('ui.key.Numpad', { n: key.slice(-1) });
  if (/^[A-Z]$/.test(key)) return text('ui.key.capital', { letter: key.toLowerCase() });
  if (key.startsWith('ShiftArrow')) return text('ui.key.shifted', { key: keyLabel(key.slice('Shift'.length)) });
  return imprintOf(key) ?? (key.length === 1 ? key : text(`ui.key.${key}`));
}

/** A key of the map, as the player's own keyboard shows it: in a scheme by place that may be another letter. */
export function labelOf({ scheme }: Pick<Keys, 'scheme'>, key: string): string {
  return keyLabel(characterOf(scheme, key));
}

/** The same where there is no room for words: a letter with Shift is a capital. */
export function badgeOf({ scheme }: Pick<Keys, 'scheme'>, key: string): string {
  const character = characterOf(scheme, key);
  return /^[A-Z]$/.test(character) ? character : keyLabel(character);
}

function characterOf(scheme: Keys['scheme'], key: string): string {
  if (scheme !== 'wasd' || !/^[a-z]$/i.test(key)) return key;
  const printed = printedAt(key);
  return /^[A-Z]$/.test(key) ? printed.toUpperCase() : printed;
}
