import { isPadName } from '../input/imprint';
import { bindings, type Binding, type Keys } from '../input/keymap';
import type { Layer } from '../Mode';
import { text } from '../../keep/text';
import { keyLabel, labelOf } from './keyLabel';

/** An action with the keys that do it, in words. */
export interface HelpLine {
  readonly action: string;
  readonly keys: readonly string[];
}

/** The letter that a step is on in this scheme, with its place around the player. */
export interface HelpStep {
  readonly action: string;
  readonly key: string;
}

/** What the help page shows of the keyboard. */
export interface HelpView {
  readonly scheme: string;
  /** Row by row from the north-west, the player's own place left out. */
  readonly steps: readonly HelpStep[];
  readonly lines: readonly HelpLine[];
  /** Keys while a cursor is moved over the map. */
  readonly aiming: readonly HelpLine[];
}

/** What the help page shows of a gamepad. */
export interface PadHelp {
  readonly lines: readonly HelpLine[];
  readonly aiming: readonly HelpLine[];
  /** Buttons in lists, menus and pages. */
  readonly menus: readonly HelpLine[];
}

/** What the game is about, for newcomers, as text keys. */
export const RULES: readonly string[] = Array.from({ length: 10 }, (_, index) => `ui.help.rule.${index + 1}`);

/** What a mouse and what fingers do, as text keys; what comes of it is the same key with `.does`. */
export const POINTER_HELP: Readonly<Record<'mouse' | 'touch', readonly string[]>> = {
  mouse: ['far', 'foe', 'self', 'rest', 'right', 'wheel', 'stop'].map((what) => `ui.help.mouse.${what}`),
  touch: ['far', 'foe', 'self', 'swipe', 'long', 'pinch', 'pad', 'stop'].map((what) => `ui.help.touch.${what}`),
};

/** The keys in force on the map, as the keymap itself holds them: help cannot say anything else. */
export function helpView(keys: Keys): HelpView {
  const steps = bindings(keys, 'play').filter(isStep);
  return {
    scheme: text(`ui.scheme.${keys.scheme}`),
    steps: steps.map((step) => ({ action: text(step.binding), key: labelOf(keys, step.keys[0] ?? '') })),
    lines: linesOf(keys, 'play', false),
    aiming: linesOf(keys, 'aim', false),
  };
}

/** The buttons in force, as the keymap holds them. */
export function padHelp(keys: Keys): PadHelp {
  return { lines: linesOf(keys, 'play', true), aiming: linesOf(keys, 'aim', true), menus: linesOf(keys, 'menu', true) };
}

/** The first key of an action on the map, as a button shows it; empty if it has none. */
export function keyOf(keys: Keys, action: Binding['command']['do']): string {
  const binding = bindings(keys, 'play').find(({ command }) => command.do === action);
  return labelOf(keys, binding?.keys[0] ?? '');
}

function isStep({ command }: Binding): boolean {
  return command.do === 'step';
}

/** What can be done in a layer by the keyboard or by a gamepad, but for walking. */
function linesOf(keys: Keys, layer: Layer, byPad: boolean): HelpLine[] {
  const rows = bindings(keys, layer).filter((binding) => !isStep(binding));
  const lines = rows.map(({ binding: action, keys: names }) => ({
    action: text(action),
    keys: names.filter((name) => isPadName(name) === byPad && name !== 'Centre').map((name) => (byPad ? keyLabel(name) : labelOf(keys, name))),
  }));
  return lines.filter((line) => line.keys.length > 0);
}
