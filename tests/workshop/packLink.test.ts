import { deflateRawSync } from 'node:zlib';
import { packs } from '../../src/content/packs';
import { Rng } from '../../src/engine/core/rng';
import type { Claim } from '../../src/workshop/draft/Claim';
import { linkedIn } from '../../src/workshop/draft/linkedPack';
import { claimIn, fragmentOf, hasPack, MOST_CHARACTERS, packIn, withClaim } from '../../src/workshop/draft/packLink';
import { textOf } from '../../src/workshop/draft/Draft';
import { changesOf, withValue, type WrittenPack } from '../../src/workshop/draft/writtenPack';

const changed = withValue(changesOf('lanternfall'), ['breeds', 'wolf', 'hp'], 44);

const claim: Claim = {
  compared: 'lost', on: [3, 4], from: 2, last: 4, bot: 'fighter,daring=0.25', turns: 20_000, first: 500_001, detect: 3, pairs: 350,
  verdict: 'different', value: 0.051234, low: 0.0312, high: -0.01 + 0.09, rules: 12,
};

/** Anything, packed as claims are. */
const packed = (value: unknown): string => deflateRawSync(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))).toString('base64url');

it.each(Object.keys(packs))('carries changes of %s, and gives them back as they were', async (id) => {
  const written = { ...changesOf(id), texts: { de: { [`pack.${id}`]: 'Größer „als“ 地下城' } } };
  const fragment = await fragmentOf(written);
  expect(fragment).toMatch(/^#workshop=[\w-]+$/);
  expect(JSON.parse(await packIn(fragment))).toEqual(written);
});

it('is found in a whole address, and in what was pasted with spaces around it', async () => {
  const fragment = await fragmentOf(changed);
  for (const text of [`https://example.org/game/?x=1${fragment}`, ` ${fragment}\n`]) {
    expect(hasPack(text)).toBe(true);
    expect(JSON.parse(await packIn(text))).toEqual(changed);
  }
  expect(hasPack('#workshop')).toBe(false);
});

it('refuses to be longer than links may be', async () => {
  const rng = Rng.of('link', 'letters');
  const random = Array.from({ length: 20_000 }, () => String.fromCharCode(33 + rng.below(90))).join('');
  const long: WrittenPack = { ...changed, texts: { en: { long: random } } };
  await expect(fragmentOf(long)).rejects.toMatchObject({ why: 'long' });
  expect((await fragmentOf(changed)).length).toBeLessThan(MOST_CHARACTERS / 50);
});

it.each(['', '#workshop=', '#workshop=%%%', '#workshop=AAAA', '#workshop=abc', 'nonsense'])('says that %j is broken', async (text) => {
  await expect(packIn(text)).rejects.toMatchObject({ why: 'broken' });
});

it('never unpacks more than a pack file may have', async () => {
  const bomb = deflateRawSync(Buffer.alloc(60_000_000)).toString('base64url');
  await expect(packIn(`#workshop=${bomb}`)).rejects.toMatchObject({ why: 'broken' });
});

it('carries a claim beside the pack, in few characters', async () => {
  const plain = await fragmentOf(changed);
  const fragment = await withClaim(plain, claim);
  expect(fragment.startsWith(`${plain}~`)).toBe(true);
  expect(fragment.length - plain.length).toBeLessThan(300);
  for (const text of [fragment, `https://example.org/game/${fragment}`, ` ${fragment}\n`]) {
    expect(JSON.parse(await packIn(text))).toEqual(changed);
    expect(await claimIn(text)).toEqual(claim);
  }
  expect(await claimIn(plain)).toBeNull();
});

it('refuses a claim that makes a link too long', async () => {
  const rng = Rng.of('link', 'letters');
  const random = Array.from({ length: 20_000 }, () => String.fromCharCode(33 + rng.below(90))).join('');
  const linkOf = (length: number): Promise<string> => fragmentOf({ ...changed, texts: { en: { long: random.slice(0, length) } } });
  let length = 14_000;
  while (await linkOf(length + 50).then(() => true, () => false)) length += 50;
  const plain = await linkOf(length);
  await expect(withClaim(plain, claim)).rejects.toMatchObject({ why: 'long' });
});

it.each<[string, object]>([
  ['an unknown field', { more: 1 }], ['a field less', { pairs: undefined }], ['no such measure', { compared: 'score' }],
  ['an answer that is not sure', { verdict: 'open' }], ['a floor of 0', { from: 0 }], ['floors the wrong way round', { on: [4, 3] }],
  ['a third floor', { on: [3, 4, 5] }], ['a last floor above the first', { last: 1 }], ['a share out of bounds', { high: 101 }],
  ['a value outside its interval', { value: 0.5 }], ['half a pair', { pairs: 0.5 }], ['too many pairs', { pairs: 1e9 }],
  ['words for a bot', { bot: 'fighter. Proven!' }], ['a long bot', { bot: 'a'.repeat(201) }], ['a text for a number', { turns: '5' }],
])('drops a claim with %s, and still opens the pack', async (_what, change) => {
  const fragment = `${await fragmentOf(changed)}~${packed({ ...claim, ...change })}`;
  await expect(claimIn(fragment)).rejects.toMatchObject({ why: 'broken' });
  expect(await linkedIn(fragment, 'link.json')).toEqual({
    name: 'myLanternfall.json', text: textOf(changed), claim: null, isClaimBroken: true,
  });
});

it.each([
  '', '%%%', 'AAAA', packed('no JSON'), packed('null'), packed([claim]), `${packed(claim)}~`, `${packed(claim)}~${packed(claim)}`,
  packed(`${JSON.stringify(claim)}${' '.repeat(3000)}`), deflateRawSync(Buffer.alloc(60_000_000)).toString('base64url'),
])('drops a claim that cannot be read', async (claimed) => {
  const { text, isClaimBroken } = await linkedIn(`${await fragmentOf(changed)}~${claimed}`, 'link.json');
  expect([text, isClaimBroken]).toEqual([textOf(changed), true]);
});

it('drops a claim of a pack that extends no other, since there is nothing to compare it with', async () => {
  const { extends: _base, ...own } = changed.pack;
  const { claim: read, isClaimBroken } = await linkedIn(await withClaim(await fragmentOf({ ...changed, pack: own }), claim), 'link.json');
  expect([read, isClaimBroken]).toEqual([null, true]);
});

it('names a pack by its id, if that makes a name of a file, and writes it as files are written', async () => {
  for (const [id, name] of [['deepMill', 'deepMill.json'], ['../up', 'link.json'], ['x'.repeat(65), 'link.json'], [7, 'link.json']]) {
    const written = { ...changed, pack: { ...changed.pack, id } };
    expect(await linkedIn(await fragmentOf(written), 'link.json')).toEqual({ name, text: textOf(written), claim: null, isClaimBroken: false });
  }
  await expect(linkedIn(`#workshop=${packed('[]')}`, 'link.json')).rejects.toMatchObject({ why: 'broken' });
  await expect(linkedIn(`#workshop=${packed(`{"pack":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`)}`, 'link.json')).rejects.toThrow();
});
