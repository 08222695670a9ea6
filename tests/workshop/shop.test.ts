import { frames } from '../../assets/atlas.json';
import { house } from '../../src/content/house';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import type { ImportFile } from '../../src/ui/files/archiveFiles';
import { fragmentOf } from '../../src/workshop/draft/packLink';
import { changesOf, withValue } from '../../src/workshop/draft/writtenPack';
import { Shop } from '../../src/workshop/Shop';

const changed = withValue(changesOf('deep'), ['breeds', 'orc', 'hp'], 44);

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
  return { shop: new Shop({ page, storage: store, files, house: { ...house, sprites: Object.keys(frames) } }), given, store };
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
  await shop.copyLink();
  expect(given.copied).toMatch(/^https:\/\/example\.org\/game\/#workshop=/);
  const other = visit();
  await other.shop.begin();
  await other.shop.openLink(given.copied);
  expect(other.shop.draft.written).toEqual(changed);
});

it.each(['#workshop=AAAA', 'https://example.org/', ''])('leaves the draft as it is where a link is broken: %j', async (link) => {
  const { shop } = visit();
  await shop.begin();
  const { text } = shop.draft;
  await shop.openLink(link);
  expect(shop.draft.text).toBe(text);
  expect(shop.notice).toContain('damaged');
});

it('says that a page may not copy', async () => {
  const { shop } = visit({ copies: false });
  await shop.begin();
  await shop.copyLink();
  expect(shop.notice).toContain('does not let this page copy');
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
