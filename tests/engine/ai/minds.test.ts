import { Cast } from '../../../src/engine/actions/abilities';
import { Bump } from '../../../src/engine/actions/fights';
import { Move } from '../../../src/engine/actions/moves';
import { TACTICS } from '../../../src/engine/ai/brain';
import { dangerOf } from '../../../src/engine/ai/interruption';
import { unexploredWays } from '../../../src/engine/ai/explore';
import { pursue, rest, routeTo } from '../../../src/engine/ai/intents';
import { hostilesInView } from '../../../src/engine/facts/senses';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { leaveHazard, walkOn } from '../../../src/engine/ai/steps';
import type { Ability } from '../../../src/engine/content';
import { DIRECTIONS, stepsBetween, type Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { announcingRows, drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';
import { drawLit } from '../../support/lightPack';
import { abilities, drawScene, lay, mindsWith } from '../../support/tacticsPack';
import { breeds, drawWater, waterRows } from '../../support/waterPack';

describe('RULES 5.14 an attack on an area', () => {
  const wave: Ability = { id: 'sweep', on: 'foe', range: 9, every: 9, chance: 100, windup: 1, target: { at: 'area', shape: 'ring', size: 2 }, effects: [{ do: 'damage', amount: 1 }] };

  it.each([
    ['..@U.r', false], ['.\n@\nU\n.\nr', false], ['.@.U.r', true], ['..@.\n....\n..U.\n....', true],
  ])('is announced only if it covers the one it is meant for: %j', (map, isUsed) => {
    const pack = { breeds: { ...announcingRows.breeds, brute: { ...announcingRows.breeds.brute, abilities: [wave] } } };
    const game = drawAnnouncing(map, { pack });
    expect(TACTICS.cast(game, monster(game, 'brute')) instanceof Cast).toBe(isUsed);
  });
});

describe('one that wanders', () => {
  /** What comes of setting out in so many turns. */
  function sets(game: Game, breed: string, count: number): { goal: number; action: unknown }[] {
    const [{ ai }, actor] = [game.rng, monster(game, breed)];
    const draw = ai.below.bind(ai);
    ai.below = (n) => (n === 6 ? 0 : draw(n));
    return Array.from({ length: count }, () => {
      actor.goal = -1;
      const action = TACTICS.wander(game, actor);
      return { goal: actor.goal, action };
    });
  }

  it('takes its first step, whichever cell it has chosen', () => {
    const starts = sets(drawScene('.n###@'), 'nomad', 200).filter(({ goal }) => goal === 0);
    expect(starts.length).toBeGreaterThan(20);
    expect(starts.every(({ action }) => action instanceof Move)).toBe(true);
  });

  it('chooses water if it swims, and ground if it walks', () => {
    const pack = { breeds: { ...waterRows.breeds, eel: { ...breeds.eel, brain: ['wander'] as const } } };
    const chosen = (map: string, breed: string): Set<number> => new Set(sets(drawWater(map, { pack }), breed, 300).map(({ goal }) => goal));
    expect(chosen('..=E=..#@', 'eel')).toEqual(new Set([2, 4, -1]));
    expect(chosen('==.n.==#@', 'nomad')).toEqual(new Set([2, 4, 8, -1]));
  });
});

describe('RULES 5.13 a group', () => {
  it('shares no goal with one that has gone over to the other side', () => {
    const game = drawScene('.f.f.#@');
    const [first, second] = game.floor.state.actors;
    if (!first || !second) throw new Error('two wolves');
    first.goal = 0;
    takeSide(game, first, { side: 'player', bound: 0 });
    expect([TACTICS.follow(game, second), second.goal]).toEqual([null, -1]);
  });
});

describe('a step over a trap towards an enemy two cells on', () => {
  it('is an attack with a reaching weapon, in each direction', () => {
    for (const step of DIRECTIONS) {
      const rows = Array.from({ length: 5 }, () => Array<string>(5).fill('.'));
      for (const [n, glyph] of [[0, '@'], [1, 't'], [2, 'r']] as const) (rows[2 + n * step.y] as string[])[2 + n * step.x] = glyph;
      const map = rows.map((row) => row.join('')).join('\n');
      const asked = [[], ['pike']].map((wear) => dangerOf(drawScene(map, { carry: wear, wear }), new Bump(step.x, step.y))?.key ?? null);
      expect([step, asked]).toEqual([step, ['danger.trap', null]]);
    }
  });
});

describe('an intent whose way is closed', () => {
  it.each([['@St.>', 'refused.actor'], ['@.tS>', 'refused.actor'], ['@.t.>', 'stop.wayDanger']])('names who is in the way, also with a danger behind or before: %s', (map, why) => {
    const next = pursue(drawScene(map), { do: 'stairs', way: 'down' });
    expect('stop' in next && next.stop.key).toBe(why);
  });
});

describe('RULES 5.13 a way leads over an ally', () => {
  it('unless it is beside the player and would come to harm there', () => {
    const route = (map: string, isHot: boolean): number | undefined => {
      const game = drawScene(map);
      takeSide(game, monster(game, 'wolf'), { side: 'player', bound: 0 });
      if (isHot) lay(game, 'fire', [0, 0]);
      return routeTo(game, { x: 4, y: 0 })?.length;
    };
    expect([route('@f...', false), route('@f...', true), route('@.f..', true)]).toEqual([4, undefined, 4]);
  });
});

describe('RULES 5.14 a step past a marked cell', () => {
  it.each([[[12], [2, 4], [0, 1]], [[12, 11], [2, 4], [-1, 1]], [[12, 11, 10], [2, 4], [1, 0]], [[7], [4, 1], [1, -1]], [[7, 2], [4, 1], [1, 1]]])('is the one that ends nearest to the goal (%j, %j)', (cells, [x = 0, y = 0], step) => {
    const game = drawScene('.....\n.n...\n.....\n.....\n..@.A');
    const [nomad, archer] = [monster(game, 'nomad'), monster(game, 'archer')];
    archer.announced = { ability: 'arrow', aim: 0, cells, turn: 99 };
    game.floor.announced.add(archer);
    nomad.goal = game.floor.index(x, y);
    const action = walkOn(game, nomad);
    expect(action instanceof Move ? [action.dx, action.dy] : null).toEqual(step);
  });
});

describe('a chance in percent', () => {
  it.each([[39, true], [40, false]])('is met by the draws below it: of 40, %i is %s', (drawnNumber, isUsed) => {
    const game = drawScene('@...A', { pack: { breeds: mindsWith('archer', { abilities: [{ ...abilities.arrow, chance: 40 }] }) } });
    game.rng.ai.below = () => drawnNumber;
    expect(TACTICS.cast(game, monster(game, 'archer')) instanceof Cast).toBe(isUsed);
  });

  it.each([[11, false], [12, true]])('RULES 5.6 so that a sleeper wakes: of 12, %i leaves it asleep: %s', (drawnNumber, asleep) => {
    const game = drawLit('@z');
    monster(game, 'dormouse').asleep = true;
    game.rng.ai.below = () => drawnNumber;
    TACTICS.sleep(game, monster(game, 'dormouse'));
    expect(monster(game, 'dormouse').asleep).toBe(asleep);
  });
});

describe('what is left to explore', () => {
  it('is told nearest first, in groups of cells beside one another', () => {
    const game = drawScene('..........@.........\n.##################.\n....................', { pack: { sight: 3 } });
    const steps = unexploredWays(game).map((group) => group.map((cell) => stepsBetween(cell, game.state.player)));
    expect(steps).toEqual([[3], [3]]);
    const hall = drawScene(Array.from({ length: 11 }, (_, y) => (y === 5 ? '.....@.....' : '...........')).join('\n'), { pack: { sight: 3 } });
    hall.floor.map(8, 0);
    const [group = [], ...more] = unexploredWays(hall);
    const lengths = group.map((cell) => stepsBetween(cell, hall.state.player));
    expect([more, lengths[0], group.length > 8]).toEqual([[], Math.min(...lengths), true]);
  });
});

describe('what may lead on', () => {
  it.each<[string, readonly Point[], number]>([
    ['a corner of rock between two walls in view', [{ x: 4, y: 3 }], 0],
    ['a wall of the room', [{ x: 4, y: 1 }], 1],
  ])('%s, unseen', (_what, unseen, ways) => {
    const game = drawScene('#####\n#@..#\n#...#\n#####');
    for (const cell of game.floor.state.explored.keys()) game.floor.markSeen(cell);
    for (const { x, y } of unseen) game.floor.state.explored[game.floor.index(x, y)] = 0;
    expect(unexploredWays(game)).toHaveLength(ways);
  });
});

describe('rest goes on for a cloud', () => {
  it.each([['fire', '@..', true], ['fire', '@#.', false], ['balm', '@..', false]] as const)('that is in view and harms: %s, %s is %s', (kind, map, isAwaited) => {
    const game = drawScene(map, { pack: { traps: { count: [], hidden: [], weights: {}, kinds: {} } } });
    lay(game, kind, [2, 0]);
    expect('act' in pursue(game, rest(game))).toBe(isAwaited);
  });
});

it('a walk to a wall has no way, also where a trap lies about', () => {
  expect(pursue(drawScene('@..#\n..t.'), { do: 'travel', to: { x: 3, y: 0 } })).toEqual({ stop: { key: 'stop.noWay', params: {} } });
});

it('RULES 5.4 the only way out of a fire is taken, wherever it is', () => {
  for (const [map, x, y, step] of [['#n#\n.##\n@##', 1, 0, new Move(-1, 1)], ['.#@\nn##\n###', 0, 1, new Move(0, -1)], ['##@\n#n#\n##.', 1, 1, new Move(1, 1)]] as const) {
    const game = drawScene(map);
    lay(game, 'fire', [x, y]);
    expect(leaveHazard(game, monster(game, 'nomad'))).toEqual(step);
  }
});

it('enemies in view are told nearest first, of those as near the oldest', () => {
  const game = drawScene('r..S.@.n');
  expect(hostilesInView(game).map(({ breed }) => breed)).toEqual(['statue', 'nomad', 'rat']);
  expect(hostilesInView(drawScene('r.n@..S')).map(({ breed }) => breed)).toEqual(['nomad', 'rat', 'statue']);
});
