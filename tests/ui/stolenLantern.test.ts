import type { Game } from '../../src/engine/Game';
import { spentActions } from '../../src/ui/panels/Actions';
import type { Session } from '../../src/ui/Session';
import { hudView } from '../../src/ui/views/hudView';
import { quickView } from '../../src/ui/views/quickView';
import { openRun, put, type } from './support';

/** A campaign run after a turn in which a thief beside the hero took its lantern. */
async function robbed(): Promise<{ session: Session; game: Game }> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  put(game, 'lampThief', { energy: 100 });
  game.look();
  type(session, '.');
  expect(game.state.hero.lamp).not.toBeNull();
  return { session, game };
}

describe('while a thief has the lantern', () => {
  test('the HUD says that it is stolen, not that it is empty', async () => {
    const { game } = await robbed();
    expect(hudView(game, null).oil).toMatchObject({ turns: 0, light: 'stolen' });
    game.state.hero.lamp = null;
    expect(hudView(game, null).oil).toMatchObject({ light: 'bright' });
    game.state.hero.oil = 0;
    expect(hudView(game, null).oil).toMatchObject({ light: 'least' });
  });

  test('the buttons that need it are spent: the skill, the hood, rest for the wounded, and oil', async () => {
    const { session, game } = await robbed();
    const oil = (): boolean[] => quickView(game, session, null).filter(({ sprite }) => sprite === 'item/oil').map(({ isSpent }) => isSpent);
    expect([spentActions(game), oil()]).toEqual([['skill', 'hood'], [true]]);
    game.state.player.hp = 5;
    expect(spentActions(game)).toEqual(['skill', 'hood', 'rest']);
    game.state.hero.lamp = null;
    expect([spentActions(game), oil()]).toEqual([[], [false]]);
    game.state.hero.hooded = true;
    game.state.hero.oil = 0;
    expect(spentActions(game)).toEqual(['skill', 'rest']);
  });
});
