import { MOST_CHARACTERS, encodeArchive, type Archive } from '../../src/keep/archive';
import type { HistoryEntry } from '../../src/keep/history';

/* What an archive gives up to stay small enough to be read again: the oldest recordings, then the oldest texts set aside. */

const bare: Archive = { exported: '2026-11-01T10:00:00.000Z', run: null, aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };
const MILLION = 1_000_000;
const long = (n: number): string => 'x'.repeat(n);
const run = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'a', began: '', ended: '2026-11-01T10:00:00.000Z', pack: 'lanternfall', seed: 's', daily: '', ranked: true, kind: 'died', cause: 'breed.rat',
  floor: 1, level: 0, turns: 0, score: 0, replay: null, morgue: '', ...more,
});
const kept = (more: Partial<Archive>): Archive => (JSON.parse(encodeArchive({ ...bare, ...more })) as { body: Archive }).body;

/** The lengths, in millions, of the replays and tombstones that remain, newest first, and of the texts set aside, oldest first. */
function sizes(more: Partial<Archive>): { runs: number[]; aside: number[] } {
  const { history, aside } = kept(more);
  return { runs: history.map(({ replay, morgue }) => ((replay?.length ?? 0) + morgue.length) / MILLION), aside: aside.map(({ length }) => length / MILLION) };
}

describe('an archive that is too large', () => {
  it('loses replays and tombstones of the older half of the runs that have one, the middle one too', () => {
    expect(sizes({ history: [run({ morgue: long(6 * MILLION) }), run({ morgue: long(6 * MILLION) }), run({ morgue: long(6 * MILLION) })] }).runs).toEqual([6, 0, 0]);
    expect(sizes({ history: [9, 9, 0, 0].map((n) => run({ morgue: long(n * MILLION) })) }).runs).toEqual([9, 0, 0, 0]);
  });

  it('loses replays without a tombstone, and tombstones without a replay', () => {
    expect(sizes({ history: [run({ replay: long(9 * MILLION) }), run({ replay: long(9 * MILLION) })], aside: ['x'] })).toEqual({ runs: [9, 0], aside: [1 / MILLION] });
    expect(sizes({ history: [run({ morgue: long(9 * MILLION) }), run({ morgue: long(9 * MILLION) })], aside: ['x'] })).toEqual({ runs: [9, 0], aside: [1 / MILLION] });
    expect(sizes({ history: [run({ replay: long(9 * MILLION), morgue: long(9 * MILLION) })] }).runs).toEqual([0]);
  });

  it('keeps the texts set aside while any run has a replay to lose', () => {
    expect(sizes({ history: [run({ replay: long(9 * MILLION) })], aside: [long(4 * MILLION), long(4 * MILLION)] })).toEqual({ runs: [0], aside: [4, 4] });
  });

  it('then loses the older half of those, the middle one too', () => {
    expect(sizes({ aside: [6, 6, 6].map((n) => long(n * MILLION)) }).aside).toEqual([6]);
    expect(sizes({ history: [run({})], aside: [17].map((n) => long(n * MILLION)) })).toEqual({ runs: [0], aside: [] });
  });

  it('is whole up to its limit, to the character', () => {
    const fileOf = (n: number): string => encodeArchive({ ...bare, history: [run({ morgue: long(n) })] });
    // The checksum has more or fewer digits, so the length is found by trying.
    let n = 15_999_000;
    for (let tries = 0; tries < 9 && fileOf(n).length !== MOST_CHARACTERS; tries++) n += MOST_CHARACTERS - fileOf(n).length;
    expect([fileOf(n).length, fileOf(n + 100).length < 10_000]).toEqual([MOST_CHARACTERS, true]);
  });

  it.each<[string, Partial<Archive>]>([
    ['replays', { history: Array.from({ length: 300 }, () => run({ replay: long(4 * MILLION) })) }],
    ['tombstones', { history: Array.from({ length: 300 }, () => run({ morgue: long(4 * MILLION) })) }],
    ['texts set aside', { aside: Array.from({ length: 300 }, () => long(4 * MILLION)) }],
  ])('is written even if its %s are more than one text can hold', (_what, more) => {
    const { runs, aside } = sizes(more);
    expect([...runs, ...aside].filter((size) => size > 0)).toEqual(expect.arrayContaining([4]));
  });
});

test('an archive is indented by one space, as each counts', () => {
  expect(encodeArchive(bare).split('\n').slice(0, 2)).toEqual(['{', ' "magic": "lanternfall-archive",']);
});
