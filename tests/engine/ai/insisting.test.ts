import { pursue, threatsToPass, type Intent } from '../../../src/engine/ai/intents';
import { relocate } from '../../../src/engine/rules/relocate';
import { drawGame, monster } from '../../support/drawGame';

describe('who asks again goes on in view of enemies', () => {
  it.each<Intent>([{ do: 'explore' }, { do: 'stairs', way: 'down' }])('as to $do, until one comes near', (intent) => {
    const game = drawGame('>!.@....r');
    const asked = { ...intent, despite: threatsToPass(game) ?? new Set<number>() };
    expect([...asked.despite]).toEqual([monster(game, 'rat').id]);
    expect(pursue(game, asked)).toHaveProperty('act');
    relocate(game, monster(game, 'rat'), { x: 7, y: 0 });
    expect(pursue(game, asked)).toHaveProperty('act');
    relocate(game, monster(game, 'rat'), { x: 6, y: 0 });
    expect(pursue(game, asked)).toMatchObject({ stop: { key: 'stop.awake' } });
  });

  it('also past a near one that they outrun, but not beside it', () => {
    const game = drawGame('>!.@.s');
    const asked: Intent = { do: 'explore', despite: threatsToPass(game) ?? new Set<number>() };
    expect(pursue(game, asked)).toHaveProperty('act');
    relocate(game, monster(game, 'slug'), { x: 4, y: 0 });
    expect(pursue(game, asked)).toMatchObject({ stop: { key: 'stop.awake' } });
  });

  it('but not of one that comes into view only then', () => {
    const game = drawGame('>!.@....r');
    expect(pursue(game, { do: 'explore', despite: new Set([77]) })).toMatchObject({ stop: { key: 'stop.awake' } });
  });

  it.each([['one is near', '>..@..r', 20], ['none is in view', '>..@', 20], ['the player is badly hurt', '>..@....r', 1]])('and never where %s', (_, picture, hp) => {
    const game = drawGame(picture);
    game.state.player.hp = hp;
    expect(threatsToPass(game)).toBeNull();
  });
});
