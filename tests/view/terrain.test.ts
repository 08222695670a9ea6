import sheets from '../../assets/frames.json';
import { packs } from '../../src/content/packs';
import type { PackRows, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { isPictured } from '../../src/engine/kinds';
import { MOST } from '../../src/engine/pack/ranges';
import { CellArtist } from '../../src/view/map/CellArtist';
import { knownMap, KnownTerrain } from '../../src/view/map/KnownTerrain';
import { banks } from '../../src/view/map/shores';
import { thingFrame, tileLook } from '../../src/view/map/tileLook';
import { THEMES, themeOf } from '../../src/view/themes/themes';
import { drawGame } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

const tiles = [
  ...tinyRows.tiles,
  { id: 'door', glyph: '+', colour: '#ffffff', walkable: true, transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen', glyph: "'", colour: '#ffffff', walkable: true, transparent: true, shuts: 'door' },
  { id: 'gate', glyph: 'X', colour: '#ffffff', walkable: false, transparent: false, opens: 'doorOpen', key: 'club' },
  { id: 'water', glyph: '~', colour: '#ffffff', walkable: true, transparent: true, wet: true },
  { id: 'deep', glyph: '-', colour: '#ffffff', walkable: false, transparent: true, wet: true },
  { id: 'race', glyph: '}', colour: '#ffffff', walkable: true, transparent: true, wet: true, carries: 'east', sprite: 'drowned/current-east', moving: true },
  { id: 'ice', glyph: '%', colour: '#ffffff', walkable: true, transparent: true, breaks: 'water', sprite: 'drowned/thin-ice' },
] as const satisfies readonly TileKind[];
const traps = { count: [], hidden: [], weights: {}, kinds: { dart: { glyph: '"', colour: '#ffffff', sprite: 'trap/dart', once: true, target: { at: 'self' }, effects: [{ do: 'damage', amount: 1 }] } } } as const;
const pack: Partial<PackRows> = { tiles, traps };

function known(game: Game): KnownTerrain {
  const terrain = new KnownTerrain(game.floor, game.content);
  terrain.update(game.floor);
  return terrain;
}

function place(game: Game, id: string): number {
  return game.content.tiles.findIndex((tile) => tile.id === id);
}

describe('tileLook', () => {
  test.each([
    ['wall', { as: 'wall', face: null }],
    ['ground', { as: 'ground' }],
    ['stairsUp', { as: 'stairs', way: 'up' }],
    ['door', { as: 'door', state: 'closed' }],
    ['doorOpen', { as: 'door', state: 'open' }],
    ['gate', { as: 'door', state: 'locked' }],
    ['water', { as: 'water', isDeep: false, current: null }],
    ['deep', { as: 'water', isDeep: true, current: null }],
    ['race', { as: 'water', isDeep: false, current: { sprite: 'drowned/current-east', shapes: [''], isMoving: true } }],
  ])('a %s looks like itself', (id, look) => {
    const tile = tiles.find((kind) => kind.id === id);
    expect(tile && tileLook(tile)).toEqual(look);
  });

  const vaults = [undefined, ...Object.values<PackRows>(packs).flatMap((rows) => Object.values(rows.vaults?.kinds ?? {}).map(({ instead }) => instead))];
  const SPOTS = vaults.flatMap((instead) => [0, 1, 2, 3].map((hash) => ({ hash, instead })));

  test('every object tile of every pack has its sprite in every theme', () => {
    const frames = new Set(Object.values(sheets).flat());
    const looks = Object.values<PackRows>(packs).flatMap((rows) => rows.tiles.map(tileLook));
    const wanted = looks.flatMap((look) => (look.as === 'thing' ? Object.values(THEMES).flatMap((theme) => SPOTS.map(({ hash, instead }) => thingFrame(look.picture, theme, hash, instead))) : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(({ frame, isMoving }) => !frames.has(isMoving ? `${frame}.1` : frame))).toEqual([]);
  });
});

describe('KnownTerrain', () => {
  test('knows nothing beyond what was seen', () => {
    const terrain = known(drawGame(`
      #######
      #@#...#
      #######
    `, { pack }));
    expect(terrain.isKnown(1, 1)).toBe(true);
    expect(terrain.isKnown(4, 1)).toBe(false);
    expect(terrain.tileAt(4, 1)).toBeNull();
  });

  test('remembers tiles that change out of sight as they were, and updates them when seen', () => {
    const game = drawGame(`
      #######
      #@...+#
      #######
    `, { pack });
    const terrain = known(game);
    const door = { x: 5, y: 1 };
    game.floor.fov.compute(game.floor.cell(1, 1), 1);
    game.floor.setTile(door, place(game, 'doorOpen'));
    expect(terrain.update(game.floor)).toEqual([]);
    expect(terrain.tileAt(5, 1)?.id).toBe('door');
    game.floor.fov.compute(game.floor.cell(1, 1), 8);
    expect(terrain.update(game.floor)).toEqual([game.floor.index(5, 1)]);
    expect(terrain.tileAt(5, 1)?.id).toBe('doorOpen');
  });

  test('shows no trap before it is found, and nothing else in its cell afterwards', () => {
    const game = drawGame('@.".', { pack });
    const terrain = known(game);
    const [trap] = game.floor.state.traps;
    expect(terrain.trapAt(2, 0)).toBeNull();
    if (trap) trap.known = true;
    expect(terrain.update(game.floor)).toEqual([2]);
    expect(terrain.trapAt(2, 0)?.sprite).toBe('trap/dart');
    expect(terrain.tileAt(2, 0)?.id).toBe('ground');
  });
});

describe('banks', () => {
  const look = { theme: themeOf({ themes: new Map() }, 'cellars'), salt: 1 };

  function banksOf(game: Game, x: number, y: number): string[] {
    const terrain = known(game);
    return banks({ source: knownMap(terrain, look), known: terrain }, { x, y, isDeep: terrain.tileAt(x, y)?.id === 'deep' });
  }

  test('water has a bank towards ground and none towards walls or water', () => {
    const game = drawGame(`
      #####
      #@~~#
      #####
    `, { pack });
    expect(banksOf(game, 2, 1)).toEqual(['cellars/bank.w']);
    expect(banksOf(game, 3, 1)).toEqual([]);
  });

  test('there is a corner between two ground sides, and an edge where deep water begins', () => {
    const game = drawGame(`
      .....
      .~-~@
      .....
    `, { pack });
    expect(banksOf(game, 1, 1)).toEqual(['n', 's', 'w', 'nw', 'sw'].map((part) => `cellars/bank.${part}`));
    expect(banksOf(game, 2, 1)).toEqual(['common/deep-edge.e', 'common/deep-edge.w', 'cellars/bank.n', 'cellars/bank.s']);
  });

  test('deep water is rounded off where it is shallow on two sides', () => {
    const game = drawGame(`
      @~~
      ~--
      ~--
    `, { pack });
    expect(banksOf(game, 1, 1)).toEqual(['n', 'w', 'nw'].map((part) => `common/deep-edge.${part}`));
    expect(banksOf(game, 2, 2)).toEqual([]);
  });

  test('ice that can break has none towards it', () => {
    const game = drawGame(`
      #####
      #@~%#
      #####
    `, { pack });
    expect(banksOf(game, 2, 1)).toEqual(['cellars/bank.w']);
  });
});

describe('water', () => {
  const artistOf = (game: Game, theme: string, has = (_sprite: string): boolean => true): CellArtist => {
    const artist = new CellArtist(game.floor, game.content, { theme: themeOf({ themes: new Map() }, theme), salt: 1, has });
    artist.known.update(game.floor);
    return artist;
  };
  const framesOf = (artist: CellArtist, x: number, moment: number): string[] => {
    const { ground, overlays, decorations } = artist.draw(x, 1, moment).pieces;
    return [...ground, ...overlays, ...decorations].map(({ frame }) => frame);
  };
  const canal = drawGame('######\n#@}}-#\n######', { pack });

  test('is drawn as its theme has it, with a shelf of its own where it is deep', () => {
    expect(framesOf(artistOf(canal, 'drowned'), 4, 0).map((frame) => frame.replace(/\d$/, ''))).toEqual(['drowned/deep.', 'drowned/deep-edge.w']);
    expect(framesOf(artistOf(canal, 'cellars'), 4, 0).map((frame) => frame.replace(/\d$/, ''))).toEqual(['common/deep.', 'common/deep-edge.w']);
  });

  test('runs on over all cells of a current in step, over the water', () => {
    const artist = artistOf(canal, 'drowned');
    const shown = (x: number): string[] => [0, 1, 2, 3, 4].map((moment) => framesOf(artist, x, moment)[1] ?? '');
    expect(shown(2)).toEqual([0, 1, 2, 3, 0].map((frame) => `drowned/current-east.${frame}`));
    expect(shown(3)).toEqual(shown(2));
    expect(framesOf(artist, 3, 0)[0]).toMatch(/^drowned\/water\.[012]$/);
    expect(artist.currents).toEqual([{ x: 2, y: 1 }, { x: 3, y: 1 }]);
  });

  test('shows the glyph of a current whose picture has not come', () => {
    expect(framesOf(artistOf(canal, 'cellars', (sprite) => !sprite.startsWith('drowned')), 3, 0).slice(1)).toEqual(['glyph transparent #ffffff }']);
  });

  test('has what floats on it only where it is shallow and still', () => {
    const lake = drawGame(['@' + '~'.repeat(200), '~'.repeat(201), '-'.repeat(201), '}'.repeat(201)].join('\n'), { pack });
    lake.floor.state.explored.fill(1);
    const artist = artistOf(lake, 'drowned');
    const pads = [0, 1, 2, 3].map((y) => Array.from({ length: 199 }, (_, x) => artist.draw(x + 2, y, 0).pieces.decorations.length).filter((count) => count > 0).length);
    expect(pads[0]).toBeGreaterThan(3);
    expect(pads[1]).toBeLessThan(40);
    expect(pads.slice(2)).toEqual([0, 0]);
    expect(artistOf(lake, 'cellars').draw(5, 1, 0).pieces.decorations).toEqual([]);
    // The water of a vault comes and goes; nothing has grown on it as it comes.
    lake.floor.state.places.push({ vault: 'hall', x1: 0, y1: 0, x2: 200, y2: 3 });
    expect(Array.from({ length: 199 }, (_, x) => artist.draw(x + 2, 0, 0).pieces.decorations).flat()).toEqual([]);
  });
});

describe('a bridge and a basin', () => {
  const own = [
    { id: 'bridge', glyph: 'H', colour: '#ffffff', walkable: true, transparent: true, sprite: 'common/bridge' },
    { id: 'bed', glyph: ',', colour: '#ffffff', walkable: true, transparent: true, sprite: 'drowned/bed', shapes: ['.0', '.1', '.2'] },
    { id: 'pool', glyph: '=', colour: '#ffffff', walkable: false, transparent: true, wet: true, deep: { turns: 5, damage: 2 } },
    { id: 'gate', glyph: 'L', colour: '#ffffff', walkable: false, transparent: true, sprite: 'drowned/sluice' },
  ] as const satisfies readonly TileKind[];
  const features = { gate: { choices: { lower: { effects: [{ do: 'change', from: 'pool', to: 'bed' }] } }, becomes: 'ground' } } as const satisfies PackRows['features'];
  const frames = new Set(Object.values(sheets).flat());
  const has = (sprite: string): boolean => frames.has(sprite) || frames.has(`${sprite}.0`);
  const shownAt = (map: string, x: number, y: number): string[] => {
    const game = drawGame(map, { pack: { tiles: [...tiles.filter(({ id }) => id !== 'gate'), ...own], features } });
    game.floor.state.explored.fill(1);
    const artist = new CellArtist(game.floor, game.content, { theme: themeOf({ themes: new Map() }, 'drowned'), salt: 1, has });
    artist.known.update(game.floor);
    const { overlays, decorations } = artist.draw(x, y, 0).pieces;
    return [...overlays, ...decorations].map(({ frame }) => frame);
  };

  test('planks lie across the way over the water, between ropes', () => {
    expect(shownAt('.@.\n~H~\n~H~\n...', 1, 1)).toEqual(['common/bridge', 'common/bridge-rail.e', 'common/bridge-rail.w']);
    expect(shownAt('.~~.\n@HH.\n.~-.', 2, 1)).toEqual(['common/bridge-along', 'common/bridge-rail.n', 'common/bridge-rail.s']);
  });

  test('water has no bank towards a bridge', () => {
    expect(shownAt('####\n#@~H\n####', 2, 1)).toEqual(['drowned/bank.w']);
  });

  test('a drained basin has a bank towards the ground around it, and none within', () => {
    expect(shownAt('@...\n.,,.\n....', 1, 1).slice(1)).toEqual(['n', 's', 'w', 'nw', 'sw'].map((part) => `drowned/bank.${part}`));
    expect(shownAt('@...\n.,,.\n....', 1, 1)[0]).toMatch(/^drowned\/bed\.[012]$/);
    expect(shownAt(',,,\n,,,\n,,@', 1, 1)).toHaveLength(1);
  });
});

describe('a tile without a picture', () => {
  const own = [
    { id: 'moss', glyph: '"', colour: '#58b058', walkable: true, transparent: true },
    { id: 'idol', glyph: 'Ω', colour: '#d0b060', walkable: false, transparent: true },
    { id: 'crystal', glyph: '*', colour: '#80d0f0', walkable: false, transparent: false },
  ] as const satisfies readonly TileKind[];
  const game = drawGame('*****\n@."Ω*\n*****', { pack: { ...pack, tiles: [...tiles, ...own], features: { idol: { becomes: 'ground', choices: { pray: { effects: [{ do: 'heal', amount: 1 }] } } } } } });
  const artist = new CellArtist(game.floor, game.content, { theme: themeOf({ themes: new Map() }, 'cellars'), salt: 1 });
  artist.known.update(game.floor);
  const signsAt = (x: number, y: number): string[] => artist.draw(x, y, 0).pieces.decorations.map(({ frame }) => frame).filter((frame) => frame.startsWith('glyph '));

  test('is drawn as its glyph, on the ground of the theme or on the face of a wall', () => {
    expect(artist.draw(2, 1, 0).pieces.ground[0]?.frame).toMatch(/^cellars\/(?:ground|shade)\./);
    expect([signsAt(2, 1), signsAt(3, 1), signsAt(2, 0)]).toEqual([['glyph transparent #58b058 "'], ['glyph transparent #d0b060 Ω'], ['glyph transparent #80d0f0 *']]);
    expect([signsAt(1, 1), signsAt(4, 1)]).toEqual([[], []]);
  });

  test('is every tile but those with a look of their own', () => {
    const all = [...new Set(Object.values<PackRows>(packs).flatMap((rows) => rows.tiles))];
    expect(all.filter((tile) => !isPictured(tile))).toEqual([]);
    expect(own.filter(isPictured)).toEqual([]);
  });
});

test('a pack may have as many tiles as it likes, with traps on them', () => {
  const many = Array.from({ length: MOST.tiles - tiles.length }, (_, at) => ({ id: `own${at}`, glyph: '.', colour: '#ffffff', walkable: true, transparent: true }));
  const game = drawGame('@.', { pack: { ...pack, tiles: [...tiles, ...many] } });
  game.floor.setTile({ x: 1, y: 0 }, MOST.tiles - 1);
  game.floor.state.traps.push({ kind: 'dart', x: 1, y: 0, known: true });
  const terrain = known(game);
  expect([terrain.tileAt(1, 0)?.id, terrain.trapAt(1, 0)?.sprite, terrain.trapAt(0, 0)]).toEqual([many.at(-1)?.id, 'trap/dart', null]);
});
