import { Move, STAND, Wait } from '../../../src/engine/actions/moves';
import { TACTICS } from '../../../src/engine/ai/brain';
import { isHeard } from '../../../src/engine/facts/told';
import type { Game } from '../../../src/engine/Game';
import { act, drawn, monster, picture } from '../../support/drawGame';
import { drawLit } from '../../support/lightPack';
import { drawScene, mindsWith } from '../../support/tacticsPack';

/** A hall whose north-western corner is open ground, so that the goal may be cell 0; the player is walled off. */
const HALL = `
  .....#.
  ..ff.#.
  .....#@`;

describe('a goal may be any cell, the first one too', () => {
  it('a member of a group goes where the nearest other goes, and keeps a goal of its own', () => {
    const game = drawScene(HALL);
    const [first, second] = game.floor.state.actors;
    if (!first || !second) throw new Error('two wolves');
    first.goal = 0;
    expect(TACTICS.follow(game, second)).toBeInstanceOf(Move);
    expect(second.goal).toBe(0);
    first.goal = 14;
    expect([TACTICS.follow(game, second), second.goal]).toEqual([null, 0]);
  });

  it('a guard leaves its place for it, and for an enemy in view', () => {
    const game = drawScene('..G#@');
    const sentry = monster(game, 'sentry');
    expect(TACTICS.guard(game, sentry)).toBe(STAND);
    sentry.goal = 0;
    expect(TACTICS.guard(game, sentry)).toBeNull();
    expect(TACTICS.guard(drawScene('@.G'), monster(drawScene('@.G'), 'sentry'))).toBeNull();
  });

  it('one that goes there gives up once it has come there, and one without goes nowhere', () => {
    const game = drawScene('...n#@');
    const nomad = monster(game, 'nomad');
    expect(TACTICS.track(game, nomad)).toBeNull();
    nomad.goal = 0;
    for (let turn = 0; turn < 3; turn++) act(game, new Wait());
    expect([picture(game), nomad.goal]).toEqual(['n...#@', 0]);
    expect([TACTICS.track(game, nomad), nomad.goal]).toEqual([null, -1]);
  });

  it('one that wanders gives it up for a while, in one turn of six', () => {
    const game = drawScene('..n..#@');
    const nomad = monster(game, 'nomad');
    const turns = Array.from({ length: 1200 }, () => {
      nomad.goal = 0;
      TACTICS.wander(game, nomad);
      return nomad.goal;
    });
    const given = turns.filter((goal) => goal === -1).length;
    expect(given + turns.filter((goal) => goal === 0).length).toBe(1200);
    expect(given).toBeGreaterThan(160);
    expect(given).toBeLessThan(240);
  });

  it('one that fears light goes there by the dark, and the player hears it', () => {
    const game = drawLit('.....x###@', {}, { hooded: true });
    const roach = monster(game, 'roach');
    expect([TACTICS.fearsLight(game, roach), isHeard(game, roach)]).toEqual([null, false]);
    roach.goal = 0;
    expect([TACTICS.fearsLight(game, roach), isHeard(game, roach)]).toEqual([new Move(-1, 0), true]);
  });
});

describe('a monster that sets out', () => {
  /** The goals it chooses, from where it is; -1 for none. */
  function goals(game: Game, count: number): number[] {
    const nomad = monster(game, 'nomad');
    const { ai } = game.rng;
    const draw = ai.below.bind(ai);
    ai.below = (n) => (n === 6 ? 0 : draw(n));
    return Array.from({ length: count }, () => {
      nomad.goal = -1;
      TACTICS.wander(game, nomad);
      return nomad.goal;
    });
  }

  /** A square hall of open ground with the monster on its diagonal. */
  function square(at: number): string {
    const rows = Array.from({ length: 30 }, (_, y) => (y === 0 ? `${'.'.repeat(29)}@` : '.'.repeat(30)));
    rows[at] = `${'.'.repeat(at)}n${'.'.repeat(29 - at)}`;
    return rows.join('\n');
  }

  it.each([[15, 3, 27], [2, 0, 14], [28, 16, 29]])('at %i it goes no farther than 12 cells along each axis, from %i to %i, on an edge too', (at, least, most) => {
    const game = drawScene(square(at));
    const chosen = goals(game, 3000).filter((goal) => goal >= 0);
    for (const along of [(goal: number): number => goal % 30, (goal: number): number => Math.floor(goal / 30)]) {
      const cells = chosen.map(along);
      expect([Math.min(...cells), Math.max(...cells)]).toEqual([least, most]);
    }
  });

  it('tries three cells, and goes nowhere if none of them is open and safe', () => {
    const rows = Array.from({ length: 12 }, () => '.#'.repeat(6));
    rows[0] = '@#..........';
    rows[6] = '......n.....';
    const game = drawScene(rows.join('\n'));
    const open = game.floor.state.terrain.filter((_, cell) => game.floor.isWalkable(cell % 12, Math.floor(cell / 12))).length / 144;
    const none = goals(game, 4000).filter((goal) => goal < 0).length / 4000;
    expect(none).toBeGreaterThan((1 - open) ** 3 - 0.03);
    expect(none).toBeLessThan((1 - open) ** 3 + 0.03);
  });
});

describe('a monster that flees', () => {
  it('keeps its goal where it cannot step back, and loses it with the first step', () => {
    const cornered = drawScene('@..w#');
    Object.assign(monster(cornered, 'coward'), { hp: 1, goal: 0 });
    expect([TACTICS.escape(cornered, monster(cornered, 'coward')), monster(cornered, 'coward').goal]).toEqual([null, 0]);
    const free = drawScene('@..w.#');
    Object.assign(monster(free, 'coward'), { hp: 1, goal: 0 });
    expect([TACTICS.escape(free, monster(free, 'coward')), monster(free, 'coward').goal]).toEqual([new Move(1, 0), -1]);
  });

  it.each([[4, true], [5, false], [6, false]])('does so below its nerve: with %i of 10 hit points and a nerve of 50 %%, %s', (hp, flees) => {
    const game = drawScene('@..w..');
    monster(game, 'coward').hp = hp;
    expect(TACTICS.escape(game, monster(game, 'coward')) !== null).toBe(flees);
  });

  it('does not know where to without an enemy in view', () => {
    const game = drawScene('@#.w..');
    monster(game, 'coward').hp = 1;
    expect(TACTICS.escape(game, monster(game, 'coward'))).toBeNull();
  });
});

describe('a monster that keeps away', () => {
  it.each([
    ['@y..', '@.y.'], ['@.y.', '@..y'], ['@..y.', '@..y.'], ['@...y.', '@..y..'],
  ])('by three steps: %s becomes %s', (before, after) => {
    const game = drawScene(before);
    act(game, new Wait());
    expect(picture(game)).toBe(after);
  });
});

it.each([['@..y.', 0], ['@...y', -1]])('one that keeps away remembers where its enemy is while it is too close: %s', (map, goal) => {
  const game = drawScene(map);
  TACTICS.keepAway(game, monster(game, 'shy'));
  expect(monster(game, 'shy').goal).toBe(goal);
});

describe('a monster that sleeps or lurks by its brain', () => {
  it.each([['sleeper', '@..Z', '@.Z.'], ['lurker', '@..L', '@.L.']])('hunts like others while it does neither: %s', (breed, before, after) => {
    const game = drawScene(before);
    Object.assign(monster(game, breed), { asleep: false, hidden: false });
    act(game, new Wait());
    expect(picture(game)).toBe(after);
  });
});

describe('a step to the goal', () => {
  it.each(['f', 'w'])('is straight before it is diagonal, and never diagonal for one that only steps straight (%s)', (glyph) => {
    const straight = { breeds: { ...mindsWith('wolf', { directions: 4 }) } };
    const game = drawScene(`
      @....
      .....
      ..${glyph}..`, { pack: straight });
    act(game, new Wait());
    expect(picture(game)).toBe(drawn(glyph === 'f' ? '@....\n..f..\n.....' : '@....\n.w...\n.....'));
  });
});
