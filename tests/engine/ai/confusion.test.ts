import { Bump } from '../../../src/engine/actions/fights';
import { Move, Wait } from '../../../src/engine/actions/moves';
import type { Game } from '../../../src/engine/Game';
import { pursue } from '../../../src/engine/ai/intents';
import { act, picture, told } from '../../support/drawGame';
import { drawScene } from '../../support/tacticsPack';

function dizzy(picture: string, seed = 0): Game {
  const game = drawScene(picture, { seed: String(seed) });
  game.state.player.statuses['dizzy'] = 99;
  return game;
}

describe('a confused player', () => {
  it('goes where it wants in about half of its steps, and anywhere in the others', () => {
    const ends = Array.from({ length: 400 }, (_, seed) => {
      const game = dizzy(`
        ...
        .@.
        ...`, seed);
      act(game, new Move(1, 0));
      return `${String(game.state.player.x)},${String(game.state.player.y)}`;
    });
    const wanted = ends.filter((end) => end === '2,1').length;
    expect(wanted).toBeGreaterThan(190);
    expect(wanted).toBeLessThan(260);
    expect(new Set(ends).size).toBe(8);
  });

  it('wastes the turn against a wall, and is told so', () => {
    const game = dizzy('@');
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.stumble']);
    expect(game.state.turn).toBe(1);
  });

  it('hits any actor in its way', () => {
    const hits = Array.from({ length: 100 }, (_, seed) => {
      const game = dizzy(`
        jjj
        j@.
        jjj`, seed);
      act(game, new Move(1, 0));
      return 7 - game.floor.state.actors.length;
    });
    expect(hits.filter((n) => n === 1).length).toBeGreaterThan(25);
    expect(Math.max(...hits)).toBe(1);
  });

  it('does everything else as usual, and can\'t travel', () => {
    const game = dizzy('@..');
    act(game, new Wait());
    expect(picture(game)).toBe('@..');
    expect([{ do: 'explore' } as const, { do: 'travel', to: { x: 2, y: 0 } } as const].map((intent) => pursue(game, intent))).toEqual(Array.from({ length: 2 }, () => ({ stop: { key: 'stop.confused', params: {} } })));
    expect(pursue(game, { do: 'rest', until: 50 })).toHaveProperty('act');
  });
});
