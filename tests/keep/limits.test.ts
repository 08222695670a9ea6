import { type Archive, decodeArchive, encodeArchive } from '../../src/keep/archive';
import { decodeEntry } from '../../src/keep/HistoryBook';
import { encodeEntry, type HistoryEntry } from '../../src/keep/history';
import { loreIn, type Met } from '../../src/keep/lore';
import { nextMeta, NO_META } from '../../src/keep/saves/meta';
import { readable } from '../../src/keep/languages';
import { completeTexts } from '../../src/keep/text';

/* How much of anything is read from outside: so much, and no more. */

const entry: HistoryEntry = {
  id: 'a', began: '', ended: '2026-11-01T10:00:00.000Z', pack: 'lanternfall', seed: 's', daily: '', ranked: true, kind: 'died', cause: 'breed.rat',
  floor: 1, level: 0, turns: 0, score: 0, replay: null, morgue: '',
};
const archive: Archive = { exported: '2026-11-01T10:00:00.000Z', run: null, aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };
const long = (n: number, start = ''): string => start.padEnd(n, 'x');
const many = <T>(n: number, row: (i: number) => readonly [string, T]): Record<string, T> => Object.fromEntries(Array.from({ length: n }, (_, i) => row(i)));
const dayAt = (i: number): string => new Date(Date.UTC(2000, 0, 1) + 86_400_000 * i).toISOString().slice(0, 10);

describe('a finished run', () => {
  it.each<[string, Partial<HistoryEntry>, Partial<HistoryEntry>]>([
    ['an id of 64 characters', { id: long(64) }, { id: long(65) }],
    ['an id of one', { id: 'x' }, { id: '' }],
    ['a seed of one', { seed: 'x' }, { seed: '' }],
    ['a cause of 200', { cause: long(200) }, { cause: long(201) }],
    ['floor 1', { floor: 1 }, { floor: 0 }],
    ['level 0', { level: 0 }, { level: -1 }],
    ['no turns', { turns: 0 }, { turns: -1 }],
    ['no points', { score: 0 }, { score: 0.5 }],
    ['a recording of 4,000,000 characters', { replay: long(4_000_000, 'LF1~') }, { replay: long(4_000_001, 'LF1~') }],
    ['a tombstone of 40,000', { morgue: long(40_000) }, { morgue: long(40_001) }],
    ['20 names', { names: many(20, (i) => [`n${i}`, 'x']) }, { names: many(21, (i) => [`n${i}`, 'x']) }],
    ['a name of 400 characters', { names: { n: long(400) } }, { names: { n: long(401) } }],
    ['a name whose key has 400', { names: { [long(400)]: 'x' } }, { names: { [long(401)]: 'x' } }],
    ['a day', { daily: '2026-11-01' }, { daily: 'today' }],
    ['an instant as its beginning', { began: '2026-11-01T09:00:00.000Z' }, { began: '9 o\'clock' }],
  ])('is read with %s, and not with anything beyond', (_name, most, more) => {
    const read = (changes: Partial<HistoryEntry>): unknown => decodeEntry(encodeEntry({ ...entry, ...changes }));
    expect(read(most)).toEqual({ ...entry, ...most });
    expect(read(more)).toBeNull();
  });

  it('is read from the first format, as one from before proofs were noted, and not from a later one', () => {
    const text = (format: number, more: object = {}): string => JSON.stringify({ format, entry, ...more });
    expect([decodeEntry(text(1)), decodeEntry(text(2)), decodeEntry(text(3))]).toEqual([{ ...entry, proof: 'earlier' }, entry, null]);
    expect([decodeEntry(text(2, { proof: 'refused' })), decodeEntry(text(2, { proof: 'sworn' }))]).toEqual([{ ...entry, proof: 'refused' }, null]);
  });
});

describe('an archive', () => {
  beforeAll(completeTexts);

  it.each<[string, Partial<Archive>, Partial<Archive>]>([
    ['100 texts set aside', { aside: Array<string>(100).fill('x') }, { aside: Array<string>(101).fill('x') }],
    ['20,000 days', { daily: many(20_000, (i) => [dayAt(i), 'x']) }, { daily: many(20_001, (i) => [dayAt(i), 'x']) }],
    ['1000 packs', { packs: many(1000, (i) => [`p${i}`, 'x']) }, { packs: many(1001, (i) => [`p${i}`, 'x']) }],
    ['settings of 80 characters', { settings: { [long(80)]: 1 } }, { settings: { [long(81)]: 1 } }],
  ])('is read with %s, and not with more', (_name, most, more) => {
    const read = (changes: Partial<Archive>): boolean => decodeArchive(encodeArchive({ ...archive, ...changes }), 'a.json').ok;
    expect([read(most), read(more)]).toEqual([true, false]);
  });

  it('is refused by a sentence that cuts a name after 60 characters', () => {
    const why = (name: string): string => {
      const decoded = decodeArchive(encodeArchive({ ...archive, [name]: 1 }), 'a.json');
      return decoded.ok ? '' : (/xx+…?/.exec(decoded.why)?.[0] ?? decoded.why);
    };
    expect([why(long(60)), why(long(61))]).toEqual([long(60), `${long(60)}…`]);
  });
});

test('lore is read of 200 packs and of 500 kinds in each table, the first ones', () => {
  const met: Met = { seen: 1, slain: 0, killed: 0, floor: 1 };
  const packs = loreIn(many(201, (i) => [`p${i}`, { breeds: many(501, (k) => [`k${k}`, met]) }])) ?? {};
  expect([Object.keys(packs).length, Object.keys(packs['p0']?.breeds ?? {}).length, packs['p200'], packs['p199']?.breeds['k500']]).toEqual([200, 500, undefined, undefined]);
  expect([loreIn(null), loreIn([]), loreIn('lore')]).toEqual([null, null, null]);
});

test('the ends of the last 40 runs are remembered, a run that ends again anew', () => {
  let meta = NO_META;
  for (let revision = 1; revision <= 41; revision++) meta = nextMeta(meta, revision, [`run${revision}`]);
  expect([Object.keys(meta.ended).length, meta.ended['run1'], meta.ended['run2'], meta.revision]).toEqual([40, undefined, 2, 41]);
  meta = nextMeta(meta, 42, ['run2']);
  expect([Object.keys(meta.ended).length, meta.ended['run2'], meta.ended['run3']]).toEqual([40, 42, 3]);
  meta = nextMeta(meta, 43, ['run40']);
  expect([Object.keys(meta.ended).length, meta.ended['run40'], meta.ended['run3']]).toEqual([40, 43, 3]);
});

test.each([['goblinKing_2', 'Goblin king 2'], ['rat', 'Rat'], ['a1', 'A 1'], ['_x', 'X'], ['', '']])('the id %s reads as %s', (id, words) => {
  expect(readable(id)).toBe(words);
});
