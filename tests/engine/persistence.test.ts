import { Bump } from '../../src/engine/actions/fights';
import { Drop } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { inflict } from '../../src/engine/rules/statuses';
import type { FloorState } from '../../src/engine/state';
import { act, carried, drawGame, drawn, floorsBelow, monster, picture, told, view, type Drawing } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { reload } from '../support/reload';
import { breedsWith } from '../support/tinyPack';

const below = [`
  ######
  #<..>#
  ######`, `
  ######
  #..>.#
  #.<..#
  ######`];

/** A run on persistent floors: the one drawn, and those below it. */
function lasting(map: string, more: Drawing = {}): Game {
  return drawGame(map, { below, ...more, pack: { floorsPersist: true, ...more.pack } });
}

/** A copy of a floor as it is stored. */
function floorAsKept(game: Game, number: number): FloorState {
  const floor = game.state.floors.find((other) => other.number === number);
  if (!floor) throw new Error(`floor ${String(number)} is not kept`);
  return JSON.parse(JSON.stringify(floor)) as FloorState;
}

const east = new Bump(1, 0);
const west = new Bump(-1, 0);

describe('persistent floors', () => {
  it('RULES 4 are found exactly as left: actors with their wounds and statuses, items, corpses, and explored cells', () => {
    const game = lasting(`
      #######
      j@>.S##
      #.#!#..
      #######`, { carry: ['axe+keen', 'cap'], wear: ['cap'] });
    act(game, west, east, new Drop(carried(game, 'axe')));
    inflict(game, monster(game, 'statue'), { status: 'stiff', turns: 7 });
    monster(game, 'statue').hp = 13;
    const before = floorAsKept(game, 1);
    expect([before.corpses.length, before.items.length]).toEqual([1, 2]);
    expect([...new Set(before.explored)].sort()).toEqual([0, 1]);
    act(game, new Stairs('down'), ...Array.from({ length: 5 }, () => new Wait()));
    expect(floorAsKept(game, 1)).toEqual(before);
    const [statue] = before.actors;
    Object.assign(statue ?? {}, { statuses: { stiff: 6 } });
    act(game, new Stairs('up'));
    expect(floorAsKept(game, 1)).toEqual(before);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 4 stand still meanwhile; no monster follows, and a hunter goes on where it stood', () => {
    const game = lasting('@>.....r');
    act(game, east);
    expect(picture(game)).toBe('.@....r.');
    act(game, new Stairs('down'), ...Array.from({ length: 9 }, () => new Wait()));
    expect(game.floor.state.actors).toEqual([]);
    act(game, new Stairs('up'));
    expect(picture(game)).toBe('.@...r..');
    act(game, new Wait());
    expect(picture(game)).toBe('.@..r...');
  });

  it('RULES 4 going down leads to the stairs up, going up to the stairs down', () => {
    const game = lasting('@..>', { below });
    act(game, east, east, east, new Stairs());
    expect(picture(game)).toBe(drawn(`
      ######
      #@..>#
      ######`));
    act(game, east, east, east, new Stairs());
    expect(game.state.player).toMatchObject({ x: 2, y: 2 });
    const events = act(game, new Stairs());
    expect(events).toContainEqual({ type: 'arrived', floor: 2, at: { x: 4, y: 1 }, seen: true });
    expect(game.state.player).toMatchObject({ x: 4, y: 1 });
    act(game, west, west, west, new Stairs());
    expect([game.state.floor, game.state.player.x]).toEqual([1, 3]);
    expect(game.state.floors.map((floor) => floor.number)).toEqual([1, 2, 3]);
  });

  it('RULES 4 the direction is reported in words', () => {
    const game = lasting('@>');
    expect(told(act(game, east, new Stairs()))).toEqual(['log.stairs.down']);
    const events = act(game, new Stairs());
    expect(told(events)).toEqual(['log.stairs.up']);
    expect(events).toContainEqual({ type: 'message', tone: 'descend', key: 'log.stairs.up', params: { floor: 1 }, seen: true });
  });

  it('RULES 4 a floor is made once, however often it is entered', () => {
    const drawnGame = lasting('@>');
    const asked: number[] = [];
    const source = floorsBelow(drawnGame.content, below);
    const game = new Game(drawnGame.content, drawnGame.state, { floor: (number) => (asked.push(number), source.floor(number)) });
    act(game, east);
    for (let i = 0; i < 4; i++) act(game, new Stairs('down'), new Stairs('up'));
    expect(asked).toEqual([2]);
  });

  it('RULES 4 ids are unique over all floors', () => {
    const game = lasting('@>!rS', { below: ['<>!rS', '<.!rS'] });
    game.state.player.hp = game.state.player.maxHp = 500;
    act(game, east, new Stairs(), east, new Stairs());
    const ids = game.state.floors.flatMap((floor) => [...floor.actors, ...floor.items].map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
    expect(Math.max(...ids)).toBeLessThan(game.state.nextId);
  });

  it('an actor on the stairs gives way to the nearest free cell', () => {
    const game = lasting(`
      #####
      #@>.#
      #####`);
    act(game, east, new Stairs());
    game.state.floors[0]?.actors.push({ ...monsterOf('statue'), id: game.state.nextId++, x: 2, y: 1 });
    act(game, new Stairs());
    expect(game.state.player).toMatchObject({ x: 2, y: 1 });
    expect(Math.abs(monster(game, 'statue').x - 2)).toBe(1);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('and also when a run begins or is loaded with two actors in one cell', () => {
    const game = lasting('@S.');
    monster(game, 'statue').x = 0;
    const loaded = reload(game);
    expect([picture(loaded), brokenInvariants(loaded)]).toEqual(['@S.', []]);
  });

  it('one on the stairs that nowhere else has room for is gone', () => {
    const game = lasting(`
      ####
      #@>#
      ####`);
    act(game, east, new Stairs());
    for (const x of [1, 2]) game.state.floors[0]?.actors.push({ ...monsterOf('statue'), id: game.state.nextId++, x, y: 1 });
    act(game, new Stairs());
    expect([picture(game), brokenInvariants(game)]).toEqual([drawn(`
      ####
      #S@#
      ####`), []]);
  });

  it('monsters near the stairs are reported again on coming back', () => {
    const game = lasting('@>.S');
    act(game, east, new Stairs());
    expect(act(game, new Stairs()).flatMap((event) => (event.type === 'noticed' ? [event.breed] : []))).toEqual(['statue']);
    expect(view(game)).toBe('.@.S');
  });
});

/** A fresh actor of a breed, off every floor. */
function monsterOf(breed: 'statue' | 'rat'): FloorState['actors'][number] {
  return monster(drawGame(`@${breed === 'rat' ? 'r' : 'S'}`), breed);
}

describe('floors that are not persistent', () => {
  it('RULES 2 only the current one is kept, and nothing leads up', () => {
    const game = drawGame('@>', { below: '@.>' });
    act(game, east, new Stairs());
    expect(game.state.floors.map((floor) => floor.number)).toEqual([2]);
    expectRefused(game, new Stairs('up'), { key: 'refused.noStairs' });
  });
});

describe('stairs in the wrong direction', () => {
  it('RULES 1.2 are refused, and nothing is lost', () => {
    const game = lasting('@>');
    expectRefused(game, new Stairs(), { key: 'refused.noStairs' });
    for (const way of ['down', 'up'] as const) expectRefused(game, new Stairs(way), { key: 'refused.noStairs' });
    act(game, east);
    expectRefused(game, new Stairs('up'), { key: 'refused.noStairs.up' });
    act(game, new Stairs('down'));
    expectRefused(game, new Stairs('down'), { key: 'refused.noStairs.down' });
    act(game, new Stairs('up'));
    expect(game.state.floor).toBe(1);
  });
});

describe('a run over several floors', () => {
  /** A run that has left two floors behind. */
  function deepRun(): Game {
    const game = lasting('@>.S!', { below: ['<>.S!', '<..S!'], carry: ['bolt'] });
    act(game, east, new Stairs(), east, new Stairs());
    return game;
  }

  it('RULES 1.8 the hash covers the floors left behind: any change there changes it', () => {
    const { hash } = deepRun();
    const changes: ((floor: FloorState) => void)[] = [
      (floor) => void (floor.terrain[2] = 0),
      (floor) => void (floor.explored[4] = floor.explored[4] === 1 ? 0 : 1),
      (floor) => void floor.actors.pop(),
      (floor) => Object.assign(floor.actors[0] ?? {}, { hp: 7 }),
      (floor) => Object.assign(floor.actors[0] ?? {}, { x: 2 }),
      (floor) => Object.assign(floor.actors[0] ?? {}, { statuses: { stiff: 1 } }),
      (floor) => void floor.items.pop(),
      (floor) => Object.assign(floor.items[0] ?? {}, { affixes: ['keen'] }),
      (floor) => Object.assign(floor.items[0] ?? {}, { left: true }),
      (floor) => void floor.corpses.push({ breed: 'rat', x: 0, y: 0, seen: true, rises: 0 }),
      (floor) => void (floor.number += 5),
    ];
    const hashes = [0, 1].flatMap((place) => changes.map((change) => {
      const game = deepRun();
      const floor = game.state.floors[place];
      if (floor) change(floor);
      return new Game(game.content, game.state, floorsBelow(game.content, below)).hash;
    }));
    expect(hashes.filter((other) => other === hash)).toEqual([]);
    expect(new Set(hashes).size).toBe(2 * changes.length);
  });

  it('RULES 1.8 the hash doesn\'t depend on the order in which floors are stored', () => {
    const game = deepRun();
    game.state.floors.reverse();
    expect(new Game(game.content, game.state, floorsBelow(game.content, below)).hash).toBe(deepRun().hash);
  });

  it('RULES 1.8 resumes exactly, with all floors visited', () => {
    const game = deepRun();
    const maps = ['<>.S!', '<..S!'];
    const loaded = reload(game, maps);
    expect([loaded.state, loaded.hash]).toEqual([game.state, game.hash]);
    for (const run of [game, loaded]) act(run, new Stairs('up'), new Wait(), west, new Stairs('up'), east, east);
    expect(loaded.state.floor).toBe(1);
    expect(loaded.state).toEqual(game.state);
    expect(loaded.hash).toBe(game.hash);
  });
});

describe('the last floor', () => {
  const last = { pack: { lastFloor: 1 } };

  it('RULES 3 taking its stairs wins: the run has ended, on that floor, in that turn', () => {
    const game = drawGame('@>', last);
    const events = act(game, new Bump(1, 0), new Stairs());
    expect(game.state.outcome).toEqual({ kind: 'won', floor: 1, turn: 2 });
    expect(game.state.turn).toBe(2);
    expect(events.slice(-2)).toMatchObject([{ type: 'message', tone: 'descend', key: 'log.won' }, { type: 'ended', outcome: { kind: 'won' } }]);
    expect([game.isOver, brokenInvariants(game)]).toEqual([true, []]);
    for (const action of [new Wait(), new Stairs(), west]) expectRefused(game, action, { key: 'refused.over' });
  });

  it('RULES 3 nothing hits the winner any more', () => {
    const game = drawGame('@>O', { pack: { ...last.pack, breeds: breedsWith('ogre', { power: 1, brain: ['hunt'] }) } });
    act(game, east);
    expect(act(game, new Stairs()).filter((event) => event.type === 'attacked')).toEqual([]);
  });

  it('RULES 3 the floors before it lead on', () => {
    const game = drawGame('@>', { pack: { lastFloor: 2 }, below: '@>' });
    act(game, east, new Stairs());
    expect([game.state.floor, game.isOver]).toEqual([2, false]);
    act(game, east, new Stairs());
    expect(game.state.outcome).toMatchObject({ kind: 'won', floor: 2 });
  });
});

describe('resting on the way down', () => {
  const rest = { onDescend: [{ do: 'heal', amount: 50, unit: 'percent' }] } as const;

  it('RULES 3 heals half of the maximum, and logs it', () => {
    const game = lasting('@>', { pack: rest });
    game.state.player.hp = 3;
    expect(told(act(game, east, new Stairs()))).toEqual(['log.stairs.down', 'use.descent']);
    expect(game.state.player.hp).toBe(13);
  });

  it('RULES 3 never above the maximum, and at full health only logs it', () => {
    const game = lasting('@>', { pack: rest });
    expect(told(act(game, east, new Stairs()))).toEqual(['log.stairs.down', 'use.descent']);
    game.state.player.hp = 15;
    act(game, new Stairs(), new Stairs());
    expect(game.state.player.hp).toBe(20);
  });

  it('RULES 3 does nothing on the way up', () => {
    const game = lasting('@>', { pack: rest });
    act(game, east, new Stairs());
    game.state.player.hp = 3;
    act(game, new Stairs());
    expect(game.state.player.hp).toBe(3);
  });
});
