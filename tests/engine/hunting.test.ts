import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { hurt } from '../../src/engine/rules/combat';
import { act, drawGame, drawn, monster, picture } from '../support/drawGame';

const wait = (game: Game, turns = 1): string => {
  act(game, ...Array.from({ length: turns }, () => new Wait()));
  return picture(game);
};

const attacks = (game: Game, turns: number): number => act(game, ...Array.from({ length: turns }, () => new Wait())).filter((event) => event.type === 'attacked').length;

describe('a monster in view', () => {
  it('RULES 1.2 approaches, and attacks when adjacent', () => {
    const game = drawGame('@....r');
    expect(wait(game)).toBe('@...r.');
    expect(wait(game, 3)).toBe('@r....');
    expect(game.state.player.hp).toBe(20);
    expect(wait(game)).toBe('@r....');
    expect(game.state.player.hp).toBe(18);
  });

  it('RULES 1.2 attacks across a corner', () => {
    const game = drawGame(`
      @#
      #r`);
    wait(game);
    expect(game.state.player.hp).toBe(18);
  });

  it('RULES 1.2 takes the straightest of equally short ways', () => {
    const game = drawGame(`
      .......
      @.....r
      .......`);
    expect(wait(game, 3)).toBe(drawn(`
      .......
      @..r...
      .......`));
  });

  it('RULES 1.2 goes around walls', () => {
    const game = drawGame(`
      .....
      @.=.r
      ..=..
      ..=..`);
    wait(game, 2);
    expect(picture(game)).toBe(drawn(`
      ..r..
      @.=..
      ..=..
      ..=..`));
  });

  it('RULES 1.2 in four directions only: it neither steps nor attacks diagonally', () => {
    const game = drawGame(`
      @.
      .c`);
    expect(wait(game)).not.toBe(drawn(`
      @.
      .c`));
    expect(game.state.player.hp).toBe(20);
    wait(game);
    expect(game.state.player.hp).toBe(18);
    const far = drawGame(`
      @...
      ....
      ...c`);
    wait(far, 4);
    expect(far.state.player.hp).toBe(20);
    wait(far);
    expect(far.state.player.hp).toBe(18);
  });

  it('RULES 1.2 decides by what the player saw as the turn began, not by what a step has uncovered', () => {
    const game = drawGame(`
      @##..r
      ......`);
    act(game, new Bump(1, 1));
    expect(game.floor.isVisible(5, 0)).toBe(true);
    expect(monster(game, 'rat')).toMatchObject({ x: 5, y: 0 });
    wait(game);
    expect(monster(game, 'rat').x).toBe(4);
  });

  it('RULES 1.2 still comes in the turn in which the player steps out of its sight', () => {
    const game = drawGame(`
      .#####
      .@...r`);
    act(game, new Bump(-1, -1));
    expect(monster(game, 'rat')).toMatchObject({ x: 4, y: 1 });
    expect(game.floor.isVisible(4, 1)).toBe(false);
  });
});

describe('a monster out of sight', () => {
  it('stays put if it has never seen the player', () => {
    const cave = `
      @######
      ..#####
      #.....r`;
    expect(wait(drawGame(cave), 5)).toBe(drawn(cave));
  });

  it('RULES 1.2 walks to where it last saw the player, then stops', () => {
    const game = drawGame(`
      .......
      ######.
      ######.
      ######.
      ######.
      r....@.`);
    const rat = monster(game, 'rat');
    const up = new Bump(0, -1);
    act(game, new Bump(1, -1));
    const lastSeen = game.floor.index(6, 4);
    expect(rat).toMatchObject({ x: 1, y: 5, goal: lastSeen });
    act(game, up, up, up, new Bump(-1, -1));
    expect(game.floor.isVisible(rat.x, rat.y)).toBe(false);
    expect(rat).toMatchObject({ x: 5, y: 5, goal: lastSeen });
    act(game, new Bump(-1, 0));
    expect(rat).toMatchObject({ x: 6, y: 4 });
    wait(game, 5);
    expect(rat).toMatchObject({ x: 6, y: 4, goal: -1 });
    expect(game.floor.isVisible(6, 4)).toBe(false);
  });

  it('RULES 1.2 hunts again once it is in view again', () => {
    const game = drawGame(`
      .#####
      .@...r`);
    const rat = monster(game, 'rat');
    act(game, new Bump(-1, -1));
    expect(game.floor.isVisible(rat.x, rat.y)).toBe(false);
    expect(attacks(game, 6)).toBeGreaterThan(0);
  });
});

/** The straight way west is blocked by a statue, and another leads around it. */
const AROUND = `
  #######
  @..Sr##
  .####.#
  .####.#
  .####.#
  .####.#
  #.....#`;

describe('monsters in each other\'s way', () => {
  it('RULES 1.2 queue in a corridor', () => {
    const game = drawGame(`
      ########
      @...rrr#
      ########`);
    const queue = drawn(`
      ########
      @rrr...#
      ########`);
    expect([wait(game, 3), wait(game, 2)]).toEqual([queue, queue]);
    expect(game.state.player.hp).toBe(16);
  });

  it('RULES 1.2 surround the player if there is room', () => {
    const game = drawGame(`
      .......
      .@..rrr
      .......`);
    wait(game, 5);
    expect(attacks(game, 1)).toBe(3);
  });

  it('RULES 1.2 treat a cell with another monster as 10 steps further: they go around if that is 10 longer', () => {
    const game = drawGame(AROUND);
    wait(game);
    expect(monster(game, 'rat')).toMatchObject({ x: 5, y: 2 });
  });

  it('RULES 1.2 turn back when the straight way is free again', () => {
    const game = drawGame(AROUND);
    wait(game);
    hurt(game, { source: game.state.player, target: monster(game, 'statue'), amount: 50, cause: { table: 'item', id: 'test' } });
    wait(game, 2);
    expect(monster(game, 'rat')).toMatchObject({ x: 3, y: 1 });
  });

  it('RULES 1.2 and wait if it is much longer', () => {
    const game = drawGame(AROUND.replace('.####.#', '.####.#\n.####.#\n.####.#'));
    wait(game, 3);
    expect(monster(game, 'rat')).toMatchObject({ x: 4, y: 1 });
  });

  it('RULES 1.2 stay in the second row while there is no way to the player', () => {
    const game = drawGame(`
      ##.....
      @S..r..
      ##.....`);
    const places = Array.from({ length: 6 }, () => {
      wait(game);
      const { x, y } = monster(game, 'rat');
      return `${String(x)},${String(y)}`;
    });
    expect(places).toEqual(['3,1', '2,1', '2,1', '2,1', '2,1', '2,1']);
  });
});
