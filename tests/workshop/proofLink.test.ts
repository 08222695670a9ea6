import sheets from '../../assets/frames.json';
import { house } from '../../src/content/house';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import type { Claim } from '../../src/workshop/draft/Claim';
import { claimIn } from '../../src/workshop/draft/packLink';
import { withProof } from '../../src/workshop/runs/verdictWords';
import { Shop } from '../../src/workshop/Shop';

const claim: Claim = {
  compared: 'hazard', on: [3, 3], from: 2, last: 3, bot: 'diver', turns: 400, first: 500_001, detect: 5, pairs: 150,
  verdict: 'different', value: -0.06, low: -0.117, high: -0.005, rules: 3,
};

const given = { copied: '' };

/** A workshop with changes of a pack, and the versions before and after the orcs were changed. */
function shopWith(base = 'classic') {
  const files = { save: () => true, pick: () => Promise.resolve([]), copy: (text: string) => { given.copied = text; return Promise.resolve(true); } };
  const page = { location: { hash: '', origin: 'https://example.org', pathname: '/' } } as unknown as Window;
  const shop = new Shop({ page, storage: new MemoryStorage(), files, house: { ...house, sprites: Object.values(sheets).flat() } });
  const version = (): string => shop.draft.sound?.content.version ?? '';
  shop.change(base);
  const before = version();
  shop.draft.set(['breeds', 'orc', 'hp'], 44);
  return { shop, before, version: version() };
}

it('carries the proof of what was applied, and says so before', async () => {
  const { shop: { links, draft }, before, version } = shopWith();
  expect(links.lack).toBe('none');
  draft.undo();
  links.reach({ before, version, isBesideBase: true, claim });
  expect([links.lack, links.found]).toEqual(['apart', null]);
  await links.copy();
  expect([await claimIn(given.copied), links.notice]).toEqual([null, expect.stringContaining('"Apply" in Tune')]);
  draft.redo();
  expect([links.lack, links.found]).toEqual([null, claim]);
  await links.copy();
  expect(await claimIn(given.copied)).toEqual(claim);
  draft.set(['breeds', 'orc', 'hp'], 45);
  expect(links.lack).toBe('other');
});

it('leaves a proof beside another pack out, and says so before and after', async () => {
  const { shop: { links }, version } = shopWith();
  links.reach({ before: 'own', version, isBesideBase: false, claim });
  expect([links.lack, links.found]).toEqual(['beside', null]);
  await links.copy();
  expect([await claimIn(given.copied), links.notice]).toEqual([null, expect.stringContaining('"Beside classic" in Runs makes it.')]);
  links.reach({ before: 'base', version, isBesideBase: true, claim });
  links.reach({ before: 'own', version, isBesideBase: false, claim: { ...claim, pairs: 200 } });
  expect([links.lack, links.found]).toEqual([null, claim]);
});

it('has no proof of runs that were not sure, or of a pack that extends none', () => {
  const { shop: { links, draft }, version } = shopWith();
  links.reach({ before: 'base', version, isBesideBase: true, claim: { ...claim, verdict: 'unclear' } });
  expect(links.lack).toBe('unsure');
  draft.write('{"lanternfallPack":1,"pack":{"id":"mine"},"texts":{}}');
  expect(links.lack).toBe('baseless');
});

it.each<[Partial<Claim>, string]>([
  [{}, 'With the proof: easier, -11.7 to -0.5 points in hazard of floor 3.'],
  [{ compared: 'won', on: [1, 1] }, 'With the proof: harder, -11.7 to -0.5 points in runs won.'],
  [{ verdict: 'alike' }, 'With the proof: the same to within 5.0 points in hazard of floor 3.'],
])('says which proof a link carries: %j', (change, words) => {
  expect(withProof({ ...claim, ...change }).replaceAll('−', '-')).toBe(words);
});
