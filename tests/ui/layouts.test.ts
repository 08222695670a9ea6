import type { Layer } from '../../src/ui/commands';
import { keyName } from '../../src/ui/input/KeyPress';
import { commandFor } from '../../src/ui/input/keymap';
import { learnKey, learnLayout } from '../../src/ui/input/layout';
import { labelOf } from '../../src/ui/views/keyLabel';
import { defaultKeys, key } from './support';

/** A key of a layout: what it types, where it is on an American keyboard, and with `+` Shift. */
type Typed = readonly [character: string, place: string];

/** What a key does in the classic scheme, in short. */
function does([character, place]: Typed, layer: Layer = 'play', scheme: 'classic' | 'wasd' = 'classic'): string {
  const shift = place.startsWith('+');
  const command = commandFor(defaultKeys(scheme), layer, key(character, { code: place.replace('+', ''), shift }));
  if (command === null) return 'nothing';
  return [command.do, ...Object.entries(command).flatMap(([name, value]) => (name === 'do' ? [] : [String(value)]))].join(' ');
}

/** The player has pressed a letter of that layout before. */
function onLayout(letter: string, place = 'KeyH'): void {
  learnKey(place, letter);
}

afterEach(() => { onLayout('h'); });

describe('a layout of another script has every key at its place', () => {
  test.each<[string, Typed, string]>([
    ['Russian', ['ю', 'Period'], 'wait'], ['Russian', ['Ю', '+Period'], 'stairs down'], ['Russian', ['Б', '+Comma'], 'stairs up'], ['Russian', ['б', 'Comma'], 'pickUp'],
    ['Russian', ['.', 'Slash'], 'wait'], ['Russian', [',', '+Slash'], 'pickUp'], ['Russian', ['?', '+Digit7'], 'help'], ['Russian', ['_', '+Minus'], 'toStairs'],
    ['Russian', ['р', 'KeyH'], 'step -1 0'], ['Russian', ['Я', '+KeyZ'], 'rest'], ['Russian', ['5', 'Digit5'], 'skill'],
    ['Greek', ['λ', 'KeyL'], 'step 1 0'], ['Greek', ['.', 'Period'], 'wait'], ['Greek', ['>', '+Period'], 'stairs down'], ['Greek', [':', '+KeyQ'], 'mute'],
    ['Arabic', ['لا', 'KeyB'], 'step -1 1'], ['Arabic', ['ز', 'Period'], 'wait'], ['Arabic', ['و', 'Comma'], 'pickUp'], ['Arabic', ['؟', '+Slash'], 'help'],
    ['Arabic', ['>', '+BracketRight'], 'stairs down'], ['Arabic', ['<', '+BracketLeft'], 'stairs up'], ['Arabic', ['١', 'Digit1'], 'quick 0'], ['Arabic', ['×', '+KeyO'], 'odds'],
    ['Hebrew', ['ץ', 'Period'], 'wait'], ['Hebrew', ['ת', 'Comma'], 'pickUp'], ['Hebrew', ['י', 'KeyH'], 'step -1 0'], ['Hebrew', ['M', '+KeyM'], 'map'],
    ['Hindi', ['।', '+Period'], 'stairs down'], ['Hindi', ['ष', '+Comma'], 'stairs up'], ['Thai', ['ใ', 'Period'], 'wait'], ['Thai', ['ฬ', '+Period'], 'stairs down'],
    ['Thai', ['ๅ', 'Digit1'], 'quick 0'], ['Thai', ['/', 'Digit2'], 'quick 1'], ['Korean', ['ㅗ', 'KeyH'], 'step -1 0'],
    ['Japanese kana', ['る', 'Period'], 'wait'], ['Japanese kana', ['く', 'KeyH'], 'step -1 0'], ['Japanese kana', ['え', 'Digit5'], 'skill'],
    ['Chinese', ['。', 'Period'], 'wait'], ['Chinese', ['，', 'Comma'], 'pickUp'], ['Chinese', ['》', '+Period'], 'stairs down'], ['Chinese', ['《', '+Comma'], 'stairs up'],
    ['Chinese', ['？', '+Slash'], 'help'], ['Chinese', ['——', '+Minus'], 'toStairs'],
  ])('%s: %p is %s', (_, typed, command) => {
    onLayout('р');
    expect(does(typed)).toBe(command);
  });

  test('known or not yet, where the character itself tells', () => {
    expect([does(['ю', 'Period']), does(['Ю', '+Period']), does(['Б', '+Comma'])]).toEqual(['wait', 'stairs down', 'stairs up']);
  });

  test('in lists too, where letters select', async () => {
    await learnLayout({ language: 'he', keyboard: { getLayoutMap: () => Promise.resolve(new Map([['KeyQ', '/'], ['KeyE', 'ק']])) } });
    expect([does(['/', 'KeyQ'], 'list'), does(['ק', 'KeyE'], 'list')]).toEqual(['letter q', 'letter e']);
  });

  test('for as long as it is in use: Latin letters end it, capitals and signs don\'t', () => {
    onLayout('р');
    onLayout('H');
    onLayout('/', 'KeyQ');
    expect(does(['/', 'Digit2'])).toBe('quick 1');
    onLayout('h');
    expect(does(['/', 'Digit2'])).toBe('nothing');
  });

  test('and captures keys by the same names as they are pressed later', () => {
    expect(does(['ю', 'Period'], 'capture')).toBe('key .');
    expect(does(['ъ', 'BracketRight'], 'capture')).toBe('key ]');
  });
});

describe('wide letters and signs of East Asian input methods', () => {
  test.each<[Typed, string]>([
    [['ｈ', 'KeyH'], 'step -1 0'], [['Ｚ', '+KeyZ'], 'rest'], [['．', 'Period'], 'wait'], [['＞', '+Period'], 'stairs down'], [['＜', '+Comma'], 'stairs up'], [['５', 'Digit5'], 'skill'],
    // On a Japanese keyboard the underscore has a key of its own.
    [['＿', '+IntlRo'], 'toStairs'], [['？', '+Slash'], 'help'],
  ])('%p is %s', (typed, command) => {
    expect(does(typed)).toBe(command);
  });

  test('count as the characters they are, not by place', () => {
    expect(keyName(key('ｚ', { code: 'KeyY' }))).toBe('z');
    expect(does(['　', 'Space'], 'play', 'wasd')).toBe('wait');
  });
});

describe('Latin layouts have what is printed on their keys', () => {
  test.each<[string, Typed, string]>([
    ['AZERTY', ['_', 'Digit8'], 'toStairs'], ['AZERTY', ['5', '+Digit5'], 'skill'], ['AZERTY', ['(', 'Digit5'], 'nothing'], ['AZERTY', ['.', '+Comma'], 'wait'],
    ['AZERTY', ['>', '+IntlBackslash'], 'stairs down'], ['AZERTY', [',', 'KeyM'], 'pickUp'], ['AZERTY', ['m', 'Semicolon'], 'messages'], ['AZERTY', ['é', 'Digit2'], 'nothing'],
    ['QWERTZ', ['<', 'IntlBackslash'], 'stairs up'], ['QWERTZ', ['_', '+Slash'], 'toStairs'], ['QWERTZ', ['ß', 'Minus'], 'nothing'], ['QWERTZ', ['?', '+Minus'], 'help'],
    ['QWERTZ', ['ö', 'Semicolon'], 'nothing'], ['QWERTZ', ['z', 'KeyY'], 'nothing'], ['QWERTZ', [':', '+Period'], 'nothing'],
    ['Dvorak', ['.', 'KeyE'], 'wait'], ['Dvorak', ['>', '+KeyE'], 'stairs down'], ['Dvorak', ['<', '+KeyW'], 'stairs up'], ['Dvorak', ['?', '+BracketLeft'], 'help'],
  ])('%s: %p is %s', (_, typed, command) => {
    expect(does(typed)).toBe(command);
  });
});

describe('in the WASD scheme, where letters go by place,', () => {
  test.each<[string, Typed, string]>([
    ['AZERTY', ['?', '+KeyM'], 'help'], ['AZERTY', [',', 'KeyM'], 'pickUp'], ['AZERTY', ['m', 'Semicolon'], 'messages'], ['AZERTY', ['M', '+Semicolon'], 'map'],
    ['Dvorak', ['>', '+KeyE'], 'stairs down'], ['Dvorak', ['<', '+KeyW'], 'stairs up'],
  ])('a sign in the place of a letter counts if it does something: %s %p is %s', (_, typed, command) => {
    expect(does(typed, 'play', 'wasd')).toBe(command);
  });

  test.each<[string, Typed, string]>([
    ['Dvorak', [',', 'KeyW'], 'step 0 -1'], ['Dvorak', ['.', 'KeyE'], 'equip'], ['Dvorak', ["'", 'KeyQ'], 'step -1 -1'], ['Dvorak', [';', 'KeyZ'], 'step -1 1'],
    ['Hebrew', ['/', 'KeyQ'], 'step -1 -1'], ['Hebrew', ["'", 'KeyW'], 'step 0 -1'], ['Greek', [';', 'KeyQ'], 'step -1 -1'], ['Russian', ['ц', 'KeyW'], 'step 0 -1'],
  ])('the place still walks, and has what no sign has: %s %p is %s', (_, typed, command) => {
    expect(does(typed, 'play', 'wasd')).toBe(command);
  });

  test('keys are captured and shown by the names they go by', async () => {
    const wasd = defaultKeys('wasd');
    expect(does(['?', '+KeyM'], 'capture', 'wasd')).toBe('key ?');
    expect(does(['.', 'KeyE'], 'capture', 'wasd')).toBe('key e');
    await learnLayout({ language: 'fr', keyboard: { getLayoutMap: () => Promise.resolve(new Map([['KeyM', ','], ['KeyW', 'z'], ['KeyE', '.']])) } });
    expect(['w', 'm', 'M', 'e'].map((name) => labelOf(wasd, name))).toEqual(['z', 'm', 'Shift+m', '.']);
    for (const [place, letter] of [['KeyM', 'm'], ['KeyW', 'w'], ['KeyE', 'e']] as const) learnKey(place, letter);
  });
});
