import { keyName } from '../../src/ui/input/KeyPress';
import { SCHEMES, bindings, commandFor } from '../../src/ui/keymap';
import type { Layer } from '../../src/ui/Mode';
import { key } from './support';

const LAYERS: readonly Layer[] = ['play', 'list', 'menu', 'page'];
const everywhere = SCHEMES.flatMap((scheme) => LAYERS.map((layer) => [scheme, layer] as const));

describe('keymap', () => {
  test.each(everywhere)('%s binds no key twice in %s', (scheme, layer) => {
    const keys = bindings(scheme, layer).flatMap((binding) => binding.keys);
    expect(keys.filter((name, index) => keys.indexOf(name) !== index)).toEqual([]);
  });

  test.each(SCHEMES)('%s walks by arrows, Home End PgUp PgDn and the numpad', (scheme) => {
    const ways: [string, string, number, number][] = [
      ['ArrowUp', 'Numpad8', 0, -1], ['ArrowDown', 'Numpad2', 0, 1], ['ArrowLeft', 'Numpad4', -1, 0], ['ArrowRight', 'Numpad6', 1, 0],
      ['Home', 'Numpad7', -1, -1], ['PageUp', 'Numpad9', 1, -1], ['End', 'Numpad1', -1, 1], ['PageDown', 'Numpad3', 1, 1],
    ];
    for (const [name, code, dx, dy] of ways) {
      const step = { do: 'step', dx, dy };
      expect(commandFor(scheme, 'play', key(name))).toEqual(step);
      // NumLock on and off.
      expect(commandFor(scheme, 'play', key(code.slice(-1), { code }))).toEqual(step);
      expect(commandFor(scheme, 'play', key(name, { code }))).toEqual(step);
    }
    expect(commandFor(scheme, 'play', key('Clear', { code: 'Numpad5' }))).toEqual({ do: 'wait' });
  });

  test.each([
    ['h', -1, 0], ['j', 0, 1], ['k', 0, -1], ['l', 1, 0], ['y', -1, -1], ['u', 1, -1], ['b', -1, 1], ['n', 1, 1],
  ])('classic walks by %s', (name, dx, dy) => {
    expect(commandFor('classic', 'play', key(name))).toEqual({ do: 'step', dx, dy });
  });

  test.each([
    ['w', 0, -1], ['a', -1, 0], ['s', 0, 1], ['d', 1, 0], ['q', -1, -1], ['r', 1, -1], ['z', -1, 1], ['c', 1, 1],
  ])('wasd walks by %s', (name, dx, dy) => {
    expect(commandFor('wasd', 'play', key(name))).toEqual({ do: 'step', dx, dy });
  });

  test('deeds have their keys', () => {
    const deed = (scheme: 'classic' | 'wasd', name: string): unknown => commandFor(scheme, 'play', key(name))?.do;
    expect(['.', 'g', ',', 'i', '>', 'm', '?', 'Escape'].map((name) => deed('classic', name)))
      .toEqual(['wait', 'pickUp', 'pickUp', 'inventory', 'stairs', 'messages', 'help', 'pause']);
    expect([' ', 'f', ',', 'i', '>', 'm', '?', 'Escape'].map((name) => deed('wasd', name)))
      .toEqual(['wait', 'pickUp', 'pickUp', 'inventory', 'stairs', 'messages', 'help', 'pause']);
  });

  test('in lists letters choose, and prompts take none', () => {
    expect(commandFor('classic', 'list', key('j'))).toEqual({ do: 'letter', letter: 'j' });
    expect(commandFor('wasd', 'list', key('w'))).toEqual({ do: 'letter', letter: 'w' });
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(commandFor('classic', 'menu', key(letter))).toBeNull();
  });
});

describe('keyName', () => {
  test('CapsLock changes no letter, Shift does', () => {
    expect(keyName(key('H'))).toBe('h');
    expect(keyName(key('h', { shift: true }))).toBe('H');
    expect(keyName(key('>', { shift: true, code: 'Period' }))).toBe('>');
  });

  test('the character counts, not its place', () => {
    expect(keyName(key('z', { code: 'KeyY' }))).toBe('z');
  });

  test('on a layout without Latin letters the place counts', () => {
    expect(keyName(key('р', { code: 'KeyH' }))).toBe('h');
  });

  test('the digits above the letters are no numpad', () => {
    expect(keyName(key('5', { code: 'Digit5' }))).toBe('5');
  });
});
