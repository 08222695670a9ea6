import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import type { Game } from '../../src/engine/Game';
import type { PackRows, ThemeRow } from '../../src/engine/content';
import { CellArtist } from '../../src/view/map/CellArtist';
import { GlyphArtist } from '../../src/view/map/GlyphArtist';
import { Airs } from '../../src/view/particles';
import { surroundingOf } from '../../src/view/sound/moods';
import type { Theme } from '../../src/view/themes/Theme';
import { addTheme, expectThemes, isThemeLate, LIGHTS, THEMES, themeOf } from '../../src/view/themes/themes';
import { addAllThemes, THEME_NAMES } from '../support/allThemes';
import { drawGame } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

addAllThemes();

const mood = { root: 46, chord: [1, 1.5], grate: 2, wave: 'square', drone: 0.1, wind: 0.03, gusts: [90, 300], calls: ['knock'] } as const;
const kilns: Theme = {
  frames: 'kilns',
  glyphs: { wall: '#b0603c', dot: '#5c4038' },
  air: 'spore',
  mood,
  faces: [0, 100],
  instead: { 'cellars/pillar': 'kilns/chimney', 'trap/dart': 'kilns/trap/dart' },
  borrowed: { soot: 'common/soot' },
  moving: ['furnace'],
  mirrored: ['slag'],
  lights: {},
  furnish: ({ places }) => ({
    face: () => 'furnace',
    ground: (x) => (x % 2 === 0 ? { name: 'slag', mirrors: true } : { name: 'soot' }),
    paving: () => ({ name: places.map(({ purpose }) => purpose).join() || 'bricks', variant: 2 }),
    carpet: () => null,
  }),
};

const tiles = [...tinyRows.tiles, { id: 'pillar', glyph: 'I', colour: '#ffffff', walkable: false, transparent: false, sprite: 'cellars/pillar' }] as const;

/** A floor of that theme, all of which is known. */
function floorOf(theme: string, changes: Partial<PackRows> = {}): Game {
  const game = drawGame('#######\n#@...I#\n#.....#\n#######', { pack: { tiles, ...changes } });
  game.floor.state.theme = theme;
  game.floor.state.explored.fill(1);
  return game;
}

function framesOf(game: Game, x: number, y: number): string[] {
  const artist = new CellArtist(game.floor, game.content, { theme: themeOf(game.content, game.floor.state.theme), salt: 1 });
  artist.known.update(game.floor);
  const { pieces, scenery } = artist.draw(x, y, 0);
  return [...Object.values(pieces).flat().map(({ frame }) => frame), ...(scenery ? [scenery.frame] : [])];
}

function glyphOf(game: Game, x: number, y: number): string {
  const artist = new GlyphArtist(game.floor, game.content, { look: { theme: themeOf(game.content, game.floor.state.theme), salt: 1 }, palette: 'usual' });
  artist.known.update(game.floor);
  return artist.draw(x, y).pieces.ground[0]?.frame ?? '';
}

const airOf = (theme: Theme): Set<number> =>
  new Set(new Airs(() => 0.5).advance(5000, { theme, hero: { x: 80, y: 80 }, torches: [], isVisible: () => true }).map(({ colour }) => colour));

describe('a theme planted in one place', () => {
  beforeAll(() => { THEMES['kilns'] = kilns; });
  afterAll(() => { delete THEMES['kilns']; });

  it('is drawn and furnished with frames of its own', () => {
    const game = floorOf('kilns');
    expect(framesOf(game, 2, 0)).toEqual(['kilns/wall.1', 'kilns/furnace']);
    expect(framesOf(game, 2, 2)).toEqual(['kilns/bricks.2', 'kilns/slag']);
    expect(framesOf(game, 3, 1)).toEqual(['kilns/bricks-shade.2', 'common/soot']);
    expect(framesOf(game, 5, 1)).toContain('kilns/chimney');
  });

  it('furnishes vaults by the purpose of their rows', () => {
    const vault = { map: ['#####', '#...#', '##+##'], legend: {}, door: 'ground', purpose: 'smithy' } as const;
    const game = floorOf('kilns', { vaults: { count: [], weights: {}, arenas: {}, kinds: { forge: vault } } });
    game.floor.state.places.push({ vault: 'forge', x1: 0, y1: 0, x2: 4, y2: 3 });
    expect(framesOf(game, 2, 2)[0]).toBe('kilns/smithy.2');
  });

  it('has its colours in text mode, its air and its sound', () => {
    const game = floorOf('kilns');
    expect(glyphOf(game, 2, 0)).toContain('#b0603c');
    expect(glyphOf(game, 2, 2)).toContain('#5c4038');
    expect(airOf(kilns)).toEqual(airOf(themeOf(game.content, 'rootways')));
    expect(airOf(kilns)).not.toEqual(airOf(themeOf(game.content, 'cellars')));
    expect(surroundingOf(game)).toMatchObject({ place: 'kilns', mood });
  });
});

describe('a theme of a pack, in rows alone', () => {
  const ashen: ThemeRow = { frames: 'rootways', glyphs: { wall: '#a08070', dot: '#605040' }, air: 'mote', mood };

  it('has the frames and the furniture of the theme that it names, and its own colours, air and sound', () => {
    const game = floorOf('ashen', { themes: { ashen } });
    const like = floorOf('rootways');
    for (let x = 0; x < 7; x++) expect(framesOf(game, x, 2)).toEqual(framesOf(like, x, 2));
    expect(glyphOf(game, 2, 0)).toContain('#a08070');
    expect(airOf(themeOf(game.content, 'ashen'))).not.toEqual(airOf(themeOf(game.content, 'rootways')));
    expect(surroundingOf(game)).toMatchObject({ place: 'ashen', mood });
  });
});

it('a theme that nobody knows is drawn with plain frames of that name', () => {
  const frames = framesOf(floorOf('moon'), 2, 2);
  expect(frames).toHaveLength(1);
  expect(frames[0]).toMatch(/^moon\/(ground|shade)\.\d$/);
});

describe('a theme that comes late', () => {
  const looksOf = (has: (sprite: string) => boolean): string[] => {
    const game = floorOf('peaks', { traps: { count: [], weights: {}, hidden: [], kinds: { slide: { glyph: '^', colour: '#ffffff', sprite: 'trap/slide', once: true, target: { at: 'self' }, effects: [] } } } });
    game.floor.state.traps.push({ kind: 'slide', x: 3, y: 2, known: true });
    const look = { theme: themeOf(game.content, 'peaks'), salt: 1, has };
    const artist = new CellArtist(game.floor, game.content, look);
    artist.known.update(game.floor);
    return [[5, 1], [3, 2]].flatMap(([x = 0, y = 0]) => Object.values(artist.draw(x, y, 0).pieces).flat().map(({ frame }) => frame));
  };

  it('leaves its floors plain, in frames that are there, until it comes', () => {
    expectThemes(['peaks']);
    const { content } = floorOf('peaks');
    expect([isThemeLate(content, 'peaks'), themeOf(content, 'peaks')]).toMatchObject([true, { frames: 'cellars', furnish: null }]);
    expect(surroundingOf(floorOf('peaks')).place).not.toBe('peaks');
    addTheme('peaks', { ...kilns, frames: 'peaks', lights: { 'peaks/lamp': 'flame' } });
    expect([isThemeLate(content, 'peaks'), themeOf(content, 'peaks').frames, LIGHTS['peaks/lamp']]).toEqual([false, 'peaks', 'flame']);
    expect(surroundingOf(floorOf('peaks')).place).toBe('peaks');
  });

  it('has terrain and traps whose sprites have not come drawn as their characters', () => {
    const late = looksOf((sprite) => !['kilns/chimney', 'trap/slide'].includes(sprite));
    expect(late.filter((frame) => frame.startsWith('glyph '))).toHaveLength(2);
    expect(late).not.toEqual(expect.arrayContaining(['kilns/chimney']));
    expect(looksOf(() => true).filter((frame) => frame.startsWith('glyph '))).toEqual([]);
  });
});

describe('what draws and plays', () => {
  const files = ['view', 'ui', 'scenes'].flatMap((folder) => readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((file) => join('src', folder, file)));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(join('view', 'themes')) && !file.endsWith('regionParts.ts')).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const naming = (words: readonly string[]): string[] => sources.flatMap(([file, source]) => words.filter((word) => new RegExp(`\\b${word}\\b`).test(source)).map((word) => `${file}: ${word}`));

  it('names no theme, but where the parts of regions are', () => {
    expect(sources.length).toBeGreaterThan(100);
    // One is also among the words that seeds are made of.
    expect(naming(THEME_NAMES)).toEqual([`${join('src', 'ui', 'run', 'newRuns.ts')}: drowned`]);
  });

  it('names nothing that the campaign has: kinds of things, not things', () => {
    const { breeds, itemKinds, statuses, traps, vaults, elites, talents, tiles: terrain } = packs.lanternfall;
    const ids = [breeds, itemKinds, statuses, traps.kinds, vaults.kinds, elites.kinds, talents].flatMap((table) => Object.keys(table)).concat(terrain.map(({ id }) => id));
    // Those of one word may be meant otherwise, as a sound, a colour or a command.
    expect(naming(ids.filter((id) => /[A-Z]/.test(id) && !['stairsDown', 'stairsUp'].includes(id)))).toEqual([]);
  });
});
