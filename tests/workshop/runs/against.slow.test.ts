import { readFileSync, writeFileSync } from 'node:fs';
import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { Draft } from '../../../src/workshop/draft/Draft';
import { draftInUse, namedPack } from '../../../src/workshop/runs/packsInUse';
import { RunsRoom } from '../../../src/workshop/runs/RunsRoom';
import type { PlayedPack } from '../../../src/workshop/runs/Side';
import { FakeWorkers } from '../../support/fakeWorkers';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();

/** A draft of classic with orcs of some power, also as a file. */
function draftOf(name: string, power: number): { draft: Draft; path: string; pack: PlayedPack } {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.change('classic');
  draft.set(['breeds', 'orc', 'power'], power);
  const path = file(name);
  writeFileSync(path, draft.text);
  const pack = draftInUse(draft);
  if (!pack) throw new Error('no pack');
  return { draft, path, pack };
}

function roomWith() {
  const workers = new FakeWorkers();
  let ms = 0;
  const room = new RunsRoom({
    start: workers.start, cores: 3, frame: () => undefined, now: () => (ms += 1), loadArrivals: () => Promise.resolve({}),
  });
  return { room, workers };
}

const asked = ['--bot', 'diver', '--turns', '400', '--workers', '1'];

/** A file of runs of a pack. */
async function runsOf(path: string, name: string, ...more: readonly string[]): Promise<string> {
  await lab('play', '--pack', path, '--out', file(name), ...asked, ...more);
  return readFileSync(file(name), 'utf8');
}

it('compares runs of an older version with those of the draft, played as they were, as lab diff does', async () => {
  const older = draftOf('older.json', 4);
  const { draft, path, pack } = draftOf('newer.json', 20);
  const text = await runsOf(older.path, 'older.ndjson', '--seeds', '3-40', '--floors', '1-2');
  const { room, workers } = roomWith();
  room.compareWith('older.ndjson', text, namedPack(draft));
  expect(room.notices).toEqual([]);
  expect(room.settings).toMatchObject({ first: 3, count: 38, bot: 'diver', turns: 400, last: 2, from: 1 });
  room.set({ compared: 'hazard', on: [1, 2] });
  await room.begin([pack]);
  workers.play();
  expect(room.sides.map(({ name, done }) => [name, done])).toEqual([['older.ndjson', 38], ['myClassic.json', 38]]);
  expect(room.progress).toMatchObject({ done: 38, all: 38 });
  await runsOf(path, 'newer.ndjson', '--seeds', '3-40', '--floors', '1-2');
  const { data } = await lab('diff', file('older.ndjson'), file('newer.ndjson'), '--on', '1-2');
  expect(room.beside?.found.pairs).toBe(38);
  expect(data).toMatchObject(JSON.parse(JSON.stringify(room.beside?.found)) as object);
  room.compareNoMore();
  expect([room.sides.length, room.beside]).toEqual([1, null]);
});

it('compares two files in pairs by their seeds, whichever comes first, and leaves out seeds of one alone', async () => {
  const { draft, path } = draftOf('files.json', 20);
  const one = await runsOf(path, 'one.ndjson', '--seeds', '1-12', '--floors', '1');
  const other = await runsOf(path, 'other.ndjson', '--seeds', '5-20', '--floors', '1');
  const { room } = roomWith();
  room.open('other.ndjson', other, namedPack(draft));
  room.compareWith('one.ndjson', one, namedPack(draft));
  expect([room.notices, room.beside?.found.pairs, room.beside?.found.change.value]).toEqual([[], 8, 0]);
  room.open('one.ndjson', one, namedPack(draft));
  expect([room.sides.length, room.beside?.found.pairs]).toEqual([2, 12]);
});

it('says where files do not fit each other', async () => {
  const { draft, path } = draftOf('unfit.json', 20);
  const one = await runsOf(path, 'early.ndjson', '--seeds', '1-3', '--floors', '1');
  const later = await runsOf(path, 'later.ndjson', '--seeds', '5-7', '--floors', '1');
  const longer = await runsOf(path, 'longer.ndjson', '--seeds', '1-3', '--floors', '1-2');
  const { room } = roomWith();
  room.open('early.ndjson', one, namedPack(draft));
  room.compareWith('later.ndjson', later, namedPack(draft));
  expect([room.sides.length, room.against]).toEqual([1, null]);
  room.compareWith('longer.ndjson', longer, namedPack(draft));
  const [header = ''] = one.split('\n');
  const deeper = JSON.stringify({ ...JSON.parse(header) as object, begins: { floor: 2, arrivals: 'abc' }, floors: 2 });
  room.compareWith('deeper.ndjson', deeper, namedPack(draft));
  expect(room.notices).toEqual([
    { kind: 'lab', sentence: 'later.ndjson and early.ndjson have no seed in common.' },
    { kind: 'unlike', one: 'longer.ndjson', other: 'early.ndjson', difference: 'the last floor: 2 and 1' },
    { kind: 'lab', sentence: 'deeper.ndjson and early.ndjson cannot be compared: they differ in the first floor: 2 and 1.' },
  ]);
  expect(room.sides.map(({ name }) => name)).toEqual(['longer.ndjson', 'early.ndjson']);
});
