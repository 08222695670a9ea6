import { readFileSync } from 'node:fs';
import { packs } from '../../src/content/packs';
import { readPackFile } from '../../src/engine/pack/packFile';
import { installPack } from '../../src/keep/installPack';
import { loadLanguage } from '../../src/keep/languages';
import { contentOf, ownPacks, packIds, uninstallPack } from '../../src/keep/packRegistry';
import { completeTexts, setLanguage, text, usePackTexts } from '../../src/keep/text';
import { helpView } from '../../src/ui/views/helpView';
import { hudView } from '../../src/ui/views/hudView';
import { house } from '../trust/packsHouse';
import { defaultKeys, openRun } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});
afterEach(() => {
  setLanguage('en');
  usePackTexts(null);
});

const regionIn = (pack: string): string => {
  usePackTexts(pack);
  return text('theme.cellars');
};

test('only the campaign has the Cellars: the floors of all other dungeons go by their names, in both languages', () => {
  expect([regionIn('lanternfall'), regionIn('firstDungeon'), regionIn('deepBare')]).toEqual(['The Cellars', 'First Dungeon', 'Deep (no gear)']);
  setLanguage('de');
  expect([regionIn('lanternfall'), regionIn('firstDungeon')]).toEqual(['Die Keller', 'Das erste Verlies']);
});

test('so do those of added dungeons', () => {
  const read = readPackFile(readFileSync('docs/packs/drowned-mill.json', 'utf8'), 'drowned-mill.json', house);
  if (!read.ok) throw new Error(read.errors.join());
  installPack(read.pack);
  expect([regionIn('drownedMill'), text('theme.rootways')]).toEqual(['The Drowned Mill', 'The Drowned Mill']);
  expect(regionIn('lanternfall')).toBe('The Cellars');
  uninstallPack('drownedMill');
});

test('and the floors of a theme that a dungeon brings itself', () => {
  const mood = { root: 60, chord: [1, 1.5], grate: 1.1, wave: 'sine', drone: 0.1, wind: 0.02, gusts: [100, 300], calls: ['drip'] };
  const file = JSON.parse(readFileSync('docs/packs/drowned-mill.json', 'utf8')) as { pack: object };
  const themes = { ashen: { frames: 'cellars', glyphs: { wall: '#a08070', dot: '#605040' }, air: 'spore', mood } };
  const read = readPackFile(JSON.stringify({ ...file, pack: { ...file.pack, themes } }), 'drowned-mill.json', house);
  if (!read.ok) throw new Error(read.errors.join());
  installPack(read.pack);
  usePackTexts('drownedMill');
  expect(text('theme.ashen')).toBe('The Drowned Mill');
  uninstallPack('drownedMill');
});

test('the HUD names the dungeon, but for the campaign', async () => {
  const named = async (pack: string): Promise<string | null> => hudView((await openRun({ pack })).game, null).dungeon;
  expect([await named('firstDungeon'), await named('lanternfall')]).toEqual(['First Dungeon', null]);
});

test('First Dungeon is the first of the classics', () => {
  expect(packIds.slice(0, 2)).toEqual(['lanternfall', 'firstDungeon']);
  expect([...ownPacks].sort()).toEqual(Object.keys(packs).sort());
});

test.each(['en', 'de'] as const)('each classic says in one sentence which tutorial\'s game it is (%s)', (language) => {
  setLanguage(language);
  const blurbs = ownPacks.filter((pack) => pack !== 'lanternfall').map((pack) => text(`pack.${pack}.blurb`));
  expect(blurbs.filter((blurb) => !/tcod|JavaScript/.test(blurb) || !/^[^.]*(tutorial|Lehrgang)/.test(blurb))).toEqual([]);
});

test('the help lists no keys for what a dungeon does not have', () => {
  const actions = (pack: string): string[] => helpView(defaultKeys('classic'), contentOf(pack)).lines.map(({ action }) => action);
  const missing = ['Pick up', 'Bag', 'Drop', 'Rest', 'Quick slot 1', 'Use your skill', 'Hood or open the lantern', 'Tell allies to wait or come', 'Go upstairs'];
  expect(missing.filter((action) => actions('firstDungeon').includes(action))).toEqual([]);
  expect(missing.filter((action) => !actions('lanternfall').includes(action))).toEqual(['Go upstairs']);
  expect(actions('goblins')).toEqual(expect.arrayContaining(['Pick up', 'Bag', 'Go upstairs']));
});
