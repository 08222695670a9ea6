import { Stairs } from '../../src/engine/actions/moves';
import type { LayoutRow, PackRows, TileKind } from '../../src/engine/content';
import { Deck } from '../../src/procgen/fill/Deck';
import { digLayout } from '../../src/procgen/dig/digLayout';
import { newGame } from '../../src/procgen/newGame';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { MOST_WORK, spend, within } from '../../src/procgen/work';
import { tinyContent, tinyRows } from '../support/tinyPack';

const wide = { theme: 'cellars', width: [[1, 100]], height: [[1, 100]] } as const;
const caves: LayoutRow = { ...wide, dig: 'caves', open: 100, rounds: 2 };
const scattered: LayoutRow = { ...wide, dig: 'rooms', attempts: [[1, 6]], roomMin: 4, roomMax: 8, inset: 0, stairs: 'ends' };
const none = { monsters: {}, items: {}, counts: { per: 'floor', monsters: [], items: [] } } as const;
/** Rooms of one cell each, which never fill a third of the map. */
const endless: LayoutRow = { ...wide, dig: 'uniform', roomMin: 2, roomMax: 2, dug: 30 };
const many = <T>(n: number, row: (i: number) => T): Record<string, T> => Object.fromEntries(Array.from({ length: n }, (_, i) => [`x${i}`, row(i)]));
const all = [[1, 100]] as const;

/** Floor 1 and its errors. */
function floorOf(changes: Partial<PackRows>): ReturnType<ProcgenService['report']> & { errors: string[] } {
  const content = tinyContent(changes);
  const report = new ProcgenService(content, '42').report(1);
  return { ...report, errors: planErrors(report.plan, content) };
}

describe('the work of a floor', () => {
  it('is the same whatever was made before, so that a turn costs the same after a reload', () => {
    const content = tinyContent();
    const service = new ProcgenService(content, '42');
    for (const floor of [1, 2, 9]) service.floor(floor);
    expect(service.floor(5)).toEqual(new ProcgenService(content, '42').floor(5));
    expect(service.floor(5).work).toBeGreaterThan(100);
    expect(service.floor(5).isCut).toBe(false);
  });

  it('is nothing to other floors', () => {
    expect(within(10, () => within(5, () => { spend(4); return 'made'; }))).toEqual({ made: { made: 'made', work: 4 }, work: 0 });
    expect(within(10, () => { spend(6); spend(5); })).toEqual({ made: null, work: 11 });
    expect(() => within(10, () => { throw new TypeError('a bug'); })).toThrow('a bug');
  });

  const tiles = many(200, (i): TileKind => ({ id: `x${i}`, glyph: 'x', colour: '#ffffff', walkable: false, transparent: true }));
  const packs: readonly [string, Partial<PackRows>][] = [
    ['rooms that never fill enough of the map', { ...none, layouts: { rooms: endless } }],
    ['twenty thousand patches', { ...none, tiles: [...tinyRows.tiles, ...Object.values(tiles)], layouts: { rooms: { ...caves, patches: many(200, () => all) } } }],
    ['twenty thousand torches', { ...none, tiles: [...tinyRows.tiles, ...Object.values(tiles)], layouts: { rooms: { ...caves, open: 50, hangings: many(200, () => all) } } }],
  ];

  it.each(packs)('ends: %s are left out of a plain hall', (_name, changes) => {
    const { plan, rejected, errors } = floorOf(changes);
    expect([plan.isCut, errors]).toEqual([true, []]);
    expect(rejected).toBeLessThan(50);
    expect(plan.work).toBeGreaterThan(MOST_WORK);
    expect(plan.work).toBeLessThan(1.5 * MOST_WORK);
  });

  it('is a sentence in the log of a run that comes to such a floor, and the run goes on', () => {
    const { rooms } = tinyRows.layouts;
    const game = newGame(tinyContent({ ...none, layouts: { rooms, endless }, layoutWeights: { rooms: [[1, 1], [2, 0]], endless: [[2, 1]] } }), '42');
    const stairs = game.content.tiles.findIndex((tile) => tile.stairs === 'down');
    game.floor.setTile(game.state.player, stairs);
    game.turn(new Stairs());
    expect([game.state.floor, game.state.log.map(({ key }) => key)]).toEqual([2, expect.arrayContaining(['log.plainHall'])]);
  });

  it('may be needed to dig one layout that draws numbers for ever, but then another is tried', () => {
    let calls = 0;
    const { rooms } = tinyRows.layouts;
    const service = new ProcgenService(tinyContent({ ...none, layouts: { rooms: { ...endless, width: [[1, 30]], height: [[1, 30]] } } }), '1', (plan, palette, rng) => {
      return digLayout(calls++ === 0 ? ({ ...plan, dug: 0 } as typeof plan) : { ...rooms, loops: 0, width: 24, height: 16, attempts: 12, roomMin: 4, roomMax: 6 }, palette, rng);
    });
    expect([service.report(1).rejected, calls, service.floor(1).isCut]).toEqual([1, 2, false]);
  });
});

describe('a crowd', () => {
  const rat = tinyRows.breeds.rat;
  const company = Array.from({ length: 12 }, () => ({ breed: 'rat', least: 20, most: 20 }));
  const counts = { per: 'floor', monsters: all, items: [] } as const;
  const rows = { breeds: { ...tinyRows.breeds, rat: { ...rat, company } }, monsters: { rat: [[1, 1]] }, items: {}, layouts: { rooms: caves }, counts } as const;

  it.each([
    ['companies of companies', rows],
    ['metered companies that are worth nothing', { ...rows, counts: { ...counts, danger: all }, breeds: { ...rows.breeds, rat: { ...rat, xp: 0, company } } }],
    ['rooms full of monsters', { ...rows, layouts: { rooms: { ...wide, dig: 'rooms', attempts: [[1, 200]], roomMin: 3, roomMax: 6, inset: 0, stairs: 'ends' } as const }, counts: { ...counts, per: 'room' } as const }],
    ['a vault full of monsters', { ...rows, monsters: {}, layouts: { rooms: scattered }, vaults: { count: [], weights: {}, arenas: { v: [[1, 1]] }, kinds: { v: { map: ['#'.repeat(40), ...Array.from({ length: 37 }, () => `#${'r'.repeat(38)}#`), `#+${'#'.repeat(38)}`], legend: { r: { monster: 'rat' } }, door: 'ground' } } } as const }],
  ])('is 400 monsters at most: %s', (_name, changes) => {
    const { plan, errors } = floorOf(changes);
    expect([plan.monsters.length, plan.isCut, errors]).toEqual([400, false, []]);
  });

  it('of things is 400 at most: by the tables, by the schedule', () => {
    const perRoom = { per: 'room', monsters: [], items: all } as const;
    const full = floorOf({ monsters: {}, counts: perRoom, layouts: { rooms: { ...wide, dig: 'rooms', attempts: [[1, 200]], roomMin: 6, roomMax: 9, inset: 0, stairs: 'ends' } } });
    const scheduled = floorOf({ ...none, layouts: { rooms: caves }, schedule: many(50, () => ({ least: [[1, 20]], most: [[1, 20]], among: ['salve'] })) });
    expect([full, scheduled].map(({ plan, errors }) => [plan.items.length, errors])).toEqual([[400, []], [400, []]]);
  });
});

test('the items of floor 998 are dealt by at most 25 floors of draws, as after all floors above', () => {
  const counts = { per: 'floor', monsters: [], items: all, danger: all } as const;
  const content = tinyContent({ counts });
  const draw = jest.spyOn(Deck.prototype, 'draw');
  const alone = new ProcgenService(content, '1').floor(998).items;
  expect(draw.mock.calls.length).toBeLessThanOrEqual(25 * 100);
  draw.mockRestore();
  const service = new ProcgenService(content, '1');
  for (let floor = 990; floor < 998; floor++) service.floor(floor);
  expect([alone.length > 0, service.floor(998).items]).toEqual([true, alone]);
});

test('a thousand seals that one death breaks are proved without end of the stack', () => {
  const content = tinyContent({ tiles: [...tinyRows.tiles, { id: 'seal', glyph: 'x', colour: '#ffffff', walkable: false, transparent: true }], breeds: { ...tinyRows.breeds, rat: { ...tinyRows.breeds.rat, onDeath: [{ target: { at: 'self' }, effects: [{ do: 'change', from: 'seal', to: 'ground' }] }] } } });
  const tile = (id: string): number => content.tiles.findIndex((each) => each.id === id);
  const [width, height] = [60, 40];
  const inside = (cell: number): boolean => cell % width > 0 && cell % width < width - 1 && cell > width && cell < width * (height - 1);
  const terrain = Array.from({ length: width * height }, (_, cell) => (inside(cell) ? tile('seal') : tile('wall')));
  for (let x = 1; x < 5; x++) terrain[width + x] = tile('ground');
  terrain[width * 20 + 50] = tile('stairsDown');
  const rat = { id: 'rat', x: 3, y: 1, elite: [], asleep: false };
  const plan = { number: 1, theme: 'none', width, height, terrain, arrival: { x: 1, y: 1 }, monsters: [rat], items: [], traps: [], goods: [], places: [] };
  expect(planErrors(plan, content)).toEqual([]);
});

