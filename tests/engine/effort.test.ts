import { packs } from '../../src/content/packs';
import { TACTICS } from '../../src/engine/ai/tactics';
import type { Ability, Effect, Working } from '../../src/engine/content';
import { COST, MOST_EFFORT } from '../../src/engine/core/Effort';
import { Rng } from '../../src/engine/core/rng';
import { isMarked } from '../../src/engine/effects/blow';
import { prepare } from '../../src/engine/effects/work';
import type { Game } from '../../src/engine/Game';
import { takeSide } from '../../src/engine/rules/allies';
import { announce } from '../../src/engine/rules/announced';
import { layAll } from '../../src/engine/rules/reactions';
import { cure, inflict } from '../../src/engine/rules/statuses';
import { DIVERSE } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { crammedPack } from '../support/crammedPack';
import { monster } from '../support/drawGame';
import { drawFire } from '../support/firePack';
import { drawLit, lightRows } from '../support/lightPack';
import { resumed } from '../support/reload';
import { scaled } from '../support/scale';
import { contentOf, tinyRows } from '../support/tinyPack';

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

describe('RULES 5.9 nothing that a pack may ask for is free', () => {
  /** The work that something takes. */
  function workOf(game: Game, action: () => void): number {
    const before = game.effort.spent;
    action();
    return game.effort.spent - before;
  }

  const row = (glyph: string, count: number): string => glyph.repeat(count);

  test('also to find out that effects would do nothing', () => {
    const game = drawCampaign('@');
    const { player } = game.state;
    const heals: Effect[] = Array.from({ length: 12 }, () => ({ do: 'heal', amount: 5 }));
    expect(workOf(game, () => { game.affect(heals, { target: player, source: player, at: player, cause: 'status.other' }); })).toBe(12 * COST.asked);
    const working: Working = { target: { at: 'self' }, effects: heals };
    expect(workOf(game, () => { prepare(game, working, { source: player, aim: null, cause: 'item.salve' }); })).toBe(12 * COST.asked);
  });

  test.each([
    ['follow', `@n${row('r', 40)}`], ['sleep', `@n${row('F', 40)}`], ['dive', `@n${row('F', 40)}`], ['devour', `@n${row('r', 40)}`],
  ] as const)('nor a monster that looks through many others: %s', (tactic, map) => {
    const game = drawLit(map);
    const bearer = monster(game, 'bearer');
    for (const other of game.floor.state.actors) if (other.breed === 'squire') takeSide(game, other, { side: 'player', bound: 0 });
    bearer.asleep = tactic === 'sleep';
    game.floor.state.corpses = Array.from({ length: 40 }, (_, i) => ({ breed: 'rat', x: i, y: 0, seen: false, rises: 0 }));
    expect(workOf(game, () => { TACTICS[tactic](game, bearer); })).toBeGreaterThanOrEqual(40);
  });

  test('nor a look at many lights, hazards and monsters, nor an attack that many have announced', () => {
    const blow: Ability = { id: 'smash', on: 'foe', range: 9, every: 1, chance: 100, windup: 1, target: { at: 'area', shape: 'burst', size: 2 }, effects: [{ do: 'heal', amount: 1 }] };
    const breeds = { ...lightRows.breeds, rat: { ...tinyRows.breeds.rat, abilities: [blow] } };
    const game = drawLit(`@${row('r', 30)}${row('T', 30)}${row('.', 30)}`, { pack: { breeds } });
    const dark = workOf(game, () => { game.look(); });
    for (let x = 61; x < 91; x++) game.floor.hazards.lay({ kind: 'fire', x, y: 0, turns: 9 });
    game.look();
    expect(workOf(game, () => { game.look(); })).toBeGreaterThanOrEqual(dark + 60);
    const [first, ...others] = game.floor.state.actors;
    for (const actor of others) announce(game, actor, { ability: blow, aim: actor, cells: [{ x: 3, y: 0 }] });
    expect(workOf(game, () => { if (first) isMarked(game, first, { x: 3, y: 0 }); })).toBeGreaterThanOrEqual(2 * others.length);
  });

  test('nor what is conducted: each cell that it reaches looks at those around it', () => {
    const game = drawFire(`@${row(',', 40)}`);
    const sparks = { kind: 'sparks', x: 20, y: 0, turns: 1 };
    expect(workOf(game, () => { layAll(game, [sparks], sparks); })).toBeGreaterThanOrEqual(40 * (8 + COST.searched));
  });

  test('and an end of many statuses is paid for, since all traits of their bearer are summed up again', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`s${i}`, { sprite: 'none', turns: 3 }]));
    const game = drawCampaign('@', { pack: { ...campaignRows, statuses: { ...campaignRows.statuses, ...many } } });
    for (const status of Object.keys(many)) inflict(game, game.state.player, { status });
    expect(workOf(game, () => { cure(game, game.state.player, 's7'); })).toBeGreaterThanOrEqual(50 * COST.trait);
  });
});
