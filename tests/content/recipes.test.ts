import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import atlas from '../../assets/atlas.json';
import { packs } from '../../src/content/packs';
import type { Breed } from '../../src/engine/content';
import { readPackFile } from '../../src/engine/pack/packFile';
import { SPRITES } from '../../tools/art/files';
import { paintAll } from '../../tools/art/frames';
import { parsePalette } from '../../tools/art/palette';
import { provePack } from '../../src/procgen/provePack';
import { house } from '../trust/packsHouse';

const root = join(__dirname, '..', '..');

/** The fenced parts of a document that are of one kind, as they are printed. */
function printed(file: string, kind: string, heading: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const [chapter = ''] = text.slice(text.indexOf(`## ${heading}`) + 3).split(/^## /m, 1);
  return Array.from(chapter.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm')), ([, block = '']) => block);
}

describe('the monster of the README', () => {
  const [rows = '', texts = ''] = printed('README.md', 'ts', 'Add a monster');
  const [row = '', weights = ''] = rows.trim().split('\n');
  const [english = '', german = ''] = texts.trim().split('\n');
  const [lines = ''] = printed('README.md', 'txt', 'Add a monster');
  const walker = { defence: 0, speed: 100, directions: 8 };
  const value = (source: string): object => JSON.parse(JSON.stringify(runInNewContext(`({${source}})`, { walker, chases: packs.lanternfall.breeds.rat.brain }))) as object;

  it('has a sprite of its own, made of the snake\'s, that winces too', () => {
    const actors = readFileSync(join(root, SPRITES, 'actors.txt'), 'utf8');
    const palette = parsePalette('palette.json', readFileSync(join(root, SPRITES, 'palette.json'), 'utf8'));
    // Whoever has followed the recipe has them already.
    const added = actors.includes(lines) ? actors : actors.replace('# wolf/idle.0', `${lines}# wolf/idle.0`);
    const frames = paintAll([{ file: 'actors.txt', text: added }], palette);
    const pictures = frames.map(({ picture }) => Buffer.from(picture.data).toString('base64'));
    expect(frames.map(({ name }) => name)).toEqual(expect.arrayContaining(['viper/idle.0', 'viper/idle.1', 'viper/idle.hurt']));
    expect(new Set(pictures).size).toBe(pictures.length);
    const used = Object.values(packs).flatMap((pack) => Object.entries<Breed>(pack.breeds).flatMap(([id, { sprite }]) => (id === 'viper' ? [] : [sprite])));
    expect(used).not.toContain((value(row) as { viper: Breed }).viper.sprite);
  });

  it('is taken into the campaign with its row, weights and texts', () => {
    const { viper } = value(row) as { viper: Breed };
    const pack = { id: 'withViper', extends: 'lanternfall', breeds: { viper }, monsters: value(weights) };
    const sprites = [...Object.keys(atlas.frames), 'viper/idle.0'];
    const read = readPackFile(JSON.stringify({ lanternfallPack: 1, pack, texts: { en: value(english), de: value(german) } }), 'viper.json', { ...house, sprites });
    expect(read).toMatchObject({ ok: true, pack: { rows: { breeds: { viper: { hp: 12 } } } } });
  });
});

describe('the examples of the guide to packs', () => {
  const examples = ['Start with a small one', 'Change a built-in pack'].flatMap((heading) => printed('docs/PACKS.md', 'json', heading));

  it('are two', () => {
    expect(examples).toHaveLength(2);
  });

  it.each(examples)('are taken as they are printed, and proven: %s', (text) => {
    const read = readPackFile(text, 'example.json', house);
    expect(read.ok ? [] : read.errors).toEqual([]);
    if (!read.ok) return;
    const trial = provePack(read.pack.content);
    for (let step = trial.next(); ; step = trial.next()) {
      if (step.done !== true) continue;
      expect(step.value).toEqual([]);
      break;
    }
  });
});
