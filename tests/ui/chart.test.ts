import type { Game } from '../../src/engine/Game';
import { MAP_SIGNS, cellMeant, chartOf, knownArea, legendOf, type MapSign } from '../../src/ui/views/mapSigns';
import { lying, openRun, putOrc, type, topOf } from './support';

function signAt(game: Game, x: number, y: number): MapSign {
  const { signs, width } = chartOf(game);
  return MAP_SIGNS[signs[y * width + x] ?? 0] ?? 'unknown';
}

describe('chartOf', () => {
  test('shows only explored cells', async () => {
    const { game } = await openRun({ monsters: true, pack: 'lanternfall' });
    const hidden = game.floor.state.explored.indexOf(0);
    game.floor.state.traps.push({ kind: 'dart', x: hidden % game.floor.width, y: Math.floor(hidden / game.floor.width), known: true });
    const { signs } = chartOf(game);
    const { explored } = game.floor.state;
    expect(Array.from(signs).filter((sign, cell) => explored[cell] === 0 && sign !== 0)).toEqual([]);
    expect(Array.from(signs).filter((sign, cell) => explored[cell] === 1 && sign === 0)).toEqual([]);
  });

  test('shows walls only where they bound something, though all is known', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.floor.state.explored.fill(1);
    const { signs, width } = chartOf(game);
    const is = (sign: MapSign) => (cell: number): boolean => MAP_SIGNS[signs[cell] ?? 0] === sign;
    const around = (cell: number): number[] => [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => cell + row * width + column)).filter((at) => at >= 0 && at < signs.length);
    const cells = Array.from(signs, (_, cell) => cell);
    const bounds = (cell: number): boolean => !around(cell).every((at) => is('wall')(at) || is('unknown')(at));
    expect(cells.filter(is('wall')).length).toBeGreaterThan(width);
    expect(cells.filter((cell) => is('wall')(cell) && !bounds(cell))).toEqual([]);
    expect(cells.filter((cell) => is('unknown')(cell) && bounds(cell))).toEqual([]);
  });

  test('shows the hero, visible actors, items as far as seen, and stairs', async () => {
    const { game } = await openRun();
    const { x, y } = game.state.player;
    expect(signAt(game, x, y)).toBe('hero');
    const orc = putOrc(game, 2);
    expect(signAt(game, x + 2, y)).toBe('hostile');
    orc.hidden = true;
    expect(signAt(game, x + 2, y)).toBe('floor');
    game.floor.state.items.push(lying(901, 'healthPotion', { x: x + 1, y }), { ...lying(902, 'healthPotion', { x: x - 1, y }), seen: false });
    expect([signAt(game, x + 1, y), signAt(game, x - 1, y)]).toEqual(['item', 'floor']);
  });

  test('actors out of sight are not shown', async () => {
    const { game } = await openRun();
    const { width, explored } = game.floor.state;
    const cell = explored.indexOf(0);
    const orc = putOrc(game, 1);
    Object.assign(orc, { x: cell % width, y: Math.floor(cell / width) });
    expect(signAt(game, orc.x, orc.y)).toBe('unknown');
  });

  test('ground that changes out of sight stays as remembered', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const { floor } = game;
    floor.state.traps = [];
    const { width, terrain, explored } = floor.state;
    const far = terrain.findIndex((tile, cell) => game.content.tiles[tile]?.id === 'ground' && explored[cell] === 0);
    explored[far] = 1;
    const at = { x: far % width, y: Math.floor(far / width) };
    expect(signAt(game, at.x, at.y)).toBe('floor');
    floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'doorOpen'));
    expect(floor.isVisible(at.x, at.y)).toBe(false);
    expect(signAt(game, at.x, at.y)).toBe('floor');
  });
});

describe('cellMeant', () => {
  const picture = ['######', '#..>.#', '######'];
  const glyphs: Readonly<Record<string, MapSign>> = { '#': 'wall', '.': 'floor', '>': 'down' };
  const chart = { width: 6, height: 3, signs: Uint8Array.from(picture.join(''), (glyph: string) => MAP_SIGNS.indexOf(glyphs[glyph] ?? 'unknown')) };

  test('is the cell itself if it is open, else the nearest open one', () => {
    expect(cellMeant(chart, { x: 3, y: 1 })).toEqual({ x: 3, y: 1 });
    expect(cellMeant(chart, { x: 2, y: 2 })).toEqual({ x: 2, y: 1 });
    expect(cellMeant(chart, { x: 5, y: 1 })).toEqual({ x: 4, y: 1 });
  });

  test('is none if nothing open is near', () => {
    expect(cellMeant(chart, { x: 9, y: 9 })).toBeNull();
  });
});

describe('the floor map', () => {
  const chart = (cells: readonly (readonly [number, number])[]): Parameters<typeof knownArea>[0] => {
    const signs = new Uint8Array(80 * 43);
    for (const [x, y] of cells) signs[y * 80 + x] = 1;
    return { width: 80, height: 43, signs };
  };

  test('shows what is known with a margin of one cell, never less than a room', () => {
    expect(knownArea(chart([[10, 5], [50, 30]]))).toEqual({ x: 9, y: 4, width: 43, height: 28 });
    expect(knownArea(chart([[40, 20]]))).toEqual({ x: 31, y: 14, width: 19, height: 13 });
    expect(knownArea(chart([[0, 0], [79, 42]]))).toEqual({ x: 0, y: 0, width: 80, height: 43 });
    expect(knownArea(chart([[0, 42]]))).toEqual({ x: 0, y: 30, width: 19, height: 13 });
  });

  test('keeps its cursor on what is shown', async () => {
    const { session, game } = await openRun();
    type(session, 'M', ...Array.from({ length: 90 }, () => 'ArrowRight'));
    const top = topOf(session);
    const { x, width } = knownArea(chartOf(game));
    expect(top.kind === 'map' && top.cursor.x).toBe(x + width - 1);
  });

  test('has a legend of what is on it and no more, keys apart from other items', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const { x, y } = game.state.player;
    game.floor.state.items = [];
    const signs = (): string[] => legendOf(game).map(({ sign }) => sign);
    expect(signs()).toContain('hero');
    expect(signs()).not.toContain('key');
    const key = [...game.content.itemKinds].find(([, row]) => 'opens' in row)?.[0] ?? '';
    game.floor.state.items = [lying(901, key, { x: x + 1, y })];
    expect(legendOf(game)).toContainEqual({ sign: 'key', at: { x: x + 1, y } });
    expect(signs()).not.toContain('item');
  });
});
