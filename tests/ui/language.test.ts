import { systemPreferences, MEDIA_QUERIES } from '../../src/ui/settings/systemPreferences';
import { DEFAULT_SETTINGS } from '../../src/ui/settings/settings';
import { loadLanguage } from '../../src/keep/languages';
import type * as keeping from '../../src/keep/languages';
import { addPlayTexts, completeTexts, usePackTexts, nameText, setLanguage, speakAs, currentLanguage, text, textOf } from '../../src/keep/text';

describe('a language whose texts have not loaded yet', () => {
  test('is used once they have loaded, unless another is chosen meanwhile', async () => {
    const coming = speakAs('de');
    expect([currentLanguage(), text('ui.title.start')]).toEqual(['en', 'Start']);
    expect(speakAs('en')).toBeNull();
    await coming;
    expect(currentLanguage()).toBe('en');
    expect(speakAs('system', ['tlh', 'de-AT'])).toBeNull();
    expect([currentLanguage(), text('ui.title.start')]).toEqual(['de', 'Starten']);
  });
});

afterEach(() => { setLanguage('en'); usePackTexts(null); });

describe('the texts of the dungeons', () => {
  test('come along if they are asked for while a language is loading', async () => {
    jest.resetModules();
    const languages = jest.requireActual<typeof keeping>('../../src/keep/languages');
    const german = languages.loadLanguage('de');
    await Promise.all([languages.loadMore('en', 'whole'), german]);
    expect([languages.isLoaded('de'), languages.tablesOf('de').usual['breed.rat']]).toEqual([true, 'Ratte|f']);
  });

  test('follow those of the page once they are asked for', async () => {
    setLanguage('en');
    expect([text('ui.title.start'), text('pack.classic'), text('ui.hud')]).toEqual(['Start', 'Classic', 'ui.hud']);
    await addPlayTexts();
    expect([text('ui.title.start'), text('pack.classic'), nameText('breed.rat'), text('ui.hud')]).toEqual(['Start', 'Classic', 'Rat', 'Status']);
    expect(text('ui.odds.kind')).toBe('ui.odds.kind');
  });

  test('are followed by those of the dialogs', async () => {
    await completeTexts();
    expect([text('ui.odds.kind'), nameText('breed.rat')]).toEqual(['Kind', 'Rat']);
    await addPlayTexts();
    expect(text('ui.odds.kind')).toBe('Kind');
  });
});

describe('the language', () => {
  beforeAll(async () => {
    await completeTexts();
    await loadLanguage('de');
  });

  test('changes every text from then on', () => {
    expect(text('ui.inventory.empty')).toBe('Your bag is empty.');
    setLanguage('de');
    expect(currentLanguage()).toBe('de');
    expect(text('ui.inventory.empty')).toBe('Dein Gepäck ist leer.');
  });

  test.each([
    ['en', 9999, '9999'],
    ['en', 12345, '12,345'],
    ['de', 12345, '12.345'],
    ['de', -12345, '-12.345'],
  ] as const)('formats numbers as usual: %s %i', (language, n, written) => {
    setLanguage(language);
    expect(textOf({ key: '{n}', params: { n } })).toBe(written);
  });

  test('hides the gender marker of names', () => {
    setLanguage('de');
    expect(text('tile.stairsDown')).toBe('Treppe nach unten');
  });
});

describe('the page\'s language', () => {
  const nothing = (): boolean => false;
  const everything = (): boolean => true;

  test('is the one the player has chosen', () => {
    const settings = { ...DEFAULT_SETTINGS, textSize: 'large', font: 'pixel', palette: 'tritan', contrast: 'high', motion: 'reduced' } as const;
    expect(systemPreferences(settings, nothing)).toEqual({ text: 'large', font: 'pixel', palette: 'tritan', contrast: 'high', motion: 'reduced' });
  });

  test('follows the system by default', () => {
    expect(systemPreferences(DEFAULT_SETTINGS, nothing)).toMatchObject({ contrast: 'usual', motion: 'full' });
    expect(systemPreferences(DEFAULT_SETTINGS, everything)).toMatchObject({ contrast: 'high', motion: 'reduced' });
    expect(systemPreferences(DEFAULT_SETTINGS, (query) => query === MEDIA_QUERIES.motion)).toMatchObject({ contrast: 'usual', motion: 'reduced' });
  });

  test('ignores the system if the player has chosen another', () => {
    expect(systemPreferences({ ...DEFAULT_SETTINGS, contrast: 'usual', motion: 'full' }, everything)).toMatchObject({ contrast: 'usual', motion: 'full' });
  });
});

describe('the log lines of a pack', () => {
  const attack = (): string => text('log.attack', { attacker: 'breed.player', target: 'breed.orc', n: 3 });

  test.each(['classic', 'classicBare', 'deep', 'deepBare', 'goblins', 'goblinsGeared', 'firstDungeon'])('RULES 1.2 %s keeps those of the tutorial', (pack) => {
    usePackTexts(pack);
    expect(attack()).toBe('Player attacks Orc for 3 hit points.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Orc is dead!');
    expect(nameText('breed.player')).toBe('Player');
    setLanguage('de');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Der Ork ist tot!');
  });

  test.each(['lanternfall', 'someAddedPack', null])('%s addresses the player as "you"', (pack) => {
    usePackTexts('classic');
    usePackTexts(pack);
    expect(attack()).toBe('You hit the orc for 3.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('The orc dies!');
    expect(nameText('breed.player')).toBe('You');
    setLanguage('de');
    expect(attack()).toBe('Du triffst den Ork: 3 Schaden.');
    expect(text('log.dies', { actor: 'breed.orc' })).toBe('Der Ork stirbt!');
  });
});
