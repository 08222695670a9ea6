import { Bump } from '../../src/engine/actions/fights';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import type { Game } from '../../src/engine/Game';
import { CurveTally } from '../../src/lab/curve/curve';
import { Chronicler, type FloorRecord } from '../../src/lab/runs/chronicle';
import { drawGame } from '../support/drawGame';
import { madeRun } from '../support/madeRuns';
import { breedsWith, tinyContent } from '../support/tinyPack';

function chronicleOf(game: Game, ...actions: readonly Action[]): readonly FloorRecord[] {
  const chronicler = new Chronicler();
  for (const action of actions) chronicler.onEvents(game.turn(action), game);
  return chronicler.visited;
}

describe('what the lab knows of wounds', () => {
  it('the HP on arrival are those before the stairs heal', () => {
    const game = drawGame('@>', { below: '@.', pack: { onDescend: [{ do: 'heal', amount: 50, unit: 'percent' }] } });
    game.state.player.hp = 8;
    expect(chronicleOf(game, new Bump(1, 0), new Stairs())[1]?.arrival).toBe(8 / 20);
    expect(game.state.player.hp).toBe(18);
  });

  it('and those before they hurt', () => {
    const game = drawGame('@>', { below: '@.', pack: { onDescend: [{ do: 'damage', amount: 2 }] } });
    game.state.player.hp = 8;
    const [, below] = chronicleOf(game, new Bump(1, 0), new Stairs());
    expect([below?.arrival, below?.lost]).toEqual([8 / 20, 2 / 20]);
  });

  it('an attack on the player that takes less than 2 % of the maximum counts as harmless', () => {
    const harmless = (hp: number): unknown => {
      const game = drawGame('@r', { pack: { breeds: breedsWith('player', { hp }) } });
      const [here] = chronicleOf(game, new Wait(), new Wait());
      return [here?.blows, here?.harmless];
    };
    expect([harmless(100), harmless(101)]).toEqual([[2, 0], [2, 2]]);
  });

  it('a curve has the share of attacks that are harmless, floor by floor', () => {
    const tally = new CurveTally(tinyContent(), { bot: 'fighter', turns: 100, floors: 2 });
    tally.add(madeRun({ floors: { blows: [10, 0], harmless: [1, 0] } }));
    tally.add(madeRun({ floors: { blows: [30], harmless: [9] } }));
    expect(tally.read().floors.map(({ harmless: { value, n } }) => [value, n])).toEqual([[0.25, 40], [0, 0]]);
  });
});
