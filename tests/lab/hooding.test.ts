import { Hood } from '../../src/engine/actions/hero';
import { Move } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { botNamed } from '../../src/lab/bots';
import { vacate } from '../../src/engine/rules/relocate';
import { play } from '../support/campaignPack';
import { monster } from '../support/drawGame';
import { drawLit } from '../support/lightPack';

const actionOf = (game: Game, bot: string): Action => botNamed(bot)(game, Rng.of('tests', 'bot'));

/** A dormouse asleep as far away as drawn. */
function withSleeper(map: string): Game {
  const game = drawLit(map);
  monster(game, 'dormouse').asleep = true;
  return game;
}

const HALL = `
  ############
  #@.....z...#
  ############`;

describe('the fighter and its hood', () => {
  it('never hoods unless its weights say so', () => {
    expect(actionOf(withSleeper(HALL), 'fighter,hood=0')).not.toBeInstanceOf(Hood);
  });

  it('hoods, steals up to a sleeper that it no longer sees, and opens the lantern to fight', () => {
    const game = withSleeper(HALL);
    const mouse = monster(game, 'dormouse');
    const steps: string[] = [];
    while (mouse.hp === 6 && steps.length < 12) {
      play(game, actionOf(game, 'fighter,hood=1'));
      steps.push(game.state.hero.hooded ? (game.seesActor(mouse) ? 'seen' : 'unseen') : 'open');
    }
    expect(steps).toEqual(['unseen', 'unseen', 'unseen', 'unseen', 'seen', 'seen', 'seen']);
    expect(actionOf(game, 'fighter,hood=1')).toEqual(new Hood());
  });

  it('forgets what it stole up to once its lantern is open or empty', () => {
    const game = withSleeper(`
      #####################
      #.............@....z#
      #####################`);
    play(game, actionOf(game, 'fighter,hood=1'));
    Object.assign(game.state.hero, { hooded: false, oil: 0 });
    game.look();
    expect(actionOf(game, 'fighter,hood=1')).toEqual(new Move(-1, 0));
  });

  it('spends no turn on it beside the sleeper', () => {
    expect(actionOf(withSleeper('#@.z.#'), 'fighter,hood=1')).not.toBeInstanceOf(Hood);
  });

  it('opens the lantern when the sleeper has gone', () => {
    const game = withSleeper(HALL);
    play(game, actionOf(game, 'fighter,hood=1'));
    const mouse = monster(game, 'dormouse');
    game.floor.state.actors.splice(0, 1);
    vacate(game, mouse);
    for (let turn = 0; turn < 8 && game.state.hero.hooded; turn++) play(game, actionOf(game, 'fighter,hood=1'));
    expect(game.state.hero.hooded).toBe(false);
  });
});
