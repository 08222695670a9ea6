import { readFileSync } from 'node:fs';
import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { MemoryStorage } from '../../../src/keep/saves/KeyStore';
import type { Arrival } from '../../../src/lab/arrivals/Arrival';
import type { runProgram } from '../../../src/lab/runs/runProgram';
import { reviveRun } from '../../../src/keep/saves/pickRun';
import { Shop } from '../../../src/workshop/Shop';
import { type HeroPorts, playFloor } from '../../../src/workshop/trial/playFloor';
import { FakeWorkers } from '../../support/fakeWorkers';

const hero: Arrival = { seed: '9', hero: '', level: 4, xp: 0, hp: 31, maxHp: 40, power: 6, defence: 3 };

/** A program with which every run brings this hero, or none does. */
const bringing = (arrival: Arrival | null): typeof runProgram => (post) => (request) => {
  if ('seeds' in request) post({ came: { seed: request.seeds[0] ?? '', arrival } });
};

async function shopWith(arrival: Arrival | null, patience = 60_000) {
  const page = { location: { hash: '#workshop' } } as unknown as Window;
  const files = { save: () => true, pick: () => Promise.resolve([]), copy: () => Promise.resolve(true) };
  const shop = new Shop({ page, storage: new MemoryStorage(), files, house: { ...house, sprites: Object.values(sheets).flat() } });
  await shop.begin();
  const workers = new FakeWorkers(bringing(arrival));
  const ports: HeroPorts = {
    start: workers.start, cores: 2, patience,
    loadArrivals: async () => (await import('../../../src/lab/arrivals/shippedArrivals')).SHIPPED_ARRIVALS,
  };
  return { shop, workers, ports };
}

const mill = readFileSync('docs/packs/drowned-mill.json', 'utf8');
const tick = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

function savedIn({ trial }: Shop): string {
  const shows = trial?.order?.shows;
  return shows && 'run' in shows ? shows.run : '';
}

function runIn(shop: Shop) {
  const decoded = decodeRun(savedIn(shop));
  if (!decoded.ok) throw new Error(decoded.why);
  return decoded.run;
}

it('plays the first floor of the draft as a new run, which the game takes up', async () => {
  const { shop, ports } = await shopWith(null);
  shop.draft.set(['breeds', 'wolf', 'hp'], 50);
  shop.tour.begin();
  await playFloor(shop, { seed: '12', floor: 1 }, ports);
  const { state } = runIn(shop);
  expect([state.pack, state.seed, state.floor, state.turn]).toEqual(['myLanternfall', '12', 1, 0]);
  expect(shop.trial?.order?.file).toEqual({ name: 'myLanternfall.json', text: shop.draft.text });
  const revived = reviveRun(savedIn(shop));
  expect(revived.ok && [revived.run.record.ranked, revived.run.count]).toEqual([false, 0]);
  expect([shop.trial?.about, shop.tour.has('play')]).toEqual([expect.stringContaining('not ranked'), true]);
});

it('plays a deeper floor of changes of the campaign with a hero who came there', async () => {
  const { shop, ports } = await shopWith(null);
  await playFloor(shop, { seed: '12', floor: 6 }, ports);
  const { state } = runIn(shop);
  expect([state.floor, state.hero.level > 1]).toEqual([6, true]);
  expect(reviveRun(savedIn(shop)).ok).toBe(true);
});

it('plays for a hero where the pack has none, tells how far that is, and plays for none twice', async () => {
  const { shop, workers, ports } = await shopWith(hero);
  shop.draft.open('mill.json', mill);
  const played = playFloor(shop, { seed: '3', floor: 4 }, ports);
  await tick();
  expect([shop.trial?.order, shop.trial?.about]).toEqual([null, expect.stringContaining('floor 4')]);
  workers.play();
  await played;
  expect([runIn(shop).state.hero.level, runIn(shop).state.floor]).toEqual([4, 4]);
  await playFloor(shop, { seed: '8', floor: 4 }, ports);
  expect([runIn(shop).state.seed, runIn(shop).state.hero.level]).toEqual(['8', 4]);
});

it('takes a new hero where nobody comes, or nobody in time, and says so', async () => {
  const { shop, workers, ports } = await shopWith(null, 0);
  shop.draft.open('mill.json', mill);
  await playFloor(shop, { seed: '3', floor: 4 }, ports);
  expect([runIn(shop).state.hero.level, runIn(shop).state.floor]).toEqual([1, 4]);
  expect(shop.trial?.about).toContain('yours is new');
  expect(workers.living).toEqual([]);
});

it('can be left while a hero is played for', async () => {
  const { shop, workers, ports } = await shopWith(hero);
  shop.draft.open('mill.json', mill);
  const played = playFloor(shop, { seed: '3', floor: 4 }, ports);
  await tick();
  shop.try(null);
  await played;
  expect([shop.trial, workers.living]).toEqual([null, []]);
});

it('says why a floor cannot be played', async () => {
  const { shop, ports } = await shopWith(null);
  const { sound } = shop.draft;
  if (sound) shop.draft.sound = { ...sound, content: { ...sound.content, layouts: new Map() } };
  await playFloor(shop, { seed: '3', floor: 1 }, ports);
  expect([shop.trial, shop.notice]).toEqual([null, expect.stringContaining('cannot be made')]);
});
