import type { Command } from './commands';
import { DEEDS, type Deed, type Scheme } from './deeds';
import { keyName, type KeyPress } from './input/KeyPress';
import type { Layer } from './Mode';

/** What a player has changed in a scheme: ids of deeds with the keys that do them instead of the usual ones. */
export type OwnKeys = Readonly<Partial<Record<string, readonly string[]>>>;

/** The keys in force: a scheme, and the player's own changes to each. */
export interface Keys {
  readonly scheme: Scheme;
  readonly own: Readonly<Record<Scheme, OwnKeys>>;
}

/** Keys that do one thing; `deed` is the text key of what that is. */
export interface Binding {
  readonly deed: string;
  readonly keys: readonly string[];
  readonly command: Command;
}

/** The keys of a deed that a player may change, the first one foremost. */
export function looseKeys({ scheme, own }: Keys, deed: Deed): readonly string[] {
  return own[scheme][deed.id] ?? deed[scheme];
}

function play(keys: Keys): Binding[] {
  return DEEDS.map((deed) => ({ deed: `ui.deed.${deed.id}`, keys: [...looseKeys(keys, deed), ...deed.always], command: deed.command }));
}

const CLOSE: Binding = { deed: 'ui.deed.close', keys: ['Escape'], command: { do: 'close' } };
const CONFIRM: Binding = { deed: 'ui.deed.confirm', keys: ['Enter'], command: { do: 'confirm' } };

const AIM: readonly Binding[] = [
  { deed: 'ui.deed.next', keys: ['Tab', '+'], command: { do: 'next', by: 1 } },
  { deed: 'ui.deed.previous', keys: ['ShiftTab', '-'], command: { do: 'next', by: -1 } },
  CONFIRM,
  CLOSE,
];

const PAGE: readonly Binding[] = [
  { deed: 'ui.deed.close', keys: ['Escape', 'Enter'], command: { do: 'close' } },
  { deed: 'ui.deed.up', keys: ['ArrowUp', 'Numpad8'], command: { do: 'scroll', by: -1, unit: 'line' } },
  { deed: 'ui.deed.down', keys: ['ArrowDown', 'Numpad2'], command: { do: 'scroll', by: 1, unit: 'line' } },
  { deed: 'ui.deed.pageUp', keys: ['PageUp', 'Numpad9'], command: { do: 'scroll', by: -1, unit: 'page' } },
  { deed: 'ui.deed.pageDown', keys: ['PageDown', 'Numpad3', ' '], command: { do: 'scroll', by: 1, unit: 'page' } },
  { deed: 'ui.deed.first', keys: ['Home', 'Numpad7'], command: { do: 'scroll', by: -1, unit: 'all' } },
  { deed: 'ui.deed.last', keys: ['End', 'Numpad1'], command: { do: 'scroll', by: 1, unit: 'all' } },
];

const MENU: readonly Binding[] = [
  { deed: 'ui.deed.up', keys: ['ArrowUp', 'Numpad8'], command: { do: 'cursor', by: -1 } },
  { deed: 'ui.deed.down', keys: ['ArrowDown', 'Numpad2'], command: { do: 'cursor', by: 1 } },
  { deed: 'ui.deed.less', keys: ['ArrowLeft', 'Numpad4'], command: { do: 'adjust', by: -1 } },
  { deed: 'ui.deed.more', keys: ['ArrowRight', 'Numpad6'], command: { do: 'adjust', by: 1 } },
  CONFIRM,
  CLOSE,
];

const LETTERS: readonly Binding[] = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => ({
  deed: 'ui.deed.letter',
  keys: [letter],
  command: { do: 'letter', letter },
}));

/** The keys in force in one layer. Letters walk only on the map: in lists they choose, and prompts take none. */
export function bindings(keys: Keys, layer: Layer): readonly Binding[] {
  switch (layer) {
    case 'play':
      return play(keys);
    case 'aim':
      return [...AIM, ...play(keys).filter(({ command }) => command.do === 'step')];
    case 'list':
      return [...MENU, ...LETTERS];
    case 'menu':
      return MENU;
    case 'page':
      return PAGE;
    case 'capture':
      return [CLOSE];
  }
}

/** Keys that only change what others mean, or that the system has not finished. */
const HALF_KEYS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn', 'FnLock', 'Dead', 'Process', 'Unidentified'];

/** Keys for sound, screen and the browser. */
const MACHINE_KEYS = /^(Audio|Media|Browser|Launch|Brightness|Volume)./;
const FUNCTION_KEYS = /^F\d{1,2}$/;

/** Whether a key says nothing to the game, not even that something else is wanted. */
export function isSilent(press: KeyPress): boolean {
  const name = keyName(press);
  return HALF_KEYS.includes(name) || MACHINE_KEYS.test(name);
}

/** What a key means there; null for a key that is not the game's. */
export function commandFor(keys: Keys, layer: Layer, press: KeyPress): Command | null {
  const name = keyName(press);
  const found = bindings(keys, layer).find((binding) => binding.keys.includes(name));
  if (found) return found.command;
  return layer === 'capture' && !isSilent(press) && !FUNCTION_KEYS.test(name) ? { do: 'key', name } : null;
}
