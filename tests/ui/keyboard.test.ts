import type { GameEvent } from '../../src/engine/events';
import { HeldKeys } from '../../src/ui/input/HeldKeys';
import { listenToKeys } from '../../src/ui/input/keyboard';
import type { KeyPress } from '../../src/ui/input/KeyPress';
import { Playing } from '../../src/ui/modes/Playing';
import { key } from './support';

interface Fields {
  key: string;
  target?: object;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  repeat?: boolean;
  altGraph?: boolean;
}

/** A window and whoever takes its keys; `strike` sends a key and says whether the browser was kept from it. */
function keyboard(isOurs = true): { pressed: string[]; strike: (fields: Fields) => boolean; stop: () => void } {
  const page = new EventTarget();
  const pressed: string[] = [];
  const taker = { press: (press: KeyPress) => { pressed.push(press.key); return isOurs; } };
  const stop = listenToKeys(Object.assign(page, { focus: () => undefined }), taker);
  const strike = ({ altGraph = false, target = {}, ...fields }: Fields): boolean => {
    const event = new Event('keydown', { cancelable: true });
    const all = { code: '', repeat: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, ...fields };
    Object.assign(event, all, { getModifierState: () => altGraph });
    Object.defineProperty(event, 'target', { value: target });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { pressed, strike, stop };
}

describe('listenToKeys', () => {
  test('a game key is taken from the browser', () => {
    const { pressed, strike } = keyboard();
    expect(strike({ key: 'ArrowUp' })).toBe(true);
    expect(pressed).toEqual(['ArrowUp']);
  });

  test('any other key is left to it', () => {
    expect(keyboard(false).strike({ key: 'F5' })).toBe(false);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('a shortcut with %s is none of ours', (modifier) => {
    const { pressed, strike } = keyboard();
    expect(strike({ key: 'l', [modifier]: true })).toBe(false);
    expect(pressed).toEqual([]);
  });

  test('AltGr types characters', () => {
    const { pressed, strike } = keyboard();
    strike({ key: '>', ctrlKey: true, altKey: true, altGraph: true });
    expect(pressed).toEqual(['>']);
  });

  test('letters typed into the seed field are text, Enter and Esc are not', () => {
    const { pressed, strike } = keyboard();
    const target = { tagName: 'INPUT', type: 'text' };
    expect(strike({ key: 'h', target })).toBe(false);
    strike({ key: 'Enter', target });
    strike({ key: 'Escape', target });
    expect(pressed).toEqual(['Enter', 'Escape']);
  });

  test('Enter on a button with the focus presses that button and nothing else', () => {
    const { pressed, strike } = keyboard();
    const target = { tagName: 'BUTTON' };
    expect(strike({ key: 'Enter', target })).toBe(false);
    expect(strike({ key: ' ', target })).toBe(false);
    strike({ key: 'ArrowDown', target });
    expect(pressed).toEqual(['ArrowDown']);
  });

  test('a held Enter does not press the button that a dialog has just put under it', () => {
    expect(keyboard().strike({ key: 'Enter', target: { tagName: 'BUTTON' }, repeat: true })).toBe(true);
  });

  test('it stops when told', () => {
    const { pressed, strike, stop } = keyboard();
    stop();
    strike({ key: 'h' });
    expect(pressed).toEqual([]);
  });
});

describe('a held key', () => {
  const at = { x: 1, y: 1 };
  const [HERO, RAT] = [1, 7];

  test.each<[string, GameEvent, boolean]>([
    ['a trap found', { type: 'trapFound', kind: 'dart', at, seen: true }, false],
    ['somebody who wakes', { type: 'woke', actor: RAT, at, seen: true }, false],
    ['somebody who wakes out of sight', { type: 'woke', actor: RAT, at, seen: false }, true],
    ['a condition of one\'s own', { type: 'inflicted', actor: HERO, status: 'poison', turns: 3, at, seen: true }, false],
    ['a condition of somebody else', { type: 'inflicted', actor: RAT, status: 'poison', turns: 3, at, seen: true }, true],
    ['a step', { type: 'moved', actor: HERO, from: at, to: at, seen: true }, true],
  ])('after %s', (_, event, goesOn) => {
    const held = new HeldKeys();
    const mode = new Playing();
    held.allows(key('l'), mode, false);
    held.watch([event], HERO);
    expect(held.allows(key('l', { repeat: true }), mode, false)).toBe(goesOn);
    expect(held.allows(key('l'), mode, false)).toBe(true);
  });
});
