import { text } from '../text';

/** A key as people call it: characters are themselves, capitals are letters with Shift. */
export function keyLabel(key: string): string {
  if (key === ' ') return text('ui.key.Space');
  if (/^Numpad\d$/.test(key)) return text('ui.key.Numpad', { n: key.slice(-1) });
  if (/^[A-Z]$/.test(key)) return text('ui.key.capital', { letter: key.toLowerCase() });
  return key.length === 1 ? key : text(`ui.key.${key}`);
}
