import { writeFileSync } from 'node:fs';
import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { type KeyStore, MemoryStorage } from '../../../src/keep/saves/KeyStore';
import { botNamed } from '../../../src/lab/bots';
import { runProgram } from '../../../src/lab/runs/runProgram';
import { Draft } from '../../../src/workshop/draft/Draft';
import { type NamedText, TuneRoom } from '../../../src/workshop/tune/TuneRoom';
import type { Kind } from '../../../src/workshop/tune/questions';
import { FakeWorkers } from '../../support/fakeWorkers';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();
const withSprites = { ...house, sprites: Object.values(sheets).flat() };

/** A draft that changes a pack, also as a file. */
function draftOf(base: string, name: string): { draft: Draft; path: string; text: NamedText } {
  const draft = new Draft(withSprites);
  draft.change(base);
  const path = file(name);
  writeFileSync(path, draft.text);
  return { draft, path, text: { name, text: draft.text } };
}

/** A room with workers of this thread. */
function roomWith(storage: KeyStore = new MemoryStorage(), workers = new FakeWorkers()) {
  let ms = 0;
  const room = new TuneRoom({
    start: workers.start, cores: 3, now: () => (ms += 1), storage, house: withSprites,
    loadArrivals: async () => (await import('../../../src/lab/arrivals/shippedArrivals')).SHIPPED_ARRIVALS,
    refuseUnknown: (bot) => Promise.resolve().then(() => { botNamed(bot); }),
  });
  return { room, workers };
}

/** Lets what waits for something else take its turn. */
const breathe = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

/** Plays until a study rests, or so many answers came. */
async function playOut({ room, workers }: ReturnType<typeof roomWith>, kind: Kind, most = Infinity): Promise<void> {
  await breathe();
  for (let count = 0; room.plays(kind) && count < most; count += 2) {
    workers.play(2);
    await breathe();
  }
}

const limits = { bot: 'restless', turns: 150, each: 4 };
const asked = ['--bot', 'restless', '--turns', '150', '--workers', '1'];
const ROWS = ['breeds.player.hp', 'monsters.orc', 'monsters.troll'];

it('screens rows as the command line does, with as many workers as it has', async () => {
  const { path, text } = draftOf('classic', 'screened.json');
  const made = roomWith();
  made.room.set({ ...limits, rows: ROWS, compared: 'lost', on: [1, 2] });
  made.room.begin('screen', text);
  await playOut(made, 'screen');
  expect(made.workers.all.length).toBe(2);
  const study = made.room.study('screen');
  expect(study?.inquiry.phase).toBe('done');
  const { data } = await lab('screen', '--pack', path, '--rows', ROWS.join(','), '--on', '1-2', '--lost', '--seeds', '4', '--floors', '1-2', ...asked);
  expect(data).toMatchObject({ ...study?.found.screened, measure: 'HP lost on floors 1-2' });
  expect(study?.found.screened?.effects).toHaveLength(3);
});

const targets = [{ floor: 1, value: 0.3, within: 0.1 }];

/** What the command line says of a tuning with those targets. */
async function tunedByLab(path: string, ...more: readonly string[]): Promise<unknown> {
  writeFileSync(file('target.json'), JSON.stringify(targets.map(({ floor, value, within }) => ({ floor, hazard: value, within }))));
  const rows = ['--rows', ROWS.join(','), '--target', file('target.json'), '--seeds', '4', '--floors', '1', '--second', 'random'];
  return (await lab('tune', '--pack', path, ...rows, ...asked, ...more)).data;
}

it('tunes rows to the values of the command line, which the draft takes in one step', async () => {
  const { draft, path, text } = draftOf('classic', 'tuned.json');
  const made = roomWith();
  made.room.set({ ...limits, rows: ROWS, targets, second: 'random' });
  made.room.begin('tune', text);
  await playOut(made, 'tune');
  const { tuned, rounds } = made.room.study('tune')?.found ?? {};
  const { confirmed, others, isMet, changes = [], next } = tuned ?? {};
  const set = Object.fromEntries(changes.map((change) => [change.path.join('.'), change.value]));
  expect(await tunedByLab(path)).toMatchObject({ confirmed, others, isMet, changes: set });
  expect(Object.keys(set).length).toBeGreaterThan(0);
  expect(rounds?.[0]?.floors.map(({ floor }) => floor)).toEqual([1]);
  expect(next).toBeGreaterThan(50);
  draft.setAll(changes);
  expect(draft.differences.map(({ path: place, after }) => [place.join('.'), after])).toEqual(expect.arrayContaining(Object.entries(set)));
  draft.undo();
  expect(draft.differences).toEqual([]);
});

it('tunes the HP lost on a floor as well', async () => {
  const { path, text } = draftOf('classic', 'lost.json');
  const made = roomWith();
  const wanted = [{ floor: 1, value: 0.9, within: 0.3 }];
  made.room.set({ ...limits, rows: ['breeds.player.hp'], targets: wanted, isLost: true, second: 'random' });
  made.room.begin('tune', text);
  await playOut(made, 'tune');
  const { confirmed } = made.room.study('tune')?.found.tuned ?? {};
  writeFileSync(file('lost.target.json'), '[{"floor": 1, "lost": 0.9, "within": 0.3}]');
  const rows = ['--rows', 'breeds.player.hp', '--target', file('lost.target.json'), '--seeds', '4', '--floors', '1', '--second', 'random'];
  const { data, lines } = await lab('tune', '--pack', path, ...rows, ...asked);
  expect(data).toMatchObject({ confirmed });
  expect(lines[0]).toMatch(/^round 0: floor 1, HP lost \d+ \(\d+ to \d+\) % for 90\.0 %$/);
  expect(confirmed?.[0]?.value).toBeGreaterThan(0.3);
});

it('stops and goes on to the same answer, though a worker dies, and also in a later visit', async () => {
  const { path, text } = draftOf('classic', 'later.json');
  const storage = new MemoryStorage();
  const made = roomWith(storage);
  made.room.set({ ...limits, rows: ROWS, targets, second: 'random' });
  made.room.begin('tune', text);
  await playOut(made, 'tune', 30);
  made.workers.living[0]?.ears.died('');
  made.room.stop();
  expect([made.room.study('tune')?.inquiry.phase, made.workers.living]).toEqual(['stopped', []]);
  made.room.goOn('tune');
  await playOut(made, 'tune', 25);
  made.room.stop();
  await made.room.settled();
  const later = roomWith(storage);
  await later.room.restore();
  await breathe();
  const study = later.room.study('tune');
  expect([study?.inquiry.phase, study?.isKept, later.room.settings.rows, later.workers.all]).toEqual(['stopped', true, ROWS, []]);
  expect(study?.inquiry.progress.done).toBeGreaterThan(40);
  later.room.goOn('tune');
  await playOut(later, 'tune');
  const { confirmed, others, isMet } = study?.found.tuned ?? {};
  expect(confirmed).toBeDefined();
  expect(await tunedByLab(path)).toMatchObject({ confirmed, others, isMet });
  await later.room.settled();
  const last = roomWith(storage);
  await last.room.restore();
  await breathe();
  expect([last.room.study('tune')?.inquiry.phase, last.workers.all]).toEqual(['done', []]);
  expect(last.room.study('tune')?.found.tuned).toEqual(study?.found.tuned);
});

it('lets a row change no further than it may, and on some floors only', async () => {
  const { path, text } = draftOf('classic', 'little.json');
  const made = roomWith();
  made.room.set({ ...limits, rows: ['counts.monsters', 'breeds.orc.hp'], only: [1, 1], most: { 'counts.monsters': 1.5 }, targets, second: 'random' });
  made.room.begin('tune', text);
  await playOut(made, 'tune');
  const { tuned } = made.room.study('tune')?.found ?? {};
  expect(tuned?.scales).toHaveLength(1);
  expect(Math.abs(Math.log(tuned?.scales[0] ?? 0))).toBeLessThanOrEqual(Math.log(1.5) + 1e-9);
  expect(await tunedByLab(path, '--rows', 'counts.monsters@1', '--most', '1.5')).toMatchObject({ confirmed: tuned?.confirmed });
});

it('begins deeper with heroes that are played for, as the command line does', async () => {
  const { path, text } = draftOf('classicBare', 'deeper.json');
  const made = roomWith();
  made.room.set({ ...limits, bot: 'diver', rows: ['monsters'], on: [2, 2], from: 2 });
  made.room.set({ rows: ['monsters.orc', 'counts.monsters'] });
  made.room.begin('screen', text);
  await playOut(made, 'screen', 3);
  expect(made.room.study('screen')?.inquiry.phase).toBe('arriving');
  await playOut(made, 'screen');
  const { screened } = made.room.study('screen')?.found ?? {};
  const { data } = await lab(
    'screen', '--pack', path, '--rows', 'monsters.orc,counts.monsters', '--on', '2', '--from-floor', '2', '--seeds', '4', '--floors', '2',
    '--bot', 'diver', '--turns', '150', '--workers', '1',
  );
  expect(screened?.effects).toHaveLength(2);
  expect(data).toMatchObject({ ...screened });
});

it('measures the hazards of now', async () => {
  const { path, text } = draftOf('classic', 'measured.json');
  const made = roomWith();
  made.room.set({ ...limits, measured: 20, last: 2 });
  made.room.begin('measure', text);
  await playOut(made, 'measure');
  const { data } = await lab('curve', '--pack', path, '--seeds', '20', '--floors', '1-2', ...asked);
  const { floors } = data as { floors: { floor: number; hazard: object; lost: object }[] };
  expect(made.room.now?.floors).toEqual(floors.map(({ floor, hazard, lost }) => ({ floor, hazard, lost })));
});

it.each([
  [{ bot: 'nobody' }, /^Unknown bot "nobody"\. Bots: /],
  [{ second: 'nobody' }, /^Unknown bot "nobody"\. Bots: /],
  [{ from: 3, last: 2 }, /^The runs begin on floor 3, below their last, 2\.$/],
  [{ targets: [] }, /^There is no target/],
  [{ rows: ['breeds.orc.hp'], only: [1, 2] as [number, number] }, /^None of the chosen rows/],
])('says what is wrong with %j', async (settings, sentence) => {
  const { text } = draftOf('classic', 'refused.json');
  const made = roomWith();
  made.room.set({ ...limits, rows: ROWS, targets, ...settings });
  made.room.begin('tune', text);
  await playOut(made, 'tune');
  const { inquiry } = made.room.study('tune') ?? {};
  expect([inquiry?.phase, inquiry?.notices]).toEqual(['refused', [{ kind: 'lab', sentence: expect.stringMatching(sentence) as string }]]);
  expect(made.workers.all).toEqual([]);
});

it('says why workers refuse a changed pack, and keeps what was played', async () => {
  const { text } = draftOf('classic', 'broken.json');
  let runs = 0;
  const workers = new FakeWorkers((post, contentOf) => {
    const take = runProgram(post, contentOf);
    return (request) => {
      if ('job' in request && runs > 3) post({ error: 'classic: no pack any more.' });
      else take(request);
      if (!('job' in request)) runs++;
    };
  });
  const made = roomWith(new MemoryStorage(), workers);
  made.room.set({ ...limits, rows: ROWS, on: [1, 1] });
  made.room.begin('screen', text);
  await playOut(made, 'screen');
  const { inquiry } = made.room.study('screen') ?? {};
  expect([inquiry?.phase, inquiry?.notices]).toEqual(['stopped', [{ kind: 'refused', why: 'classic: no pack any more.' }]]);
  expect(inquiry?.kept.length).toBeGreaterThan(2);
});

it('keeps nothing over what another tab has kept', async () => {
  const { text } = draftOf('classic', 'tabs.json');
  const storage = new MemoryStorage();
  const [one, other] = [roomWith(storage), roomWith(storage)];
  for (const made of [one, other]) {
    made.room.set({ ...limits, measured: 10, last: 1 });
    made.room.begin('measure', text);
    await playOut(made, 'measure');
    await made.room.settled();
  }
  expect([one.room.keeping, other.room.keeping]).toEqual(['kept', 'taken']);
});
