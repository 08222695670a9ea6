import { packs } from '../../src/content/packs';
import { LevelUp } from '../../src/engine/actions/hero';
import { Move } from '../../src/engine/actions/moves';
import { distanceSquared } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { type Bot, playRun } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { fighter } from '../../src/lab/fighter';
import { share } from '../../src/lab/fighter/memory';
import { resumeGame } from '../../src/procgen/newGame';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const TURNS = scaled(40, 150);
const ids = Object.keys(packs) as (keyof typeof packs)[];

/**
 * The run as the player knows it: no actors out of view, no unseen cells, solid rock where the player hasn't looked. Nearby cells
 * stay, since light passes some cells that can't be seen themselves.
 */
function asKnown(game: Game): Game {
  const state = structuredClone(game.state);
  const { player } = state;
  const isNear = (x: number, y: number): boolean => distanceSquared(player, { x, y }) <= game.content.sight ** 2;
  for (const floor of state.floors.filter(({ number }) => number === state.floor)) {
    floor.actors = floor.actors.filter((actor) => game.sees(actor));
    floor.items = floor.items.filter((item) => item.seen);
    floor.terrain = floor.terrain.map((tile, index) => (floor.explored[index] === 1 || isNear(index % floor.width, Math.floor(index / floor.width)) ? tile : 0));
  }
  const known = resumeGame(game.content, state);
  known.floor.state.explored = [...game.floor.state.explored];
  share(game, known);
  return known;
}

describe('bots', () => {
  it.each(ids)('the fighter knows no more than the player: it does the same when all the rest is removed: %s', (id) => {
    let compared = 0;
    const watchful: Bot = (game, rng) => {
      const draws = `bot ${String(game.state.turn)}`;
      const action = fighter(game, Rng.of('1', draws));
      if (rng.below(2) > 0) return action;
      expect(fighter(asKnown(game), Rng.of('1', draws))).toEqual(action);
      compared++;
      return action;
    };
    for (const seed of ['1', '2']) playRun(contentOf(packs[id]), { seed, bot: watchful, turns: TURNS });
    expect(compared).toBeGreaterThan(TURNS / 3);
  });

  it.each(ids)('the fighter breaks nothing, and its actions are seldom refused: %s', (id) => {
    let asked = 0;
    const counted: Bot = (game, rng) => {
      asked++;
      return fighter(game, rng);
    };
    const watch = (game: Game): void => expect(brokenInvariants(game)).toEqual([]);
    const { turns, level } = playRun(contentOf(packs[id]), { seed: '2', bot: counted, turns: scaled(80, 400), onTurn: watch });
    expect(asked).toBeLessThan(turns + level + 20);
  });

  it('a bot whose actions are all refused is made to wait, and to choose rewards', () => {
    const content = contentOf(packs.classicBare);
    const stuck: Bot = () => new Move(100, 100);
    const levels = (game: Game): void => {
      if (game.state.turn === 2) game.state.hero.choices = 2;
    };
    expect(playRun(content, { seed: '1', bot: stuck, turns: 5, onTurn: levels })).toMatchObject({ turns: 5 });
  });

  it('the random bot chooses level rewards too', () => {
    const chosen = new Set<string>();
    const random: Bot = (game, rng) => {
      game.state.hero.choices = 1;
      const action = (BOTS['random'] as Bot)(game, rng);
      if (action instanceof LevelUp) chosen.add(action.reward);
      game.state.hero.choices = 0;
      return new Move(100, 100);
    };
    playRun(contentOf(packs.classicBare), { seed: '1', bot: random, turns: 1 });
    expect([...chosen].sort()).toEqual(['defence', 'life', 'power']);
  });

  it('a run reports how it ended', () => {
    const random = BOTS['random'] as Bot;
    expect(playRun(contentOf(packs.firstDungeon), { seed: '2', bot: random, turns: 100_000 })).toMatchObject({ dead: true, won: false, hp: 0, level: 1 });
    const won = playRun(contentOf({ ...packs.deep, lastFloor: 3 }), { seed: '1', bot: fighter, turns: 20_000 });
    expect(won).toMatchObject({ dead: false, won: true, cause: null, floor: 3 });
    expect(won.level).toBeGreaterThan(1);
  });
});
