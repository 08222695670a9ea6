import fc from 'fast-check';
import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { entryOf } from '../../src/ui/run/entryOf';
import '../../src/ui/run/morgue';
import { bestOf, byTime, decodeEntry, HistoryBook } from '../../src/keep/HistoryBook';
import { MORGUE_LENGTH, HISTORY, encodeEntry, keyOfEntry, type HistoryEntry } from '../../src/keep/history';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { completeTexts } from '../../src/keep/text';
import { begun, ended, entry } from './pastRuns';

const whole = fc.nat(1_000_000);
const id = fc.string({ unit: fc.constantFrom('0', '7', 'a', 'f'), minLength: 1, maxLength: 16 });
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
const anyEntry: fc.Arbitrary<HistoryEntry> = fc.record({
  id,
  began: fc.oneof(fc.constant(''), moment),
  ended: moment,
  pack: fc.constantFrom('lanternfall', 'classicBare', 'gone'),
  seed: fc.string({ minLength: 1, maxLength: 32 }),
  daily: fc.constantFrom('', '2026-11-22'),
  ranked: fc.boolean(),
  kind: fc.constantFrom('died', 'won'),
  cause: fc.constantFrom('', 'breed.orc', 'breed.jackal+swift'),
  floor: whole.map((n) => n + 1),
  level: whole,
  turns: whole,
  score: whole,
  replay: fc.oneof(fc.constant(null), fc.constant('LF1~1.00000000~lanternfall~seed~0~00000000~')),
  morgue: fc.string({ maxLength: 200 }),
});

beforeAll(completeTexts);

describe('the record of a finished run', () => {
  test('is its facts, a readable replay and a tombstone', () => {
    const run = ended();
    const kept = entryOf(run, new Date('2026-11-22T12:00:00Z'));
    expect(kept).toMatchObject({ id: 'a1b2c3', ended: '2026-11-22T12:00:00.000Z', pack: 'lanternfall', seed: 'amber-owl-42', ranked: true, kind: 'died', cause: 'breed.rat', floor: 1, turns: run.game.state.turn });
    expect(decodeReplay(kept?.replay ?? '').ok).toBe(true);
    expect(kept?.morgue).toContain('amber-owl-42');
  });

  test('doesn\'t exist while the run goes on', () => {
    expect(entryOf(begun(), new Date())).toBeNull();
  });

  test('has its own id even if an older run had none', () => {
    const one = entryOf(ended({ id: 'unrecorded' }), new Date(1000));
    const other = entryOf(ended({ id: 'unrecorded' }), new Date(2000));
    expect(one?.id).not.toBe(other?.id);
    expect(decodeEntry(encodeEntry(one ?? entry()))).toEqual(one);
  });

  test('is decoded as it was encoded', () => {
    fc.assert(fc.property(anyEntry, (given) => { expect(decodeEntry(encodeEntry(given))).toEqual(given); }));
  });

  test.each<[string, unknown]>([
    ['an extra field', { ...entry(), more: 1 }],
    ['a wrong type', { ...entry(), score: '5' }],
    ['half a point', { ...entry(), score: 0.5 }],
    ['a negative number', { ...entry(), turns: -1 }],
    ['no id', { ...entry(), id: '' }],
    ['an id that is a path', { ...entry(), id: '../x' }],
    ['an invalid pack name', { ...entry(), pack: '<b>' }],
    ['an invalid day', { ...entry(), daily: 'today' }],
    ['an invalid date', { ...entry(), ended: 'soon' }],
    ['a long seed', { ...entry(), seed: 'x'.repeat(33) }],
    ['a long tombstone', { ...entry(), morgue: 'x'.repeat(MORGUE_LENGTH + 1) }],
    ['a replay we don\'t produce', { ...entry(), replay: 'javascript:alert(1)' }],
    ['a list', []],
    ['nothing', null],
  ])('is refused with %s', (_what, damaged) => {
    expect(decodeEntry(JSON.stringify({ format: 1, entry: damaged }))).toBeNull();
  });

  test('is refused if the text is cut off, newer or hostile', () => {
    const text = encodeEntry(entry());
    expect(decodeEntry(text)).not.toBeNull();
    expect(decodeEntry(text.slice(0, -1))).toBeNull();
    expect(decodeEntry(text.replace('"format":2', '"format":3'))).toBeNull();
    expect(decodeEntry(text.replace('"format":2', '"more":1,"format":2'))).toBeNull();
    expect(decodeEntry(text.replace('"score"', '"__proto__"'))).toBeNull();
    expect(decodeEntry('['.repeat(100_000))).toBeNull();
    expect(decodeEntry('')).toBeNull();
  });
});

describe('finished runs', () => {
  const of = (name: string, more: Partial<HistoryEntry>): HistoryEntry => ({ ...entry(), id: name, replay: `LF1~${name}`, ...more });

  test('are listed newest first, and unreadable ones are counted and kept', async () => {
    const store = new MemoryStorage();
    const old = of('a', { ended: '2026-01-01T00:00:00.000Z' });
    const young = of('b', { ended: '2026-02-01T00:00:00.000Z' });
    await store.write({ [keyOfEntry(old)]: encodeEntry(old), [keyOfEntry(young)]: encodeEntry(young), [`${HISTORY}c`]: '{"broken', 'run.a': 'no entry' });
    const past = await new HistoryBook(store).read();
    expect(past.entries.map((each) => each.id)).toEqual(['b', 'a']);
    expect(past.damaged).toEqual(['{"broken']);
    expect(await store.keys(HISTORY)).toHaveLength(3);
  });

  test('that ended at the same moment have a fixed order, whichever came first', () => {
    const all = ['c', 'a', 'b'].map((name) => of(name, {}));
    expect([...all].sort(byTime).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([...all].reverse().sort(byTime).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(byTime(of('a', {}), of('a', {}))).toBe(0);
    expect(byTime(of('a', { ended: '2026-01-01T00:00:00.000Z' }), of('b', { ended: '2026-01-02T00:00:00.000Z' }))).toBe(1);
    expect(byTime(of('z', { ended: '2026-01-03T00:00:00.000Z' }), of('b', { ended: '2026-01-02T00:00:00.000Z' }))).toBe(-1);
  });

  test('are found one by one', async () => {
    const store = new MemoryStorage();
    const book = new HistoryBook(store);
    const kept = entry();
    await store.write(await book.additions([kept]));
    expect(await book.find(kept.id)).toEqual(kept);
    expect(await book.find('other')).toBeNull();
  });

  test('are added without changing existing ones', async () => {
    const store = new MemoryStorage();
    const book = new HistoryBook(store);
    await store.write(await book.additions([of('a', { score: 1 })]));
    const more = await book.additions([of('a', { score: 2 }), of('b', {})]);
    expect(Object.keys(more)).toEqual([`${HISTORY}b`]);
  });

  test('are ranked by points, then by fewest turns, then by date', () => {
    const all = [
      of('slow', { score: 5, turns: 20, ended: '2026-01-01T00:00:00.000Z' }),
      of('late', { score: 5, turns: 10, ended: '2026-03-01T00:00:00.000Z' }),
      of('early', { score: 5, turns: 10, ended: '2026-02-01T00:00:00.000Z' }),
      of('other', { score: 7, pack: 'deep' }),
    ];
    expect(bestOf(all, 'lanternfall', 5).map((each) => each.id)).toEqual(['early', 'late', 'slow']);
    expect(bestOf(all, 'lanternfall', 2).map((each) => each.id)).toEqual(['early', 'late']);
    expect(bestOf(all, null, 5).map((each) => each.id)).toEqual(['other', 'early']);
  });
});
