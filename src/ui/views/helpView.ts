import { bindings, type Binding, type Scheme } from '../keymap';
import { text } from '../text';

/** A deed with the keys that do it, in words. */
export interface HelpLine {
  readonly deed: string;
  readonly keys: readonly string[];
}

/** The letter that a step is on in this scheme, with its place around the player. */
export interface HelpStep {
  readonly deed: string;
  readonly key: string;
}

/** What the help page shows. */
export interface HelpView {
  readonly scheme: string;
  /** Row by row from the north-west, the player's own place left out. */
  readonly steps: readonly HelpStep[];
  readonly lines: readonly HelpLine[];
}

/** The keys in force on the map, as the keymap itself holds them: help cannot say anything else. */
export function helpView(scheme: Scheme): HelpView {
  const all = bindings(scheme, 'play');
  const isStep = ({ command }: Binding): boolean => command.do === 'step';
  return {
    scheme: text(`ui.scheme.${scheme}`),
    steps: all.filter(isStep).map(({ deed, keys }) => ({ deed: text(deed), key: keyLabel(keys[0] ?? '') })),
    lines: all.filter((binding) => !isStep(binding)).map(({ deed, keys }) => ({ deed: text(deed), keys: keys.map(keyLabel) })),
  };
}

/** The first key of a deed on the map, as a button shows it; empty if it has none. */
export function keyOf(scheme: Scheme, deed: Binding['command']['do']): string {
  const binding = bindings(scheme, 'play').find(({ command }) => command.do === deed);
  return keyLabel(binding?.keys[0] ?? '');
}

/** A key as people call it: characters are themselves. */
function keyLabel(key: string): string {
  if (key === ' ') return text('ui.key.Space');
  if (/^Numpad\d$/.test(key)) return text('ui.key.Numpad', { n: key.slice(-1) });
  return key.length === 1 ? key : text(`ui.key.${key}`);
}
