import { packs } from '../../../src/content/packs';
import type { Action } from '../../../src/engine/actions/Action';
import { Wait } from '../../../src/engine/actions/moves';
import { TACTICS } from '../../../src/engine/ai/brain';
import { pursue, rest, routeTo, type Intent } from '../../../src/engine/ai/intents';
import { hostilesInView } from '../../../src/engine/facts/senses';
import { isThreat, keepsOff } from '../../../src/engine/facts/threat';
import { interruption } from '../../../src/engine/ai/interruption';
import type { TacticId } from '../../../src/engine/content';
import { DIRECTIONS, stepsBetween } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { GameEvent } from '../../../src/engine/events';
import type { Game } from '../../../src/engine/Game';
import type { Actor } from '../../../src/engine/state';
import { BOTS } from '../../../src/lab/bots';
import { newGame } from '../../../src/procgen/newGame';
import { monster } from '../../support/drawGame';
import { follow } from '../../support/follow';
import { scaled } from '../../support/scale';
import { abilities, drawScene, lay, mindsWith } from '../../support/tacticsPack';
import { breeds, drawWater, waterRows } from '../../support/waterPack';
import { contentOf } from '../../support/tinyPack';

const explore: Intent = { do: 'explore' };
const down: Intent = { do: 'stairs', way: 'down' };

/** A scene in which all monsters of a breed sleep too deeply to wake. */
function asleep(picture: string, sight = 8): Game {
  const game = drawScene(picture, { pack: { sight } });
  for (const actor of game.floor.state.actors) if (actor.breed === 'sleeper') actor.asleep = true;
  game.rng.ai.below = () => 1;
  return game;
}

describe('a visible enemy means a fight', () => {
  it.each([
    ['where it can come', '@..n', true],
    ['not where it has no way', '@.~n', false],
    ['but with a way round', '@.~n\n....', true],
    ['nor behind a lock or a window', '@.=n', false],
    ['where it flies over what bars the way', '@.~e', true],
    ['where it goes through walls', '#####\n#@=g#\n#####', true],
    ['where it shoots from there', '@.~A', true],
    ['not where it is too far for that', '@.......~A', false],
    ['nor where it never moves', '@.S', false],
  ])('%s', (_when, picture, threatens) => {
    const game = drawScene(picture, { pack: { sight: 20 } });
    const [actor] = hostilesInView(game);
    expect(actor && isThreat(game, actor)).toBe(threatens);
  });

  /** By each tactic, whether a monster with nothing else in its mind ever leaves its place. */
  const STAYS: readonly TacticId[] = ['stumble', 'freeze', 'sleep', 'lurk', 'cast', 'guard', 'cling', 'face', 'angle'];

  it.each(Object.keys(TACTICS) as TacticId[])('if it can walk at all: by the tactic %s', (tactic) => {
    const game = drawScene('@.n', { pack: { breeds: mindsWith('nomad', { brain: [tactic] }) } });
    expect(isThreat(game, monster(game, 'nomad'))).toBe(!STAYS.includes(tactic));
  });

  it.each([[5, true], [8, true], [9, false]])('from %i cells if its shots reach 36, since both may come a step nearer', (x, threatens) => {
    for (const steps of [`@${'.'.repeat(x)}`, `@\n${'.\n'.repeat(x)}`]) {
      const picture = steps.startsWith('@\n') ? `${steps.slice(0, -2)}A` : `${steps.slice(0, -1)}A`;
      const game = drawScene(picture, { pack: { sight: 20, breeds: mindsWith('archer', { brain: ['cast'] }) } });
      expect(isThreat(game, monster(game, 'archer'))).toBe(threatens);
    }
  });

  it.each([['w', 1], ['T', 1], ['y', 2]])('if it is at bay: one on the run or that keeps off (%s) within %i steps', (glyph, within) => {
    const threats = [1, 2, 3, 4].map((steps) => {
      const game = drawScene(`@${'.'.repeat(steps - 1)}${glyph}`);
      for (const actor of game.floor.state.actors) {
        if (glyph !== 'y') actor.hp = 1;
        if (glyph === 'T') actor.loot.push({ id: 99, kind: 'salve', affixes: [], charges: 0, plus: 0 });
      }
      return game.floor.state.actors.some((actor) => isThreat(game, actor));
    });
    expect(threats).toEqual([1, 2, 3, 4].map((steps) => steps <= within));
  });

  it.each([
    [['keepAway', 'hunt'], 'mend', true], [['keepAway'], 'mend', true], [['hunt', 'keepAway'], 'mend', false], [['hunt'], 'mend', false],
    [['keepAway', 'hunt'], 'arrow', false], [['keepAway', 'hunt'], 'rage', false],
    [['keepAway', 'hunt'], 'beckon', true], [['hunt'], 'beckon', false],
  ] as const)('but keeps off only by %j with %s: %s', (brain, ability, keeps) => {
    const game = drawScene('@.......y', { pack: { sight: 20, breeds: mindsWith('shy', { brain, abilities: [abilities[ability]] }) } });
    expect(keepsOff(game, monster(game, 'shy'))).toBe(keeps);
  });

  it('not where it keeps off and only changes places, but where that would harm the player', () => {
    const pack = { sight: 20, breeds: mindsWith('shy', { brain: ['cast', 'keepAway', 'hunt'], abilities: [abilities.beckon] }) };
    const game = drawScene('@....y', { pack });
    expect(isThreat(game, monster(game, 'shy'))).toBe(false);
    lay(game, 'fire', [5, 0]);
    expect(isThreat(game, monster(game, 'shy'))).toBe(true);
    const afloat = drawWater('@....f', { pack: { breeds: { ...waterRows.breeds, flier: { ...breeds.nomad, ...pack.breeds['shy'], glyph: 'f', moves: 'fly' } } } });
    expect(isThreat(afloat, monster(afloat, 'flier'))).toBe(false);
    afloat.floor.setTile(monster(afloat, 'flier'), afloat.content.tiles.findIndex(({ deep }) => deep !== undefined));
    afloat.look();
    expect(isThreat(afloat, monster(afloat, 'flier'))).toBe(true);
  });

  it('not while it sleeps or flees', () => {
    const game = drawScene('@...Z.w.T');
    const [sleeper, coward, thief] = hostilesInView(game) as [Actor, Actor, Actor];
    expect([sleeper, coward, thief].map((actor) => isThreat(game, actor))).toEqual([true, true, true]);
    sleeper.asleep = true;
    coward.hp = 1;
    thief.loot.push({ id: 99, kind: 'salve', affixes: [], charges: 0, plus: 0 });
    expect([sleeper, coward, thief].map((actor) => isThreat(game, actor))).toEqual([false, false, false]);
  });
});

describe('whether an enemy can come', () => {
  /** One breed for each kind of movement, in both numbers of directions. */
  const KINDS = (['walk', 'fly', 'phase', 'burrow', 'swim'] as const).flatMap((moves) => ([4, 8] as const).map((directions) => ({ moves, directions })));
  const runners = Object.fromEntries(KINDS.map((kind, at) => [`runner${at}`, { ...breeds.nomad, ...kind, glyph: String.fromCharCode(0xc0 + at) }]));

  /** By walking from the enemy over all cells that it can stand on. */
  function comes({ floor, state: { player } }: Game, { x, y, breed }: Actor): boolean {
    const { moves, directions } = KINDS[Number(breed.slice('runner'.length))] as (typeof KINDS)[number];
    const reached = new Set([floor.index(x, y)]);
    for (const cell of reached) {
      const at = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
      if (stepsBetween(at, player) <= (moves === 'swim' ? 1 : 0)) return true;
      for (const step of DIRECTIONS.slice(0, directions)) if (floor.canStand(moves, at.x + step.x, at.y + step.y)) reached.add(floor.index(at.x + step.x, at.y + step.y));
    }
    return false;
  }

  it('is what a walk from it finds, on any floor, also after the player has moved and walls have fallen', () => {
    const found = new Map<string, number>();
    for (let seed = 0; seed < scaled(60, 1000); seed++) {
      const rng = Rng.of(String(seed), 'threat');
      const drawn = Array.from({ length: 9 * 12 }, () => rng.pick(['.', '.', '#', '=', '~', '+']));
      for (let at = 0; at < KINDS.length * 2; at++) drawn[at * 5 + rng.below(5)] = String.fromCharCode(0xc0 + (at % KINDS.length));
      drawn[drawn.length - 1 - rng.below(6)] = '@';
      const game = drawWater(drawn.join('').replace(/.{12}/g, '$&\n'), { pack: { breeds: { ...waterRows.breeds, ...runners } } });
      const compare = (): void => {
        for (const actor of game.floor.state.actors) {
          const comesHere = comes(game, actor);
          expect([seed, actor.breed, isThreat(game, actor)]).toEqual([seed, actor.breed, comesHere]);
          found.set(`${comesHere}`, (found.get(`${comesHere}`) ?? 0) + 1);
        }
      };
      compare();
      game.state.player.x = Math.max(0, game.state.player.x - 3);
      compare();
      const ground = game.content.tiles.findIndex(({ id }) => id === 'ground');
      for (let x = 1; x < 11; x++) game.floor.setTile({ x, y: 4 }, ground);
      compare();
    }
    expect(Math.min(found.get('true') ?? 0, found.get('false') ?? 0)).toBeGreaterThan(300);
  });

  it('takes one search, however many ask', () => {
    const asked = [1, 40].map((count) => {
      const game = drawScene(`@...................~\n${'~'.repeat(21)}\n${'n'.repeat(count).padEnd(42, '.').replace(/.{21}/g, '$&\n')}`, { pack: { sight: 30 } });
      const asks = jest.spyOn(game.floor, 'canStand');
      expect(game.floor.state.actors.filter((actor) => isThreat(game, actor))).toEqual([]);
      return asks.mock.calls.length;
    });
    expect(asked[0]).toBeGreaterThan(20);
    expect(asked[1]).toBe(asked[0]);
  });
});

describe('enemies that sleep, flee or can\'t come', () => {
  it('stop exploring once, as they come into view; the next time it goes on around them', () => {
    const game = asleep(`
      #########
      #@#.....#
      #.#..Z..#
      #.......#
      #########`);
    expect(follow(game, explore).why).toBe('stop.hostile');
    const beside: number[] = [];
    const at = monster(game, 'sleeper');
    expect(follow(game, explore, () => beside.push(stepsBetween(at, game.state.player))).why).toBe('stop.explored');
    expect(Math.min(...beside)).toBeGreaterThan(1);
  });

  it('don\'t keep the player from the stairs, from rest or, badly hurt, from walking', () => {
    const game = asleep('@.>....Z');
    game.state.player.hp = 1;
    expect(follow(game, { do: 'travel', to: { x: 1, y: 0 } })).toEqual({ why: 'stop.there', turns: 1 });
    expect(follow(game, down)).toEqual({ why: 'stop.there', turns: 1 });
    game.state.player.statuses = { dizzy: 3, ablaze: 1 };
    expect(follow(game, rest(game)).turns).toBeGreaterThan(0);
  });

  it('are given a wide berth, and passed closely if there is no other way', () => {
    const wide = asleep(`
      .......
      .......
      @..Z..>
      .......
      .......`);
    expect(routeTo(wide, { x: 6, y: 2 })?.some((cell) => stepsBetween(cell, monster(wide, 'sleeper')) === 1)).toBe(false);
    const narrow = asleep(`
      ====Z==
      @.....>`);
    expect(follow(narrow, down)).toEqual({ why: 'stop.there', turns: 6 });
  });

  it('are announced once more before the first step next to them', () => {
    const game = asleep(`
      ====Z==
      @.....>`);
    const asked = (): Intent => ({ ...down, since: game.state.turn });
    expect(follow(game, asked())).toEqual({ why: 'stop.beside', turns: 2 });
    expect(follow(game, asked())).toEqual({ why: 'stop.there', turns: 4 });
  });

  it('are named if they block the only way', () => {
    expect(follow(asleep('#####\n@.Z.>'), down)).toEqual({ why: 'refused.actor', turns: 0 });
    const game = asleep('###########\n@.Z........', 4);
    expect(pursue(game, explore)).toEqual({ stop: { key: 'stop.exploredBarred', params: { actor: 'breed.sleeper' } } });
  });

  it('stop it again when they wake', () => {
    const game = asleep('@......Z\n........');
    const woken: GameEvent = { type: 'woke', actor: monster(game, 'sleeper').id, at: { x: 7, y: 0 }, seen: true };
    expect(interruption(game, [woken])?.key).toBe('stop.woke');
    monster(game, 'sleeper').asleep = false;
    expect(follow(game, explore)).toEqual({ why: 'stop.awake', turns: 0 });
  });
});

describe('no intent leads into a fight', () => {
  const SEEDS = scaled(2, 6);
  const content = contentOf(packs.lanternfall);
  const intents = (game: Game): Intent[] => [{ do: 'explore', since: game.state.turn }, down, rest(game)];

  /** Follows intents wherever they lead, and a bot elsewhere; returns the awake visible enemies that attacked after an intent's step. */
  function struck(seed: string): { strikes: string[]; steps: number } {
    const game = newGame(content, seed);
    const rng = Rng.of(seed, 'driver');
    const strikes: string[] = [];
    let steps = 0;
    while (game.state.turn < 800 && !game.isOver) {
      const next = rng.below(8) === 0 ? null : intents(game).map((intent) => pursue(game, intent)).find((each): each is { act: Action } => 'act' in each);
      const awake = hostilesInView(game).filter((actor) => !actor.asleep).map(({ id }) => id);
      const events = game.turn(next?.act ?? BOTS['fighter']?.(game, rng) ?? new Wait());
      game.state.player.hp = Math.max(game.state.player.hp, 20);
      if (!next) continue;
      steps++;
      for (const event of events) if (event.type === 'attacked' && event.target === game.state.player.id && awake.includes(event.attacker)) strikes.push(`${seed} ${game.state.turn} ${event.attacker}`);
    }
    return { strikes, steps };
  }

  it('hundreds of steps on each of some seeds of the campaign lead to no attack by an enemy that was awake in view', () => {
    const runs = Array.from({ length: SEEDS }, (_, seed) => struck(`peace ${String(seed)}`));
    expect(runs.flatMap(({ strikes }) => strikes)).toEqual([]);
    expect(runs.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(250 * SEEDS);
  });
});
