import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import sheets from '../../assets/frames.json';
import type { Region } from '../../src/content/campaign';
import { packs } from '../../src/content/packs';
import { rootways } from '../../src/content/lanternfall/regions/rootways';
import type { CurvePoints } from '../../src/engine/core/floorCurve';
import type { Breed, Content, ItemKind, PackRows } from '../../src/engine/content';
import type { Texts } from '../../src/engine/core/grammar';
import type { FloorSource } from '../../src/engine/ports';
import { compilePack } from '../../src/engine/pack/compilePack';
import { textKindsOf } from '../../src/engine/pack/packTexts';
import { readPackFile } from '../../src/engine/pack/packFile';
import { readSources, SPRITES } from '../../tools/art/files';
import { paintAll, type Frame } from '../../tools/art/frames';
import { parsePalette } from '../../tools/art/palette';
import type * as housing from '../../src/content/house';
import type * as campaign from '../../src/content/packs/lanternfall';
import type * as choosing from '../../src/engine/actions/hero';
import type * as using from '../../src/engine/actions/items';
import type * as telling from '../../src/engine/effects/describe';
import type * as reading from '../../src/engine/pack/packFile';
import type * as fighting from '../../src/engine/rules/combat';
import type * as reacting from '../../src/engine/facts/hazards';
import type * as natures from '../../src/engine/facts/traits';
import type * as shipping from '../../src/lab/shippedContent';
import type * as beginning from '../../src/procgen/newGame';
import type * as generating from '../../src/procgen/ProcgenService';
import type { Theme } from '../../src/view/themes/Theme';
import type * as looking from '../../src/view/themes/themes';
import { alike } from '../support/alike';
import { scaled } from '../support/scale';
import type * as drawing from '../support/drawGame';
import type * as tiny from '../support/tinyPack';
import type { Action } from '../../src/engine/actions/Action';
import type { Layout } from '../../src/procgen/dig/Layout';
import { WorkingCopy } from '../../tools/faults/WorkingCopy';
import { applyRecipe, typeErrors } from './applyRecipe';
import { provePack } from '../../src/procgen/provePack';
import { house } from '../trust/packsHouse';

const { writeLanguages } = jest.requireActual<{ readonly writeLanguages: (root: string) => void }>('../../tools/languages.cjs');

const root = join(__dirname, '..', '..');

/** The fenced blocks of one kind in a document, as printed. */
function printed(file: string, kind: string, heading: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const [chapter = ''] = text.slice(text.indexOf(`\n## ${heading}\n`) + 4).split(/^## /m, 1);
  return Array.from(chapter.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm')), ([, block = '']) => block);
}

/** All frames with more lines in one of the files, which may be new. A reader who has followed the recipe has the lines already. */
function paintedWith(name: string, lines: string): Frame[] {
  const palette = parsePalette('palette.json', readFileSync(join(root, SPRITES, 'palette.json'), 'utf8'));
  const file = `${SPRITES}/${name}`;
  const sources = readSources(SPRITES);
  const { text = '' } = sources.find((source) => source.file === file) ?? {};
  const added = text.includes(lines) ? text : `${text}${lines}`;
  return paintAll([...sources.filter((source) => source.file !== file), { file, text: added }], palette);
}

/** What the tests load from the copy. */
interface Modules {
  readonly 'src/content/house': typeof housing;
  readonly 'src/content/packs/lanternfall': typeof campaign;
  readonly 'src/content/lanternfall/regions/quarry': { readonly quarry: Pick<Region, 'floors'> };
  readonly 'src/content/text/en': { readonly en: object };
  readonly 'src/content/text/en/lanternfall': { lanternfall: Texts };
  readonly 'src/engine/actions/hero': typeof choosing;
  readonly 'src/engine/actions/items': typeof using;
  readonly 'src/engine/effects/describe': typeof telling;
  readonly 'src/engine/pack/packFile': typeof reading;
  readonly 'src/engine/rules/combat': typeof fighting;
  readonly 'src/engine/facts/hazards': typeof reacting;
  readonly 'src/engine/facts/traits': typeof natures;
  readonly 'src/engine/run/actionCodec': { PLAIN_ACTIONS: Readonly<Record<string, readonly [string, new () => Action]>> };
  readonly 'src/lab/shippedContent': typeof shipping;
  readonly 'src/procgen/ProcgenService': typeof generating;
  readonly 'src/procgen/dig/digLayout': { digLayout: (plan: object, palette: object) => Layout };
  readonly 'src/procgen/newGame': typeof beginning;
  readonly 'src/view/themes/quarry': { readonly quarry: Theme };
  readonly 'src/view/themes/themes': typeof looking;
  readonly 'tests/support/drawGame': typeof drawing;
  readonly 'tests/support/tinyPack': typeof tiny;
}

/** Those whose blocks of code say which files they change, as headings of docs/ADDING.md, and how many besides texts. */
const RECIPES = [
  ['An effect', 3], ['An item', 2], ['An action', 3], ['A layout', 4], ['A talent', 1], ['A trait', 2], ['A feature', 3], ['A reaction', 1], ['A phase of a boss', 1],
  ['A region of floors', 4],
] as const;

describe('the recipe for a monster', () => {
  const [rows = '', texts = ''] = printed('docs/ADDING.md', 'ts', 'A monster');
  const row = rows.trim();
  const [english = '', german = ''] = texts.trim().split('\n');
  const [lines = ''] = printed('docs/ADDING.md', 'txt', 'A monster');
  const walker = { defence: 0, speed: 100, directions: 8 };
  const value = (source: string): object => JSON.parse(JSON.stringify(runInNewContext(`({${source}})`, { walker, chases: packs.lanternfall.breeds.rat.brain }))) as object;

  it('has a sprite of its own, made from the snake\'s, with a hurt frame too', () => {
    const frames = paintedWith('regions/rootways/actors.txt', lines);
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
    const sprites = [...Object.values(sheets).flat(), 'viper/idle.0'];
    const read = readPackFile(JSON.stringify({ lanternfallPack: 1, pack, texts: { en: value(english), de: value(german) } }), 'viper.json', { ...house, sprites });
    expect(read).toMatchObject({ ok: true, pack: { rows: { breeds: { viper: { hp: 12 } } } } });
  });
});

describe('the other recipes', () => {
  const copy = new WorkingCopy();
  const touched = new Map<string, readonly string[]>();
  const load = <File extends keyof Modules>(file: File): Modules[File] => jest.requireActual<Modules[File]>(join(copy.folder, file));
  const follow = (heading: string): string[] => printed('docs/ADDING.md', 'ts', heading).flatMap((block) => {
    try {
      return applyRecipe(copy, block);
    } catch (error) {
      throw new Error(`docs/ADDING.md, "## ${heading}", no longer applies; mend it there. ${(error as Error).message}`, { cause: error });
    }
  });
  const all = (): string[] => [...new Set([...touched.values()].flat())];

  beforeAll(() => {
    for (const [heading] of RECIPES) touched.set(heading, follow(heading));
    // As `npm run art` would, and the next build.
    copy.put('assets/regions/quarry.json', '{}');
    writeLanguages(copy.folder);
  });

  afterAll(() => {
    copy.close();
  });

  it.each(RECIPES)('%s: touches %i files besides texts', (heading, count) => {
    expect(new Set(touched.get(heading)?.filter((file) => !file.startsWith('src/content/text/'))).size).toBe(count);
  });

  it('change nothing where they have been followed already', () => {
    const read = (): string[] => all().map((file) => copy.read(file));
    const once = read();
    for (const [heading] of RECIPES) follow(heading);
    expect(read()).toEqual(once);
  });

  it('compile, with nothing missing', () => {
    expect(typeErrors(copy, [...all(), 'src/assets.d.ts'])).toEqual([]);
  });

  it('an item drains by its effect', () => {
    const { drawGame, act, monster } = load('tests/support/drawGame');
    const { tinyRows } = load('tests/support/tinyPack');
    const { UseItem } = load('src/engine/actions/items');
    const { lanternfall } = load('src/content/packs/lanternfall');
    const leechDart = (lanternfall.itemKinds as unknown as Readonly<Record<string, ItemKind>>)['leechDart'];
    const game = drawGame('@.S', { pack: { itemKinds: { ...tinyRows.itemKinds, ...(leechDart ? { leechDart } : {}) } }, carry: ['leechDart'] });
    const statue = monster(game, 'statue');
    game.state.player.hp = 5;
    const { hp } = statue;
    act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 2, y: 0 }));
    expect([hp - statue.hp, game.state.player.hp]).toEqual([4, 9]);
  });

  it('an action shouts', () => {
    const { drawGame, act } = load('tests/support/drawGame');
    const { PLAIN_ACTIONS } = load('src/engine/run/actionCodec');
    const Shout = PLAIN_ACTIONS['shout']?.[1];
    expect(Shout && act(drawGame('@.S'), new Shout())).toContainEqual(expect.objectContaining({ key: 'log.shout' }));
  });

  it('a layout is dug', () => {
    const { digLayout } = load('src/procgen/dig/digLayout');
    const { terrain, width } = digLayout({ dig: 'pillars', width: 13, height: 9, gap: 3, loops: 0 }, { wall: 0, ground: 1, stairsDown: 2, stairsUp: -1 });
    expect(Array.from({ length: 9 }, (_, y) => Array.from(terrain.slice(y * width, (y + 1) * width), (tile) => '#.>'[tile]).join(''))).toEqual([
      '#############', '#...........#', '#...........#', '#...........#', '#...#...#...#', '#...........#', '#...........#', '#..........>#', '#############',
    ]);
  });

  it('a talent is learnt, and told', () => {
    const { newGame, content } = newCampaign();
    const game = newGame(content, 'talents');
    const { natureOf } = load('src/engine/facts/traits');
    expect(natureOf(game, game.state.player).noise).toBe(100);
    game.state.hero.talents.push('lightStep');
    load('src/engine/facts/traits').forgetNature(game, game.state.player);
    expect(natureOf(game, game.state.player).noise).toBe(70);
    expect(load('src/content/text/en/lanternfall').lanternfall).toMatchObject({ 'talent.lightStep': 'Light Step' });
  });

  it('who has a trait is not teleported, and says so', () => {
    const { drawGame, act, monster } = load('tests/support/drawGame');
    const { tinyRows } = load('tests/support/tinyPack');
    const { UseItem } = load('src/engine/actions/items');
    const gust = { glyph: '~', colour: '#ffffff', sprite: 'none', target: { at: 'actor' }, effects: [{ do: 'teleport' }] } as const;
    const moved = (row: object): boolean => {
      const breeds = { ...tinyRows.breeds, statue: { ...tinyRows.breeds.statue, ...row } };
      const game = drawGame('@S....', { pack: { breeds, itemKinds: { ...tinyRows.itemKinds, gust } }, carry: ['gust'] });
      act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 1, y: 0 }));
      return monster(game, 'statue').x !== 1;
    };
    expect([moved({}), moved({ steadfast: true })]).toEqual([true, false]);
    const { tinyContent } = load('tests/support/tinyPack');
    const { describeTraits } = load('src/engine/effects/describe');
    expect(JSON.stringify(describeTraits({ steadfast: true } as object, { content: tinyContent(), floor: 1 }))).toContain('traits.steadfast');
  });

  it('a feature stands in its vault and takes what it asks for', () => {
    const { newGame, content } = newCampaign();
    const game = newGame(content, 'wishes');
    const { Choose } = load('src/engine/actions/hero');
    const { x, y } = game.state.player;
    game.floor.setTile({ x: x + 1, y }, content.tiles.findIndex(({ id }) => id === 'wishingWell'));
    Object.assign(game.state.hero, { finds: 30, oil: 10 });
    game.turn(new Choose(x + 1, y, 0));
    expect(game.state.hero).toMatchObject({ finds: 5, oil: 109 });
    expect(content.vaults.kinds.get('wishingWell')?.legend['F']).toEqual({ tile: 'wishingWell' });
  });

  it.each([
    ['A feature', 0, 'terrain.txt', ['common/well']],
    ['A phase of a boss', 0, 'icons.txt', ['status/desperate']],
    ['A region of floors', 0, 'regions/quarry/actors.txt', ['stone-crab/idle.0', 'dust-moth/idle.1', 'quarryman/idle.hurt']],
    ['A region of floors', 1, 'regions/quarry/terrain.txt', ['trap/rockfall']],
  ] as const)('%s: the pictures of block %i in %s are made', (heading, index, file, names) => {
    const lines = printed('docs/ADDING.md', 'txt', heading)[index] ?? '';
    expect(paintedWith(file, lines).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  });

  it('leave nothing without its texts, and nothing that looks or is drawn as another', () => {
    const { lanternfall } = load('src/content/packs/lanternfall');
    const { breeds, statuses, traps } = lanternfall as PackRows;
    const texts = load('src/content/text/en').en as Texts;
    const needed = textKindsOf(lanternfall).filter(({ family }) => ['breed', 'ability', 'trap', 'vault', 'tile', 'feature', 'talent'].includes(family));
    expect({
      untold: needed.flatMap(({ family, id, ends }) => ends.map((end) => `${family}.${id}${end}`)).filter((key) => !Object.hasOwn(texts, key)),
      looks: alike({ ...breeds, ...statuses, ...traps?.kinds }, ({ sprite }) => sprite),
      glyphs: alike(breeds, ({ glyph }) => glyph),
    }).toEqual({ untold: [], looks: [], glyphs: [] });
  });

  it('the region begins where the one above it ends; else its `floors` in docs/ADDING.md have to follow the campaign', () => {
    const { layouts, layoutWeights } = compilePack(load('src/content/packs/lanternfall').lanternfall);
    const [, last] = load('src/content/lanternfall/regions/quarry').quarry.floors;
    const themesOf = (floor: number): string[] => [...new Set(layoutWeights.weights(floor).flatMap(([id]) => layouts.get(id)?.theme ?? []))];
    const floors = Array.from({ length: last }, (_, i) => i + 1);
    expect(floors.map((floor) => [floor, themesOf(floor).length])).toEqual(floors.map((floor) => [floor, 1]));
  });

  it('a hazard reacts', () => {
    const { newGame, content } = newCampaign();
    const game = newGame(content, 'embers');
    const { outcomeOf } = load('src/engine/facts/hazards');
    const { x, y } = game.state.player;
    game.floor.setTile({ x, y }, content.tiles.findIndex(({ id }) => id === 'glowcap'));
    expect(outcomeOf(game, { kind: 'fire', x, y, turns: 9 })).toEqual({ kind: 'fire', turns: 2, leaves: 'ash', range: 0 });
  });

  it('a boss goes into its phase', () => {
    const { drawGame, monster } = load('tests/support/drawGame');
    const game = drawGame('......\n@...Q.\n......', { pack: load('src/content/packs/lanternfall').lanternfall, isWild: true });
    const king = monster(game, 'ratKing');
    load('src/engine/rules/combat').hurt(game, { source: game.state.player, target: king, amount: 50, cause: { table: 'item', id: 'fireBomb' } });
    expect([Object.keys(king.statuses), game.floor.state.actors.filter(({ breed }) => breed === 'rat').length]).toEqual([['desperate'], 3]);
  });

  it('a region is dug, lived in and looks as its theme says', () => {
    const { content, floors } = newCampaign();
    const { floors: numbers } = load('src/content/lanternfall/regions/quarry').quarry;
    const plans = scaledSeeds().flatMap((seed) => numbers.map((number) => floors(seed).floor(number)));
    expect(new Set(plans.map(({ theme }) => theme))).toEqual(new Set(['quarry']));
    const met = new Set(plans.flatMap(({ monsters }) => monsters.map(({ id }) => id)));
    expect([...met]).toEqual(expect.arrayContaining(['stoneCrab', 'dustMoth', 'quarryman']));
    expect(plans.filter(({ places }) => places.some(({ vault }) => vault === 'greatFace')).map(({ number }) => number)).toEqual(scaledSeeds().map(() => numbers[1]));
    const extended = { lanternfallPack: 1, pack: { id: 'deeper', extends: 'lanternfall', sight: 9 } };
    const sprites = [...Object.values(sheets).flat(), 'stone-crab/idle.0', 'dust-moth/idle.0', 'quarryman/idle.0', 'trap/rockfall', 'common/well', 'item/leech-dart', 'status/desperate'];
    const { readPackFile: read } = load('src/engine/pack/packFile');
    expect(read(JSON.stringify(extended), 'deeper.json', { ...load('src/content/house').house, sprites })).toMatchObject({ ok: true });
    const { addTheme, themeOf } = load('src/view/themes/themes');
    addTheme('quarry', load('src/view/themes/quarry').quarry);
    expect(themeOf(content, 'quarry')).toMatchObject({ frames: 'cellars', glyphs: { wall: '#a08c6c' } });
  });

  /** The campaign of the copy, and what makes runs and floors of it. */
  function newCampaign(): { newGame: typeof beginning.newGame; content: Content; floors: (seed: string) => FloorSource } {
    const { ProcgenService } = load('src/procgen/ProcgenService');
    const content = load('src/lab/shippedContent').shippedContent('lanternfall');
    return { newGame: load('src/procgen/newGame').newGame, content, floors: (seed) => new ProcgenService(content, seed) };
  }

  function scaledSeeds(): string[] {
    return Array.from({ length: scaled(6, 40) }, (_, i) => `quarry ${i}`);
  }
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
