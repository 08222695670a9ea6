import { Wait } from '../../src/engine/actions/moves';
import { mostActors } from '../../src/engine/facts/movement';
import { act, drawGame } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';

const HALL = `@${'r'.repeat(3)}${'.'.repeat(56)}\n${`${'.'.repeat(60)}\n`.repeat(19)}`.trimEnd();

describe('endless summoners', () => {
  it('summon nothing once the floor is full, and every turn ends', () => {
    const game = drawGame(HALL, { pack: { breeds: breedsWith('rat', { power: 0, brain: [], eachTurn: [{ do: 'summon', breed: 'rat', count: 20 }] }) } });
    for (let turn = 0; turn < 6; turn++) act(game, new Wait());
    expect(game.floor.state.actors).toHaveLength(150);
  });

  it('and monsters that split without end stop splitting', () => {
    const game = drawGame(HALL, { pack: { breeds: breedsWith('rat', { hp: 9_999, power: 0, brain: [], eachTurn: [{ do: 'split' }, { do: 'heal', amount: 9_999 }] }) } });
    for (let turn = 0; turn < 12; turn++) act(game, new Wait());
    expect(game.floor.state.actors.length).toBeLessThanOrEqual(150);
    expect(game.floor.state.actors.length).toBeGreaterThan(75);
  });

  it.each([[6, 1, 50], [56, 32, 224], [80, 43, 400], [120, 83, 400]])('a floor of %i x %i cells holds %i', (width, height, most) => {
    expect(mostActors({ width, height })).toBe(most);
  });
});
