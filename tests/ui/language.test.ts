import { pageTraits, SYSTEM_WISHES } from '../../src/ui/pageTraits';
import { DEFAULT_SETTINGS } from '../../src/ui/settings';
import { lend, nameText, speak, spoken, text } from '../../src/keep/text';

afterEach(() => { speak('en'); lend(null); });

describe('the language', () => {
  test('is that of every text from the next one on', () => {
    expect(text('ui.inventory.empty')).toBe('Your bag is empty.');
    speak('de');
    expect(spoken()).toBe('de');
    expect(text('ui.inventory.empty')).toBe('Dein Gepäck ist leer.');
  });

  test.each([
    ['en', 9999, '9999'],
    ['en', 12345, '12,345'],
    ['de', 12345, '12.345'],
    ['de', -12345, '-12.345'],
  ] as const)('writes numbers as people do: %s %i', (language, n, written) => {
    speak(language);
    expect(text('{n}', { n })).toBe(written);
  });

  test('a name that carries its gender is shown without it', () => {
    speak('de');
    expect(text('tile.stairsDown')).toBe('Treppe nach unten');
  });
});

describe('what the page says of the settings', () => {
  const nothing = (): boolean => false;
  const everything = (): boolean => true;

  test('is what the player has chosen', () => {
    const settings = { ...DEFAULT_SETTINGS, textSize: 'large', font: 'pixel', palette: 'tritan', contrast: 'high', motion: 'reduced' } as const;
    expect(pageTraits(settings, nothing)).toEqual({ text: 'large', font: 'pixel', palette: 'tritan', contrast: 'high', motion: 'reduced' });
  });

  test('is what the system asks for where the player leaves it to that', () => {
    expect(pageTraits(DEFAULT_SETTINGS, nothing)).toMatchObject({ contrast: 'usual', motion: 'full' });
    expect(pageTraits(DEFAULT_SETTINGS, everything)).toMatchObject({ contrast: 'high', motion: 'reduced' });
    expect(pageTraits(DEFAULT_SETTINGS, (query) => query === SYSTEM_WISHES.motion)).toMatchObject({ contrast: 'usual', motion: 'reduced' });
  });

  test('is not what the system asks for where the player has chosen otherwise', () => {
    expect(pageTraits({ ...DEFAULT_SETTINGS, contrast: 'usual', motion: 'full' }, everything)).toMatchObject({ contrast: 'usual', motion: 'full' });
  });
});

describe('the lines of a pack', () => {
  const attack = (): string => text('log.attack', { attacker: 'breed.player', target: 'breed.orc', n: 3 });

  test.each(['classic', 'classicBare', 'deep', 'deepBare', 'goblins', 'goblinsGeared', 'firstDungeon'])('RULES 1.2 %s keeps those of the tutorial', (pack) => {
    lend(pack);
    expect(attack()).toBe('Player attacks Orc for 3 hit points.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Orc is dead!');
    expect(nameText('breed.player')).toBe('Player');
    speak('de');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Der Ork ist tot!');
  });

  test.each(['lanternfall', 'someAddedPack', null])('%s speaks of you', (pack) => {
    lend('classic');
    lend(pack);
    expect(attack()).toBe('You hit the orc for 3.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('The orc dies!');
    expect(nameText('breed.player')).toBe('You');
    speak('de');
    expect(attack()).toBe('Du triffst den Ork: 3 Schaden.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Der Ork stirbt!');
  });
});
