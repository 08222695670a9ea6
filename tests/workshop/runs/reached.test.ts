import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { shippedContent } from '../../../src/lab/shippedContent';
import { Draft } from '../../../src/workshop/draft/Draft';
import { type Beside, FEWEST } from '../../../src/workshop/runs/Beside';
import { differenceIn } from '../../../src/workshop/runs/measuredWords';
import { areOutdated, beforeDraft, draftInUse, hasRowsOf, packOfText } from '../../../src/workshop/runs/packsInUse';
import { reachedIn } from '../../../src/workshop/runs/reached';
import { RunsRoom } from '../../../src/workshop/runs/RunsRoom';
import type { PlayedPack } from '../../../src/workshop/runs/Side';
import { FakeWorkers } from '../../support/fakeWorkers';

const withSprites = { ...house, sprites: Object.values(sheets).flat() };

const use = (pack: PlayedPack | null): PlayedPack => {
  if (!pack) throw new Error('no pack');
  return pack;
};

/** A room for a draft of classic with strong orcs. */
function roomOfOrcs() {
  const draft = new Draft(withSprites);
  draft.change('classic');
  draft.set(['breeds', 'orc', 'power'], 30);
  const workers = new FakeWorkers();
  const room = new RunsRoom({
    start: workers.start, cores: 2, frame: () => undefined, now: () => 0, loadArrivals: () => Promise.reject(new Error('none needed')),
  });
  room.set({ bot: 'diver', turns: 60, last: 2, first: 5, count: 50, isBeside: true, detect: 50 });
  return { draft, room, workers };
}

it('is the answer of runs beside the pack from before, with all that is needed to play them again', async () => {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ compared: 'lost', on: [1, 2] });
  const after = use(draftInUse(draft));
  await room.begin([use(beforeDraft(draft, withSprites)), after]);
  expect(reachedIn(room)).toBeNull();
  workers.play();
  room.stop();
  const { version, claim } = reachedIn(room) ?? {};
  expect(version).toBe(after.content.version);
  expect(claim).toMatchObject({
    compared: 'lost', on: [1, 2], from: 1, last: 2, bot: 'diver', turns: 60, first: 5, detect: 50, pairs: 50, verdict: 'different',
    rules: room.sides[1]?.header.rules,
  });
  expect(claim?.value).toBeCloseTo(room.beside?.found.change.value ?? NaN, 6);
  room.set({ compared: 'won', on: [2, 2] });
  expect(reachedIn(room)?.claim).toMatchObject({ compared: 'won', on: [1, 1], pairs: 50 });
});

it('is open where all are played and nothing is sure', async () => {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ count: 4, compared: 'won' });
  await room.begin([use(beforeDraft(draft, withSprites)), use(draftInUse(draft))]);
  workers.play();
  expect([room.phase, reachedIn(room)?.claim.verdict]).toEqual(['done', 'open']);
});

it('is none of runs alone', async () => {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ count: 4 });
  await room.begin([use(draftInUse(draft))]);
  workers.play();
  expect([room.phase, reachedIn(room)]).toEqual(['done', null]);
});

it('tells runs beside the pack that is extended from those beside others', async () => {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ compared: 'lost', on: [1, 2], count: 50 });
  const after = use(draftInUse(draft));
  const twin = use(packOfText('twin.json', draft.text, withSprites));
  draft.undo();
  const unchanged = use(draftInUse(draft));
  const reached = [];
  for (const before of [use(beforeDraft(draft, withSprites)), unchanged, twin]) {
    await room.begin([before, after]);
    workers.play();
    room.stop();
    reached.push(reachedIn(room));
  }
  expect(reached.map((each) => each?.isBesideBase)).toEqual([true, true, false]);
  expect(reached.map((each) => each?.before)).toEqual([shippedContent('classic').version, unchanged.content.version, twin.content.version]);
  // Who opens the link plays beside the pack that comes with the game, and finds the same.
  expect(reached[1]?.claim).toEqual(reached[0]?.claim);
});

it.each(['classic', 'deep', 'lanternfall'])('knows changes of %s without any change, whatever else they say', (base) => {
  const draft = new Draft(withSprites);
  draft.change(base);
  const before = use(draftInUse(draft));
  expect([hasRowsOf(before, base), hasRowsOf(before, null), hasRowsOf(before, base === 'deep' ? 'classic' : 'deep')]).toEqual([true, false, false]);
  draft.set(['breeds', 'player', 'hp'], 31);
  expect(hasRowsOf(use(draftInUse(draft)), base)).toBe(false);
});

it('is of the draft while that is either of the versions that were played', async () => {
  const { draft, room } = roomOfOrcs();
  const after = use(draftInUse(draft));
  draft.undo();
  expect(areOutdated(room.sides, after)).toBe(false);
  await room.begin([use(draftInUse(draft)), after]);
  const standing = (): boolean => areOutdated(room.sides, draftInUse(draft));
  expect(standing()).toBe(false);
  draft.redo();
  expect(standing()).toBe(false);
  draft.set(['breeds', 'orc', 'power'], 31);
  expect(standing()).toBe(true);
  room.stop();
});

/** A room in which so many pairs are played. */
async function besideOf(count: number): Promise<Beside> {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ compared: 'lost', on: [1, 2], count });
  await room.begin([use(beforeDraft(draft, withSprites)), use(draftInUse(draft))]);
  workers.play();
  room.stop();
  if (!room.beside) throw new Error('nothing compared');
  return room.beside;
}

it.each([[2, 'too few pairs yet'], [FEWEST - 1, 'too few pairs yet'], [FEWEST, ' points.']])('says of %i pairs: %s', async (count, words) => {
  const beside = await besideOf(count);
  expect(differenceIn(beside)).toContain(words);
  expect([beside.left === null, beside.found.verdict === 'open']).toEqual([count < FEWEST, count < FEWEST]);
});

it('says nothing of how much without any chance on the floors', async () => {
  const { draft, room, workers } = roomOfOrcs();
  room.set({ turns: 1, compared: 'hazard', on: [2, 2], count: 30 });
  await room.begin([use(beforeDraft(draft, withSprites)), use(draftInUse(draft))]);
  workers.play();
  expect(room.beside?.found.pairs).toBe(30);
  expect(room.beside && differenceIn(room.beside)).toContain('too few pairs yet');
});
