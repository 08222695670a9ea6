import { rest } from '../../src/engine/ai/intents';
import type { Game } from '../../src/engine/Game';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { drawGame } from '../support/drawGame';
import { follow } from '../support/follow';
import { drawScene } from '../support/tacticsPack';

describe('resting', () => {
  it('ends at once if nothing is gained, and says so', () => {
    const game = drawGame('@.');
    expect(follow(game, rest(game))).toEqual({ why: 'stop.restVain', turns: 0 });
  });

  it('is one turn of searching if there may be traps', () => {
    const game = drawScene('@.');
    expect(follow(game, rest(game))).toEqual({ why: 'stop.searched', turns: 1 });
    game.floor.state.traps.push({ kind: 'dart', x: 1, y: 0, known: false });
    expect(follow(game, rest(game))).toEqual({ why: 'stop.trapFound', turns: 1 });
  });

  it('lasts until harmful statuses are over, and 50 turns at most', () => {
    const ill = (turns: number, pack = campaignRows): Game => {
      const game = drawCampaign('@.', { pack });
      game.state.player.statuses = { blind: turns };
      return game;
    };
    expect(follow(ill(7), rest(ill(7)))).toEqual({ why: 'stop.rested', turns: 7 });
    expect(follow(ill(70), rest(ill(70)))).toEqual({ why: 'stop.rested', turns: 50 });
    const reward = ill(7);
    reward.state.player.statuses = { haste: 7 };
    expect(follow(reward, rest(reward)).turns).toBe(1);
  });

  it('lasts while a cloud in view fades, and while wounds heal', () => {
    const smoky = drawCampaign('@....');
    smoky.floor.layHazards([{ kind: 'gas', x: 3, y: 0, turns: 6 }]);
    expect(follow(smoky, rest(smoky))).toEqual({ why: 'stop.rested', turns: 6 });
    const hurt = drawCampaign('@');
    hurt.state.player.statuses = { mending: 20 };
    hurt.state.player.hp = 13;
    expect(follow(hurt, rest(hurt))).toEqual({ why: 'stop.rested', turns: 4 });
  });

  it('doesn\'t start in view of an enemy', () => {
    const game = drawGame('@..r');
    expect(follow(game, rest(game))).toEqual({ why: 'stop.awake', turns: 0 });
  });
});
