import { KnownPaths } from '../../../src/engine/ai/KnownPaths';
import { drawGame, monster } from '../../support/drawGame';
import { drawScene, lay } from '../../support/tacticsPack';

const HALL = `
  ##########
  #@...#..>#
  ####.#.###
  #......#.#
  ##########
`;

describe('paths over known cells', () => {
  it('are the same whatever was searched before', () => {
    const game = drawGame(HALL);
    game.floor.state.explored.fill(1);
    const ways = new KnownPaths(game);
    const asked = [{ x: 2, y: 1 }, { x: 8, y: 1 }, { x: 1, y: 3 }, { x: 2, y: 1 }].map((to) => ways.to(to));
    expect(asked.map((way) => way?.length)).toEqual([1, 7, 6, 1]);
    expect(ways.nearest((x, y) => game.floor.tileAt(x, y).stairs === 'down')).toEqual({ x: 8, y: 1 });
    expect(asked[1]).toEqual(new KnownPaths(game).to({ x: 8, y: 1 }));
  });

  it('lead to no cell that is walled in, unknown or off the map', () => {
    const game = drawGame(HALL);
    const ways = new KnownPaths(game);
    expect(ways.to({ x: 8, y: 1 })).toBeNull();
    game.floor.state.explored.fill(1);
    expect([{ x: 8, y: 3 }, { x: 0, y: 0 }, { x: -1, y: 1 }, { x: 10, y: 1 }].map((to) => new KnownPaths(game).to(to))).toEqual([null, null, null, null]);
    expect(new KnownPaths(game).to({ x: 1, y: 1 })).toEqual([]);
  });

  it('lead around known traps and visible hazards, and to neither, unless they are bold', () => {
    const game = drawScene(`
      @t.
      ...`);
    expect([new KnownPaths(game).to({ x: 2, y: 0 })?.length, new KnownPaths(game).to({ x: 1, y: 0 })]).toEqual([2, null]);
    expect(new KnownPaths(game).nearest((x, y) => x === 1 && y === 0)).toBeNull();
    expect(new KnownPaths(game, 'bold').to({ x: 1, y: 0 })).toEqual([{ x: 1, y: 0 }]);
    lay(game, 'fire', [0, 1], [1, 1], [2, 1]);
    expect(new KnownPaths(game).to({ x: 2, y: 0 })).toBeNull();
    expect([new KnownPaths(game).areWary, new KnownPaths(game, 'bold').areWary, new KnownPaths(drawScene('@.')).areWary]).toEqual([true, false, false]);
  });

  it('lead over an undiscovered trap, and out of a hazard underfoot', () => {
    const game = drawScene('@t.');
    for (const trap of game.floor.state.traps) trap.known = false;
    lay(game, 'fire', [0, 0]);
    expect(new KnownPaths(game).to({ x: 2, y: 0 })).toHaveLength(2);
  });

  it('RULES 5.5 lead through doors, and through a lock only with its key', () => {
    const house = '@+.X.';
    const open = (carry: string[]): (number | undefined)[] => {
      const game = drawScene(house, { carry });
      game.floor.state.explored.fill(1);
      return [2, 3, 4].map((x) => new KnownPaths(game).to({ x, y: 0 })?.length);
    };
    expect(open([])).toEqual([2, undefined, undefined]);
    expect(open(['key'])).toEqual([2, 3, 4]);
  });

  it('know nothing of hidden monsters', () => {
    const game = drawScene('@.L.');
    expect(new KnownPaths(game).to({ x: 3, y: 0 })).toHaveLength(3);
    monster(game, 'lurker').hidden = false;
    expect(new KnownPaths(game).to({ x: 3, y: 0 })).toBeNull();
  });
});
