import type { Layer } from '../commands';
import { isPadName } from '../input/imprint';
import { bindings, type Binding, type Keys } from '../input/keymap';
import { text, type KeyPart } from '../../keep/text';
import { keyLabel, labelOf } from './keyLabel';

/** An action and its key labels. */
export interface HelpLine {
  readonly action: string;
  readonly keys: readonly string[];
}

/** A step's direction and its letter in the scheme. */
export interface HelpStep {
  readonly action: string;
  readonly key: string;
}

/** The help page's keyboard section. */
export interface HelpView {
  readonly scheme: string;
  /** Row by row from the north-west, without the player's own cell. */
  readonly steps: readonly HelpStep[];
  readonly lines: readonly HelpLine[];
  /** Keys while aiming or looking. */
  readonly aiming: readonly HelpLine[];
}

/** The help page's gamepad section. */
export interface PadHelp {
  readonly lines: readonly HelpLine[];
  readonly aiming: readonly HelpLine[];
  /** Buttons in lists, menus and pages. */
  readonly menus: readonly HelpLine[];
}

/** Text keys of the rules for newcomers. */
export const RULES = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((n) => `ui.help.rule.${n}` as const);

/** A gesture's text key. */
export type WordLine = KeyPart<'', '.does'>;

/** Text keys of mouse and touch gestures; `.does` appended gives their effect. */
export const POINTER_HELP: Readonly<Record<'mouse' | 'touch', readonly WordLine[]>> = {
  mouse: (['far', 'foe', 'self', 'rest', 'right', 'wheel', 'stop'] as const).map((what) => `ui.help.mouse.${what}` as const),
  touch: (['far', 'foe', 'self', 'swipe', 'long', 'pinch', 'pad', 'stop'] as const).map((what) => `ui.help.touch.${what}` as const),
};

/** The help for the key bindings in force, from the keymap itself. */
export function helpView(keys: Keys): HelpView {
  const steps = bindings(keys, 'play').filter(isStep);
  return {
    scheme: text(`ui.scheme.${keys.scheme}`),
    steps: steps.map((step) => ({ action: text(step.binding), key: labelOf(keys, step.keys[0] ?? '') })),
    lines: linesOf(keys, 'play', false),
    aiming: linesOf(keys, 'aim', false),
  };
}

/** The help for the button bindings in force. */
export function padHelp(keys: Keys): PadHelp {
  return { lines: linesOf(keys, 'play', true), aiming: linesOf(keys, 'aim', true), menus: linesOf(keys, 'menu', true) };
}

function isStep({ command }: Binding): boolean {
  return command.do === 'step';
}

/** The actions of a layer with their keys, or with their buttons; without walking. */
function linesOf(keys: Keys, layer: Layer, byPad: boolean): HelpLine[] {
  const rows = bindings(keys, layer).filter((binding) => !isStep(binding));
  const lines = rows.map(({ binding: action, keys: names }) => ({
    action: text(action),
    keys: names.filter((name) => isPadName(name) === byPad && name !== 'Centre').map((name) => (byPad ? keyLabel(name) : labelOf(keys, name))),
  }));
  return lines.filter((line) => line.keys.length > 0);
}
