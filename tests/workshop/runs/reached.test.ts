import { frames } from '../../../assets/atlas.json';
import { house } from '../../../src/content/house';
import { Draft } from '../../../src/workshop/draft/Draft';
import { beforeDraft, draftInUse, packOfText } from '../../../src/workshop/runs/packsInUse';
import { reachedIn } from '../../../src/workshop/runs/reached';
import { RunsRoom } from '../../../src/workshop/runs/RunsRoom';
import type { PlayedPack } from '../../../src/workshop/runs/Side';
import { FakeWorkers } from '../../support/fakeWorkers';

const withSprites = { ...house, sprites: Object.keys(frames) };

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

it('is none of runs alone, or beside anything but the pack that is extended', async () => {
  const { draft, room, workers } = roomOfOrcs();
  const after = use(draftInUse(draft));
  const twin = use(packOfText('twin.json', draft.text, withSprites));
  for (const packs of [[after], [twin, after]]) {
    room.set({ count: 4 });
    await room.begin(packs);
    workers.play();
    expect([room.phase, reachedIn(room)]).toEqual(['done', null]);
  }
});
