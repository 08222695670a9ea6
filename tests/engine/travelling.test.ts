import { routeTo, type Intent } from '../../src/engine/ai/intents';
import { drawGame, drawn, picture } from '../support/drawGame';
import { follow } from '../support/follow';

const travel = (x: number, y: number): Intent => ({ do: 'travel', to: { x, y } });

describe('travelling', () => {
  it('takes the shortest known path and stops there', () => {
    const game = drawGame(`
      @.=..
      ..=..
      .....`);
    expect(routeTo(game, { x: 4, y: 0 })?.length).toBe(4);
    expect(follow(game, travel(4, 0))).toEqual({ why: 'stop.there', turns: 4 });
    expect(picture(game)).toBe(drawn(`
      ..=.@
      ..=..
      .....`));
  });

  it.each([
    ['where one stands', { x: 0, y: 0 }, 'stop.there'],
    ['into a wall', { x: 2, y: 0 }, 'stop.noWay'],
    ['to what has never been seen', { x: 3, y: 0 }, 'stop.noWay'],
    ['off the map', { x: 9, y: 9 }, 'stop.noWay'],
    ['off the other side', { x: -1, y: 0 }, 'stop.noWay'],
  ])('%s it takes no step', (_name, to, why) => {
    expect(follow(drawGame('@.#..'), { do: 'travel', to })).toEqual({ why, turns: 0 });
  });

  it('uses no path that has not been seen, however near the goal is', () => {
    const game = drawGame(`
      @=..
      .=..
      .##.
      ....`, { pack: { sight: 2 } });
    game.floor.map(2, 0);
    expect([routeTo(game, { x: 2, y: 0 }), follow(game, travel(2, 0)).why]).toEqual([null, 'stop.noWay']);
  });

  it('goes around actors in view, and through where an unseen one stands', () => {
    const map = `
      @.S..
      .....`;
    expect(routeTo(drawGame(map), { x: 4, y: 0 })).not.toContainEqual({ x: 2, y: 0 });
    expect(routeTo(drawGame('@S.'), { x: 2, y: 0 })).toBeNull();
    const hidden = drawGame('@#S.');
    for (let x = 0; x < 4; x++) hidden.floor.map(x, 0);
    expect(routeTo(hidden, { x: 2, y: 0 })).toBeNull();
    const behind = drawGame('@..S.', { pack: { sight: 2 } });
    for (let x = 0; x < 5; x++) behind.floor.map(x, 0);
    expect(routeTo(behind, { x: 4, y: 0 })).toHaveLength(4);
  });

  it('goes on in view of an enemy that was visible before', () => {
    const game = drawGame('@....S');
    expect(follow(game, travel(3, 0))).toEqual({ why: 'stop.there', turns: 3 });
    expect(picture(game)).toBe('...@.S');
  });

  it('towards an actor in view ends next to it', () => {
    const game = drawGame('@....S');
    expect(routeTo(game, { x: 5, y: 0 })).toEqual([1, 2, 3, 4].map((x) => ({ x, y: 0 })));
    expect(follow(game, travel(5, 0))).toEqual({ why: 'stop.there', turns: 4 });
    expect(picture(game)).toBe('....@S');
  });
});
