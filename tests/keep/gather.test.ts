import { encodeRun } from '../../src/engine/run/save';
import { memoryTail, type Tail, type TailPlace } from '../../src/keep/browser/LocalStorage';
import { encodeEntry, HISTORY } from '../../src/keep/history';
import { moveBooks, moveRuns, strayRuns } from '../../src/keep/saves/places';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { ASIDE, OTHER, OWNER, SPARED } from '../../src/keep/saves/survey';
import { begun, entry } from '../ui/pastRuns';

/* From a store that a page used while a better one did not answer, to that better one. */

const run = begun({ id: 'lost' });
const textOfRun = encodeRun(run.game.state, run.record, 3);
const tailOf = (tail: Partial<Tail>): TailPlace => memoryTail({ text: JSON.stringify({ owner: 'lost page', run: textOfRun, ends: {}, ...tail }) });

interface Stores {
  readonly from: Map<string, string>;
  readonly to: Map<string, string>;
  readonly way: Parameters<typeof moveBooks>[0];
  /** How often the better store was written to. */
  readonly writes: () => number;
}

/** Both stores; the better one refuses whatever would make it hold more finished runs than `room`, with that error. */
function stores(held: Readonly<Record<string, string>>, room = Infinity, error = 'QuotaExceededError'): Stores {
  const [from, to] = [new Map(Object.entries(held)), new Map([[OWNER, 'me']])];
  const better = new MemoryStorage(to);
  const write = better.write.bind(better);
  let writes = 0;
  better.write = (changes, expected) => {
    writes++;
    const keys = new Set([...to.keys(), ...Object.keys(changes)].filter((key) => key.startsWith(HISTORY)));
    return keys.size > room ? Promise.reject(new DOMException('', error)) : write(changes, expected);
  };
  return { from, to, way: { from: new MemoryStorage(from), to: better, token: 'me' }, writes: () => writes };
}

const runsIn = (place: ReadonlyMap<string, string>): string => [...place.keys()].filter((key) => key.startsWith(HISTORY)).map((key) => key.slice(HISTORY.length)).sort().join('');
const past = (ids: string): Record<string, string> => Object.fromEntries(Array.from(ids, (id) => [HISTORY + id, encodeEntry(entry({ id }))]));

describe('finished runs of the lesser store', () => {
  it.each([
    [9, 'abcde', ''], [5, 'abcde', ''], [3, 'abc', 'de'], [1, 'a', 'bcde'], [0, '', 'abcde'],
  ])('move as far as there is room: with room for %d', async (room, moved, left) => {
    const { from, to, way } = stores(past('abcde'), room);
    expect(await moveBooks(way)).toBe(left === '');
    expect([runsIn(to), runsIn(from)]).toEqual([moved, left]);
  });

  it('move singly where there is room for one of two', async () => {
    const { from, to, way } = stores(past('ab'), 1);
    expect([await moveBooks(way), runsIn(to), runsIn(from)]).toEqual([false, 'a', 'b']);
  });

  it('all stay where the better store refuses them for another reason, which no second try would change', async () => {
    const { from, to, way, writes } = stores(past('abcde'), 3, 'UnknownError');
    expect([await moveBooks(way), runsIn(to), runsIn(from), writes()]).toEqual([false, '', 'abcde', 1]);
  });
});

describe('the run in the tail of a page that never reached its store', () => {
  it.each<[string, Partial<Tail>, { owner: string | null; isOffered: boolean }]>([
    ['is offered', {}, { owner: null, isOffered: true }],
    ['is offered where another page had the better store', {}, { owner: 'another', isOffered: true }],
    ['is left to the better store that the page had too', {}, { owner: 'lost page', isOffered: false }],
    ['is left to whom it belongs', { owner: 'third' }, { owner: null, isOffered: false }],
  ])('%s', async (_what, tail, { owner, isOffered }) => {
    const { to, way } = stores({ [OWNER]: 'lost page' });
    expect(await moveRuns(way, tailOf(tail), owner)).toEqual({ isAll: true, refused: [] });
    expect(to.get(`${OTHER}lost`)).toBe(isOffered ? textOfRun : undefined);
  });

  it('is offered from a page that never owned a store, unless it is known', () => {
    const key = `${OTHER}lost`;
    expect([strayRuns(tailOf({}), 'me', []), strayRuns(tailOf({}), 'me', [textOfRun]), strayRuns(tailOf({}), 'lost page', []), strayRuns(tailOf({}), null, [])]).toEqual([{ [key]: textOfRun }, {}, {}, {}]);
  });
});

describe('saves of the lesser store', () => {
  const newer = textOfRun.replace(/"format":\d+/, '"format":99');

  it('that are damaged are set aside, and those of a newer version as ones that may be used later', async () => {
    for (const [text, prefix] of [['torn', ASIDE], [newer, SPARED]] as const) {
      const { from, to, way } = stores({ 'run.a': text });
      const { isAll, refused } = await moveRuns(way, memoryTail(), null);
      expect([isAll, refused.length, from.has('run.a')]).toEqual([true, 1, false]);
      const keys = [...to].filter(([, held]) => held === text).map(([key]) => key.replace(/\d+$/, ''));
      expect(keys).toEqual([prefix]);
    }
  });

  it('stay, unreported, while the better store has no room', async () => {
    const { from, way } = stores({ 'run.a': 'torn', 'run.b': textOfRun });
    way.to.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    expect(await moveRuns(way, memoryTail(), null)).toEqual({ isAll: false, refused: [] });
    expect([...from.keys()]).toEqual(['run.a', 'run.b']);
  });

  it('that are spared there are left: they move with the books', async () => {
    const { from, to, way } = stores({ [`${SPARED}1`]: newer, 'run.a': textOfRun });
    await moveRuns(way, memoryTail(), null);
    expect([from.get(`${SPARED}1`), to.get(`${OTHER}lost`)]).toEqual([newer, textOfRun]);
    await moveBooks(way);
    expect([from.has(`${SPARED}1`), to.get(`${SPARED}1`)]).toEqual([false, newer]);
  });
});
