import { Bump } from '../../src/engine/actions/fights';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { botNamed } from '../../src/lab/bots';
import { play } from '../support/campaignPack';
import { drawAnnouncing } from '../support/announcingPack';
import { monster } from '../support/drawGame';

const actionOf = (game: Game, bot = 'fighter'): Action => botNamed(bot)(game, Rng.of('tests', 'bot'));

/** A run as drawn, one turn later. */
function aTurnLater(map: string): Game {
  const game = drawAnnouncing(map);
  play(game, new Wait());
  return game;
}

describe('the fighter in a marked cell', () => {
  const shot = `
    .........
    ...@...G.
    ######.##`;

  it('steps out of it', () => {
    const game = aTurnLater(shot);
    const action = actionOf(game);
    expect(action).toBeInstanceOf(Move);
    play(game, action);
    expect([game.state.player.hp, game.state.player.y]).toEqual([20, 0]);
  });

  it('does not if it takes no heed, or is the first fighter', () => {
    for (const bot of ['heedless', 'fighter0']) {
      const game = aTurnLater(shot);
      const { y } = game.state.player;
      const action = actionOf(game, bot);
      expect(action instanceof Move && y + action.dy !== 1).toBe(false);
    }
  });

  it('kills the attacker if one hit is enough', () => {
    const game = aTurnLater('..@U..');
    monster(game, 'brute').hp = 1;
    expect(actionOf(game)).toEqual(new Bump(1, 0));
  });

  it('steps into no other', () => {
    const game = aTurnLater(`
      ########
      #..@..G#
      #.###..#
      #.###GG#
      ########`);
    for (let turn = 0; turn < 12 && !game.isOver; turn++) {
      const before = game.floor.announced.all.flatMap(({ announced }) => announced?.cells ?? []);
      const { x, y } = game.state.player;
      play(game, actionOf(game));
      const { player } = game.state;
      const isNew = before.includes(game.floor.index(player.x, player.y)) && !before.includes(game.floor.index(x, y));
      expect(isNew).toBe(false);
    }
  });
});
