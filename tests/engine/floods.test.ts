import { Move, Wait } from '../../src/engine/actions/moves';
import { inspect } from '../../src/engine/facts/inspect';
import type { Game } from '../../src/engine/Game';
import { ebb, raiseWater } from '../../src/engine/rules/floods';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { act, drawn, monster, picture, told } from '../support/drawGame';
import { bodiesRows, breeds, drawBodies } from '../support/bodiesPack';
import { marksOf } from '../support/announcingPack';
import { reload } from '../support/reload';
import { lay } from '../support/tacticsPack';

const wait = new Wait();
const deep = { tile: 'deepWater', range: 2, turns: 2 };
const tileAt = (game: Game, x: number, y = 0): string => game.floor.tileAt(x, y).id;

/** A run without monsters that think, and water that has risen around a cell. */
function flooded(map: string, at = { x: 2, y: 1 }, change = deep): Game {
  const pack = { breeds: Object.fromEntries(Object.entries(bodiesRows.breeds).map(([id, row]) => [id, { ...row, brain: [] }])) };
  const game = drawBodies(map, { pack, isWild: true });
  raiseWater(game, at, change);
  return game;
}

describe('a flood', () => {
  it('RULES 5.22 covers the open ground around a cell in a clear line, and runs off by itself', () => {
    const map = `
      @....
      ..#..
      .....
      .....`;
    const game = flooded(map, { x: 1, y: 2 });
    expect(picture(game)).toBe(drawn(`
      @....
      ==#..
      ===..
      ===..`));
    expect(brokenInvariants(game)).toEqual([]);
    act(game, wait);
    expect(picture(game)).toContain('=');
    expect(told(act(game, wait))).toEqual(['log.ebbs']);
    expect([picture(game), game.floor.state.floods]).toEqual([drawn(map), []]);
  });

  it('RULES 5.22 leaves stairs, doors, currents and deep water alone, and gives shallow water back', () => {
    const game = flooded('@>+~=.', { x: 3, y: 0 }, { ...deep, range: 9 });
    expect([0, 1, 2, 3, 4, 5].map((x) => tileAt(game, x))).toEqual(['ground', 'stairsDown', 'doorShut', 'deepWater', 'deepWater', 'deepWater']);
    act(game, wait, wait);
    expect([0, 1, 2, 3, 4, 5].map((x) => tileAt(game, x))).toEqual(['ground', 'stairsDown', 'doorShut', 'water', 'deepWater', 'ground']);
  });

  it('RULES 5.22 makes the player swim, washes others ashore, and hides what lies there until it is over', () => {
    const game = flooded(`
      .....
      .@r..
      ..!..
      .....`);
    expect(picture(game)).toBe(drawn(`
      .===.
      .@==r
      .=!=.
      .....`));
    expect(tileAt(game, 1, 1)).toBe('deepWater');
    const [salve] = game.floor.state.items;
    expect([salve?.x, salve?.y, salve?.seen]).toEqual([2, 2, false]);
    act(game, wait);
    expect(game.state.hero.afloat).toBe(1);
    act(game, wait);
    game.look();
    expect([tileAt(game, 1, 1), salve?.seen]).toEqual(['ground', true]);
    act(game, wait);
    expect(game.state.hero.afloat).toBe(0);
  });

  it('RULES 5.22 waits for a swimmer that would lie dry', () => {
    const game = flooded('@..~E~.', { x: 3, y: 0 });
    const eel = monster(game, 'eel');
    expect(tileAt(game, 2)).toBe('deepWater');
    game.floor.leave(eel);
    eel.x = 2;
    game.floor.enter(eel);
    act(game, wait, wait, wait);
    expect([tileAt(game, 2), tileAt(game, 3), game.floor.state.floods.length]).toEqual(['deepWater', 'water', 1]);
    game.floor.leave(eel);
    eel.x = 4;
    game.floor.enter(eel);
    act(game, wait);
    expect([tileAt(game, 2), game.floor.state.floods]).toEqual(['ground', []]);
  });

  it('RULES 5.22 gives back what was there also where it froze, and lasts the longer time where it comes twice', () => {
    const game = flooded('@....', { x: 3, y: 0 });
    game.floor.setTile({ x: 3, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'ice'));
    raiseWater(game, { x: 3, y: 0 }, { ...deep, range: 0, turns: 4 });
    act(game, wait, wait);
    expect([tileAt(game, 2), tileAt(game, 3)]).toEqual(['ground', 'deepWater']);
    game.floor.setTile({ x: 3, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'ice'));
    act(game, wait, wait);
    expect(tileAt(game, 3)).toBe('ground');
  });

  it('RULES 5.22 has what burns there meet it, and leaves a cell dry from which nobody could be washed ashore', () => {
    const game = flooded('@#.#.#r#', { x: 6, y: 0 }, { ...deep, range: 0 });
    expect([tileAt(game, 6), game.floor.state.floods]).toEqual(['ground', []]);
    const burning = drawBodies('@....', { pack: { hazards: { ...bodiesRows.hazards, fire: { ...bodiesRows.hazards.fire, onTiles: { deepWater: { becomes: null } } } } } });
    lay(burning, 'fire', [3, 0]);
    raiseWater(burning, { x: 3, y: 0 }, deep);
    expect(burning.floor.hazardAt(3, 0)?.turns ?? 0).toBe(0);
  });

  it('RULES 5.22 may be of what can be walked on', () => {
    const game = flooded('@....', { x: 3, y: 0 }, { ...deep, tile: 'water' });
    expect(picture(game)).toBe('@.~~~');
    act(game, wait, wait);
    expect(picture(game)).toBe('@....');
  });

  it('RULES 5.22 is told of where one looks, and remembered by saves, forks and the hash', () => {
    const game = flooded('@....', { x: 3, y: 0 });
    expect(inspect(game, { x: 3, y: 0 })).toContainEqual({ key: 'look.flood', params: { tile: 'tile.deepWater', n: 2 } });
    expect(game.fork().floor.state.floods).toHaveLength(3);
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ run: { state: { floors: [{ floods: [{ x: 2 }, { x: 3 }, { x: 4 }] }] } } });
    const before = game.hash;
    const [first] = game.floor.state.floods;
    if (first) first.until++;
    expect(game.hash).not.toBe(before);
    const again = reload(flooded('@....', { x: 3, y: 0 }));
    act(again, wait, wait);
    expect(picture(again)).toBe('@....');
    game.floor.state.floods.push({ x: 3, y: 0, tile: 99, until: 1 });
    expect(brokenInvariants(game)).toEqual(['A flood at 3,0 of floor 1 leaves tile 99.', 'Two floods are in one cell.']);
  });

  it('costs nothing where there is none', () => {
    const game = flooded('@....', { x: 3, y: 0 });
    game.floor.state.floods = [];
    game.events.length = 0;
    const spent = game.effort.spent;
    ebb(game);
    expect([game.events, game.effort.spent - spent]).toEqual([[], 0]);
  });
});

describe('who raises it', () => {
  it('RULES 5.22 announces it, and the player may step out of it', () => {
    const game = drawBodies(`
      .........
      ...@...I.
      .........`);
    act(game, wait);
    expect(marksOf(game)).toBe(drawn(`
      ..***....
      ..*@*..I.
      ..***....`));
    act(game, new Move(-1, -1));
    expect([tileAt(game, 3, 1), tileAt(game, 2, 0), game.state.player.x]).toEqual(['deepWater', 'deepWater', 2]);
    const dodged = drawBodies('...@...I.');
    act(dodged, wait);
    act(dodged, new Move(-1, 0));
    expect(dodged.state.player.x).toBe(2);
  });

  it('RULES 5.22 does so only against who stands on ground that can be flooded', () => {
    for (const map of ['...@...I.', '..~@~..I.']) {
      const game = drawBodies(map);
      act(game, wait);
      expect(monster(game, 'priest').announced).not.toBeNull();
    }
    const swimming = drawBodies('.@==...I.');
    act(swimming, new Move(1, 0));
    const { announced } = monster(swimming, 'priest');
    act(swimming, wait, wait);
    expect([announced, monster(swimming, 'priest').announced]).toEqual([null, null]);
  });

  it('RULES 5.22 has the dungeon step out of it too, but not those who swim', () => {
    const game = drawBodies(`
      .......
      ..r@..I
      .......`, { pack: { breeds: { ...breeds, rat: { ...breeds.rat, brain: ['guard'] } } } });
    act(game, wait, wait);
    expect(marksOf(game)).not.toContain('*r');
    expect(monster(game, 'rat').x).toBeLessThan(2);
  });
});
