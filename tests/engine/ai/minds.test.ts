import { Move } from '../../../src/engine/actions/Move';
import { Cast } from '../../../src/engine/actions/Cast';
import { dangerOf } from '../../../src/engine/ai/danger';
import { pursue, routeTo } from '../../../src/engine/ai/intents';
import { walkOn } from '../../../src/engine/ai/steps';
import { TACTICS } from '../../../src/engine/ai/tactics';
import type { Ability } from '../../../src/engine/content';
import { Bump } from '../../../src/engine/actions/Bump';
import { DIRECTIONS } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { takeSide } from '../../../src/engine/rules/allies';
import { announcingRows, drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';
import { drawScene, lay } from '../../support/tacticsPack';
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
    game.floor.winding.add(archer);
    nomad.goal = game.floor.index(x, y);
    const action = walkOn(game, nomad);
    expect(action instanceof Move ? [action.dx, action.dy] : null).toEqual(step);
  });
});
