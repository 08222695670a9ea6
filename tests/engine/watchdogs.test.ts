import type { Action } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Breed, Effect, PackRows, TrapKind } from '../../src/engine/content';
import { lengthOf } from '../../src/engine/core/point';
import { KnownPaths } from '../../src/engine/facts/KnownPaths';
import { COST, EndlessError, MOST_EFFORT, Watchdog } from '../../src/engine/core/Effort';
import { WeightedTable } from '../../src/engine/core/floorCurve';
import { Rng } from '../../src/engine/core/rng';
import { FieldOfView, MOST_SIGHT } from '../../src/engine/floor/fov';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { campaignRows } from '../support/campaignPack';
import { act, drawGame } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

/** A run in a pack whose jars do one thing when they die, and whose dart traps do another. */
function planted(map: string, { onDeath = [], dart = {} }: { onDeath?: Breed['onDeath']; dart?: Partial<TrapKind> }): Game {
  const pack: Partial<PackRows> = {
    ...campaignRows,
    breeds: { ...campaignRows.breeds, jar: { ...tinyRows.breeds.jar, ...(onDeath.length > 0 ? { onDeath } : {}) } },
    traps: { ...campaignRows.traps, kinds: { ...campaignRows.traps.kinds, dart: { ...campaignRows.traps.kinds.dart, ...dart } } },
  };
  return drawGame(map, { pack });
}

/** Does something that is too much for one turn: the log says so once, the state is valid, and the next turn is ordinary. */
function expectCut(game: Game, action: Action): GameEvent[] {
  const events = act(game, action);
  expect(told(game.state).filter((key) => key === 'log.stuck')).toEqual(['log.stuck']);
  expect(brokenInvariants(game)).toEqual([]);
  expect(game.isOver).toBe(false);
  const before = game.state.turn;
  game.floor.state.actors.splice(0).forEach((actor) => { game.floor.leave(actor); });
  expect(act(game, new Wait()).some((event) => event.type === 'message' && event.key === 'log.stuck')).toBe(false);
  expect(game.state.turn).toBe(before + 1);
  return events;
}

/** The keys of a run's log. */
function told({ log }: Game['state']): string[] {
  return log.map(({ key }) => key);
}

/** What an action throws, in words. */
function thrownBy(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(EndlessError);
    return String(error);
  }
  return 'nothing';
}

describe('RULES 5.9 what a pack sets off without end is cut short, logged once, and leaves a run that goes on', () => {
  it('deaths that summon more of the dead', () => {
    const game = planted('@j....', {
      onDeath: [{ target: { at: 'cell', radius: 4, evenEmpty: true }, effects: [{ do: 'summon', breed: 'jar', count: 1 }] }, { target: { at: 'cell', radius: 4, evenEmpty: true }, effects: [{ do: 'damage', amount: 9 }] }],
    });
    game.state.player.hp = game.state.player.maxHp = 10_000;
    expectCut(game, new Bump(1, 0));
  });

  it('traps that throw onto each other', () => {
    const game = planted(`
      @11111111
      111111111`, { dart: { effects: [{ do: 'teleport' }] } });
    game.floor.state.traps.push({ kind: 'dart', x: 0, y: 0, known: false });
    expectCut(game, new Bump(1, 0));
  });

  it('a whole floor that changes and changes back', () => {
    const flip: Effect[] = [{ do: 'change', from: 'ground', to: 'water' }, { do: 'change', from: 'water', to: 'ground' }];
    const game = drawGame(`@..r${'.'.repeat(60)}`, { isWild: true, pack: { ...campaignRows, breeds: { ...campaignRows.breeds, rat: { ...tinyRows.breeds.rat, power: 0, speed: 1000, eachTurn: Array.from({ length: 6 }, () => flip).flat() } } } });
    game.state.player.energy = -20_000;
    const events = expectCut(game, new Wait());
    expect(events.length).toBeLessThan(MOST_EFFORT / COST.event + 200);
  });

  it('and no effect happens after that, whatever its cause', () => {
    const game = drawGame('@r');
    game.effort.spendAll();
    game.affect([{ do: 'damage', amount: 3 }], { target: game.state.player, source: game.state.player, at: game.state.player, cause: { table: 'item', id: 'bomb' } });
    expect([game.state.player.hp, told(game.state)]).toEqual([game.state.player.maxHp, ['log.stuck']]);
  });
});

describe('what would never end throws an error that names it', () => {
  it('one thing after another in a single turn', () => {
    const game = drawGame('@');
    const action: Action = {
      perform: (_game, target) => {
        for (;;) game.affect([{ do: 'heal', amount: 1 }], { target, source: target, at: target, cause: { table: 'item', id: 'salve' } });
      },
    };
    expect(thrownBy(() => game.turn(action))).toBe('EndlessError: Effects setting each other off: stopped after 100000 times.');
  });

  it('counts the effects of each turn separately', () => {
    const game = drawGame('@');
    const action: Action = {
      perform: (_game, target) => {
        for (let i = 0; i < 60_000; i++) game.affect([{ do: 'heal', amount: 1 }], { target, source: target, at: target, cause: { table: 'item', id: 'salve' } });
        return { done: true, cost: 0 };
      },
    };
    expect(thrownBy(() => act(game, action, action))).toBe('nothing');
  });

  it('but a hundred that blow each other up are fine', () => {
    const game = drawGame(`@${'b'.repeat(150)}`, { pack: campaignRows });
    act(game, new Bump(1, 0));
    expect(game.floor.state.actors).toEqual([]);
  });

  it('counts every turn separately', () => {
    const game = drawGame('@C', { pack: campaignRows });
    game.state.player.hp = game.state.player.maxHp = 10_000;
    for (let i = 0; i < 400; i++) {
      game.state.player.hp = 10_000;
      Object.assign(game.floor.state.actors[0] ?? {}, { hp: 30 });
      act(game, new Bump(1, 0));
    }
    expect(game.state.turn).toBe(400);
  });

  it('a player that never gets its turn', () => {
    const game = drawGame('@');
    game.state.player.energy = -2_000_000;
    expect(thrownBy(() => act(game, new Wait()))).toBe('EndlessError: Rounds without a turn for the player: stopped after 10000 times.');
  });

  it('an action that only hands over', () => {
    const game = drawGame('@');
    const action = { perform: () => ({ done: false as const, instead: action }) };
    expect(thrownBy(() => game.turn(action))).toBe('EndlessError: Actions handing over to each other: stopped after 8 times.');
  });

  it('a path that leads in a circle', () => {
    const game = drawGame('@...');
    const ways = new KnownPaths(game);
    expect(ways.to({ x: 3, y: 0 })).toHaveLength(3);
    const { before } = ways as unknown as { before: Int32Array };
    before[1] = 2;
    before[2] = 1;
    expect(thrownBy(() => ways.to({ x: 3, y: 0 }))).toContain('Following a path');
  });

  it('a number that is drawn again for ever', () => {
    const stuck = new Rng([0, 0, 0, 0]);
    stuck.next = () => 0;
    expect(thrownBy(() => stuck.below(3))).toContain('Redrawing a number below 3');
  });

  it('counts up to its limit and not before', () => {
    const dog = new Watchdog('It goes on', 3);
    for (let i = 0; i < 3; i++) dog.tick();
    expect(() => { dog.tick(); }).toThrow('It goes on: stopped after 3 times.');
    dog.rest();
    expect(() => { dog.tick(); }).not.toThrow();
  });
});

describe('numbers too large to loop over', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [35, 5],
    [36, 6],
    [Number.MAX_SAFE_INTEGER, 94_906_265],
  ])('a range of %i reaches %i cells, however large it is', (range, cells) => {
    expect(lengthOf(range)).toBe(cells);
  });

  it('a sight radius beyond the tables is refused', () => {
    const fov = new FieldOfView(9, 3);
    expect(() => { fov.compute(4, MOST_SIGHT + 1); }).toThrow('Sight radius 61 exceeds 60.');
  });

  it('a draw beyond its table is no id', () => {
    const table = new WeightedTable({ one: [[0, 1]], two: [[0, 2]] });
    const beyond = new Rng([1, 2, 3, 4]);
    beyond.below = () => 3;
    expect(() => table.draw(1, beyond)).toThrow('A draw of 3 falls beyond 1 + 2.');
  });
});
