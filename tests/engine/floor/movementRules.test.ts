import { DIRECTIONS, type Point } from '../../../src/engine/core/point';
import type { Moves } from '../../../src/engine/floor/MovementRules';
import type { Game } from '../../../src/engine/Game';
import { drawCampaign } from '../../support/campaignPack';

/** The cells from a start to the `@` for one way of moving. */
function wayOf(game: Game, moves: Moves, from: Point): string[] {
  const { floor, state } = game;
  const { x: goalX, y: goalY } = state.player;
  const map = floor.distances(moves).to(floor.cell(goalX, goalY), 8);
  const cells: string[] = [];
  let { x, y } = from;
  for (let i = 0; i < 20; i++) {
    const step = DIRECTIONS[map.next(floor.cell(x, y), x - goalX, y - goalY)];
    if (!step) break;
    x += step.x;
    y += step.y;
    cells.push(`${String(x)},${String(y)}`);
  }
  return cells;
}

const hall = `
  #######
  #@.1..#
  #.....#
  #######`;

describe('paths by ways of moving', () => {
  it('RULES 5.4 walkers go around traps, others over them', () => {
    const game = drawCampaign(hall);
    expect(wayOf(game, 'walk', { x: 5, y: 1 })).toEqual(['4,1', '3,2', '2,1']);
    for (const moves of ['fly', 'phase'] as const) expect(wayOf(game, moves, { x: 5, y: 1 })).toEqual(['4,1', '3,1', '2,1']);
  });

  it('RULES 5.4 a trap that is gone blocks no way', () => {
    const game = drawCampaign(hall);
    const [trap] = game.floor.state.traps;
    if (trap) game.floor.traps.remove(trap);
    expect(wayOf(game, 'walk', { x: 5, y: 1 })).toEqual(['4,1', '3,1', '2,1']);
  });

  it.each(['walk', 'fly', 'phase', 'burrow'] as const)('RULES 5.4 hazards are avoided as long as they last: %s', (moves) => {
    const game = drawCampaign(hall.replace('1', '.'));
    game.floor.layHazards([{ kind: 'fire', x: 3, y: 1, turns: 1 }]);
    expect(wayOf(game, moves, { x: 5, y: 1 })).not.toContain('3,1');
    game.floor.hazards.thin();
    game.floor.expireDistances();
    expect(wayOf(game, moves, { x: 5, y: 1 })).toContain('3,1');
  });

  it('RULES 5.4 from inside a hazard, the shortest way out is found', () => {
    const game = drawCampaign(hall.replace('1', '.'));
    game.floor.layHazards([{ kind: 'fire', x: 4, y: 1, turns: 9 }]);
    game.floor.layHazards([{ kind: 'fire', x: 5, y: 1, turns: 9 }]);
    expect(wayOf(game, 'walk', { x: 4, y: 1 })).toEqual(['3,1', '2,1']);
    expect(wayOf(game, 'walk', { x: 5, y: 1 })).toEqual(['4,2', '3,1', '2,1']);
  });

  it('fliers cross deep water, ghosts and burrowers walls, walkers go around', () => {
    const game = drawCampaign(`
      ########
      #@ww#..#
      #.####.#
      #......#
      ########`);
    expect(wayOf(game, 'walk', { x: 5, y: 1 })).toHaveLength(6);
    expect(wayOf(game, 'phase', { x: 5, y: 1 })).toEqual(wayOf(game, 'burrow', { x: 5, y: 1 }));
    expect(wayOf(game, 'phase', { x: 5, y: 1 })).toHaveLength(3);
    expect(game.floor.canStand('fly', 2, 1)).toBe(true);
    expect([game.floor.canStand('walk', 2, 1), game.floor.canStand('fly', 4, 1), game.floor.canStand('phase', 4, 1), game.floor.canStand('phase', 4, 0)]).toEqual([false, false, true, false]);
  });
});
