import { readFileSync } from 'node:fs';
import type * as folders from '../../src/content/text';
import type * as played from '../ui/support';
import type * as keeping from '../../src/keep/languages';
import type * as texting from '../../src/keep/text';
import type * as values from '../../src/ui/panels/SettingsPanels';
import type * as rows from '../../src/ui/settings/settingRows';
import type * as report from '../../src/lab/texts';
import type * as packs from '../../src/keep/installPack';
import type * as reading from '../../src/engine/pack/packFile';
import type * as houses from '../trust/packsHouse';

const { filesFor } = jest.requireActual<{ readonly filesFor: (folder: string) => Readonly<Record<string, string>> }>('../../tools/languages.cjs');

/** The game with a third language, whose folder has some texts, as if it lay beside the others. */
function withFrench() {
  jest.resetModules();
  const real = jest.requireActual<typeof folders>('../../src/content/text');
  const fr = { page: () => import('../fixtures/languages/fr/page'), play: () => import('../fixtures/languages/fr/play') };
  jest.doMock('../../src/content/text', () => ({ LANGUAGES: [...real.LANGUAGES, 'fr'], FOLDERS: { ...real.FOLDERS, fr } }));
  return {
    fr: 'fr' as 'de',
    ...jest.requireActual<typeof keeping>('../../src/keep/languages'),
    ...jest.requireActual<typeof texting>('../../src/keep/text'),
    ...jest.requireActual<typeof values>('../../src/ui/panels/SettingsPanels'),
    ...jest.requireActual<typeof rows>('../../src/ui/settings/settingRows'),
    ...jest.requireActual<typeof report>('../../src/lab/texts'),
    ...jest.requireActual<typeof played>('../ui/support'),
    folder: fr,
  };
}

afterEach(() => { jest.dontMock('../../src/content/text'); });

describe('the folders of the languages', () => {
  test('are found by themselves: what imports them is as the tool would write it (else: npm run texts)', () => {
    for (const [name, content] of Object.entries(filesFor('src/content/text'))) expect(readFileSync(`src/content/text/${name}`, 'utf8')).toBe(content);
  });

  test('bring the parts that they have, each in a script of its own', () => {
    const { 'index.ts': index = '', 'spellings.ts': spellings = '' } = filesFor('tests/fixtures/languages');
    expect(index).toContain("LANGUAGES = ['fr'] as const");
    expect(index).toContain("fr: {\n    page: () => import(/* webpackChunkName: \"fr-page\" */ './fr/page'),\n    play: () => import(/* webpackChunkName: \"fr\" */ './fr/play'),\n  },");
    expect(index).not.toContain('later');
    expect(spellings).toContain("import { grammar as fr } from './fr/grammar';\n");
    expect(spellings).toContain('fr: { forms: fr.forms, marks: frMarks },');
  });
});

describe('the texts of a region', () => {
  const ogre = { key: 'breed.ogre.dreams', params: { actor: 'breed.ogre' } };

  /** The game with one region, whose texts come as each answer says. */
  function withRegion(answers: readonly boolean[]) {
    jest.resetModules();
    const real = jest.requireActual<typeof folders>('../../src/content/text');
    const left = [...answers];
    const load = (name: string) => () => (left.shift() === false ? Promise.reject(new Error('no network'))
      : Promise.resolve({ region: { 'breed.ogre': name, 'breed.ogre.dreams': '{actor}: zzz' } }));
    const FOLDERS = { en: { ...real.FOLDERS.en, regions: { caves: load('Ogre of the caves') } }, de: { ...real.FOLDERS.de, regions: { caves: load('Oger|m') } } };
    jest.doMock('../../src/content/text', () => ({ LANGUAGES: real.LANGUAGES, FOLDERS }));
    return { left, ...jest.requireActual<typeof texting>('../../src/keep/text') };
  }

  test('come when they are asked for, and until then what they name is called by its id, never by its key', async () => {
    const game = withRegion([true]);
    await game.addPlayTexts();
    expect([game.nameText('breed.ogre'), game.textOf(ogre), game.left]).toEqual(['Ogre', 'Ogre', [true]]);
    expect(game.textOf({ key: 'log.dies', params: { actor: 'breed.ogre' } })).toMatch(/^Ogre |^The ogre |^The Ogre /);
    await game.addRegionTexts('caves');
    expect([game.nameText('breed.ogre'), game.textOf(ogre), game.left]).toEqual(['Ogre of the caves', 'Ogre of the caves: zzz', []]);
  });

  test('follow the language, and those of all regions come with the texts of the dialogs', async () => {
    const game = withRegion([]);
    await game.completeTexts();
    expect(game.nameText('breed.ogre')).toBe('Ogre of the caves');
    await game.speakAs('de');
    expect(game.nameText('breed.ogre')).toBe('Oger');
  });

  test('that fail keep nothing else back, and can be asked for again', async () => {
    const game = withRegion([false, false, true]);
    await game.completeTexts();
    expect(game.text('ui.bestiary')).toBe('Bestiary');
    await expect(game.addRegionTexts('caves')).rejects.toThrow('no network');
    expect(game.nameText('breed.ogre')).toBe('Ogre');
    await game.addRegionTexts('caves');
    expect(game.nameText('breed.ogre')).toBe('Ogre of the caves');
  });
});

describe('a third language', () => {
  test('is offered in the settings by its own name, and taken where the browser prefers it', () => {
    const game = withFrench();
    expect(game.SETTING_ROWS.language.values).toContain('fr');
    expect(['en', 'de', 'fr', 'system'].map((value) => game.settingValue('language', value))).toEqual(['English', 'Deutsch', 'Français', 'ui.value.language.system']);
    expect([['fr-CH', 'de'], ['it', 'fr'], ['it']].map((tags) => game.languageOf(tags))).toEqual(['fr', 'fr', 'en']);
  });

  test('says what it has, with its own articles and genders, and the rest in English, with English ones', async () => {
    const { fr, ...game } = withFrench();
    await game.speakAs(fr);
    expect([game.text('ui.title.start'), game.text('pack.classic')]).toEqual(['Commencer', 'Classic']);
    await game.completeTexts();
    game.usePackTexts('classic');
    const attack = (attacker: string, target: string, n: number): string => game.textOf({ key: 'log.attack', params: { attacker, target, n } });
    expect(attack('breed.orc', 'breed.player', 1)).toBe("L'orque attaque vous : 1 point.");
    expect(attack('breed.player', 'breed.rat', 3)).toBe('Vous attaquez la souris : 3 points.');
    expect(attack('breed.player', 'breed.rat', 0)).toBe('Vous attaquez la souris : 0 point.');
    game.usePackTexts('lanternfall');
    expect(attack('breed.rat', 'breed.player', 3)).toBe('La souris attaque vous : 3 points.');
    const use = { key: 'log.pickUp', params: { item: 'item.healthPotion' } };
    expect(game.textOf(use)).toBe('You pick up the potion de soin.');
    expect(game.text('ui.inventory.empty')).toBe('Your bag is empty.');
  });

  test('lacks no key that English has, whatever has been loaded', async () => {
    const { fr, ...game } = withFrench();
    await game.loadLanguage(fr);
    const lacking = (): string[] => Object.keys(game.tablesOf('en').usual).filter((key) => !Object.hasOwn(game.tablesOf(fr).usual, key));
    expect(lacking()).toEqual([]);
    for (const part of ['play', 'whole'] as const) {
      await game.loadMore(fr, part);
      await game.loadLanguage('en');
      expect(lacking()).toEqual([]);
    }
    expect(Object.keys(game.tablesOf(fr).usual).length).toBeGreaterThan(1500);
    expect(game.tablesOf(fr)).toBe(game.tablesOf(fr));
  });

  test('can be played', async () => {
    const { fr, ...game } = withFrench();
    await game.speakAs(fr);
    const session = await game.openTitle({ languages: ['fr'] });
    session.runs.start('classicBare', 'x');
    game.threaten(game.gameOf(session));
    game.type(session, '.');
    const told = game.textsOf(game.gameOf(session).state.log);
    expect(told.join('\n')).toMatch(/L'orque attaque vous : \d+ points?\./);
  });

  test('has what it lacks listed, by file, with what nothing asks for', async () => {
    const game = withFrench();
    const { folder } = game;
    const told = await game.reportOf('fr', { ...folder, play: async () => ({ ...(await folder.play()), play: { ...(await folder.play()).play, 'log.atack': '', 'log.dies': 'x' } }) });
    expect([told.texts, told.missing.length, told.missing.includes('log.attack'), told.missing.includes('log.pickUp')]).toEqual([10, expect.any(Number), false, true]);
    const lines = game.linesOf(told, new Map([['rules.ts', ['log.attack', 'log.pickUp', 'log.drop']], ['title.ts', ['ui.title.start']]]));
    expect(lines).toEqual([
      expect.stringMatching(/^fr: \d+ of \d+ texts are missing; players get the English ones\.$/),
      '  rules.ts: log.pickUp, log.drop',
      'fr: log.atack is no key of the English texts; did you mean "log.attack"?',
      'fr: log.dies does not have the placeholders of the English text: {actor} is dead!',
    ]);
  });
});

describe('a pack with a language of its own', () => {
  const texts = {
    en: { 'pack.kilns': 'The Kilns', 'breed.rat': 'kiln rat', 'breed.ogre': 'potter' },
    de: { 'breed.ogre': 'Töpfer|m' },
    fr: { 'pack.kilns': 'Les Fours', 'breed.rat': 'rat des fours', 'ability.web.used': '{actor} tisse.' },
  };
  const file = (pack: object): string => JSON.stringify({ lanternfallPack: 1, pack: { id: 'kilns', extends: 'lanternfall', welcome: undefined }, texts: pack });

  test('is read in it by those whose browser prefers it, though the game is not; what it lacks there is English', async () => {
    jest.resetModules();
    const game = { ...jest.requireActual<typeof texting>('../../src/keep/text'), ...jest.requireActual<typeof packs>('../../src/keep/installPack') };
    const { readPackFile } = jest.requireActual<typeof reading>('../../src/engine/pack/packFile');
    const { house } = jest.requireActual<typeof houses>('../trust/packsHouse');
    const read = readPackFile(file(texts), 'kilns.json', house);
    if (!read.ok) throw new Error(read.errors.join());
    expect(read.warnings).toContain('kilns.json: texts.fr: the game has no such language. Players whose browser prefers it get these texts, and all others in en or de.');
    await game.completeTexts();
    game.installPack(read.pack);
    game.usePackTexts('kilns');
    const names = (): string[] => ['pack.kilns', 'breed.rat', 'breed.ogre'].map(game.nameText);
    await game.speakAs('system', ['en']);
    expect(names()).toEqual(['The Kilns', 'kiln rat', 'potter']);
    await game.speakAs('system', ['fr-CA', 'en']);
    expect(names()).toEqual(['Les Fours', 'rat des fours', 'potter']);
    expect([game.currentLanguage(), game.text('ui.title.start'), game.textOf({ key: 'ability.web.used', params: { actor: 'breed.rat' } })]).toEqual(['en', 'Start', 'Rat des fours tisse.']);
    await game.speakAs('system', ['fr', 'de']);
    expect([game.currentLanguage(), ...names()]).toEqual(['de', 'Les Fours', 'Rat des fours', 'Töpfer']);
    await game.speakAs('de', ['fr']);
    expect(names()).toEqual(['The Kilns', 'Kiln rat', 'Töpfer']);
  });

  test('may not ask for articles that nobody knows, nor for a language without a tag', () => {
    const { readPackFile } = jest.requireActual<typeof reading>('../../src/engine/pack/packFile');
    const { house } = jest.requireActual<typeof houses>('../trust/packsHouse');
    const errors = (pack: object): unknown => readPackFile(file(pack), 'kilns.json', house);
    expect(errors({ fr: { 'ability.web.used': '{le actor} tisse.' } })).toMatchObject({
      errors: ['kilns.json: texts.fr, "ability.web.used": "le" before {actor} is not known: the game has no articles in this language. Write {actor}.'],
    });
    expect(errors({ fr: { 'breed.rat': 'rat|m' } })).toMatchObject({ errors: [expect.stringContaining('needs the mark pl after the |, or none')] });
    expect(errors({ French: {} })).toMatchObject({ errors: ['kilns.json: texts: "French" is not the tag of a language, such as en, de, fr or pt-BR.'] });
  });
});

describe('a complete language', () => {
  test('has every text, since English is not loaded below it, and nothing that English lacks', async () => {
    const game = withFrench();
    const { LANGUAGES, FOLDERS } = jest.requireActual<typeof folders>('../../src/content/text');
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const { isComplete, missing } = await game.reportOf(language, FOLDERS[language]);
      expect({ language, isComplete, isWhole: missing.length === 0 }).toEqual({ language, isComplete: missing.length === 0, isWhole: isComplete });
    }
  });
});
