import type { Command } from '../commands';
import { SETTING_ROWS, type Chosen } from '../settings/settingRows';
import type { KeyPart } from '../../keep/text';

/** A keyboard scheme (RULES 1.9). */
export type Scheme = Chosen['scheme'];

export const SCHEMES: readonly Scheme[] = SETTING_ROWS.scheme.values;

/** A set of keys that can be rebound: a keyboard scheme or the gamepad's buttons. */
export type KeySet = Scheme | 'pad';

/** The actions that have a name, which is the text `ui.action.<id>`. */
export type ActionId = KeyPart<'ui.action.'>;

/** Something that can be done on the map by a key. */
export interface ActionBinding extends Readonly<Record<KeySet, readonly string[]>> {
  readonly id: ActionId;
  readonly command: Command;
  /** Fixed keys, the same in every scheme. */
  readonly always: readonly string[];
}

function step(id: ActionId, direction: readonly [number, number], keys: readonly [string, string, ...string[]]): ActionBinding {
  const [dx, dy] = direction;
  const [classic, wasd, ...always] = keys;
  return { id, command: { do: 'step', dx, dy }, always, classic: [classic], wasd: [wasd], pad: [] };
}

function binding(id: ActionId, command: Command, keys: Readonly<Partial<Record<KeySet | 'always', string>>>): ActionBinding {
  const { classic = '', wasd = classic, pad = '', always = '' } = keys;
  return { id, command, always: named(always), classic: named(classic), wasd: named(wasd), pad: named(pad) };
}

/** Splits key names at spaces; the space bar is `Space`. */
function named(keys: string): string[] {
  return keys === '' ? [] : keys.split(' ').map((key) => (key === 'Space' ? ' ' : key));
}

/** All actions with a key on the map: the eight steps row by row, then the rest in the order of the help page. */
export const BINDINGS: readonly ActionBinding[] = [
  step('northWest', [-1, -1], ['y', 'q', 'Home', 'Numpad7', 'PadUpLeft', 'ShiftArrowLeft']),
  step('north', [0, -1], ['k', 'w', 'ArrowUp', 'Numpad8', 'PadUp']),
  step('northEast', [1, -1], ['u', 'r', 'PageUp', 'Numpad9', 'PadUpRight', 'ShiftArrowUp']),
  step('west', [-1, 0], ['h', 'a', 'ArrowLeft', 'Numpad4', 'PadLeft']),
  step('east', [1, 0], ['l', 'd', 'ArrowRight', 'Numpad6', 'PadRight']),
  step('southWest', [-1, 1], ['b', 'z', 'End', 'Numpad1', 'PadDownLeft', 'ShiftArrowDown']),
  step('south', [0, 1], ['j', 's', 'ArrowDown', 'Numpad2', 'PadDown']),
  step('southEast', [1, 1], ['n', 'c', 'PageDown', 'Numpad3', 'PadDownRight', 'ShiftArrowRight']),
  binding('wait', { do: 'wait' }, { classic: '.', wasd: 'Space', pad: 'PadLS', always: 'Numpad5 Centre' }),
  binding('here', { do: 'here' }, { pad: 'PadA', always: 'Enter' }),
  binding('pickUp', { do: 'pickUp' }, { classic: 'g ,', wasd: 'f ,' }),
  binding('inventory', { do: 'inventory' }, { classic: 'i', pad: 'PadX' }),
  binding('equip', { do: 'equip' }, { classic: 'e' }),
  binding('drop', { do: 'drop' }, { classic: 'd', wasd: 'D' }),
  binding('explore', { do: 'explore' }, { classic: 'o', pad: 'PadRT' }),
  binding('toStairs', { do: 'toStairs' }, { classic: '_', pad: 'PadRS' }),
  binding('stairsDown', { do: 'stairs', way: 'down' }, { classic: '>' }),
  binding('stairsUp', { do: 'stairs', way: 'up' }, { classic: '<' }),
  binding('rest', { do: 'rest' }, { classic: 'Z', pad: 'PadLT' }),
  binding('hood', { do: 'hood' }, { classic: 't', pad: 'PadBack' }),
  binding('skill', { do: 'skill' }, { classic: '5', pad: 'PadBackHeld' }),
  binding('order', { do: 'order' }, { classic: 'T' }),
  binding('look', { do: 'look' }, { classic: 'x', pad: 'PadY' }),
  binding('surroundings', { do: 'surroundings' }, { classic: 'v' }),
  binding('map', { do: 'map' }, { classic: 'M' }),
  binding('quick1', { do: 'quick', slot: 0 }, { classic: '1', pad: 'PadLB' }),
  binding('quick2', { do: 'quick', slot: 1 }, { classic: '2', pad: 'PadRB' }),
  binding('quick3', { do: 'quick', slot: 2 }, { classic: '3' }),
  binding('quick4', { do: 'quick', slot: 3 }, { classic: '4' }),
  binding('character', { do: 'character' }, { classic: 'c', wasd: 'C' }),
  binding('messages', { do: 'messages' }, { classic: 'm' }),
  binding('bestiary', { do: 'bestiary' }, { classic: 'B' }),
  binding('odds', { do: 'odds' }, { classic: 'O' }),
  binding('dismiss', { do: 'dismiss' }, { classic: 'Backspace', pad: 'PadB' }),
  binding('mute', { do: 'mute' }, { classic: 'Q' }),
  binding('help', { do: 'help' }, { classic: '?' }),
  binding('fullscreen', { do: 'fullscreen' }, { classic: 'F' }),
  binding('pause', { do: 'pause' }, { always: 'Escape PadStart' }),
];

/** Bindings whose keys can be changed: all but those with fixed keys only. */
export const LOOSE_BINDINGS: readonly ActionBinding[] = BINDINGS.filter(({ classic }) => classic.length > 0);

/** Bindings whose buttons can be changed: walking stays on D-pad and stick. */
export const PAD_BINDINGS: readonly ActionBinding[] = BINDINGS.filter(({ command, always }) =>
  command.do !== 'step' && !always.includes('PadStart'));
