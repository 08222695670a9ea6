import type { Command } from './commands';
import { SETTING_ROWS, type Chosen } from './settingRows';

/** A set of keys a player can choose (RULES 1.9). */
export type Scheme = Chosen['scheme'];

export const SCHEMES: readonly Scheme[] = SETTING_ROWS.scheme.values;

/** Something that can be done on the map by a key. Its name is the text `ui.deed.<id>`. */
export interface Deed extends Readonly<Record<Scheme, readonly string[]>> {
  readonly id: string;
  readonly command: Command;
  /** Keys that always do it, in every scheme and however the others are bound. */
  readonly always: readonly string[];
}

function step(id: string, direction: readonly [number, number], keys: readonly [string, string, string, string]): Deed {
  const [dx, dy] = direction;
  const [classic, wasd, ...always] = keys;
  return { id, command: { do: 'step', dx, dy }, always, classic: [classic], wasd: [wasd] };
}

function deed(id: string, command: Command, keys: { readonly classic: string; readonly wasd?: string; readonly always?: string }): Deed {
  const { classic, wasd = classic, always = '' } = keys;
  return { id, command, always: named(always), classic: named(classic), wasd: named(wasd) };
}

/** Keys in one text, a space between; the space bar is called so. */
function named(keys: string): string[] {
  return keys === '' ? [] : keys.split(' ').map((key) => (key === 'Space' ? ' ' : key));
}

/** Everything with a key on the map: first the eight steps row by row, then the rest as help lists it. */
export const DEEDS: readonly Deed[] = [
  step('northWest', [-1, -1], ['y', 'q', 'Home', 'Numpad7']),
  step('north', [0, -1], ['k', 'w', 'ArrowUp', 'Numpad8']),
  step('northEast', [1, -1], ['u', 'r', 'PageUp', 'Numpad9']),
  step('west', [-1, 0], ['h', 'a', 'ArrowLeft', 'Numpad4']),
  step('east', [1, 0], ['l', 'd', 'ArrowRight', 'Numpad6']),
  step('southWest', [-1, 1], ['b', 'z', 'End', 'Numpad1']),
  step('south', [0, 1], ['j', 's', 'ArrowDown', 'Numpad2']),
  step('southEast', [1, 1], ['n', 'c', 'PageDown', 'Numpad3']),
  deed('wait', { do: 'wait' }, { classic: '.', wasd: 'Space', always: 'Numpad5' }),
  deed('pickUp', { do: 'pickUp' }, { classic: 'g ,', wasd: 'f ,' }),
  deed('inventory', { do: 'inventory' }, { classic: 'i' }),
  deed('equip', { do: 'equip' }, { classic: 'e' }),
  deed('drop', { do: 'drop' }, { classic: 'd', wasd: 'D' }),
  deed('explore', { do: 'explore' }, { classic: 'o' }),
  deed('toStairs', { do: 'toStairs' }, { classic: '_' }),
  deed('stairsDown', { do: 'stairs', way: 'down' }, { classic: '>' }),
  deed('stairsUp', { do: 'stairs', way: 'up' }, { classic: '<' }),
  deed('rest', { do: 'rest' }, { classic: 'Z' }),
  deed('look', { do: 'look' }, { classic: 'x' }),
  deed('surroundings', { do: 'surroundings' }, { classic: 'v' }),
  deed('character', { do: 'character' }, { classic: 'c', wasd: 'C' }),
  deed('messages', { do: 'messages' }, { classic: 'm' }),
  deed('help', { do: 'help' }, { classic: '?' }),
  deed('pause', { do: 'pause' }, { classic: '', always: 'Escape' }),
];

/** Those whose keys a player may change: all but what is on a fixed key alone. */
export const LOOSE_DEEDS: readonly Deed[] = DEEDS.filter(({ classic }) => classic.length > 0);
