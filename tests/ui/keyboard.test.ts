import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { Hands, HeldKeys } from '../../src/ui/input/Hands';
import { listenToKeys } from '../../src/ui/input/keyboard';
import { tellOfTakenKeys } from '../../src/ui/input/listenToPage';
import type { KeyPress } from '../../src/ui/input/KeyPress';
import { Playing } from '../../src/ui/modes/Playing';
import { key, openTitle } from './support';

interface Fields {
  key: string;
  code?: string;
  target?: object;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  repeat?: boolean;
  altGraph?: boolean;
  isComposing?: boolean;
  keyCode?: number;
}

interface Keyboard {
  readonly pressed: string[];
  /** How often an input method was noticed. */
  readonly swallowed: () => number;
  readonly hands: Hands;
  /** Sends a key down, or up; returns whether the browser's default was prevented. */
  readonly strike: (fields: Fields, type?: 'keydown' | 'keyup') => boolean;
  readonly stop: () => void;
}

/** A window and the receiver of its keys; repeats are marked by a `+`. */
function keyboard(isOurs = true): Keyboard {
  const page = new EventTarget();
  const pressed: string[] = [];
  const hands = new Hands({ press: ({ key: name, repeat }: KeyPress) => { pressed.push(repeat ? `${name}+` : name); return isOurs; } }, () => undefined);
  let count = 0;
  const stop = listenToKeys(Object.assign(page, { focus: () => undefined }), hands, () => { count++; });
  const strike = ({ altGraph = false, target = {}, ...fields }: Fields, type = 'keydown'): boolean => {
    const event = new Event(type, { cancelable: true });
    const all = { code: '', repeat: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, keyCode: 0, ...fields };
    Object.assign(event, all, { getModifierState: () => altGraph });
    Object.defineProperty(event, 'target', { value: target });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { pressed, swallowed: () => count, hands, strike, stop };
}

describe('listenToKeys', () => {
  test('a game key is taken from the browser', () => {
    const { pressed, strike } = keyboard();
    expect(strike({ key: 'ArrowUp' })).toBe(true);
    expect(pressed).toEqual(['ArrowUp']);
  });

  test('any other key is left to the browser', () => {
    expect(keyboard(false).strike({ key: 'F5' })).toBe(false);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('a shortcut with %s is not ours', (modifier) => {
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

  describe.each<[string, Partial<Fields>]>([
    ['composes a word', { isComposing: true }],
    ['has just ended one, as Safari tells it', { keyCode: 229 }],
    ['tells nothing of the key', { key: 'Process' }],
  ])('an input method that %s', (_, fields) => {
    test.each([{ tagName: 'INPUT', type: 'text' }, { tagName: 'TEXTAREA' }])('has its Enter, arrows and Esc for itself in a field: %p', (target) => {
      const { pressed, swallowed, strike } = keyboard();
      for (const name of ['Enter', 'ArrowDown', 'Escape']) expect(strike({ key: name, code: name, target, ...fields })).toBe(false);
      expect([pressed, swallowed()]).toEqual([[], 0]);
      strike({ key: 'Enter', code: 'Enter', target, keyCode: 13 });
      expect(pressed).toEqual(['Enter']);
    });

    test('is noticed where there is nothing to write, and no action', () => {
      const { pressed, swallowed, hands, strike } = keyboard();
      for (const target of [{}, { tagName: 'BUTTON' }]) strike({ key: 'h', code: 'KeyH', target, ...fields });
      for (let i = 0; i < 9; i++) hands.frame(100, false);
      expect([pressed, swallowed()]).toEqual([[], 2]);
    });
  });

  test('an accent that waits for its letter is no input method', () => {
    const { pressed, swallowed, strike } = keyboard();
    strike({ key: 'Dead', code: 'Equal', keyCode: 229 });
    expect([pressed, swallowed()]).toEqual([[], 0]);
  });

  test('an input method that takes the keys is explained once, and over no other notice', async () => {
    const session = await openTitle();
    const tell = tellOfTakenKeys(session);
    session.tell('Not saved.');
    tell();
    expect(session.notice).toBe('Not saved.');
    session.tell(null);
    tell();
    expect(session.notice).toMatch(/input method/);
    session.tell(null);
    tell();
    expect(session.notice).toBeNull();
  });

  test('Enter on a focused button presses that button and nothing else', () => {
    const { pressed, strike } = keyboard();
    const target = { tagName: 'BUTTON' };
    expect(strike({ key: 'Enter', target })).toBe(false);
    expect(strike({ key: ' ', target })).toBe(false);
    strike({ key: 'ArrowDown', target });
    expect(pressed).toEqual(['ArrowDown']);
  });

  test('a held Enter doesn\'t press the button that a dialog has just focused', () => {
    expect(keyboard().strike({ key: 'Enter', target: { tagName: 'BUTTON' }, repeat: true })).toBe(true);
  });

  test('the system\'s repeats are ignored, and don\'t scroll either', () => {
    const { pressed, strike } = keyboard();
    strike({ key: 'l', code: 'KeyL' });
    expect(strike({ key: 'l', code: 'KeyL', repeat: true })).toBe(true);
    expect(pressed).toEqual(['l']);
  });

  test.each([' ', 'ArrowDown', 'PageDown', '/'])('"%s" never scrolls the page, whether or not it does something', (name) => {
    expect(keyboard(false).strike({ key: name })).toBe(true);
  });

  test('held keys are released by their position, by a shortcut, and with everything else', () => {
    for (const letGo of ['up', 'shortcut', 'clear'] as const) {
      const { pressed, hands, strike } = keyboard();
      strike({ key: 'l', code: 'KeyL' });
      for (let i = 0; i < 4; i++) hands.frame(100, false);
      if (letGo === 'up') strike({ key: 'L', code: 'KeyL' }, 'keyup');
      if (letGo === 'shortcut') strike({ key: 't', code: 'KeyT', ctrlKey: true });
      if (letGo === 'clear') hands.clear();
      for (let i = 0; i < 4; i++) hands.frame(100, false);
      expect(pressed).toEqual(['l', 'l+']);
    }
  });

  test('it stops when asked', () => {
    const { pressed, strike, stop } = keyboard();
    stop();
    strike({ key: 'h' });
    expect(pressed).toEqual([]);
  });
});

describe('the pace of held keys', () => {
  /** The time of each press in milliseconds, with frames of the given length. */
  function times(frame: number, lasts: number, isBusy: (now: number) => boolean = () => false): number[] {
    const came: number[] = [];
    let now = 0;
    const hands = new Hands({ press: () => { came.push(now); return true; } }, () => undefined);
    hands.down(key('l', { code: 'KeyL' }), 'keys');
    hands.frame(frame, false);
    for (now = frame; now <= lasts; now += frame) hands.frame(frame, isBusy(now));
    return came;
  }

  test('a frame that began long before the key repeats nothing: it may have been released', () => {
    expect(times(400, 400)).toEqual([0]);
  });

  test('it begins after a quarter of a second and is steady from then on', () => {
    expect(times(10, 700)).toEqual([0, 250, 360, 470, 580, 690]);
  });

  test('frames of another length don\'t change it', () => {
    expect(times(16, 2000).length).toBe(times(10, 2000).length);
  });

  test('while the map moves it waits, and continues as soon as that is at rest', () => {
    expect(times(10, 500, (now) => now > 240 && now < 400)).toEqual([0, 400, 460]);
  });

  test('a key without a position is not held: its release would go unnoticed', () => {
    const came: string[] = [];
    const hands = new Hands({ press: ({ key: name }) => { came.push(name); return true; } }, () => undefined);
    hands.down(key('l'), 'keys');
    for (let i = 0; i < 10; i++) hands.frame(100, false);
    expect(came).toEqual(['l']);
  });

  test('the last key pressed is the held one', () => {
    const came: string[] = [];
    const hands = new Hands({ press: ({ key: name }) => { came.push(name); return true; } }, () => undefined);
    hands.down(key('l', { code: 'KeyL' }), 'keys');
    hands.down(key('k', { code: 'KeyK' }), 'keys');
    hands.up('KeyL');
    for (let i = 0; i < 4; i++) hands.frame(100, false);
    expect(came).toEqual(['l', 'k', 'k']);
  });
});

describe('a held key', () => {
  const at = { x: 1, y: 1 };
  const [HERO, RAT] = [1, 7];

  test.each<[string, GameEvent, boolean]>([
    ['a trap found', { type: 'trapFound', kind: 'dart', at, seen: true }, false],
    ['a monster that wakes', { type: 'woke', actor: RAT, at, seen: true }, false],
    ['a monster that wakes out of sight', { type: 'woke', actor: RAT, at, seen: false }, true],
    ['a status of the hero', { type: 'inflicted', actor: HERO, status: 'poison', turns: 3, at, seen: true }, false],
    ['a status of a monster', { type: 'inflicted', actor: RAT, status: 'poison', turns: 3, at, seen: true }, true],
    ['a step', { type: 'moved', actor: HERO, from: at, to: at, seen: true }, true],
  ])('after %s', (_, event, goesOn) => {
    const held = new HeldKeys();
    const mode = new Playing();
    held.allows(key('l'), mode, false);
    held.turn([event], { state: { player: { id: HERO } } } as Pick<Game, 'state'>);
    expect(held.allows(key('l', { repeat: true }), mode, false)).toBe(goesOn);
    expect(held.allows(key('l'), mode, false)).toBe(true);
  });
});
