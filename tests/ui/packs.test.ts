import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../src/ui/commands';
import type { Session } from '../../src/ui/Session';
import { installedPack, packIds, uninstallPack } from '../../src/keep/packRegistry';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { loadLanguage, readable } from '../../src/keep/languages';
import { completeTexts, nameText, setLanguage, text as words, textOf, textsOf, speakAs, usePackTexts } from '../../src/keep/text';
import { house } from '../trust/packsHouse';
import { gameOf, openTitle } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

const FILE = 'drowned-mill.json';
const text = readFileSync(join(__dirname, '..', '..', 'docs', 'packs', FILE), 'utf8');
/** The same pack with stronger rats: another version. */
const other = text.replace('"hp": 7,', '"hp": 8,');

/** A storage that lasts, like a browser's. */
class Lasting extends MemoryStorage {
  constructor(kept?: Map<string, string>) {
    super(kept);
    Object.assign(this, { kind: 'indexedDB' });
  }
}

const ports = { sprites: () => Promise.resolve(house.sprites) };

function send(session: Session, ...actions: readonly Command['do'][]): void {
  for (const action of actions) session.command({ do: action } as Command);
}

/** Waits until all pending promises have settled. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

beforeEach(() => {
  for (const id of ['drownedMill', 'nameless']) uninstallPack(id);
  setLanguage('en');
});

describe('a dropped pack', () => {
  it('is on the title, selected, can be started and uses its own texts', async () => {
    const session = await openTitle(ports);
    await session.packs.take(text, FILE);
    expect(packIds.at(-1)).toBe('drownedMill');
    expect(session.notice).toBe('The Drowned Mill added and selected. Start when you\'re ready.');
    expect(session.modes.top).toMatchObject({ kind: 'newRun', pack: 'drownedMill' });
    send(session, 'confirm');
    const { state } = gameOf(session);
    expect([state.pack, state.log[0]?.key]).toEqual(['drownedMill', 'log.welcome.drownedMill']);
    expect(textOf({ key: 'log.welcome.drownedMill', params: {} })).toContain('mill wheel');
    expect(nameText('breed.miller')).toBe('the Miller');
  });

  it('has the names of another language where its own are missing, as German writes them', async () => {
    const session = await openTitle(ports);
    const { en } = (JSON.parse(text) as { texts: Record<string, object> }).texts;
    await session.packs.take(JSON.stringify({ ...(JSON.parse(text) as object), texts: { en } }), FILE);
    await speakAs('de');
    usePackTexts('drownedMill');
    expect([nameText('hazard.flourDust'), nameText('status.soaked')]).toEqual(['Flour dust', 'soaked']);
  });

  it('is added with the first of what is hardly meant in it', async () => {
    const session = await openTitle(ports);
    const { de: _german, ...texts } = (JSON.parse(text) as { texts: Record<string, object> }).texts;
    await session.packs.take(JSON.stringify({ ...(JSON.parse(text) as object), texts }), FILE);
    expect(session.notice).toMatch(/^The Drowned Mill added and selected\. Start when you're ready\. 1 warning for its author: .*texts\.de: missing\. /);
  });

  it('is marked in the open list of all dungeons', async () => {
    const session = await openTitle(ports);
    send(session, 'dungeons');
    await session.packs.take(text, FILE);
    send(session, 'confirm');
    expect(session.modes.top).toMatchObject({ kind: 'newRun', pack: 'drownedMill' });
  });

  it('is there again after a restart, before its run continues', async () => {
    const storage = new Lasting();
    const before = await openTitle({ ...ports, storage });
    await before.packs.take(text, FILE);
    send(before, 'confirm', 'wait', 'wait');
    await before.settled();
    const { hash } = gameOf(before);
    uninstallPack('drownedMill');
    const after = await openTitle({ ...ports, storage });
    expect(gameOf(after).hash).toBe(hash);
    expect(after.run?.replay).not.toBeNull();
    expect(after.notice).toBeNull();
  });

  it('with errors is refused with a list of them, and not added', async () => {
    const storage = new Lasting();
    const session = await openTitle({ ...ports, storage });
    expect(await session.packs.take(text.replace('"hp": 7,', '"hp": -7,').replace('"rat/idle"', '"rat"'), FILE)).toBe(true);
    expect(session.modes.top).toMatchObject({ kind: 'packFaults', fileName: FILE, errors: [
      `${FILE}: Pack drownedMill, table breeds, id millRat, hp: -7 is not a whole number from 1 to 9999.`,
      expect.stringContaining(`${FILE}: Pack drownedMill, table breeds, id millRat, sprite: "rat" is not in the atlas`),
    ] });
    expect(await storage.keys('')).not.toContain('packs.drownedMill');
    expect(packIds).not.toContain('drownedMill');
    send(session, 'close');
    expect(session.modes.top.kind).toBe('newRun');
  });

  it('that can\'t be played is refused after a test', async () => {
    const session = await openTitle(ports);
    const blocked = text.replace(/"mill": +\{[^\n]*\n/, '"mill": { "dig": "caves", "theme": "cellars", "width": [[1, 30]], "height": [[1, 20]], "open": 0, "rounds": 1 },\n');
    await session.packs.take(blocked, FILE);
    expect(session.modes.top).toMatchObject({ kind: 'packFaults', errors: expect.arrayContaining([`${FILE}: floor 1 of the seed "first": 50 layouts failed; at most 25 may.`]) as unknown });
  });

  it('with the name of an added one replaces it only after confirmation', async () => {
    const session = await openTitle(ports);
    await session.packs.take(text, FILE);
    const old = installedPack('drownedMill');
    await session.packs.take(other, FILE);
    expect(session.modes.top).toMatchObject({ kind: 'confirm', question: { key: 'outside.replace' } });
    send(session, 'confirm');
    expect(installedPack('drownedMill')).toBe(old);
    await session.packs.take(other, FILE);
    send(session, 'cursor');
    session.command({ do: 'choose', index: 1 });
    await settle();
    expect(installedPack('drownedMill')?.rows.breeds['millRat']?.hp).toBe(8);
    expect(session.modes.top.kind).toBe('newRun');
  });

  it('warns if a run of the old version is stored; that run then says so and continues without its replay', async () => {
    const storage = new Lasting();
    const before = await openTitle({ ...ports, storage });
    await before.packs.take(text, FILE);
    send(before, 'confirm', 'wait');
    await before.settled();
    await before.packs.take(other, FILE);
    expect(before.modes.top).toMatchObject({ kind: 'confirm', question: { key: 'outside.replace.played' } });
    before.command({ do: 'choose', index: 1 });
    await settle();
    const after = await openTitle({ ...ports, storage });
    expect(gameOf(after).state.turn).toBe(1);
    expect(after.run?.replay).toBeNull();
    expect(after.notice).toBe('This run was started with another version of The Drowned Mill. You can continue it, but not replay it.');
  });

  it('is removed from the title after confirmation', async () => {
    const storage = new Lasting();
    const session = await openTitle({ ...ports, storage });
    await session.packs.take(text, FILE);
    send(session, 'removePack');
    await settle();
    expect(session.modes.top).toMatchObject({ kind: 'confirm', question: { key: 'outside.remove' } });
    session.command({ do: 'choose', index: 1 });
    await settle();
    expect(packIds).not.toContain('drownedMill');
    expect(await storage.keys('packs.')).toEqual([]);
    expect(session.notice).toBe('"The Drowned Mill" has been removed.');
    expect(session.modes.top).toMatchObject({ kind: 'newRun', pack: 'lanternfall' });
  });

  it('can be removed, unlike our own', async () => {
    const session = await openTitle(ports);
    send(session, 'removePack');
    await settle();
    expect(session.modes.top.kind).toBe('newRun');
  });

  it('damaged in storage is reported and left there', async () => {
    const storage = new Lasting(new Map([['packs.drownedMill', text.slice(0, 500)]]));
    const session = await openTitle({ ...ports, storage });
    expect(session.notice).toMatch(/^An added dungeon pack can no longer be read\. It was left untouched\. packs\.drownedMill: it is not JSON/);
    expect(await storage.keys('packs.')).toEqual(['packs.drownedMill']);
  });

  it('stays for the session if the browser stores nothing, and the page says so', async () => {
    const storage = new Lasting();
    const session = await openTitle({ ...ports, storage });
    storage.write = () => Promise.reject(new Error('full'));
    await session.packs.take(text, FILE);
    expect(session.notice).toContain('this browser doesn\'t allow saving');
    expect(packIds).toContain('drownedMill');
  });
});

describe('the texts of an added pack', () => {
  it('don\'t change ours', async () => {
    const ours = text.replaceAll('millRat', 'rat');
    const session = await openTitle(ports);
    const usual = nameText('breed.rat');
    await session.packs.take(ours, FILE);
    expect(nameText('breed.rat')).toBe('mill rat');
    session.command({ do: 'choose', index: 0 });
    expect(nameText('breed.rat')).toBe(usual);
    expect(nameText('pack.drownedMill')).toBe('The Drowned Mill');
  });

  it('come from its other language, then from ours, then from its ids', async () => {
    const { pack, texts } = JSON.parse(text) as { pack: object; texts: { en: Record<string, string> } };
    const few = JSON.stringify({ lanternfallPack: 1, pack: { ...pack, id: 'nameless' }, texts: { en: { 'breed.miller': texts.en['breed.miller'] } } }).replace(',"welcome":"log.welcome.drownedMill"', '');
    const session = await openTitle(ports);
    await session.packs.take(few, FILE);
    expect(session.modes.top).toMatchObject({ pack: 'nameless' });
    expect([nameText('pack.nameless'), nameText('breed.miller'), nameText('breed.millRat'), nameText('tile.wall')]).toEqual(['Nameless', 'the Miller', 'Mill rat', 'wall']);
    expect(words('status.soaked.begins', { actor: 'breed.miller' })).toBe('The Miller: Soaked.');
    const greeted = few.replaceAll('nameless', 'greeted').replace('"id":"greeted"', '"id":"greeted","welcome":"log.welcome.greeted"');
    await session.packs.take(greeted, FILE);
    expect(nameText('log.welcome.greeted')).toBe(nameText('log.welcome'));
    setLanguage('de');
    expect([nameText('breed.miller'), nameText('breed.bogFrog'), nameText('tile.wall')]).toEqual(['the Miller', 'Bog frog', 'Wand']);
  });

  it('make no name of an id for what a feature offers: what it does serves', async () => {
    const { pack } = JSON.parse(text) as { pack: { tiles: object[] } };
    const tiles = [...pack.tiles, { id: 'stall', glyph: '=', colour: '#f45860', walkable: false, transparent: true }];
    const features = { stall: { choices: { pull: { oil: 5, effects: [{ do: 'heal', amount: 5 }] } } } };
    const own = (texts: object): string => JSON.stringify({ lanternfallPack: 1, pack: { ...pack, id: 'nameless', tiles, features }, texts }).replace(',"welcome":"log.welcome.drownedMill"', '');
    const session = await openTitle(ports);
    await session.packs.take(own({}), FILE);
    expect(session.modes.top).toMatchObject({ pack: 'nameless' });
    expect(textsOf([{ key: 'feature.stall.pull', params: {} }])).toEqual([]);
    uninstallPack('nameless');
    await session.packs.take(own({ en: { 'feature.stall.pull': 'Pull the bell' } }), FILE);
    expect(textsOf([{ key: 'feature.stall.pull', params: {} }])).toEqual(['Pull the bell']);
  });

  it('stay as they are in its own language, and are told without their gender', async () => {
    const { pack } = JSON.parse(text) as { pack: object };
    const own = JSON.stringify({ lanternfallPack: 1, pack: { ...pack, id: 'german' }, texts: { de: { 'breed.millRat': 'iRatte|f', 'status.soaked': 'Nässe|f' } } }).replace(',"welcome":"log.welcome.drownedMill"', '');
    const session = await openTitle(ports);
    await session.packs.take(own, FILE);
    setLanguage('de');
    expect([nameText('breed.millRat'), words('status.soaked.begins', { actor: 'breed.millRat' })]).toEqual(['iRatte', 'IRatte: Nässe.']);
  });

  it.each([['goblinKing', 'Goblin king'], ['rat', 'Rat'], ['a_b2', 'A b 2'], ['hp', 'Hp']])('%s reads as "%s" if it has no name', (id, name) => {
    expect(readable(id)).toBe(name);
  });
});
