import sheets from '../../assets/frames.json';
import { house } from '../../src/content/house';
import { Rng } from '../../src/engine/core/rng';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import type { ImportFile } from '../../src/ui/files/archiveFiles';
import { type Claim, floorOf } from '../../src/workshop/draft/Claim';
import { claimIn, fragmentOf, withClaim } from '../../src/workshop/draft/packLink';
import { changesOf, withValue } from '../../src/workshop/draft/writtenPack';
import { Shop } from '../../src/workshop/Shop';

const changed = withValue(changesOf('deep'), ['breeds', 'orc', 'hp'], 44);

const claim: Claim = {
  compared: 'hazard', on: [1, 2], from: 1, last: 2, bot: 'diver', turns: 400, first: 5, detect: 12, pairs: 150,
  verdict: 'different', value: 0.2, low: 0.1, high: 0.3, rules: 3,
};

/** Runs beside the pack that is extended. */
const beside = { before: 'base', isBesideBase: true };

interface Visit {
  readonly store?: MemoryStorage;
  readonly hash?: string;
  readonly copies?: boolean;
}

/** A visit of the workshop; `copied` and `saved` are what it gave away. */
function visit({ store = new MemoryStorage(), hash = '#workshop', copies = true }: Visit = {}) {
  const given = { copied: '', saved: '' };
  const files = {
    save: (_name: string, text: string) => { given.saved = text; return true; },
    pick: () => Promise.resolve([]),
    copy: (text: string) => { given.copied = text; return Promise.resolve(copies); },
  };
  const page = {
    location: { hash, origin: 'https://example.org', pathname: '/game/' }, setInterval: () => 1, clearInterval: () => undefined,
  } as unknown as Window;
  return { shop: new Shop({ page, storage: store, files, house: { ...house, sprites: Object.values(sheets).flat() } }), given, store };
}

const fileOf = (name: string, read: () => Promise<string>): ImportFile => ({ name: `"${name}"`, size: 1, read });

it('begins with the campaign, and the next time where it was left', async () => {
  const { shop, store } = visit();
  await shop.begin();
  expect(shop.draft.written?.pack['extends']).toBe('lanternfall');
  shop.draft.set(['breeds', 'wolf', 'hp'], 50);
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  const again = visit({ store });
  await again.shop.begin();
  expect(again.shop.draft.differences).toEqual(shop.draft.differences);
  expect(again.shop.notice).toContain('myLanternfall.json');
});

it('opens the pack in the address, and undoing brings back what was there', async () => {
  const { shop, store } = visit();
  await shop.begin();
  shop.draft.set(['breeds', 'wolf', 'hp'], 50);
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  const linked = visit({ store, hash: await fragmentOf(changed) });
  await linked.shop.begin();
  expect(linked.shop.draft.written).toEqual(changed);
  linked.shop.draft.undo();
  expect(linked.shop.draft.differences).toEqual(shop.draft.differences);
});

it('copies links that open as what was copied', async () => {
  const { shop, given } = visit();
  await shop.begin();
  shop.draft.open('deep.json', JSON.stringify(changed));
  await shop.links.copy();
  expect(given.copied).toMatch(/^https:\/\/example\.org\/game\/#workshop=/);
  const other = visit();
  await other.shop.begin();
  await other.shop.links.open(given.copied);
  expect(other.shop.draft.written).toEqual(changed);
});

it.each(['#workshop=AAAA', 'https://example.org/', ''])('leaves the draft as it is where a link is broken: %j', async (link) => {
  const { shop } = visit();
  await shop.begin();
  const { text } = shop.draft;
  await shop.links.open(link);
  expect(shop.draft.text).toBe(text);
  expect(shop.links.notice).toContain('damaged');
});

it('says that a page may not copy', async () => {
  const { shop } = visit({ copies: false });
  await shop.begin();
  await shop.links.copy();
  expect(shop.links.notice).toContain('does not let this page copy');
});

it('names a file that cannot be read, and keeps what was worked on', async () => {
  const { shop } = visit();
  await shop.begin();
  const { text } = shop.draft;
  await shop.open([fileOf('mine.json', () => Promise.reject(new Error('gone')))]);
  expect(shop.notice).toContain('mine.json');
  expect(shop.draft.text).toBe(text);
});

it('never reads a file that is too big for a pack', async () => {
  const { shop } = visit();
  await shop.begin();
  let isRead = false;
  await shop.open([{ ...fileOf('film.mp4', () => { isRead = true; return Promise.resolve(''); }), size: 4_000_000_000 }]);
  expect(isRead).toBe(false);
  expect(shop.notice).toContain('film.mp4');
});

it('renews the draft each time a followed file is saved, and keeps it when the file is gone', async () => {
  const looks: (() => void)[] = [];
  const { shop } = visit();
  Object.assign(shop.ports.page, { setInterval: (look: () => void) => looks.push(look) });
  await shop.begin();
  const now = { stamp: 1, text: JSON.stringify(changed) };
  shop.follow({ name: 'followed.json', stamp: () => Promise.resolve(now.stamp), read: () => Promise.resolve(now.text) });
  const pass = async (): Promise<void> => {
    looks.at(-1)?.();
    await new Promise((resolve) => { setTimeout(resolve, 0); });
  };
  await pass();
  expect([shop.draft.name, shop.draft.written]).toEqual(['followed.json', changed]);
  Object.assign(now, { stamp: 2, text: JSON.stringify(withValue(changed, ['breeds', 'orc', 'hp'], 45)) });
  await pass();
  expect(shop.draft.sound?.content.breeds.get('orc')?.hp).toBe(45);
  shop.draft.undo();
  expect(shop.draft.sound?.content.breeds.get('orc')?.hp).toBe(44);
});

it('says when a draft is kept nowhere', async () => {
  const { shop } = visit();
  await shop.begin();
  expect(shop.keeping).toContain('keeps nothing');
});

it('takes the tour as things are done, and goes on with it on the next visit', async () => {
  const { shop, store } = visit();
  await shop.begin();
  shop.change('classic');
  expect([shop.tour.at, shop.tour.has('open')]).toEqual([null, false]);
  shop.tour.begin();
  await shop.open([fileOf('mine.json', () => Promise.resolve(JSON.stringify(changed)))]);
  expect(shop.tour.has('open')).toBe(true);
  shop.draft.set(['breeds', 'orc', 'hp'], 45);
  expect(shop.tour.has('drag')).toBe(false);
  shop.show('tables');
  shop.draft.set(['monsters', 'orc'], [[1, 5]]);
  expect(shop.tour.has('drag')).toBe(true);
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  const again = visit({ store });
  await again.shop.begin();
  expect([again.shop.tour.at, again.shop.tour.has('drag')]).toEqual(['open', true]);
});

/** A visit with a draft whose orcs were changed, and what runs said of it. */
async function reachedVisit(change: Partial<Claim> = {}) {
  const visited = visit();
  const { shop } = visited;
  await shop.begin();
  shop.change('deep');
  shop.draft.set(['breeds', 'orc', 'hp'], 44);
  shop.links.reach({ ...beside, version: shop.draft.sound?.content.version ?? '', claim: { ...claim, ...change } });
  return visited;
}

it('gives links what runs were sure of, only while the draft is what they played', async () => {
  const { shop, given } = await reachedVisit();
  await shop.links.copy();
  expect(await claimIn(given.copied)).toEqual(claim);
  expect(shop.links.notice).toContain('what runs were sure of');
  shop.draft.set(['breeds', 'orc', 'hp'], 45);
  expect([shop.links.notice, shop.links.found]).toEqual([null, null]);
  await shop.links.copy();
  expect([await claimIn(given.copied), shop.links.notice]).toEqual([null, 'The link is copied.']);
  shop.draft.undo();
  await shop.links.copy();
  expect(await claimIn(given.copied)).toEqual(claim);
  shop.draft.write(`${shop.draft.text}?`);
  expect(shop.links.found).toBeNull();
});

it.each(['open', 'unclear'] as const)('gives links nothing that runs were not sure of: %s', async (verdict) => {
  const { shop, given } = await reachedVisit({ verdict });
  await shop.links.copy();
  expect([await claimIn(given.copied), shop.links.notice]).toEqual([null, 'The link is copied.']);
});

it('leaves out of a link what would make it too long, and says so', async () => {
  const { shop, given } = await reachedVisit();
  const { written } = shop.draft;
  if (!written) throw new Error('no pack');
  const rng = Rng.of('link', 'letters');
  const random = Array.from({ length: 20_000 }, () => String.fromCharCode(33 + rng.below(90))).join('');
  const long = (length: number) => ({ ...written, $schema: random.slice(0, length) });
  let length = 14_000;
  while (await fragmentOf(long(length + 50)).then(() => true, () => false)) length += 50;
  shop.draft.edit(() => long(length));
  shop.links.reach({ ...beside, version: shop.draft.sound?.content.version ?? '', claim });
  await shop.links.copy();
  expect(await claimIn(given.copied)).toBeNull();
  expect(shop.links.notice).toContain('too long');
});

it('shows the claim of a link until the draft is edited, or something else is opened', async () => {
  const link = await withClaim(await fragmentOf(changed), claim);
  const { shop } = visit({ hash: link });
  await shop.begin();
  expect([shop.draft.name, shop.links.claim, shop.links.answer]).toEqual(['myDeep.json', claim, null]);
  expect([shop.notice, shop.links.notice]).toEqual(['This is the pack from the link.', null]);
  const ways: (() => unknown)[] = [
    () => { shop.draft.set(['breeds', 'orc', 'hp'], 45); }, () => { shop.change('classic'); }, () => { shop.draft.undo(); },
    () => shop.open([fileOf('mine.json', () => Promise.resolve('{}'))]), async () => shop.links.open(await fragmentOf(changed)),
  ];
  for (const way of ways) {
    await shop.links.open(link);
    expect(shop.links.claim).toEqual(claim);
    await way();
    expect(shop.links.claim).toBeNull();
  }
  await shop.links.open(`${await fragmentOf(changed)}~AAAA`);
  expect([shop.links.claim, shop.draft.written]).toEqual([null, changed]);
  expect(shop.links.notice).toContain('cannot be read, and is left out');
});

it('answers a claim with what runs said of the same comparison', async () => {
  const { shop } = visit({ hash: await withClaim(await fragmentOf(changed), claim) });
  await shop.begin();
  const version = shop.draft.sound?.content.version ?? '';
  for (const other of [{ on: [1, 1] as const }, { bot: 'fighter' }, { first: 6 }, { detect: 3 }, { compared: 'lost' as const }]) {
    shop.links.reach({ ...beside, version, claim: { ...claim, ...other } });
    expect(shop.links.answer).toBeNull();
  }
  shop.links.reach({ ...beside, version: 'another', claim });
  expect(shop.links.answer).toBeNull();
  shop.links.reach({ ...beside, version, claim: { ...claim, pairs: 200 } });
  expect(shop.links.answer?.pairs).toBe(200);
});

it('tells of undoing only somebody who had worked on something', async () => {
  const hash = await fragmentOf(changed);
  const first = visit({ hash });
  await first.shop.begin();
  expect(first.shop.notice).toBe('This is the pack from the link.');
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  const again = visit({ store: first.store, hash });
  await again.shop.begin();
  expect(again.shop.notice).toContain('Undo brings back');
});

it('takes what comes in a link for anybody\'s until it is changed', async () => {
  const { shop } = visit({ hash: await fragmentOf(changed) });
  await shop.begin();
  expect(shop.isAnybodys).toBe(true);
  shop.draft.set(['breeds', 'orc', 'hp'], 45);
  expect(shop.isAnybodys).toBe(false);
});

it('has the first step of the tour accept what is open, and what is opened by a link', async () => {
  const { shop } = visit();
  await shop.begin();
  shop.beginTour();
  expect(shop.tour.has('open')).toBe(false);
  await shop.links.open(await fragmentOf(changed));
  expect(shop.tour.has('open')).toBe(true);
  shop.beginTour();
  expect(shop.tour.has('open')).toBe(true);
});

it('knows the floor that a claim is about', () => {
  expect(floorOf({ ...claim, on: [3, 4], from: 2 })).toBe(3);
  expect(floorOf({ ...claim, compared: 'won', on: [3, 4], from: 2 })).toBe(2);
});
