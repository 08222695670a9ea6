import type { Command } from '../../src/ui/commands';
import { PLAIN_ACTIONS } from '../../src/engine/run/actionCodec';
import { BINDINGS, SCHEMES } from '../../src/ui/input/bindings';
import { keyName } from '../../src/ui/input/KeyPress';
import { bindings, commandFor } from '../../src/ui/input/keymap';
import type { Layer } from '../../src/ui/commands';
import { key, defaultKeys } from './support';

const LAYERS: readonly Layer[] = ['play', 'aim', 'list', 'menu', 'page', 'capture'];
const everywhere = SCHEMES.flatMap((scheme) => LAYERS.map((layer) => [scheme, layer] as const));
const classic = defaultKeys('classic');
const wasd = defaultKeys('wasd');

describe('keymap', () => {
  test.each(everywhere)('RULES 1.9: %s binds no key twice in %s', (scheme, layer) => {
    const keys = bindings(defaultKeys(scheme), layer).flatMap((binding) => binding.keys);
    expect(keys.filter((name, index) => keys.indexOf(name) !== index)).toEqual([]);
  });

  test.each(SCHEMES)('RULES 1.9: %s walks by arrows, Home End PgUp PgDn and the numpad', (scheme) => {
    const ways: [string, string, number, number][] = [
      ['ArrowUp', 'Numpad8', 0, -1], ['ArrowDown', 'Numpad2', 0, 1], ['ArrowLeft', 'Numpad4', -1, 0], ['ArrowRight', 'Numpad6', 1, 0],
      ['Home', 'Numpad7', -1, -1], ['PageUp', 'Numpad9', 1, -1], ['End', 'Numpad1', -1, 1], ['PageDown', 'Numpad3', 1, 1],
    ];
    for (const layer of ['play', 'aim'] as const) {
      for (const [name, code, dx, dy] of ways) {
        const step = { do: 'step', dx, dy };
        expect(commandFor(defaultKeys(scheme), layer, key(name))).toEqual(step);
        // NumLock on and off.
        expect(commandFor(defaultKeys(scheme), layer, key(code.slice(-1), { code }))).toEqual(step);
        expect(commandFor(defaultKeys(scheme), layer, key(name, { code }))).toEqual(step);
      }
    }
    expect(commandFor(defaultKeys(scheme), 'play', key('Clear', { code: 'Numpad5' }))).toEqual({ do: 'wait' });
  });

  test.each([
    ['h', -1, 0], ['j', 0, 1], ['k', 0, -1], ['l', 1, 0], ['y', -1, -1], ['u', 1, -1], ['b', -1, 1], ['n', 1, 1],
  ])('RULES 1.9: classic walks and aims by %s', (name, dx, dy) => {
    expect(commandFor(classic, 'play', key(name))).toEqual({ do: 'step', dx, dy });
    expect(commandFor(classic, 'aim', key(name))).toEqual({ do: 'step', dx, dy });
  });

  test.each([
    ['w', 0, -1], ['a', -1, 0], ['s', 0, 1], ['d', 1, 0], ['q', -1, -1], ['r', 1, -1], ['z', -1, 1], ['c', 1, 1],
  ])('RULES 1.9: wasd walks and aims by %s', (name, dx, dy) => {
    expect(commandFor(wasd, 'play', key(name))).toEqual({ do: 'step', dx, dy });
    expect(commandFor(wasd, 'aim', key(name))).toEqual({ do: 'step', dx, dy });
  });

  const common: readonly [string, Command][] = [
    [',', { do: 'pickUp' }], ['i', { do: 'inventory' }], ['e', { do: 'equip' }], ['x', { do: 'look' }], ['m', { do: 'messages' }], ['v', { do: 'surroundings' }],
    ['o', { do: 'explore' }], ['_', { do: 'toStairs' }], ['Z', { do: 'rest' }], ['>', { do: 'stairs', way: 'down' }], ['<', { do: 'stairs', way: 'up' }],
    ['?', { do: 'help' }], ['Escape', { do: 'pause' }],
  ];

  test.each<[string, Command]>([['.', { do: 'wait' }], ['g', { do: 'pickUp' }], ['d', { do: 'drop' }], ['c', { do: 'character' }], ...common])('RULES 1.9: classic has %s', (name, command) => {
    expect(commandFor(classic, 'play', key(name))).toEqual(command);
  });

  test.each<[string, Command]>([[' ', { do: 'wait' }], ['f', { do: 'pickUp' }], ['D', { do: 'drop' }], ['C', { do: 'character' }], ...common])('RULES 1.9: wasd has %s', (name, command) => {
    expect(commandFor(wasd, 'play', key(name))).toEqual(command);
  });

  test.each(SCHEMES)('%s: every action has a key', (scheme) => {
    const commands = BINDINGS.map(({ command }) => command.do);
    expect(Object.keys(PLAIN_ACTIONS).filter((action) => !commands.some((command) => command === action))).toEqual([]);
    expect(BINDINGS.filter((binding) => binding[scheme].length + binding.always.length === 0)).toEqual([]);
  });

  test('RULES 1.9: in lists letters select, and prompts use none', () => {
    expect(commandFor(classic, 'list', key('j'))).toEqual({ do: 'letter', letter: 'j' });
    expect(commandFor(wasd, 'list', key('w'))).toEqual({ do: 'letter', letter: 'w' });
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(commandFor(classic, 'menu', key(letter))).toBeNull();
  });

  test('to capture a key, any will do except modifiers', () => {
    expect(commandFor(classic, 'capture', key('q'))).toEqual({ do: 'key', name: 'q' });
    for (const name of ['Shift', 'F1', 'F5', 'F12', 'AudioVolumeUp', 'MediaPlayPause', 'BrowserBack']) expect(commandFor(classic, 'capture', key(name))).toBeNull();
    expect(commandFor(classic, 'capture', key('F'))).toEqual({ do: 'key', name: 'F' });
    expect(commandFor(classic, 'capture', key('Escape'))).toEqual({ do: 'close' });
  });
});

describe('keyName', () => {
  test('CapsLock changes no letter, Shift does', () => {
    expect(keyName(key('H', { shift: false }))).toBe('h');
    expect(keyName(key('h', { shift: true }))).toBe('H');
    expect(keyName(key('>', { shift: true, code: 'Period' }))).toBe('>');
  });

  test('Tab with Shift goes backwards', () => {
    expect(keyName(key('Tab'))).toBe('Tab');
    expect(keyName(key('Tab', { shift: true }))).toBe('ShiftTab');
  });

  test('the character counts, not its position', () => {
    expect(keyName(key('z', { code: 'KeyY' }))).toBe('z');
  });

  test('on a layout without Latin letters the position counts', () => {
    expect(keyName(key('р', { code: 'KeyH' }))).toBe('h');
  });

  test('the digit row is no numpad', () => {
    expect(keyName(key('5', { code: 'Digit5' }))).toBe('5');
  });
});
