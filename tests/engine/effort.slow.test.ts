import { packs } from '../../src/content/packs';
import { MOST_EFFORT } from '../../src/engine/core/Effort';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { DIVERSE } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { crammedPack } from '../support/crammedPack';
import { resumed } from '../support/reload';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

/** A fork with the whole log, so that it has the same hash. */
function forked(game: Game): Game {
  const fork = within(game.fork(), game.effort.most);
  fork.state.log = structuredClone(game.state.log);
  return fork;
}

/** A run whose turns may take no more work than this. */
function within(game: Game, most: number): Game {
  game.effort.most = most;
  return game;
}

/** Where a run, one loaded before the turn and a fork part, with work and hash of each; counts the turns, and those that were cut short. */
function partings(start: Game, bot: keyof typeof DIVERSE, turns: number): { partings: string[]; cut: number } {
  const rng = Rng.of('effort', bot);
  const found: string[] = [];
  let cut = 0;
  let game = start;
  for (let turn = 0; turn < turns && !game.isOver; turn++) {
    const action = DIVERSE[bot](game, rng);
    const others = [within(resumed(game), game.effort.most), forked(game)];
    const done = [game, ...others].map((run) => {
      run.turn(action);
      return `${run.effort.spent} for ${run.hash}`;
    });
    if (new Set(done).size > 1) found.push(`turn ${turn}: ${done.join(', ')}`);
    if (game.cutsShort()) cut++;
    // Now one goes on that has just been loaded, now one that has not been for long.
    if (rng.below(20) === 0) game = others[0] as Game;
  }
  return { partings: found, cut };
}

const contents = { crammed: crammedPack.content, lanternfall: contentOf(packs.lanternfall), deep: contentOf(packs.deep), goblinsGeared: contentOf(packs.goblinsGeared), classic: contentOf(packs.classic) };
const cases = Object.keys(contents).flatMap((pack) => Object.keys(DIVERSE).map((bot) => ({ pack: pack as keyof typeof contents, bot: bot as keyof typeof DIVERSE })));

describe('RULES 5.9 the work of a turn is what the rules ask for', () => {
  test.each(cases)('so it is the same after loading and in a fork: $bot in $pack', ({ pack, bot }) => {
    expect(partings(newGame(contents[pack], bot), bot, scaled(60, 2000)).partings).toEqual([]);
  });

  test.each(cases)('and a turn that is too much is cut short at the same point: $bot in $pack', ({ pack, bot }) => {
    const tight = partings(within(newGame(contents[pack], bot), MOST_EFFORT / 1000), bot, scaled(60, 2000));
    expect(tight.partings).toEqual([]);
    if (pack === 'crammed') expect(tight.cut).toBeGreaterThan(5);
  });
});
