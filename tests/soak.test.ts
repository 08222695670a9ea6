import { packs } from '../src/content/packs';
import type { Content } from '../src/engine/content';
import { Rng } from '../src/engine/core/rng';
import { maxHpOf } from '../src/engine/facts/stats';
import type { Bot } from '../src/lab/playRun';
import { BOTS } from '../src/lab/bots';
import { newGame } from '../src/procgen/newGame';
import { scaled } from './support/scale';
import { contentOf } from './support/tinyPack';

const TURNS = scaled(80, 400);
const contents = Object.values(packs).map((rows) => contentOf(rows));
const random = BOTS['random'] as Bot;
const restless = BOTS['restless'] as Bot;
const vandal = BOTS['vandal'] as Bot;

describe('whatever a bot does', () => {
  it.each(contents.map((content) => [content.id, content] as const))('the same seed and commands give the same hash after every turn, with another game in between: %s', (_id, content) => {
    const hashes = (seed: string, meanwhile: () => void): number[] => {
      const game = newGame(content, seed);
      const rng = Rng.of(seed, 'keys');
      return Array.from({ length: TURNS }, () => {
        game.state.player.hp = maxHpOf(game, game.state.player);
        meanwhile();
        game.turn(restless(game, rng));
        return game.hash;
      });
    };
    const other = newGame(contents[0] as Content, 'other');
    const noise = Rng.of('noise', '');
    const alone = hashes('one', () => undefined);
    expect(hashes('one', () => void other.turn(random(other, noise)))).toEqual(alone);
    expect(new Set(alone).size).toBeGreaterThan(TURNS / 8);
    expect(hashes('two', () => undefined)).not.toEqual(alone);
  });

  it.each(contents.map((content) => [content.id, content] as const))('RULES 1.2 refused actions in %s change nothing, not even a random stream', (_id, content) => {
    const game = newGame(content, 'refused');
    const rng = Rng.of('refused', 'keys');
    let refused = 0;
    for (let action = 0; action < TURNS; action++) {
      if (action % 20 === 0) game.state.player.hp = maxHpOf(game, game.state.player);
      const { hash, state } = game;
      const before = JSON.stringify(state);
      const [first] = game.turn((action % 2 === 0 ? vandal : restless)(game, rng));
      if (first?.type !== 'refused') continue;
      refused++;
      expect([JSON.stringify(state) === before, game.hash]).toEqual([true, hash]);
    }
    expect(refused).toBeGreaterThan(TURNS / 10);
  });
});
