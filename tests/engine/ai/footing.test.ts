import { Wait } from '../../../src/engine/actions/moves';
import type { Game } from '../../../src/engine/Game';
import { act, drawn, monster, picture } from '../../support/drawGame';
import { drawScene, lay } from '../../support/tacticsPack';

const wait = (game: Game, turns = 1): string => {
  act(game, ...Array.from({ length: turns }, () => new Wait()));
  return picture(game);
};

describe('ways of moving', () => {
  it('fliers cross deep water, walkers go around', () => {
    const water = (who: string): Game => drawScene(`
      @.~~${who}
      ..~~.
      .....`);
    expect(wait(water('e'), 2)).toBe(drawn(`
      @.e~.
      ..~~.
      .....`));
    expect(wait(water('r'), 2)).toBe(drawn(`
      @.~~.
      ..~~.
      ...r.`));
  });

  it('a ghost comes through the wall, and attacks out of it', () => {
    const game = drawScene(`
      ########
      #@#.#g.#
      ########`);
    const ghost = monster(game, 'ghost');
    ghost.goal = game.floor.index(1, 1);
    expect([1, 2, 3].map(() => (wait(game), ghost.x))).toEqual([4, 3, 2]);
    expect(game.floor.tileAt(4, 1).id).toBe('wall');
    expect(game.state.player.hp).toBe(20);
    wait(game);
    expect([game.state.player.hp, ghost.x]).toEqual([18, 2]);
  });

  it('burrowers leave a tunnel', () => {
    const game = drawScene(`
      #######
      #@.##W#
      #######`);
    monster(game, 'worm').goal = game.floor.index(1, 1);
    expect(wait(game, 2)).toBe(drawn(`
      #######
      #@.W..#
      #######`));
  });

  it('but go through the walls of a vault as ghosts do, and leave them whole', () => {
    const game = drawScene(`
      #######
      #@.##W#
      #######`);
    game.floor.state.places.push({ vault: 'throne', x1: 4, y1: 0, x2: 6, y2: 2 });
    monster(game, 'worm').goal = game.floor.index(1, 1);
    expect(wait(game, 2)).toBe(drawn(`
      #######
      #@.W#.#
      #######`));
  });

  it('RULES 5.5 doors stop no monster', () => {
    const game = drawScene('@..+.r');
    monster(game, 'rat').goal = 0;
    expect(wait(game, 2)).toBe("@..r..");
    expect(wait(game)).toBe('@.r+..');
  });
});

describe('traps', () => {
  it('RULES 5.4 walkers go around them, known to the player or not', () => {
    const game = drawScene(`
      @...t..r
      #......#`);
    for (const trap of game.floor.state.traps) trap.known = false;
    act(game, ...Array.from({ length: 6 }, () => new Wait()));
    expect(monster(game, 'rat')).toMatchObject({ x: 1, hp: 6 });
  });

  it('RULES 5.4 block the way if there is no other, also to the last known position', () => {
    const game = drawScene('#@#.t.r');
    monster(game, 'rat').goal = 4;
    expect(wait(game, 5)).toBe('#@#..r.');
    expect(monster(game, 'rat').hp).toBe(6);
  });

  it('don\'t make monsters hover around a last known position that is on one', () => {
    const game = drawScene(`
      #######
      @#....#
      ##.t..r
      #######`);
    const rat = monster(game, 'rat');
    rat.goal = game.floor.index(3, 2);
    wait(game, 3);
    const { x, y } = rat;
    expect([1, 2, 3].map(() => (wait(game), [rat.x, rat.y]))).toEqual([[x, y], [x, y], [x, y]]);
  });

  it('RULES 5.4 don\'t stop fliers', () => {
    const game = drawScene('@.t.e');
    wait(game, 4);
    expect(monster(game, 'eagle')).toMatchObject({ x: 1, hp: 6 });
  });

  it('are left by a monster that stands on one', () => {
    const game = drawScene('@...t.');
    const rat = drawScene('@....r');
    rat.floor.state.traps.push({ kind: 'dart', x: 5, y: 0, known: true });
    rat.floor.traps.remove({ kind: 'dart', x: 0, y: 0, known: true });
    expect(game.floor.state.traps).toHaveLength(1);
    expect(wait(rat)).toBe('@...r.');
  });
});

describe('a hazard', () => {
  it('is left by the shortest way, also with the player adjacent', () => {
    const game = drawScene(`
      @r...
      .....`);
    lay(game, 'fire', [1, 0], [0, 1], [1, 1], [2, 1], [2, 0]);
    wait(game, 2);
    expect(monster(game, 'rat').x).toBe(3);
  });

  it('is not left by the immune, by the held, or where it helps', () => {
    const immune = drawScene('@a..');
    lay(immune, 'fire', [1, 0]);
    wait(immune);
    expect(immune.state.player.hp).toBe(18);
    const good = drawScene('@r..');
    lay(good, 'balm', [1, 0]);
    wait(good);
    expect(good.state.player.hp).toBe(18);
    const held = drawScene('@.r.');
    monster(held, 'rat').statuses['stiff'] = 5;
    lay(held, 'fire', [2, 0]);
    expect(wait(held)).toBe('@.r.');
  });

  it('RULES 5.4 is entered neither on foot nor flying', () => {
    for (const who of ['r', 'e']) {
      const game = drawScene(`@...${who}`);
      lay(game, 'fire', [2, 0]);
      wait(game, 4);
      expect(game.floor.state.actors.map(({ x, hp }) => [x > 2, hp])).toEqual([[true, 6]]);
    }
  });

  it('is flown around if there is room', () => {
    const game = drawScene(`
      @....e
      ......`);
    lay(game, 'fire', [3, 0]);
    wait(game, 4);
    expect(monster(game, 'eagle')).toMatchObject({ x: 1, hp: 6 });
  });

  it('doesn\'t bother a sleeper until it hurts', () => {
    const game = drawScene('@....Z.', { carry: ['slippers'], wear: ['slippers'] });
    const sleeper = monster(game, 'sleeper');
    sleeper.asleep = true;
    sleeper.hp = sleeper.maxHp = 50;
    lay(game, 'fire', [5, 0]);
    wait(game);
    expect(sleeper.x).toBe(5);
    wait(game, 3);
    expect(sleeper.asleep).toBe(false);
    expect(sleeper.x).not.toBe(5);
  });
});
