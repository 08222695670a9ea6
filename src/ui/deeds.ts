import type { Command } from './commands';
import { SETTING_ROWS, type Chosen } from './settingRows';

/** A set of keys a player can choose (RULES 1.9). */
export type Scheme = Chosen['scheme'];

export const SCHEMES: readonly Scheme[] = SETTING_ROWS.scheme.values;

/** What a player can give other keys to: one of the schemes of the keyboard, or the buttons of a gamepad. */
export type KeySet = Scheme | 'pad';

/** Something that can be done on the map by a key. Its name is the text `ui.deed.<id>`. */
export interface Deed extends Readonly<Record<KeySet, readonly string[]>> {
  readonly id: string;
  readonly command: Command;
  /** Keys that always do it, in every scheme and however the others are bound. */
  readonly always: readonly string[];
}

function step(id: string, direction: readonly [number, number], keys: readonly [string, string, ...string[]]): Deed {
  const [dx, dy] = direction;
  const [classic, wasd, ...always] = keys;
  return { id, command: { do: 'step', dx, dy }, always, classic: [classic], wasd: [wasd], pad: [] };
}

function deed(id: string, command: Command, keys: Readonly<Partial<Record<KeySet | 'always', string>>>): Deed {
  const { classic = '', wasd = classic, pad = '', always = '' } = keys;
  return { id, command, always: named(always), classic: named(classic), wasd: named(wasd), pad: named(pad) };
}

/** Keys in one text, a space between; the space bar is called so. */
function named(keys: string): string[] {
  return keys === '' ? [] : keys.split(' ').map((key) => (key === 'Space' ? ' ' : key));
}

/** Everything with a key on the map: first the eight steps row by row, then the rest as help lists it. */
export const DEEDS: readonly Deed[] = [
  step('northWest', [-1, -1], ['y', 'q', 'Home', 'Numpad7', 'PadUpLeft', 'ShiftArrowLeft']),
  step('north', [0, -1], ['k', 'w', 'ArrowUp', 'Numpad8', 'PadUp']),
  step('northEast', [1, -1], ['u', 'r', 'PageUp', 'Numpad9', 'PadUpRight', 'ShiftArrowUp']),
  step('west', [-1, 0], ['h', 'a', 'ArrowLeft', 'Numpad4', 'PadLeft']),
  step('east', [1, 0], ['l', 'd', 'ArrowRight', 'Numpad6', 'PadRight']),
  step('southWest', [-1, 1], ['b', 'z', 'End', 'Numpad1', 'PadDownLeft', 'ShiftArrowDown']),
  step('south', [0, 1], ['j', 's', 'ArrowDown', 'Numpad2', 'PadDown']),
  step('southEast', [1, 1], ['n', 'c', 'PageDown', 'Numpad3', 'PadDownRight', 'ShiftArrowRight']),
  deed('wait', { do: 'wait' }, { classic: '.', wasd: 'Space', pad: 'PadLS', always: 'Numpad5 Centre' }),
  deed('here', { do: 'here' }, { pad: 'PadA', always: 'Enter' }),
  deed('pickUp', { do: 'pickUp' }, { classic: 'g ,', wasd: 'f ,' }),
  deed('inventory', { do: 'inventory' }, { classic: 'i', pad: 'PadX' }),
  deed('equip', { do: 'equip' }, { classic: 'e' }),
  deed('drop', { do: 'drop' }, { classic: 'd', wasd: 'D' }),
  deed('explore', { do: 'explore' }, { classic: 'o', pad: 'PadRT' }),
  deed('toStairs', { do: 'toStairs' }, { classic: '_', pad: 'PadRS' }),
  deed('stairsDown', { do: 'stairs', way: 'down' }, { classic: '>' }),
  deed('stairsUp', { do: 'stairs', way: 'up' }, { classic: '<' }),
  deed('rest', { do: 'rest' }, { classic: 'Z', pad: 'PadLT' }),
  deed('look', { do: 'look' }, { classic: 'x', pad: 'PadY' }),
  deed('surroundings', { do: 'surroundings' }, { classic: 'v', pad: 'PadBack' }),
  deed('map', { do: 'map' }, { classic: 'M' }),
  deed('quick1', { do: 'quick', slot: 0 }, { classic: '1', pad: 'PadLB' }),
  deed('quick2', { do: 'quick', slot: 1 }, { classic: '2', pad: 'PadRB' }),
  deed('quick3', { do: 'quick', slot: 2 }, { classic: '3' }),
  deed('quick4', { do: 'quick', slot: 3 }, { classic: '4' }),
  deed('character', { do: 'character' }, { classic: 'c', wasd: 'C' }),
  deed('messages', { do: 'messages' }, { classic: 'm' }),
  deed('bestiary', { do: 'bestiary' }, { classic: 'B' }),
  deed('odds', { do: 'odds' }, { classic: 'O' }),
  deed('dismiss', { do: 'dismiss' }, { classic: 'Backspace', pad: 'PadB' }),
  deed('mute', { do: 'mute' }, { classic: 'Q' }),
  deed('help', { do: 'help' }, { classic: '?' }),
  deed('fullscreen', { do: 'fullscreen' }, { classic: 'F' }),
  deed('pause', { do: 'pause' }, { always: 'Escape PadStart' }),
];

/** Those whose keys a player may change: all but what is on a fixed key alone. */
export const LOOSE_DEEDS: readonly Deed[] = DEEDS.filter(({ classic }) => classic.length > 0);

/** Those whose buttons a player may change: walking stays with the cross and the stick. */
export const PAD_DEEDS: readonly Deed[] = DEEDS.filter(({ command, always }) => command.do !== 'step' && !always.includes('PadStart'));
