import type { Command, Layer } from '../commands';
import { BINDINGS, type ActionBinding, type KeySet, type Scheme } from './bindings';
import { isPadName } from './imprint';
import { keyName, placeName, type KeyPress } from './KeyPress';
import { lacksLatin } from './layout';
import type { TextKey } from '../../keep/text';

/** The player's changes to a set of keys: the keys that replace an action's defaults, by action id. */
export type OwnKeys = Readonly<Partial<Record<string, readonly string[]>>>;

/** The key bindings in force: a scheme, and the player's changes to each set of keys. */
export interface Keys {
  readonly scheme: Scheme;
  readonly own: Readonly<Record<KeySet, OwnKeys>>;
}

/** The keys of a command; `binding` is the text key of its name. */
export interface Binding {
  readonly binding: TextKey;
  readonly keys: readonly string[];
  readonly command: Command;
}

/** An action's rebindable keys, the main one first; by default those of the current scheme. */
export function looseKeys({ scheme, own }: Keys, binding: ActionBinding, set: KeySet = scheme): readonly string[] {
  return own[set][binding.id] ?? binding[set];
}

/** Cached per settings object, which is immutable: drawing the buttons looks up all keys. */
const plays = new WeakMap<Keys, readonly Binding[]>();

function play(keys: Keys): readonly Binding[] {
  const bound = plays.get(keys) ?? boundOnMap(keys);
  plays.set(keys, bound);
  return bound;
}

function boundOnMap(keys: Keys): Binding[] {
  return BINDINGS.map((binding) => ({
    binding: `ui.action.${binding.id}`,
    keys: [...looseKeys(keys, binding), ...binding.always, ...looseKeys(keys, binding, 'pad')],
    command: binding.command,
  }));
}

const CLOSE: Binding = { binding: 'ui.action.close', keys: ['Escape', 'PadB'], command: { do: 'close' } };
const CONFIRM: Binding = { binding: 'ui.action.confirm', keys: ['Enter', 'PadA', 'PadStart'], command: { do: 'confirm' } };
/** While a key is captured, only keys that cannot be rebound cancel. */
const CANCEL: Binding = { binding: 'ui.action.close', keys: ['Escape', 'PadStart'], command: { do: 'close' } };

const AIM: readonly Binding[] = [
  { binding: 'ui.action.next', keys: ['Tab', '+', 'PadRB'], command: { do: 'next', by: 1 } },
  { binding: 'ui.action.previous', keys: ['ShiftTab', '-', 'PadLB'], command: { do: 'next', by: -1 } },
  CONFIRM,
  CLOSE,
];

const LESS: Binding = { binding: 'ui.action.less', keys: ['ArrowLeft', 'Numpad4', 'PadLeft'], command: { do: 'adjust', by: -1 } };
const MORE: Binding = { binding: 'ui.action.more', keys: ['ArrowRight', 'Numpad6', 'PadRight'], command: { do: 'adjust', by: 1 } };

const PAGE: readonly Binding[] = [
  { binding: 'ui.action.close', keys: ['Escape', 'Enter', 'PadB', 'PadA', 'PadStart'], command: { do: 'close' } },
  { binding: 'ui.action.up', keys: ['ArrowUp', 'Numpad8', 'PadUp'], command: { do: 'scroll', by: -1, unit: 'line' } },
  { binding: 'ui.action.down', keys: ['ArrowDown', 'Numpad2', 'PadDown'], command: { do: 'scroll', by: 1, unit: 'line' } },
  LESS,
  MORE,
  { binding: 'ui.action.pageUp', keys: ['PageUp', 'Numpad9', 'PadLB'], command: { do: 'scroll', by: -1, unit: 'page' } },
  { binding: 'ui.action.pageDown', keys: ['PageDown', 'Numpad3', ' ', 'PadRB'], command: { do: 'scroll', by: 1, unit: 'page' } },
  { binding: 'ui.action.first', keys: ['Home', 'Numpad7'], command: { do: 'scroll', by: -1, unit: 'all' } },
  { binding: 'ui.action.last', keys: ['End', 'Numpad1'], command: { do: 'scroll', by: 1, unit: 'all' } },
];

const MENU: readonly Binding[] = [
  { binding: 'ui.action.up', keys: ['ArrowUp', 'Numpad8', 'PadUp'], command: { do: 'cursor', by: -1 } },
  { binding: 'ui.action.down', keys: ['ArrowDown', 'Numpad2', 'PadDown'], command: { do: 'cursor', by: 1 } },
  LESS,
  MORE,
  CONFIRM,
  CLOSE,
  // Shortcuts of the title screen.
  { binding: 'ui.title.continue', keys: ['PadX'], command: { do: 'continue' } },
  { binding: 'ui.title.settings', keys: ['PadY'], command: { do: 'settings' } },
  { binding: 'ui.title.help', keys: ['PadBack'], command: { do: 'help' } },
  { binding: 'ui.title.daily', keys: ['PadRB'], command: { do: 'daily' } },
  { binding: 'ui.heroes', keys: ['PadLT'], command: { do: 'heroes' } },
  { binding: 'ui.pause.history', keys: ['PadLB'], command: { do: 'pastRuns' } },
  { binding: 'ui.pause.files', keys: ['PadRT'], command: { do: 'files' } },
];

/** On the last page of a run. */
const END: readonly Binding[] = [
  { binding: 'ui.over.again', keys: ['n'], command: { do: 'ending', which: 'again' } },
  { binding: 'ui.over.same', keys: ['s'], command: { do: 'ending', which: 'same' } },
  { binding: 'ui.over.watch', keys: ['w'], command: { do: 'ending', which: 'watch' } },
];

/** While watching a replay. */
const WATCH: readonly Binding[] = [
  { binding: 'ui.watch.toggle', keys: [' ', 'PadA', 'PadStart', 'Centre'], command: { do: 'toggle' } },
  { binding: 'ui.watch.back', keys: ['ArrowLeft', 'Numpad4', 'PadLeft'], command: { do: 'shift', by: -1, unit: 'action' } },
  { binding: 'ui.watch.on', keys: ['ArrowRight', 'Numpad6', 'PadRight'], command: { do: 'shift', by: 1, unit: 'action' } },
  { binding: 'ui.watch.pageBack', keys: ['PageUp', 'Numpad9', 'PadLB'], command: { do: 'shift', by: -1, unit: 'page' } },
  { binding: 'ui.watch.pageOn', keys: ['PageDown', 'Numpad3', 'PadRB'], command: { do: 'shift', by: 1, unit: 'page' } },
  { binding: 'ui.watch.slower', keys: ['ArrowDown', '-', 'Numpad2', 'PadDown'], command: { do: 'speed', by: -1 } },
  { binding: 'ui.watch.faster', keys: ['ArrowUp', '+', 'Numpad8', 'PadUp'], command: { do: 'speed', by: 1 } },
  { binding: 'ui.watch.toStart', keys: ['Home', 'Numpad7', 'PadLT'], command: { do: 'seek', to: 0 } },
  { binding: 'ui.watch.toEnd', keys: ['End', 'Numpad1', 'PadRT'], command: { do: 'seek', to: Infinity } },
  { binding: 'ui.watch.takeOver', keys: ['Enter', 'PadY'], command: { do: 'takeOver' } },
  { binding: 'ui.watch.leave', keys: ['Escape', 'PadB'], command: { do: 'close' } },
];

const LETTERS: readonly Binding[] = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => ({
  binding: 'ui.action.letter',
  keys: [letter],
  command: { do: 'letter', letter },
}));

const SLOTS: readonly Binding[] = ['1', '2', '3', '4'].map((key, slot) => (
  { binding: 'ui.action.keepAtHand', keys: [key], command: { do: 'quick', slot } }
));

/** The bindings of a layer. Letters walk only on the map: in lists they select, and prompts take none. */
export function bindings(keys: Keys, layer: Layer): readonly Binding[] {
  switch (layer) {
    case 'play':
      return play(keys);
    case 'aim':
      return [...AIM, ...play(keys).filter(({ command }) => command.do === 'step' || command.do === 'look')];
    case 'list':
      return [...MENU, ...LETTERS, ...SLOTS];
    case 'watch':
      return WATCH;
    case 'menu':
      return MENU;
    case 'end':
      return [...MENU, ...END];
    case 'page':
      return PAGE;
    case 'capture':
      return [CANCEL];
  }
}

/** The text key of what a fixed key does; null for keys that can be rebound. */
export function fixedBinding(key: string): string | null {
  const always = BINDINGS.find((binding) => binding.always.includes(key));
  if (always) return `ui.action.${always.id}`;
  const elsewhere = isPadName(key) ? undefined : [...AIM, ...MENU].find(({ keys }) => keys.includes(key));
  return elsewhere?.binding ?? null;
}

/** Modifiers, and keys that the system is still composing. */
const HALF_KEYS: readonly string[] = [
  'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn', 'FnLock', 'Dead', 'Process', 'Unidentified',
];

/** Media, display and browser keys. */
const MACHINE_KEYS = /^(Audio|Media|Browser|Launch|Brightness|Volume)./;
const FUNCTION_KEYS = /^F\d{1,2}$/;

/** Whether a key is ignored entirely, so that it does not even interrupt anything. */
export function isSilent(press: KeyPress): boolean {
  const name = keyName(press);
  return HALF_KEYS.includes(name) || MACHINE_KEYS.test(name);
}

/** Whether letters go by code: WASD is a shape on the keyboard, wherever its keys walk. Lists go by characters. */
function goesByPlace({ scheme }: Keys, layer: Layer): boolean {
  return scheme === 'wasd' && (layer === 'play' || layer === 'aim' || layer === 'capture');
}

/**
 * A key's name in a layer. Where letters go by place, a sign printed on the key, such as the ? of AZERTY's M, comes first if it is bound
 * and the place doesn't walk.
 */
export function nameIn(keys: Keys, layer: Layer, press: KeyPress): string {
  const name = keyName(press, goesByPlace(keys, layer));
  const character = keyName(press);
  if (name === character || /^\p{L}$/u.test(character)) return name;
  const onMap = (wanted: string): Binding | undefined => play(keys).find((binding) => binding.keys.includes(wanted));
  return onMap(name)?.command.do === 'step' || !onMap(character) ? name : character;
}

/** The name to try where a key's own does nothing: an arrow's without Shift, or the key's place on layouts that lack Latin letters. */
function otherName(press: KeyPress, name: string): string {
  if (name.startsWith('ShiftArrow')) return name.slice('Shift'.length);
  return (lacksLatin() && name.length === 1 ? placeName(press) : null) ?? name;
}

/** A key's command in a layer; null if it has none. */
export function commandFor(keys: Keys, layer: Layer, press: KeyPress): Command | null {
  const name = nameIn(keys, layer, press);
  const all = bindings(keys, layer);
  const doing = (wanted: string): Binding | undefined => all.find((binding) => binding.keys.includes(wanted));
  const found = doing(name) ?? doing(otherName(press, name));
  if (found) return found.command;
  return layer === 'capture' && !isSilent(press) && !FUNCTION_KEYS.test(name) ? { do: 'key', name } : null;
}
