import { readdirSync, readFileSync } from 'node:fs';
import type * as archives from '../src/keep/archive';
import type * as locks from '../src/keep/browser/Lock';
import type * as tails from '../src/keep/browser/LocalStorage';
import type * as stores from '../src/keep/saves/openStorage';
import type * as canaries from '../src/keep/saves/Canary';
import type * as lores from '../src/keep/lore';
import type * as precache from '../src/offline/precache';
import type * as files from '../src/ui/files/readImport';
import type * as recovery from '../src/ui/files/CrashRecovery';
import type * as settings from '../src/ui/settings/settings';
import type * as runs from '../src/engine/run/save';
import { allPast } from '../src/keep/HistoryBook';
import type * as naming from '../src/naming';
import { GAME } from '../src/naming';
import type { Session } from '../src/ui/Session';
import type { SessionPorts } from '../src/ui/SessionPorts';
import kept from './fixtures/stores.json';
import { FakeIndexedDb } from './support/FakeIndexedDb';
import { FakeLocal } from './support/FakeLocal';
import { rest } from './support/pages';
import { openTitle } from './ui/support';

/** The modules that keep something in the browser or write files, for a game of some name. */
function gameNamed(game: typeof naming.GAME | { readonly name: string; readonly id: string }) {
  jest.resetModules();
  jest.doMock('../src/naming', () => ({ GAME: game }));
  return {
    ...jest.requireActual<typeof archives>('../src/keep/archive'),
    ...jest.requireActual<typeof locks>('../src/keep/browser/Lock'),
    ...jest.requireActual<typeof tails>('../src/keep/browser/LocalStorage'),
    ...jest.requireActual<typeof stores>('../src/keep/saves/openStorage'),
    ...jest.requireActual<typeof canaries>('../src/keep/saves/Canary'),
    ...jest.requireActual<typeof lores>('../src/keep/lore'),
    ...jest.requireActual<typeof precache>('../src/offline/precache'),
    ...jest.requireActual<typeof files>('../src/ui/files/readImport'),
    ...jest.requireActual<typeof recovery>('../src/ui/files/CrashRecovery'),
    ...jest.requireActual<typeof settings>('../src/ui/settings/settings'),
    ...jest.requireActual<typeof runs>('../src/engine/run/save'),
  };
}

/** What a browser has stored. */
interface Stored {
  readonly database: FakeIndexedDb;
  readonly local: FakeLocal;
}

function stored(texts: object, local: object): Stored {
  const found = { database: new FakeIndexedDb(), local: new FakeLocal() };
  found.database.hasStore = Object.keys(texts).length > 0;
  for (const [key, text] of Object.entries(texts)) found.database.kept.set(key, text);
  for (const [key, text] of Object.entries(local)) found.local.kept.set(key, text as string);
  return found;
}

/** The page over what a browser has stored, as `openSession` connects them. */
async function opened({ database, local }: Stored, { hasDatabase = true } = {}): Promise<Session> {
  const own = gameNamed(GAME);
  const ports: Partial<SessionPorts> = {
    storage: own.openStorage({ indexedDB: () => (hasDatabase ? database.factory : undefined), localStorage: () => local }),
    tail: own.browserTail(() => local),
    canary: own.browserCanary(() => local),
    lore: own.browserLore(() => local),
    settings: own.browserSettings(() => local),
  };
  const session = await openTitle(ports);
  await rest();
  return session;
}

afterEach(() => { jest.dontMock('../src/naming'); });

/* A version that looks elsewhere for what players have would lose it: these are stores as a published version left them. */
describe('what players have saved is found again', () => {
  const found = ({ settings: { textSize, language }, game, ports }: Session): unknown => ({
    textSize, language, seed: game?.state.seed, turn: game?.state.turn, hash: game?.hash, met: ports.lore?.load()['classicBare']?.breeds['orc']?.killed,
  });
  const all = { textSize: 'large', language: 'de', seed: 'kept', turn: 6, hash: 132864118, met: 1 };

  test('in the database, with settings, lore and the note of the run in local storage', async () => {
    const { name, texts, localStorage } = kept.database;
    const browser = stored(texts, localStorage);
    const session = await opened(browser);
    expect(found(session)).toEqual(all);
    expect([...browser.database.names]).toEqual([name]);
    expect((await allPast(session.ports.storage)).entries.map(({ seed }) => seed)).toEqual(['first']);
    expect(gameNamed(GAME).browserCanary(() => browser.local).read()).toMatchObject({ seed: 'kept', store: 'indexedDB' });
  });

  test('in local storage, where the browser has no database', async () => {
    const session = await opened(stored({}, kept.local), { hasDatabase: false });
    expect(found(session)).toEqual(all);
    expect((await allPast(session.ports.storage)).entries.map(({ seed }) => seed)).toEqual(['first']);
  });

  test('and in the tab, which remembers where the page crashed', () => {
    const tab = stored({}, kept.tab).local;
    expect(gameNamed(GAME).tabMemory(() => tab).read()).toBe('kept 6');
  });

  test('nothing is left behind under a second name', async () => {
    const browser = stored({}, {});
    await opened(browser);
    expect([...browser.local.kept.keys()].filter((key) => !key.startsWith('lanternfall.'))).toEqual([]);
  });
});

describe('a game of another name', () => {
  const fork = { name: 'Duskwell', id: 'duskwell' };

  test('keeps everything apart from this one, in one browser', async () => {
    const own = gameNamed(fork);
    const { local, database } = stored(kept.database.texts, kept.local);
    const tab = new FakeLocal();
    const before = new Map(local.kept);
    const locksAsked: string[] = [];
    const manager = { request: (name: string, _options: object, held: (lock: null) => unknown) => { locksAsked.push(name); return Promise.resolve(held(null)); } };
    expect(own.browserSettings(() => local).load()).toEqual(own.DEFAULT_SETTINGS);
    own.browserSettings(() => local).save({ ...own.DEFAULT_SETTINGS, textSize: 'largest' });
    own.browserLore(() => local).save({});
    own.browserCanary(() => local).write({ id: 'r', seed: 's' });
    own.browserTail(() => local).write({ owner: 'o', run: null, ends: {} });
    own.tabMemory(() => tab).write('t');
    await own.openStorage({ indexedDB: () => undefined, localStorage: () => local }).write({ 'run.a': 'mine' });
    await own.openStorage({ indexedDB: () => database.factory, localStorage: () => undefined }).keys('');
    await own.webLock(() => manager as unknown as LockManager).take(false, () => undefined);
    const added = [...local.kept.keys()].filter((key) => !before.has(key));
    expect(added.sort()).toEqual(['canary', 'lore', 'run.a', 'settings', 'tail'].map((key) => `duskwell.${key}`));
    expect([...before].filter(([key, text]) => local.kept.get(key) !== text)).toEqual([]);
    expect([...tab.kept.keys(), ...database.names, ...new Set(locksAsked)]).toEqual(['duskwell.fault', 'duskwell', 'duskwell.run']);
    expect([own.cachePrefix('https://x.org/game/'), own.POLICY]).toEqual(['duskwell-/game/-', 'duskwell-offline']);
  });

  test('marks its files as its own and takes no others for them', () => {
    const own = gameNamed(fork);
    expect([own.archiveName(new Date(2026, 0, 2)), own.ARCHIVE_MAGIC, own.RUN_MAGIC]).toEqual(['duskwell-2026-01-02.json', 'duskwell-archive', 'duskwell-run']);
    expect(['{"magic":"duskwell-run"', '{"magic":"duskwell-archive"', '{"magic":"lanternfall-run"'].map(own.fileKind)).toEqual(['run', 'archive', 'pack']);
  });
});

describe('the name', () => {
  const root = (file: string): string => readFileSync(file, 'utf8');
  test('stands in one file of the sources; what tools and pack files read keeps its word', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file.replaceAll('\\', '/')}`).filter((file) => /\.tsx?$/.test(file));
    const saying = sources.filter((file) => file !== 'src/naming.ts').flatMap((file) => {
      const said = root(file).match(/(?<=['"`][^'"`\n]*)(?<![.\w])(?:Lanternfall\b|lanternfall[-.]\w)[^'"`\n]*(?=['"`])/g) ?? [];
      return said.map((words) => `${file}: ${words}`);
    });
    // A dungeon is called so too: the campaign keeps its name when the game gets another.
    expect(saying.filter((each) => !/text\/\w+\/packs\.ts: Lanternfall$|shippedArrivals\.ts: lanternfall\.json$/.test(each))).toEqual(['src/lab/farm/reach.ts: lanternfall-lab']);
  });

  test.each<[string, readonly string[]]>([
    ['index.html', [`<title>${GAME.name}</title>`, `<meta property="og:title" content="${GAME.name}">`]],
    ['assets/manifest.webmanifest', [`"name": "${GAME.name}"`, `"short_name": "${GAME.name}"`]],
    ['package.json', [`"name": "${GAME.id}"`]],
    ['webpack.config.js', [`trusted-types ${GAME.id} ${GAME.id}-offline`, `policyName: '${GAME.id}'`]],
  ])('is the same in %s, which the game\'s own scripts do not make', (file, wanted) => {
    expect(wanted.filter((words) => !root(file).includes(words))).toEqual([]);
  });
});
