import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import atlas from '../../assets/atlas.json';
import { packs } from '../../src/content/packs';
import { rootways } from '../../src/content/lanternfall/regions/rootways';
import type { CurvePoints } from '../../src/engine/core/floorCurve';
import type { Breed, ItemKind } from '../../src/engine/content';
import { readPackFile } from '../../src/engine/pack/packFile';
import { SPRITES } from '../../tools/art/files';
import { paintAll } from '../../tools/art/frames';
import { parsePalette } from '../../tools/art/palette';
import type * as campaign from '../../src/content/packs/lanternfall';
import type * as using from '../../src/engine/actions/UseItem';
import type * as drawing from '../support/drawGame';
import type * as tiny from '../support/tinyPack';
import type { Action } from '../../src/engine/actions/Action';
import type { Layout } from '../../src/procgen/dig/Layout';
import { WorkingCopy } from '../../tools/faults/WorkingCopy';
import { applyRecipe, typeErrors } from './applyRecipe';
import { provePack } from '../../src/procgen/provePack';
import { house } from '../trust/packsHouse';

const root = join(__dirname, '..', '..');

/** The fenced blocks of one kind in a document, as printed. */
function printed(file: string, kind: string, heading: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const [chapter = ''] = text.slice(text.indexOf(`\n## ${heading}\n`) + 4).split(/^## /m, 1);
  return Array.from(chapter.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm')), ([, block = '']) => block);
}

/** Those whose blocks of code say which files they change, as headings of docs/ADDING.md. */
const RECIPES = ['An effect', 'An item', 'An action', 'A layout'];

describe('the recipe for a monster', () => {
  const [rows = '', texts = ''] = printed('docs/ADDING.md', 'ts', 'A monster');
  const row = rows.trim();
  const [english = '', german = ''] = texts.trim().split('\n');
  const [lines = ''] = printed('docs/ADDING.md', 'txt', 'A monster');
  const walker = { defence: 0, speed: 100, directions: 8 };
  const value = (source: string): object => JSON.parse(JSON.stringify(runInNewContext(`({${source}})`, { walker, chases: packs.lanternfall.breeds.rat.brain }))) as object;

  it('has a sprite of its own, made from the snake\'s, with a hurt frame too', () => {
    const actors = readFileSync(join(root, SPRITES, 'actors.txt'), 'utf8');
    const palette = parsePalette('palette.json', readFileSync(join(root, SPRITES, 'palette.json'), 'utf8'));
    // A reader who has followed the recipe has them already.
    const added = actors.includes(lines) ? actors : actors.replace('# wolf/idle.0', `${lines}# wolf/idle.0`);
    const frames = paintAll([{ file: 'actors.txt', text: added }], palette);
    const pictures = frames.map(({ picture }) => Buffer.from(picture.data).toString('base64'));
    expect(frames.map(({ name }) => name)).toEqual(expect.arrayContaining(['viper/idle.0', 'viper/idle.1', 'viper/idle.hurt']));
    expect(new Set(pictures).size).toBe(pictures.length);
    const used = Object.values(packs).flatMap((pack) => Object.entries<Breed>(pack.breeds).flatMap(([id, { sprite }]) => (id === 'viper' ? [] : [sprite])));
    expect(used).not.toContain((value(row) as { viper: Breed }).viper.sprite);
  });

  it('is accepted into the campaign with its row, weights and texts', () => {
    const { viper: { weight, ...viper } } = value(row) as { viper: Breed & { weight: CurvePoints } };
    const [first] = rootways.floors;
    const pack = { id: 'withViper', extends: 'lanternfall', breeds: { viper }, monsters: { viper: weight.map(([floor, share]) => [floor + first, share]) } };
    const sprites = [...Object.keys(atlas.frames), 'viper/idle.0'];
    const read = readPackFile(JSON.stringify({ lanternfallPack: 1, pack, texts: { en: value(english), de: value(german) } }), 'viper.json', { ...house, sprites });
    expect(read).toMatchObject({ ok: true, pack: { rows: { breeds: { viper: { hp: 12 } } } } });
  });
});

describe('the other recipes', () => {
  const copy = new WorkingCopy();
  const touched = new Set<string>();
  const blocks = RECIPES.flatMap((heading) => printed('docs/ADDING.md', 'ts', heading));
  const load = (file: string): unknown => jest.requireActual<object>(join(copy.folder, file));

  beforeAll(() => {
    for (const block of blocks) for (const file of applyRecipe(copy, block)) touched.add(file);
  });

  afterAll(() => {
    copy.close();
  });

  it('touch this few files', () => {
    const folders = [...touched].filter((file) => !file.startsWith('src/content/')).map((file) => file.replace(/[^/]*$/, ''));
    expect(folders.sort()).toEqual([
      'src/engine/', 'src/engine/actions/', 'src/engine/effects/', 'src/engine/effects/', 'src/engine/pack/', 'src/engine/run/', 'src/procgen/dig/', 'src/procgen/dig/', 'src/ui/input/',
    ]);
  });

  it('change nothing where they have been followed already', () => {
    const read = (): string[] => [...touched].map((file) => copy.read(file));
    const once = read();
    for (const block of blocks) applyRecipe(copy, block);
    expect(read()).toEqual(once);
  });

  it('compile, with nothing missing', () => {
    expect(typeErrors(copy, [...touched])).toEqual([]);
  });

  it('drain, shout and dig', () => {
    const { drawGame, act, monster } = load('tests/support/drawGame') as typeof drawing;
    const { tinyRows } = load('tests/support/tinyPack') as typeof tiny;
    const { UseItem } = load('src/engine/actions/UseItem') as typeof using;
    const { PLAIN_ACTIONS } = load('src/engine/run/actionCodec') as { PLAIN_ACTIONS: Readonly<Record<string, readonly [string, new () => Action]>> };
    const { digLayout } = load('src/procgen/dig/digLayout') as { digLayout: (plan: object, palette: object) => Layout };
    const { lanternfall } = load('src/content/packs/lanternfall') as typeof campaign;

    const leechDart = (lanternfall.itemKinds as unknown as Readonly<Record<string, ItemKind>>)['leechDart'];
    const game = drawGame('@.S', { pack: { itemKinds: { ...tinyRows.itemKinds, ...(leechDart ? { leechDart } : {}) } }, carry: ['leechDart'] });
    const statue = monster(game, 'statue');
    game.state.player.hp = 5;
    const { hp } = statue;
    act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 2, y: 0 }));
    expect([hp - statue.hp, game.state.player.hp]).toEqual([4, 9]);

    const Shout = PLAIN_ACTIONS['shout']?.[1];
    expect(Shout && act(game, new Shout())).toContainEqual(expect.objectContaining({ key: 'log.shout' }));

    const { terrain, width } = digLayout({ dig: 'pillars', width: 13, height: 9, gap: 3, loops: 0 }, { wall: 0, ground: 1, stairsDown: 2, stairsUp: -1 });
    expect(Array.from({ length: 9 }, (_, y) => Array.from(terrain.slice(y * width, (y + 1) * width), (tile) => '#.>'[tile]).join(''))).toEqual([
      '#############', '#...........#', '#...........#', '#...........#', '#...#...#...#', '#...........#', '#...........#', '#..........>#', '#############',
    ]);
  });
});

describe('the examples of the guide to packs', () => {
  const examples = ['Start with a small one', 'Change a built-in pack'].flatMap((heading) => printed('docs/PACKS.md', 'json', heading));

  it('are two', () => {
    expect(examples).toHaveLength(2);
  });

  it.each(examples)('are accepted as printed, and proven: %s', (text) => {
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
