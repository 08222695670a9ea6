import { UseItem } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { all, only, play } from '../support/campaignPack';
import { announcingRows, blows, drawAnnouncing, marksOf } from '../support/announcingPack';
import { carried, drawn, monster, picture, told } from '../support/drawGame';
import { reload } from '../support/reload';

const wait = new Wait();

describe('RULES 5.14 an announced attack', () => {
  it('marks its cells, says so, and hits all actors in them a turn later', () => {
    const game = drawAnnouncing('...@...G.');
    const events = play(game, wait);
    expect(marksOf(game)).toBe('***@***G.');
    expect(only(events, 'announced')).toMatchObject([{ ability: 'shot', turns: 1, at: { x: 7 }, cells: [{ x: 6 }, { x: 5 }, { x: 4 }, { x: 3 }, { x: 2 }, { x: 1 }, { x: 0 }], seen: true }]);
    expect(told(events)).toEqual(['ability.shot.announced', 'log.marked.sure']);
    expect(game.state.log.at(-1)?.params).toMatchObject({ ability: 'ability.shot', n: 1, most: 7 });
    expect(game.state.player.hp).toBe(20);
    const next = play(game, wait);
    expect(only(next, 'unleashed')).toMatchObject([{ ability: 'shot', at: { x: 3 }, seen: true }]);
    expect([told(next), game.state.player.hp, marksOf(game)]).toEqual([['ability.shot.used', 'log.attack'], 13, '...@...G.']);
  });

  it('misses a player who steps out of them, and does not follow', () => {
    const game = drawAnnouncing(`
      .........
      ...@...G.
      .........`);
    play(game, wait, new Move(0, -1));
    expect([game.state.player.hp, game.state.player.y]).toEqual([20, 0]);
    expect(game.floor.announced.isEmpty).toBe(true);
  });

  it('comes after the turns of its row, however slow its user is', () => {
    const game = drawAnnouncing(`
      .......
      .......
      ..@...T
      .......
      .......`);
    while (game.floor.announced.isEmpty) play(game, wait);
    expect(marksOf(game)).toBe(drawn(`
      ..*....
      ..*....
      **@**.T
      ..*....
      ..*....`));
    play(game, wait);
    expect(game.state.player.hp).toBe(20);
    play(game, wait);
    expect(game.state.player.hp).toBe(13);
  });

  it('marks a cone that widens, a ring, or a circle', () => {
    const scene = (who: string, at: string): string => {
      const game = drawAnnouncing(at.replace('?', who));
      play(game, wait);
      return marksOf(game);
    };
    expect(scene('D', `
      .......
      .......
      ?...@..
      .......
      .......`)).toBe(drawn(`
      ...**..
      ..***..
      D***@..
      ..***..
      ...**..`));
    expect(scene('U', `
      .....
      .@?..
      .....`)).toBe(drawn(`
      .***.
      .@U*.
      .***.`));
    expect(scene('I', `
      ......
      .@...?
      ......`)).toBe(drawn(`
      ***...
      *@*..I
      ***...`));
  });

  it('is cut off by walls, and needs a clear line to be announced', () => {
    const game = drawAnnouncing(`
      .#.....
      #.@...T
      .#.....`);
    while (game.floor.announced.isEmpty) play(game, wait);
    expect(marksOf(game)).toBe(drawn(`
      .#*....
      #*@**.T
      .#*....`));
    const hidden = drawAnnouncing('@.#...G.');
    play(hidden, wait, wait);
    expect(hidden.floor.announced.isEmpty).toBe(true);
    const line = drawAnnouncing('.#.@...G.');
    play(line, wait);
    expect(marksOf(line)).toBe('.#*@***G.');
  });

  it('hits friends of its user as well, who step out of it unless they are heedless', () => {
    const game = drawAnnouncing(`
      .........
      G..n..N.@
      .........`);
    play(game, wait);
    expect(marksOf(game)).toBe(drawn(`
      ...n.....
      G*****N*@
      .........`));
    play(game, wait);
    expect([monster(game, 'minion').y === 1, monster(game, 'minion').hp, monster(game, 'drone').hp]).toEqual([false, 12, 4]);
    expect(game.state.player.hp).toBe(13);
  });

  it('is not walked into by monsters', () => {
    const game = drawAnnouncing(`
      G.......@
      ..r......
      .........`);
    play(game, wait);
    expect(monster(game, 'rat').x).toBe(3);
    expect(monster(game, 'rat').y).not.toBe(0);
    play(game, wait);
    expect(monster(game, 'rat').hp).toBe(6);
  });

  it('is lost by a user that is held, pushed away, or killed', () => {
    const hold = drawAnnouncing('@...G...', { carry: ['daze'] });
    const shove = drawAnnouncing('.@..G....', { carry: ['shove'], pack: { itemKinds: { ...announcingRows.itemKinds, shove: { glyph: 'P', colour: '#ffffff', sprite: 'none', target: { at: 'actor' }, effects: [{ do: 'push', cells: 2 }] } } } });
    const kill = drawAnnouncing('@...G...', { carry: ['daze'] });
    play(hold, wait);
    play(shove, wait);
    play(kill, wait);
    const held = play(hold, new UseItem(carried(hold, 'daze'), { x: 4, y: 0 }));
    expect(only(held, 'calledOff')).toMatchObject([{ ability: 'shot', at: { x: 4 }, seen: true }]);
    expect(told(held)).toContain('log.calledOff');
    const pushed = play(shove, new UseItem(carried(shove, 'shove'), { x: 4, y: 0 }));
    expect([only(pushed, 'calledOff').length, only(pushed, 'unleashed').length, monster(shove, 'gunner').announced]).toEqual([1, 0, null]);
    kill.work({ target: { at: 'nearest', range: 100 }, effects: [{ do: 'damage', amount: 99 }] }, { source: kill.state.player, aim: null, cause: { table: 'item', id: 'bolt' } });
    expect(kill.floor.announced.isEmpty).toBe(true);
    expect(marksOf(kill)).not.toContain('*');
    play(kill, wait);
    expect([hold.state.player.hp, shove.state.player.hp, kill.state.player.hp]).toEqual([20, 20, 20]);
  });

  it('stays behind with its user when the player leaves the floor', () => {
    const game = drawAnnouncing('<@...G', { below: '<@..>', pack: { floorsPersist: true } });
    play(game, wait);
    game.goTo(2, 'fall');
    expect(game.state.floors[0]?.actors[0]?.announced).toBeNull();
  });

  it('is announced only where it would hit the player', () => {
    const game = drawAnnouncing(`
      ......
      .@.U..
      ......`, { pack: { breeds: { ...announcingRows.breeds, brute: { ...announcingRows.breeds.brute, brain: ['cast'], abilities: [{ ...blows.sweep, range: 81 }] } } } });
    play(game, wait);
    expect(game.floor.announced.isEmpty).toBe(true);
  });
});

describe('RULES 5.14 a run with an announced attack', () => {
  const begun = (): Game => {
    const game = drawAnnouncing(`
      ..n.......
      .@...G..T.
      ...r......`);
    play(game, wait);
    expect(game.floor.announced.isEmpty).toBe(false);
    return game;
  };
  const ahead = (game: Game): unknown[] => {
    play(game, wait, new Move(0, 1), wait, wait, wait);
    return [game.hash, JSON.stringify(game.state.floors), game.state.player];
  };

  it('goes the same way in a fork, which the run does not notice', () => {
    const game = begun();
    const before = JSON.stringify(game.state);
    const [, ...found] = ahead(game.fork());
    expect(JSON.stringify(game.state)).toBe(before);
    expect(ahead(game).slice(1)).toEqual(found);
  });

  it('RULES 1.8 goes on the same after it was saved', () => {
    const game = begun();
    expect(ahead(reload(game))).toEqual(ahead(game));
  });

  it('ends in the death of a player who read it and stayed', () => {
    const game = drawAnnouncing('...@...G.');
    game.state.player.hp = 7;
    const events = play(game, wait, wait);
    expect(told(events)).toEqual(['ability.shot.announced', 'log.marked.sure', 'ability.shot.used', 'log.attack', 'log.playerDies']);
    expect(game.state.outcome).toMatchObject({ kind: 'died', cause: 'breed.gunner' });
  });
});

describe('RULES 5.14 a charge', () => {
  it('ends at the first actor in its way, hits that one alone, and leaves its user there', () => {
    const game = drawAnnouncing('r.@....X.');
    play(game, wait);
    expect(marksOf(game)).toMatch(/^r?\*?r?@\*\*\*\*X\.$/);
    const events = play(game, wait);
    expect(picture(game)).toContain('@X');
    expect(game.state.player.hp).toBeLessThanOrEqual(13);
    expect(all(game, 'rat')[0]?.hp).toBe(6);
    expect(only(events, 'pushed')).toMatchObject([{ from: { x: 7 }, to: { x: 3 } }]);
    expect(monster(game, 'beetle').statuses).toEqual({});
  });

  it('into a wall stuns its user', () => {
    const game = drawAnnouncing(`
      .........
      #.@....X.
      .........`);
    play(game, wait);
    play(game, new Move(0, 1));
    expect(picture(game)).toBe(drawn(`
      .........
      #X.......
      ..@......`));
    expect(monster(game, 'beetle').statuses).toEqual({ stiff: 3 });
  });

  it('over its whole length ends without a stun', () => {
    const game = drawAnnouncing(`
      ............
      .....@....X.
      ............`);
    play(game, wait, new Move(0, 1));
    expect(monster(game, 'beetle')).toMatchObject({ x: 2, statuses: {} });
  });

  it('goes on over one that it kills', () => {
    const game = drawAnnouncing('.@.j...X.');
    play(game, wait, wait);
    expect(picture(game)).toBe('.@X%.....');
    expect(game.state.player.hp).toBe(13);
  });
});
