import fc from 'fast-check';
import { crc32 } from '../../src/engine/core/hash';
import { encodeRun, MOST_CHARACTERS as MOST_SAVED } from '../../src/engine/run/save';
import { type Archive, archiveName, decodeArchive, encodeArchive, MOST_CHARACTERS } from '../../src/keep/archive';
import { DEFAULT_SETTINGS } from '../../src/ui/settings/settings';
import { exportText } from '../../src/ui/files/archiveRun';
import { scaled } from '../support/scale';
import { soon } from '../support/TestStorage';
import { begun, entry } from './pastRuns';
import { openRun, type } from './support';

const kept = entry();
const entryLike = (index: number, morgue: string): typeof kept => ({ ...kept, id: `run-${index}`, morgue });
const { game, record } = begun();
const everything: Archive = {
  exported: '2026-11-22T12:00:00.000Z',
  run: encodeRun(game.state, record),
  aside: ['what nobody can read'],
  settings: { ...DEFAULT_SETTINGS },
  lore: {},
  history: [kept],
  daily: { '2026-11-22': 'a1b2c3' },
  packs: { mine: '{"id":"mine"}' },
};
const full = (more: Partial<Archive> = {}): Archive => ({ ...everything, ...more });

/** The text of an archive with a changed body, and a matching checksum. */
function forged(body: unknown): string {
  const sum = JSON.stringify(body);
  return JSON.stringify({ magic: 'lanternfall-archive', format: 1, crc32: crc32(sum), length: sum.length, body });
}

function whyOf(file: string): string {
  const read = decodeArchive(file, '"mine.json"');
  if (read.ok) throw new Error('it was read');
  return read.why;
}

test('the export of a run that has become too long for any save holds its last save', async () => {
  const { session, game: played } = await openRun();
  type(session, '.');
  await soon();
  played.state.log.push({ tone: 'plain', key: 'log.drop', params: { item: 'x'.repeat(MOST_SAVED) }, count: 1 });
  const read = decodeArchive(await exportText(session), 'mine.json');
  expect(read).toMatchObject({ ok: true, archive: { run: expect.stringContaining('"turn":1,') as string } });
});

describe('everything in one file', () => {
  test('is restored as it was exported', () => {
    expect(decodeArchive(encodeArchive(full()), 'mine.json')).toEqual({ ok: true, archive: full() });
  });

  test('is restored with any texts in it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(fc.property(text, fc.array(text, { maxLength: 5 }), fc.dictionary(fc.constantFrom('ab', 'cd', 'ef'), text), (run, aside, packs) => {
      const archive = full({ run, aside, packs: { ...packs } });
      expect(decodeArchive(encodeArchive(archive), 'x')).toEqual({ ok: true, archive });
    }), { numRuns: scaled(10, 50) });
  });

  test('treats brackets in a text as text', () => {
    const archive = full({ aside: [`"${'['.repeat(100)}`, `\\"${'{'.repeat(100)}`] });
    expect(decodeArchive(encodeArchive(archive), 'x')).toEqual({ ok: true, archive });
  });

  test('is JSON that other programs open, and survives reformatting', () => {
    const file = encodeArchive(full());
    const opened: unknown = JSON.parse(file);
    expect(opened).toMatchObject({ magic: 'lanternfall-archive', body: { history: [{ seed: 'amber-owl-42' }] } });
    expect(decodeArchive(JSON.stringify(opened, null, 4).replaceAll('\n', '\r\n'), 'x').ok).toBe(true);
  });

  test('is named after the date', () => {
    expect(archiveName(new Date(2026, 2, 5))).toBe('lanternfall-2026-03-05.json');
  });

  test('leaves out replays and tombstones of the oldest runs if it would be too large to read', () => {
    const morgue = 'x'.repeat(39_000);
    const history = Array.from({ length: 600 }, (_, index) => entryLike(index, morgue));
    const read = decodeArchive(encodeArchive(full({ history })), 'x');
    if (!read.ok) throw new Error(read.why);
    expect(read.archive.history).toHaveLength(600);
    expect(read.archive.history[0]?.morgue).toBe(morgue);
    expect(read.archive.history.at(-1)).toMatchObject({ morgue: '', replay: null, id: 'run-599' });
  });

  test('of twenty thousand long runs is written, the oldest without replays and tombstones', () => {
    const morgue = 'x'.repeat(39_000);
    const read = decodeArchive(encodeArchive(full({ history: Array.from({ length: 20_000 }, (_, index) => entryLike(index, morgue)) })), 'x');
    if (!read.ok) throw new Error(read.why);
    expect(read.archive.history).toHaveLength(20_000);
    expect(read.archive.history[0]?.morgue).toBe(morgue);
  });
});

describe('a file that is damaged, forged or hostile', () => {
  test('is refused wherever it is cut off or a character changed', () => {
    const file = encodeArchive(full({ run: 'short', settings: null }));
    const cut = fc.nat(file.trimEnd().length - 1).map((at) => file.slice(0, at));
    // Whitespace between the parts may change.
    const changed = fc.nat(file.length - 1).filter((at) => /\S/.test(file.charAt(at))).map((at) => file.slice(0, at) + (file.charAt(at) === '7' ? '8' : '7') + file.slice(at + 1));
    fc.assert(fc.property(fc.oneof(cut, changed), (damaged) => {
      expect(whyOf(damaged)).toContain('mine.json');
    }), { numRuns: scaled(200, 1000) });
  });

  test.each<[string, string, RegExp]>([
    ['empty', '', /damaged or incomplete/],
    ['no JSON', 'lanternfall-archive', /damaged or incomplete/],
    ['other JSON', '{"magic":"other"}', /isn't a Lanternfall file/],
    ['a list', '[]', /isn't a Lanternfall file/],
    ['newer', '{"magic":"lanternfall-archive","format":3}', /newer version.*format 3.* reads up to 2/],
    ['without body', '{"magic":"lanternfall-archive","format":1,"crc32":0,"length":0}', /: body is missing\./],
    ['nested deep', `{"magic":"lanternfall-archive","body":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /too deeply nested/],
    ['with names of Object.prototype', forged(JSON.parse('{"__proto__":{"polluted":true}}')), /names aren't allowed/],
    ['with such names deep inside', forged({ ...full(), settings: { own: JSON.parse('{"constructor":{"prototype":1}}') as unknown } }), /names aren't allowed/],
    ['with an extra part', forged({ ...full(), more: 1 }), /: more doesn't belong there\./],
    ['with a missing part', forged({ ...full(), history: undefined }), /: history is missing\./],
    ['with a wrong type', forged({ ...full(), history: [{ ...kept, score: '9' }] }), /at history.0.score: expected number, got "9"/],
    ['with a huge list', forged({ ...full(), aside: Array.from({ length: 101 }, () => '') }), /at aside: expected <=100, got 101/],
    ['without a checksum', '{"magic":"lanternfall-archive","format":1}', /^"mine\.json" is damaged: crc32 is missing\.$/],
    ['with a run without a seed', forged({ ...full(), history: [{ ...kept, seed: undefined }] }), /: history\.0\.seed is missing\./],
    ['with a date that is none', forged({ ...full(), exported: 'soon' }), /at exported: expected something else, got "soon"/],
    ['with a name as long as a page', forged({ ...full(), ['x'.repeat(5000)]: 1 }), /: x+… doesn't belong there\./],
    ['with 100,001 runs', forged({ ...full(), history: Array.from({ length: 100_001 }, () => ({})) }), /at history: expected <=100000, got 100001/],
    ['with 20,001 days', forged({ ...full(), daily: Object.fromEntries(Array.from({ length: 20_001 }, (_, day) => [new Date(day * 86_400_000).toISOString().slice(0, 10), 'a'])) }), /at daily: expected <=20000, got 20001/],
    ['with more names than any file has', forged({ ...full(), settings: Object.fromEntries(Array.from({ length: 100_001 }, (_, n) => [`k${n}`, 0])) }), /it has too many parts/],
    ['with a pack of a forbidden name', forged({ ...full(), packs: { '../x': '' } }), /at packs/],
    ['with a wrong checksum', encodeArchive(full()).replace('"amber-owl-42"', '"amber-owl-43"'), /at crc32: expected [0-9a-f]{8}, got [0-9a-f]{8}/],
    ['with another checksum of few digits', forged({}).replace(/"crc32":\d+/, '"crc32":26'), /at crc32: expected 0000001a, got [0-9a-f]{8}/],
    ['with a number for a run', forged({ ...full(), history: [7] }), /at history\.0: expected Object, got 7/],
    ['of another length', encodeArchive(full()).replace('"amber-owl-42"', '"amber-owl-142"'), /at length: expected \d+, got \d+/],
  ])('is refused if it is %s', (_what, file, why) => {
    const sentence = whyOf(file);
    expect(sentence).toMatch(why);
    expect(sentence).toContain('"mine.json"');
    expect(sentence.length).toBeLessThan(300);
    expect({}).not.toHaveProperty('polluted');
  });

  test('is refused unread if it is too large', () => {
    expect(whyOf(' '.repeat(MOST_CHARACTERS + 1))).toMatch(/too large: 16,000,001 characters/);
  });
});
