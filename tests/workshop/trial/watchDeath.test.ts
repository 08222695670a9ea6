import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { MemoryStorage } from '../../../src/keep/saves/KeyStore';
import { contentOf } from '../../../src/lab/shippedContent';
import { playerOf, type RunJob } from '../../../src/lab/runs/runProgram';
import { headerOf } from '../../../src/lab/runs/header';
import { draftInUse } from '../../../src/workshop/runs/packsInUse';
import { Side } from '../../../src/workshop/runs/Side';
import { Shop } from '../../../src/workshop/Shop';
import { watchDeath } from '../../../src/workshop/trial/watchDeath';
import { FakeWorkers } from '../../support/fakeWorkers';

const tick = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

/** A workshop with a pack, of which one run by the diver is there. */
async function shopWith(changes: Partial<RunJob> = {}) {
  const page = { location: { hash: '#workshop' } } as unknown as Window;
  const files = { save: () => true, pick: () => Promise.resolve([]), copy: () => Promise.resolve(true) };
  const shop = new Shop({ page, storage: new MemoryStorage(), files, house: { ...house, sprites: Object.values(sheets).flat() } });
  await shop.begin();
  shop.draft.change('classic');
  const pack = draftInUse(shop.draft);
  if (!pack) throw new Error('no pack');
  const job: RunJob = { pack: pack.pack, bot: 'random', turns: 3000, floors: 99, ...changes };
  const side = new Side('runs', pack, headerOf(pack.content, job, { first: 1, last: 1 }));
  const record = playerOf({ ...job, begins: undefined }, contentOf)('1');
  side.add(record);
  const [death] = side.deaths.of(record.cause ?? '');
  if (!death) throw new Error('nobody died');
  return { shop, side, death, workers: new FakeWorkers() };
}

const noArrivals = (): Promise<Record<string, unknown>> => Promise.resolve({});

it('plays the run of a death again and shows its last turns, with the pack of that time', async () => {
  const { shop, side, death, workers } = await shopWith();
  const { text } = shop.draft;
  shop.draft.set(['breeds', 'orc', 'hp'], 44);
  const shown = watchDeath(shop, side, death, { start: workers.start, loadArrivals: noArrivals });
  await tick();
  expect([shop.trial?.order, shop.trial?.about]).toEqual([null, expect.stringContaining('seed 1 again')]);
  workers.play();
  await shown;
  const { file, shows } = shop.trial?.order ?? {};
  if (!shows || 'run' in shows) throw new Error('no recording');
  expect([file?.text, shows.begins, workers.living]).toEqual([text, null, []]);
  expect(shows.after > 0).toBe(death.turns > 20);
});

it('says so where the run ends in another way', async () => {
  const { shop, side, death, workers } = await shopWith();
  const shown = watchDeath(shop, side, { ...death, hash: 1 }, { start: workers.start, loadArrivals: noArrivals });
  await tick();
  workers.play();
  await shown;
  expect([shop.trial, shop.notice]).toEqual([null, expect.stringContaining('in another way')]);
});

it('says so where the heroes are not at hand with whom runs of a file began', async () => {
  const arrivals = [{ seed: '1', hero: '', level: 1, xp: 0, hp: 9, maxHp: 9, power: 1, defence: 0 }];
  const { shop, side, death, workers } = await shopWith({ begins: { floor: 2, arrivals } });
  await watchDeath(shop, side, death, { start: workers.start, loadArrivals: noArrivals });
  expect([shop.trial, shop.notice, workers.all]).toEqual([null, expect.stringContaining('not at hand'), []]);
});

it('says so where no worker starts, or the worker dies', async () => {
  const { shop, side, death, workers } = await shopWith();
  await watchDeath(shop, side, death, { start: () => { throw new Error('none'); }, loadArrivals: noArrivals });
  expect([shop.trial, shop.notice]).toEqual([null, expect.stringContaining('cannot start workers')]);
  const shown = watchDeath(shop, side, death, { start: workers.start, loadArrivals: noArrivals });
  await tick();
  workers.living[0]?.ears.died('');
  await shown;
  expect([shop.trial, shop.notice]).toEqual([null, expect.stringContaining('died')]);
});

it('can be left while the run is played', async () => {
  const { shop, side, death, workers } = await shopWith();
  const shown = watchDeath(shop, side, death, { start: workers.start, loadArrivals: noArrivals });
  await tick();
  shop.try(null);
  await shown;
  expect([shop.trial, workers.living]).toEqual([null, []]);
});
