import { packs } from '../src/content/packs';
import type { Action } from '../src/engine/actions/Action';
import { Bump } from '../src/engine/actions/Bump';
import { Drop } from '../src/engine/actions/Drop';
import { LevelUp } from '../src/engine/actions/LevelUp';
import { PickUp } from '../src/engine/actions/PickUp';
import { Stairs } from '../src/engine/actions/Stairs';
import { UseItem } from '../src/engine/actions/UseItem';
import { nearestHostile } from '../src/engine/ai/intents';
import type { Content } from '../src/engine/content';
import { DIRECTIONS } from '../src/engine/core/point';
import { Rng } from '../src/engine/core/rng';
import type { Game } from '../src/engine/Game';
import { brokenInvariants } from '../src/engine/invariants';
import { maxHpOf } from '../src/engine/rules/stats';
import { BOTS, type Bot } from '../src/lab/bots';
import { play } from '../src/lab/play';
import { newGame } from '../src/procgen/newGame';
import { contentOf } from './support/tinyPack';

const contents = Object.values(packs).map((rows) => contentOf(rows));
const random = BOTS['random'] as Bot;

/** How many turns of each pack a bot plays: of the campaign, where most can go wrong, twice as many. */
const LANES = contents.map((content) => [content.id === 'lanternfall' ? 10_000 : 5_000, content.id, content] as const);

/** Sees more of the game than a random bot: it takes stairs both ways and things, fights, drops, and aims scrolls at somebody it may not see. */
const restless: Bot = (game, rng) => {
  const { floor, state } = game;
  const { player, hero } = state;
  const key = rng.below(12);
  const { stairs } = floor.tileAt(player.x, player.y);
  if (hero.choices > 0) return new LevelUp(rng.pick(['life', 'power', 'defence']));
  if (floor.itemsAt(player.x, player.y).length > 0 && key < 5) return new PickUp();
  if (stairs && key < (stairs === 'down' ? 5 : 1)) return new Stairs(stairs);
  if (key === 5 && hero.inventory.length > 0) return new UseItem(rng.pick(hero.inventory).id, rng.pick([player, ...floor.state.actors]));
  if (key === 6 && hero.inventory.length > 0 && rng.below(8) === 0) return new Drop(rng.pick(hero.inventory).id);
  if (key < 9) return towards(game, floor.state.terrain.findIndex((tile) => game.content.tiles[tile]?.stairs === 'down'));
  const prey = nearestHostile(game);
  return prey ? towards(game, floor.index(prey.x, prey.y)) : random(game, rng);
};

/** A step on the way to a cell, over the map that monsters use too. */
function towards(game: Game, place: number): Action {
  const { floor, state } = game;
  const goal = { x: place % floor.width, y: Math.floor(place / floor.width) };
  const { player } = state;
  floor.expireDistances();
  const next = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8).next(floor.cell(player.x, player.y), player.x - goal.x, player.y - goal.y);
  const step = DIRECTIONS[next] ?? { x: 1, y: 0 };
  return new Bump(step.x, step.y);
}

/** A breach lasts, so that looking at every so many turns finds it, a little later. */
const EVERY = 4;

/** Plays seed after seed until so many turns are over; the first breach of an invariant ends it. */
function soak(content: Content, bot: Bot, turns: number): { played: number; seeds: number; deepest: number; deaths: number } {
  let played = 0;
  let deepest = 1;
  let deaths = 0;
  let seeds = 0;
  while (played < turns) {
    const seed = `soak ${String(seeds++)}`;
    const watch = (game: Game): void => {
      if (game.state.turn % EVERY !== 0 && !game.isOver) return;
      const faults = brokenInvariants(game);
      if (faults.length > 0) throw new Error(`${content.id}, seed "${seed}", turn ${String(game.state.turn)}: ${faults.join(' ')}`);
    };
    const report = play(content, { seed, bot, turns: Math.min(400, turns - played), watch });
    played += report.turns;
    deepest = Math.max(deepest, report.floor);
    if (report.dead) deaths++;
  }
  return { played, seeds, deepest, deaths };
}

describe('soak', () => {
  it.each(LANES)('a random bot plays %i turns of %s over many seeds, and nothing breaks in any of them', (turns, _id, content) => {
    const { played, seeds } = soak(content, random, turns);
    expect(played).toBe(turns);
    expect(seeds).toBeGreaterThan(12);
  });

  it.each(LANES)('nor in %i turns of one that goes down, fights and dies: %s', (turns, _id, content) => {
    const { played, deepest, deaths } = soak(content, restless, turns);
    expect(played).toBe(turns);
    expect([deepest > 1, deaths > 10]).toEqual([true, true]);
  });

  it.each(contents.map((content) => [content.id, content] as const))('the same seed and commands give the same hash after every turn, with another game in between: %s', (_id, content) => {
    const hashes = (seed: string, meanwhile: () => void): number[] => {
      const game = newGame(content, seed);
      const rng = Rng.of(seed, 'keys');
      return Array.from({ length: 400 }, () => {
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
    expect(new Set(alone).size).toBeGreaterThan(50);
    expect(hashes('two', () => undefined)).not.toEqual(alone);
  });

  it.each(contents.map((content) => [content.id, content] as const))('RULES 1.2 whatever is refused in %s changes nothing, not even a random stream', (_id, content) => {
    const game = newGame(content, 'refused');
    const rng = Rng.of('refused', 'keys');
    let refused = 0;
    for (let deed = 0; deed < 400; deed++) {
      if (deed % 20 === 0) game.state.player.hp = maxHpOf(game, game.state.player);
      const { hash, state } = game;
      const before = JSON.stringify(state);
      const [first] = game.turn((deed % 2 === 0 ? random : restless)(game, rng));
      if (first?.type !== 'refused') continue;
      refused++;
      expect([JSON.stringify(state) === before, game.hash]).toEqual([true, hash]);
    }
    expect(refused).toBeGreaterThan(40);
  });
});
