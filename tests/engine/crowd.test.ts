import { Wait } from '../../src/engine/actions/Wait';
import { MOST_ACTORS } from '../../src/engine/rules/relocate';
import { act, drawGame } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';

const HALL = `@${'r'.repeat(3)}${'.'.repeat(56)}\n${`${'.'.repeat(60)}\n`.repeat(19)}`.trimEnd();

describe('whoever calls others without end', () => {
  it('calls in vain when the floor is full, and every turn ends', () => {
    const game = drawGame(HALL, { pack: { breeds: breedsWith('rat', { power: 0, brain: [], eachTurn: [{ do: 'summon', breed: 'rat', count: 20 }] }) } });
    for (let turn = 0; turn < 6; turn++) act(game, new Wait());
    expect(game.floor.state.actors).toHaveLength(MOST_ACTORS);
  });

  it('and whoever splits without end splits no more', () => {
    const game = drawGame(HALL, { pack: { breeds: breedsWith('rat', { hp: 9_999, power: 0, brain: [], eachTurn: [{ do: 'split' }, { do: 'heal', amount: 9_999 }] }) } });
    for (let turn = 0; turn < 12; turn++) act(game, new Wait());
    expect(game.floor.state.actors.length).toBeLessThanOrEqual(MOST_ACTORS);
    expect(game.floor.state.actors.length).toBeGreaterThan(MOST_ACTORS / 2);
  });
});
