import { Bump } from '../../src/engine/actions/fights';
import { PickUp, UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { Chronicler } from '../../src/lab/runs/chronicle';
import { drawCampaign } from '../support/campaignPack';
import { carried } from '../support/drawGame';

const lantern = { full: 600, dim: 150, least: 3, hunters: 50 } as const;

describe('the chronicle of a run', () => {
  it('keeps a ledger of the oil by floor', () => {
    const game = drawCampaign('o@>', { pack: { lantern }, carry: ['oil'], below: '@...' });
    const chronicler = new Chronicler();
    const act = (action: Action): void => { chronicler.onEvents(game.turn(action), game); };
    act(new Wait());
    act(new Wait());
    // The flask has 100 turns, of which 2 go in.
    act(new UseItem(carried(game, 'oil')));
    act(new Bump(-1, 0));
    act(new PickUp());
    act(new Bump(1, 0));
    act(new Bump(1, 0));
    act(new Stairs('down'));
    act(new Wait());
    const oil = chronicler.visited.map(({ oilLeft, oilFound, oilLight, oilWasted }) => ({ oilLeft, oilFound, oilLight, oilWasted }));
    expect(oil).toEqual([{ oilLeft: 600, oilFound: 100, oilLight: 8, oilWasted: 98 }, { oilLeft: 594, oilFound: 0, oilLight: 1, oilWasted: 0 }]);
    expect(game.state.hero.oil).toBe(600 + 2 - 9);
  });

  it('tells what skills and rest burn from what gives light', () => {
    const game = drawCampaign('@', { pack: { lantern } });
    const chronicler = new Chronicler();
    chronicler.onEvents(game.turn(new Wait()), game);
    game.state.hero.oil -= 44;
    chronicler.onEvents([{ type: 'oilSpent', by: 'skill', amount: 40, seen: true }, { type: 'oilSpent', by: 'rest', amount: 4, seen: true }], game);
    expect(chronicler.visited[0]).toMatchObject({ oilLight: 1, oilSkills: 40, oilRest: 4 });
  });

  it('counts a flask once, however often it is picked up, and the experience of each floor', () => {
    const game = drawCampaign('o@', { pack: { lantern } });
    const chronicler = new Chronicler();
    const picked = { type: 'pickedUp', actor: 1, item: 9, kind: 'oil', at: { x: 0, y: 0 }, seen: true } as const;
    chronicler.onEvents([picked, picked, { ...picked, item: 10 }, { type: 'gainedXp', amount: 7, at: { x: 0, y: 0 }, seen: true }], game);
    expect(chronicler.visited[0]).toMatchObject({ oilFound: 200, xp: 7 });
  });
});
