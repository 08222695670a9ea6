import { buttonOf, imprintOf } from '../input/imprint';
import { printedAt } from '../input/layout';
import { bindings, nameIn, type Binding, type Keys } from '../input/keymap';
import { nameText, text } from '../../keep/text';

/** A key's label: characters as they are, capitals as letters with Shift, gamepad buttons as printed. */
export function keyLabel(key: string): string {
  if (key === ' ') return text('ui.key.Space');
  if (/^Numpad\d$/.test(key)) return text('ui.key.Numpad', { n: key.slice(-1) });
  if (buttonOf(key) !== key) return text('ui.key.held', { key: keyLabel(buttonOf(key)) });
  if (/^[A-Z]$/.test(key)) return text('ui.key.capital', { letter: key.toLowerCase() });
  if (key.startsWith('ShiftArrow')) return text('ui.key.shifted', { key: keyLabel(key.slice('Shift'.length)) });
  return imprintOf(key) ?? (key.length === 1 ? key : nameText(`ui.key.${key}`));
}

/** A map key's label on the player's keyboard: in the WASD scheme it depends on the layout. */
export function labelOf(keys: Keys, key: string): string {
  return keyLabel(characterOf(keys, key));
}

/** A short label: a letter with Shift is a capital. */
export function badgeOf(keys: Keys, key: string): string {
  const character = characterOf(keys, key);
  return /^[A-Z]$/.test(character) ? character : keyLabel(character);
}

/** The label of an action's first key on the map; empty if it has none. */
export function keyOf(keys: Keys, action: Binding['command']['do']): string {
  const binding = bindings(keys, 'play').find(({ command }) => command.do === action);
  return labelOf(keys, binding?.keys[0] ?? '');
}

function characterOf(keys: Keys, key: string): string {
  if (keys.scheme !== 'wasd' || !/^[a-z]$/i.test(key)) return key;
  const letter = key.toLowerCase();
  const printed = printedAt(letter);
  // Where another sign has taken its place, the letter is on a key of its own.
  const press = { key: printed, code: `Key${letter.toUpperCase()}`, repeat: false, shift: false };
  if (nameIn(keys, 'play', press) !== letter) return key;
  return key === letter ? printed : printed.toUpperCase();
}
