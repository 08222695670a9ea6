import { deflateRawSync } from 'node:zlib';
import { packs } from '../../src/content/packs';
import { Rng } from '../../src/engine/core/rng';
import { fragmentOf, hasPack, MOST_CHARACTERS, packIn } from '../../src/workshop/draft/packLink';
import { changesOf, withValue, type WrittenPack } from '../../src/workshop/draft/writtenPack';

const changed = withValue(changesOf('lanternfall'), ['breeds', 'wolf', 'hp'], 44);

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
