import fc from 'fast-check';
import { browserLore, type Lore } from '../../src/keep/lore';
import { browserSettings, DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings/settings';

/** A browser's storage that holds one text. */
function holding(text: string): { storage: Storage; written: string[] } {
  const written: string[] = [];
  const storage = { getItem: () => text, setItem: (_key: string, value: string) => { written.push(value); } } as unknown as Storage;
  return { storage, written };
}

function settingsFrom(text: string): Settings {
  return browserSettings(() => holding(text).storage).load();
}

function loreFrom(text: string): Lore {
  return browserLore(() => holding(text).storage).load();
}

const met = { seen: 3, slain: 2, killed: 1, floor: 4 };

describe('damaged settings', () => {
  it.each<[string, object, Partial<Settings>]>([
    ['an unknown value', { language: 'klingon', hintsSeen: ['walk'] }, { hintsSeen: ['walk'] }],
    ['hints that are none', { hintsSeen: ['walk', 7, null, 'fight'], scheme: 'wasd' }, { hintsSeen: ['walk', 'fight'], scheme: 'wasd', keysChosen: true }],
    ['a list that is none', { quick: 'healthPotion', scheme: 'wasd' }, { scheme: 'wasd', keysChosen: true }],
    ['one binding that is none', { own: { classic: { wait: ['z'], pickUp: 'p' }, wasd: 7 } }, { own: { classic: { wait: ['z'] }, wasd: {}, pad: {} } }],
    ['no bindings at all', { own: null, scheme: 'wasd' }, { scheme: 'wasd', keysChosen: true }],
  ])('keep the rest: %s', (_name, stored, expected) => {
    expect(settingsFrom(JSON.stringify(stored))).toEqual({ ...DEFAULT_SETTINGS, ...expected });
  });

  it('never accept the names of Object.prototype', () => {
    const { own } = settingsFrom('{"own":{"classic":{"__proto__":["x"],"constructor":["y"],"wait":["z"]},"wasd":{},"pad":{}},"__proto__":{"scheme":"wasd"}}');
    expect(own.classic).toEqual({ wait: ['z'] });
    expect(Object.getPrototypeOf(own.classic)).toBe(Object.prototype);
  });

  it.each(['', '{', 'null', '7', '"x"', '[]', '[[[['])('%j are the defaults', (text) => {
    expect(settingsFrom(text)).toEqual(DEFAULT_SETTINGS);
  });

  it('are never large enough to slow the page down', () => {
    const { hintsSeen, own } = settingsFrom(JSON.stringify({ hintsSeen: Array.from({ length: 5000 }, String), own: { classic: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`d${n}`, ['x']])) } }));
    expect([hintsSeen.length, Object.keys(own.classic).length]).toEqual([200, 200]);
  });

  it('of any kind are read without an error', () => {
    fc.assert(fc.property(fc.json(), (text) => {
      const settings = settingsFrom(text);
      expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
    }), { numRuns: 300 });
  });
});

describe('damaged lore', () => {
  it('keeps what is valid in it', () => {
    const lore = loreFrom(JSON.stringify({ format: 1, packs: { classic: { breeds: { orc: met, troll: { seen: -1 } }, items: 'lost' }, deep: 7 } }));
    expect(lore).toEqual({ classic: { breeds: { orc: met }, elites: {}, traps: {}, statuses: {}, items: {} } });
  });

  it('never accepts the names of Object.prototype', () => {
    const lore = loreFrom(`{"format":1,"packs":{"__proto__":{"breeds":{}},"classic":{"breeds":{"__proto__":${JSON.stringify(met)},"constructor":${JSON.stringify(met)}}}}}`);
    expect(lore).toEqual({ classic: { breeds: {}, elites: {}, traps: {}, statuses: {}, items: {} } });
    expect(Object.getPrototypeOf(lore['classic']?.breeds)).toBe(Object.prototype);
  });

  it('of a later version is read as empty and never overwritten', () => {
    const { storage, written } = holding('{"format":2,"packs":{}}');
    const book = browserLore(() => storage);
    expect(book.load()).toEqual({});
    book.save({});
    expect(written).toEqual([]);
    const old = holding('{"format":1,"packs":{}}');
    browserLore(() => old.storage).save({});
    expect(old.written).toEqual(['{"format":1,"packs":{}}']);
  });

  it('of any kind is read without an error', () => {
    fc.assert(fc.property(fc.json(), fc.boolean(), (text, isWrapped) => {
      expect(typeof loreFrom(isWrapped ? `{"format":1,"packs":${text}}` : text)).toBe('object');
    }), { numRuns: 300 });
  });
});
