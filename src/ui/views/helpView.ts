import { bindings, type Binding, type Keys } from '../keymap';
import { text } from '../text';
import { keyLabel } from './keyLabel';

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
  /** Keys while a cursor is moved over the map. */
  readonly aiming: readonly HelpLine[];
}

/** The keys in force on the map, as the keymap itself holds them: help cannot say anything else. */
export function helpView(keys: Keys): HelpView {
  const all = bindings(keys, 'play');
  return {
    scheme: text(`ui.scheme.${keys.scheme}`),
    steps: all.filter(isStep).map((step) => ({ deed: text(step.deed), key: keyLabel(step.keys[0] ?? '') })),
    lines: all.filter((binding) => !isStep(binding)).map(lineOf),
    aiming: bindings(keys, 'aim').filter((binding) => !isStep(binding)).map(lineOf),
  };
}

/** The first key of a deed on the map, as a button shows it; empty if it has none. */
export function keyOf(keys: Keys, deed: Binding['command']['do']): string {
  const binding = bindings(keys, 'play').find(({ command }) => command.do === deed);
  return keyLabel(binding?.keys[0] ?? '');
}

function isStep({ command }: Binding): boolean {
  return command.do === 'step';
}

function lineOf({ deed, keys }: Binding): HelpLine {
  return { deed: text(deed), keys: keys.map(keyLabel) };
}
