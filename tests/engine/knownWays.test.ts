import { KnownWays } from '../../src/engine/ai/knownWays';
import { drawGame } from '../support/drawGame';

const HALL = `
  ##########
  #@...#..>#
  ####.#.###
  #......#.#
  ##########
`;

describe('ways over what is known', () => {
  it('are the same whatever was asked before', () => {
    const game = drawGame(HALL);
    game.floor.state.explored.fill(1);
    const ways = new KnownWays(game);
    const asked = [{ x: 2, y: 1 }, { x: 8, y: 1 }, { x: 1, y: 3 }, { x: 2, y: 1 }].map((to) => ways.to(to));
    expect(asked.map((way) => way?.length)).toEqual([1, 7, 6, 1]);
    expect(ways.nearest((x, y) => game.floor.tileAt(x, y).stairs === 'down')).toEqual({ x: 8, y: 1 });
    expect(asked[1]).toEqual(new KnownWays(game).to({ x: 8, y: 1 }));
  });

  it('lead to no cell that is walled in, unknown or off the map', () => {
    const game = drawGame(HALL);
    const ways = new KnownWays(game);
    expect(ways.to({ x: 8, y: 1 })).toBeNull();
    game.floor.state.explored.fill(1);
    expect([{ x: 8, y: 3 }, { x: 0, y: 0 }, { x: -1, y: 1 }, { x: 10, y: 1 }].map((to) => new KnownWays(game).to(to))).toEqual([null, null, null, null]);
    expect(new KnownWays(game).to({ x: 1, y: 1 })).toEqual([]);
  });
});
