import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { Point } from '../../src/engine/core/point';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { inflict } from '../../src/engine/rules/statuses';
import { act, carried, drawGame, drawn, monster, picture, told } from '../support/drawGame';
import { unevenness } from '../support/chiSquare';
import { breedsWith } from '../support/tinyPack';

/** Uses the first carried item of a kind. */
function use(game: Game, kind: string, aim: Point | null = null): GameEvent[] {
  return game.turn(new UseItem(carried(game, kind), aim));
}

const health = (game: Game): Record<string, number> => Object.fromEntries(game.floor.state.actors.map((actor) => [actor.id, actor.hp]));

describe('health potion', () => {
  it('RULES 1.6 heals, takes a turn and is used up', () => {
    const game = drawGame('@', { carry: ['bolt', 'salve', 'salve'] });
    game.state.player.hp = 10;
    const events = use(game, 'salve');
    expect(game.state.player.hp).toBe(14);
    expect(game.state.turn).toBe(1);
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['bolt', 'salve']);
    expect(events).toMatchObject([{ type: 'itemUsed', kind: 'salve' }, { type: 'healed', amount: 4, hp: 14 }, { type: 'message', tone: 'healed', key: 'use.salve', params: { n: 4 } }]);
  });

  it('RULES 1.6 heals up to the maximum only and reports the actual amount', () => {
    const game = drawGame('@', { carry: ['salve'] });
    game.state.player.hp = 19;
    expect(use(game, 'salve')).toContainEqual({ type: 'message', tone: 'healed', key: 'use.salve', params: { item: 'item.salve', actor: 'breed.player', n: 1 }, seen: true });
    expect(game.state.player.hp).toBe(20);
  });
});

describe('lightning scroll', () => {
  it('RULES 1.6 hits the nearest enemy in view, and only that', () => {
    const game = drawGame(`
      S..@.S...
      #...#....
      ..S.#S...`, { carry: ['bolt'] });
    const [, near] = game.floor.state.actors;
    use(game, 'bolt');
    expect(game.floor.state.actors.filter((actor) => actor.hp < 50)).toEqual([near]);
    expect(near).toMatchObject({ x: 5, y: 0, hp: 45 });
    expect(game.state.hero.inventory).toEqual([]);
  });

  it('RULES 1.6 passes over a nearer one out of sight', () => {
    const game = drawGame('S...@#S', { carry: ['bolt'] });
    use(game, 'bolt');
    expect(Object.values(health(game))).toEqual([45, 50]);
  });

  it('RULES 1.6 hits the oldest of equally near ones', () => {
    const game = drawGame('S.@.S', { carry: ['bolt'] });
    use(game, 'bolt');
    expect(Object.values(health(game))).toEqual([45, 50]);
  });

  it.each([
    ['@.....S', false],
    ['@....S.', true],
    [`
      @......
      .......
      .......
      .......
      .....S.`, false],
    [`
      @......
      .......
      .......
      .......
      ....S..`, true],
    [`
      @......
      .......
      .......
      .....S.`, true],
  ])('RULES 1.6 reaches dx^2 + dy^2 < 36: %s %s', (map, hit) => {
    const game = drawGame(map, { carry: ['bolt'] });
    use(game, 'bolt');
    expect(monster(game, 'statue').hp < 50).toBe(hit);
    expect(game.state.hero.inventory.length === 0).toBe(hit);
  });

  it('RULES 1.6 the bolt reports its way and its target, and a kill counts', () => {
    const game = drawGame('@..j', { carry: ['bolt'] });
    const events = use(game, 'bolt');
    expect(events).toContainEqual({ type: 'struck', kind: 'bolt', from: { x: 0, y: 0 }, to: { x: 3, y: 0 }, seen: true });
    expect(told(events)).toEqual(['use.bolt', 'log.dies', 'log.xp']);
    expect(picture(game)).toBe('@..%');
    expect(game.state.hero.xp).toBe(2);
  });

  it('ignores defence', () => {
    const game = drawGame('@S', { carry: ['bolt'] });
    use(game, 'bolt');
    expect(monster(game, 'statue').hp).toBe(45);
  });
});

describe('confusion scroll', () => {
  /** The cells a monster stumbles to, turn by turn, until it recovers. */
  function stumbleSteps(game: Game, turns: number): GameEvent[] {
    return act(game, ...Array.from({ length: turns }, () => new Wait()));
  }

  it('RULES 1.6 confuses the chosen target for exactly 10 turns, then says that it has worn off', () => {
    const game = drawGame('@.=S', { carry: ['daze'] });
    expect(told(use(game, 'daze', { x: 3, y: 0 }))).toEqual(['use.daze']);
    const left: (number | undefined)[] = [];
    const words: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      left.push(monster(game, 'statue').statuses['dizzy']);
      words.push(...told(act(game, new Wait())));
    }
    expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, undefined]);
    expect(words).toEqual(['status.dizzy.ends']);
  });

  it('RULES 1.6 and 6 moves in a random one of 8 directions, never none, each as likely', () => {
    const counts: Record<string, number> = {};
    for (let i = 0; i < 400; i++) {
      const game = drawGame(`
        @....
        .....
        ..S..
        .....
        .....`, { seed: `s${String(i)}`, carry: ['daze'] });
      use(game, 'daze', { x: 2, y: 2 });
      const { x, y } = monster(game, 'statue');
      const step = `${String(x - 2)},${String(y - 2)}`;
      counts[step] = (counts[step] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['-1,-1', '-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0', '1,1']);
    expect(unevenness(Object.values(counts))).toBeLessThan(1);
  });

  it('RULES 1.6 a wall wastes the turn: nothing moves and nothing is logged', () => {
    const game = drawGame(`
      @=###
      ==#S#
      ..###`);
    const statue = monster(game, 'statue');
    inflict(game, statue, { status: 'dizzy', turns: 3 });
    const events = stumbleSteps(game, 2);
    expect(events.map((event) => event.type)).toEqual(['waited', 'waited']);
    expect(statue).toMatchObject({ x: 3, y: 1, statuses: { dizzy: 1 } });
  });

  it('RULES 1.6 attacks any actor it bumps into, friend or enemy', () => {
    const game = drawGame(`
      rrr
      rOr
      rr@`, { pack: { breeds: breedsWith('rat', { brain: [] }) } });
    game.state.player.hp = game.state.player.maxHp = 900;
    const ogre = monster(game, 'ogre');
    inflict(game, ogre, { status: 'dizzy', turns: 100 });
    const hits = stumbleSteps(game, 1).filter((event) => event.type === 'attacked');
    expect(hits).toMatchObject([{ attacker: ogre.id, damage: expect.any(Number) as number }]);
    for (let turn = 0; turn < 60; turn++) act(game, new Wait());
    expect(game.floor.state.actors.length).toBeLessThan(8);
    expect(game.state.player.hp).toBeLessThan(900);
  });

  it('RULES 1.6 a second one extends to 10 and never adds up', () => {
    const game = drawGame('@.=S', { carry: ['daze', 'daze'] });
    use(game, 'daze', { x: 3, y: 0 });
    act(game, new Wait(), new Wait());
    expect(monster(game, 'statue').statuses).toEqual({ dizzy: 7 });
    use(game, 'daze', { x: 3, y: 0 });
    expect(monster(game, 'statue').statuses).toEqual({ dizzy: 9 });
    inflict(game, monster(game, 'statue'), { status: 'dizzy', turns: 2 });
    expect(monster(game, 'statue').statuses).toEqual({ dizzy: 9 });
  });

  it('RULES 1.6 afterwards the monster hunts as before', () => {
    const game = drawGame('@......r', { carry: ['daze'] });
    const rat = monster(game, 'rat');
    inflict(game, rat, { status: 'dizzy', turns: 1 });
    act(game, new Wait());
    const after = rat.x;
    act(game, new Wait());
    expect(rat.x).toBe(after - 1);
  });
});

describe('fireball scroll', () => {
  it('RULES 1.6 hits all actors within dx^2 + dy^2 <= 9, through walls, and no others', () => {
    const game = drawGame(`
      @........
      ....S....
      ..S...S..
      .......=.
      .S..=..SS
      ....=....
      ..S...S..
      ....S....`, { carry: ['blast'] });
    use(game, 'blast', { x: 4, y: 4 });
    const hit = game.floor.state.actors.filter((actor) => actor.hp < 50).map(({ x, y }) => `${String(x)},${String(y)}`);
    expect(hit).toEqual(['4,1', '2,2', '6,2', '1,4', '7,4', '2,6', '6,6', '4,7']);
    expect(game.state.player.hp).toBe(20);
  });

  it('RULES 1.6 walls don\'t stop it', () => {
    const game = drawGame('@..#S', { carry: ['blast'] });
    use(game, 'blast', { x: 2, y: 0 });
    expect(monster(game, 'statue').hp).toBe(44);
  });

  it('RULES 1.6 hits the player too', () => {
    const game = drawGame('@..S', { carry: ['blast'] });
    const events = use(game, 'blast', { x: 1, y: 0 });
    expect(game.state.player.hp).toBe(14);
    expect(monster(game, 'statue').hp).toBe(44);
    expect(events.filter((event) => event.type === 'struck')).toHaveLength(2);
  });

  it('RULES 6 also if the player is outside the blast', () => {
    const game = drawGame('@....S', { carry: ['blast'] });
    use(game, 'blast', { x: 5, y: 0 });
    expect([game.state.player.hp, monster(game, 'statue').hp]).toEqual([20, 44]);
  });

  it('RULES 1.6 may kill its own user, and is then the cause of death', () => {
    const game = drawGame('@S', { carry: ['blast'] });
    game.state.player.hp = 6;
    use(game, 'blast', { x: 0, y: 0 });
    expect(game.state.outcome).toEqual({ kind: 'died', cause: 'item.blast', floor: 1, turn: 1 });
  });

  it('RULES 1.6 counts every kill', () => {
    const game = drawGame(`
      @...j
      ....j
      ....j`, { carry: ['blast'] });
    use(game, 'blast', { x: 4, y: 1 });
    expect(picture(game)).toBe(drawn(`
      @...%
      ....%
      ....%`));
    expect(game.state.hero.xp).toBe(6);
    act(game, new Bump(1, 0));
    expect(game.state.turn).toBe(2);
  });
});
