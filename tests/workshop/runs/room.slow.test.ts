import { readFileSync, writeFileSync } from 'node:fs';
import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { Draft } from '../../../src/workshop/draft/Draft';
import { beforeDraft, draftInUse, namedPack } from '../../../src/workshop/runs/packsInUse';
import { RunsRoom } from '../../../src/workshop/runs/RunsRoom';
import type { PlayedPack } from '../../../src/workshop/runs/Side';
import { FakeWorkers } from '../../support/fakeWorkers';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();
const withSprites = { ...house, sprites: Object.values(sheets).flat() };

/** A draft that changes a pack, also as a file. */
function draftOf(base: string, name: string, orcs?: number): { draft: Draft; path: string } {
  const draft = new Draft(withSprites);
  draft.change(base);
  if (orcs !== undefined) draft.set(['breeds', 'orc', 'power'], orcs);
  const path = file(name);
  writeFileSync(path, draft.text);
  return { draft, path };
}

const use = (pack: PlayedPack | null): PlayedPack => {
  if (!pack) throw new Error('no pack');
  return pack;
};

/** A room with workers of this thread, and frames that pass when they are told to. */
function roomWith(workers = new FakeWorkers()) {
  const frames: (() => void)[] = [];
  let ms = 0;
  let loads = 0;
  const room = new RunsRoom({
    start: workers.start, cores: 3, frame: (callback) => { frames.push(callback); }, now: () => (ms += 1),
    loadArrivals: async () => {
      loads++;
      return (await import('../../../src/lab/arrivals/shippedArrivals')).SHIPPED_ARRIVALS;
    },
  });
  const pass = (): void => { for (const frame of frames.splice(0)) frame(); };
  return { room, workers, pass, loads: () => loads };
}

const limits = { bot: 'diver', turns: 400, last: 2, count: 24 };
const asked = ['--bot', 'diver', '--turns', '400', '--floors', '1-2', '--workers', '1'];

it('writes the bytes that the command line writes, in whatever order runs come', async () => {
  const { draft, path } = draftOf('classic', 'mine.json', 9);
  const { room, workers } = roomWith();
  expect(room.settings.workers).toBe(2);
  room.set({ ...limits, first: 5 });
  await room.begin([use(draftInUse(draft))]);
  workers.play();
  expect([room.phase, room.progress]).toEqual(['done', { done: 24, all: 24, rate: null }]);
  await lab('play', '--pack', path, '--out', file('mine.ndjson'), '--seeds', '5-28', ...asked);
  expect(room.sides[0]?.file.text).toBe(readFileSync(file('mine.ndjson'), 'utf8'));
});

it('stops and goes on, and what is there can be saved at any time', async () => {
  const { draft, path } = draftOf('classic', 'half.json');
  const { room, workers, pass } = roomWith();
  room.set(limits);
  await room.begin([use(draftInUse(draft))]);
  workers.play(9);
  for (let frame = 0; frame < 9; frame++) pass();
  room.stop();
  expect([room.phase, workers.living, room.canGoOn]).toEqual(['stopped', [], true]);
  const done = room.sides[0]?.done ?? 0;
  expect(done).toBeGreaterThan(0);
  await lab('play', '--pack', path, '--out', file('half.ndjson'), '--seeds', String(done), ...asked);
  expect(room.sides[0]?.file.text).toBe(readFileSync(file('half.ndjson'), 'utf8'));
  room.goOn();
  workers.play();
  expect([room.phase, room.sides[0]?.done, room.sides[0]?.curve.seeds]).toEqual(['done', 24, 24]);
  await lab('play', '--pack', path, '--out', file('whole.ndjson'), '--seeds', '24', ...asked);
  expect(room.sides[0]?.file.text).toBe(readFileSync(file('whole.ndjson'), 'utf8'));
});

it('loses nothing when a worker dies', async () => {
  const { draft } = draftOf('classic', 'dies.json');
  const { room, workers } = roomWith();
  room.set(limits);
  await room.begin([use(draftInUse(draft))]);
  workers.play(5);
  workers.living[0]?.ears.died('');
  workers.play();
  expect([room.phase, room.sides[0]?.done, room.notices]).toEqual(['done', 24, [{ kind: 'lost', times: 1 }]]);
});

it('says the same of a change as lab diff does on the same seeds', async () => {
  const { draft, path } = draftOf('classic', 'beside.json', 30);
  const { room, workers, pass } = roomWith();
  room.set({ ...limits, count: 400, isBeside: true, compared: 'hazard', on: [1, 2], detect: 12 });
  await room.begin([use(beforeDraft(draft, withSprites)), use(draftInUse(draft))]);
  for (let rounds = 0; room.isPlaying && rounds < 1000; rounds++) {
    workers.play(2);
    pass();
  }
  const { data } = await lab('diff', 'classic', path, ...asked, '--seeds', '400', '--on', '1-2', '--detect', '12');
  const { found } = room.beside ?? {};
  expect(found).toBeDefined();
  expect(data).toMatchObject(JSON.parse(JSON.stringify(found)) as object);
  expect(found?.pairs).toBeLessThan(400);
  expect(room.phase).toBe('sure');
  room.set({ compared: 'lost' });
  expect(room.beside?.found.measure).toBe('HP lost on floors 1-2');
  room.set({ compared: 'won' });
  expect(room.beside?.found.measure).toBe('runs won');
});

it('begins deeper with the heroes that the command line begins with', async () => {
  const { draft, path } = draftOf('lanternfall', 'deep.json');
  const { room, workers, loads } = roomWith();
  room.set({ ...limits, count: 3, turns: 60, from: 3, last: 4 });
  expect(loads()).toBe(0);
  await room.begin([use(draftInUse(draft))]);
  workers.play();
  expect([room.phase, room.notices, loads()]).toEqual(['done', [], 1]);
  room.set({ compared: 'lost', on: [1, 2] });
  expect(room.settings.on).toEqual([3, 3]);
  await lab('play', '--pack', path, '--out', file('deep.ndjson'), '--seeds', '3', '--from-floor', '3', '--floors', '3-4', '--bot', 'diver', '--turns', '60', '--workers', '1');
  expect(room.sides[0]?.file.text).toBe(readFileSync(file('deep.ndjson'), 'utf8'));
});

it('compares no floor above the one on which the runs began, whatever is asked for afterwards', async () => {
  const { draft } = draftOf('lanternfall', 'late.json', 30);
  const { room, workers } = roomWith();
  room.set({ ...limits, count: 2, turns: 60, from: 3, last: 4, isBeside: true });
  await room.begin([use(beforeDraft(draft, withSprites)), use(draftInUse(draft))]);
  workers.play();
  room.set({ from: 1, compared: 'hazard', on: [1, 1] });
  expect([room.beside?.found.measure, room.beside?.asked.on, room.notices]).toEqual(['hazard of floor 3', [3, 3], []]);
});

it('plays first towards a deeper floor of a pack that comes without heroes', async () => {
  const { draft, path } = draftOf('classicBare', 'towards.json');
  const { room, workers } = roomWith();
  room.set({ ...limits, count: 3, turns: 60, from: 2, last: 2 });
  await room.begin([use(draftInUse(draft))]);
  expect(room.phase).toBe('arriving');
  workers.play(3);
  expect(room.coming?.progress[1]).toBe(96);
  workers.play();
  expect([room.phase, room.notices]).toEqual(['done', []]);
  await lab('play', '--pack', path, '--out', file('towards.ndjson'), '--seeds', '3', '--from-floor', '2', '--floors', '2', '--bot', 'diver', '--turns', '60', '--workers', '1');
  expect(room.sides[0]?.file.text).toBe(readFileSync(file('towards.ndjson'), 'utf8'));
});

it('shows the runs of a file from the command line, unless they were played with other rows', async () => {
  const { draft, path } = draftOf('classic', 'opened.json', 9);
  await lab('play', '--pack', path, '--out', file('opened.ndjson'), '--seeds', '6', ...asked);
  const text = readFileSync(file('opened.ndjson'), 'utf8');
  const { room } = roomWith();
  room.open('opened.ndjson', text, namedPack(draft));
  expect([room.phase, room.sides[0]?.done, room.sides[0]?.file.text]).toEqual(['opened', 6, text]);
  draft.set(['breeds', 'orc', 'power'], 10);
  room.open('opened.ndjson', text, namedPack(draft));
  room.open('opened.ndjson', `${text}${text.split('\n')[2] ?? ''}\n`, namedPack(draft));
  expect(room.notices).toContainEqual({ kind: 'lab', sentence: 'opened.ndjson was played with other rows of myClassic than myClassic.json has now.' });
  room.open('draft.json', draft.text, namedPack(draft));
  expect(room.notices).toContainEqual({ kind: 'lab', sentence: 'draft.json is no file of runs: its first line is not their header.' });
  expect([room.phase, room.sides[0]?.done]).toEqual(['opened', 6]);
});

it.each([
  [{ bot: 'bold,dareing=2' }, /^"dareing=2" is no weight of bold/],
  [{ from: 5, last: 2 }, /^The runs begin on floor 5, below their last, 2\.$/],
  [{ from: 2000, last: null }, /^The runs begin on floor 2000/],
])('says what is wrong with %j', async (settings, sentence) => {
  const { draft } = draftOf('lanternfall', 'refused.json');
  const { room, workers } = roomWith();
  room.set(settings);
  await room.begin([use(draftInUse(draft))]);
  expect(room.notices).toEqual([{ kind: 'lab', sentence: expect.stringMatching(sentence) as string }]);
  expect(workers.all).toEqual([]);
});

it('counts in frames, a share of each, and shows what has come now and then', async () => {
  const { draft } = draftOf('classic', 'frames.json');
  const { room, workers, pass } = roomWith();
  room.set({ ...limits, turns: 5, count: 24 });
  await room.begin([use(draftInUse(draft))]);
  workers.play(23);
  expect(room.progress.done).toBe(0);
  pass();
  const { done } = room.progress;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(12);
  for (let frame = 0; frame < 10; frame++) pass();
  expect(room.progress.done).toBeGreaterThan(done);
});
