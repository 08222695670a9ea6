import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import { maxHpOf } from '../../src/engine/facts/stats';
import { inflict } from '../../src/engine/rules/statuses';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { unevenness } from '../support/chiSquare';
import { campaignRows } from '../support/campaignPack';
import { act, drawn, monster, picture, told } from '../support/drawGame';
import { holding, known, useThing } from '../support/holding';
import { breedsWith, tinyRows } from '../support/tinyPack';

describe('heal', () => {
  it.each([
    [20, 5, 15],
    [21, 5, 15],
    [20, 15, 20],
  ])('RULES 3 half of a maximum of %i lifts %i hit points to %i', (maxHp, hp, after) => {
    const game = holding('@', { effects: [{ do: 'heal', amount: 50, unit: 'percent' }] });
    Object.assign(game.state.player, { hp, maxHp });
    useThing(game);
    expect(game.state.player.hp).toBe(after);
  });

  it('RULES 1.7 counts equipment: the maximum is that of the wearer', () => {
    const game = holding('@', { effects: [{ do: 'heal', amount: 100, unit: 'percent' }] });
    game.state.hero.inventory.push({ id: 90, kind: 'cap', affixes: [], charges: 0, plus: 0 });
    game.state.hero.worn = { head: 90 };
    game.state.nextId = 91;
    game.state.player.hp = 1;
    useThing(game);
    expect(game.state.player.hp).toBe(maxHpOf(game, game.state.player));
    expect(game.state.player.hp).toBe(25);
  });
});

describe('cure', () => {
  const effects = [{ do: 'cure', status: 'dizzy' }] as const;

  it('ends a status before its time, and leaves the others', () => {
    const game = holding('@S', { effects, pack: { statuses: { ...tinyRows.statuses, calm: { sprite: 'none' } } } });
    inflict(game, game.state.player, { status: 'dizzy', turns: 9 });
    inflict(game, game.state.player, { status: 'calm', turns: 9 });
    const events = useThing(game);
    expect(events).toContainEqual({ type: 'cured', actor: 1, status: 'dizzy', at: { x: 0, y: 0 }, seen: true });
    expect(told(events)).toEqual(['use.thing']);
    expect(game.state.player.statuses).toEqual({ calm: 8 });
  });

  it('RULES 1.2 is refused if there is nothing to cure', () => {
    const game = holding('@', { effects });
    expect(told(useThing(game))).toEqual(['refused.notIll']);
    expect([game.state.turn, game.state.hero.inventory.length]).toEqual([0, 2]);
  });
});

describe('teleport', () => {
  const effects = [{ do: 'teleport' }] as const;

  it('puts its target on a random free cell, each as likely, known or not', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 600; seed++) {
      const game = holding(`
        @#.S
        .#.#
        ##..`, { effects, seed: String(seed) });
      const events = useThing(game);
      const { x, y } = game.state.player;
      counts[`${String(x)},${String(y)}`] = (counts[`${String(x)},${String(y)}`] ?? 0) + 1;
      expect(events.find((event) => event.type === 'teleported')).toEqual({ type: 'teleported', actor: 1, from: { x: 0, y: 0 }, to: { x, y }, seen: true });
    }
    expect(Object.keys(counts).sort()).toEqual(['0,1', '2,0', '2,1', '2,2', '3,2']);
    expect(unevenness(Object.values(counts))).toBeLessThan(1);
  });

  it('updates the view there', () => {
    const game = holding('@#.', { effects });
    useThing(game);
    expect([picture(game), game.floor.isVisible(2, 0), game.floor.isVisible(0, 0)]).toEqual(['.#@', true, false]);
  });

  it('works on monsters as well', () => {
    const game = holding('@S##.', { effects, target: { at: 'nearest', range: 9 } });
    useThing(game);
    expect(picture(game)).toBe('@.##S');
  });

  it('moves no actor if no cell is free', () => {
    const game = holding('@S', { effects });
    useThing(game);
    expect(picture(game)).toBe('@S');
  });
});

describe('push', () => {
  const push = (map: string, cells: number): string => {
    const game = holding(map, { effects: [{ do: 'push', cells }], target: { at: 'nearest', range: 99 } });
    useThing(game);
    return picture(game);
  };

  it('moves its target straight away from the source', () => {
    expect(push('@S....', 3)).toBe('@...S.');
    expect(push('..S.@', 2)).toBe('S...@');
    expect(push(`
      @...
      .S..
      ....
      ....`, 2)).toBe(drawn(`
      @...
      ....
      ....
      ...S`));
  });

  it('stops at a wall, at the edge and at an actor in the way', () => {
    expect(push('@S.#.', 9)).toBe('@.S#.');
    expect(push('@S..', 9)).toBe('@..S');
    expect(push('@S.j.', 9)).toBe('@.Sj.');
    expect(push('@Sj..', 9)).toBe('@Sj..');
  });

  it('emits where from and where to', () => {
    const game = holding('@S...', { effects: [{ do: 'push', cells: 2 }], target: { at: 'nearest', range: 9 } });
    expect(useThing(game)).toContainEqual({ type: 'pushed', actor: monster(game, 'statue').id, from: { x: 1, y: 0 }, to: { x: 3, y: 0 }, seen: true });
  });

  it('RULES 1.2 is refused on oneself', () => {
    expect(told(useThing(holding('@.', { effects: [{ do: 'push', cells: 2 }] })))).toEqual(['refused.self']);
  });
});

describe('map and light', () => {
  const cave = `
    @###..
    ####..
    ..##.r
    ..####`;

  it('a map shows all cells within its range, through walls, but no actors', () => {
    const game = holding(cave, { effects: [{ do: 'map', range: 8 }] });
    expect(known(game)).toBe(drawn(`
      @#____
      ##____
      ______
      ______`));
    useThing(game);
    expect(known(game)).toBe(drawn(`
      @##___
      ###___
      ..#___
      ______`));
    expect(game.floor.isVisible(0, 2)).toBe(false);
  });

  it('what a map shows has not been seen until it comes into view', () => {
    const game = holding(`
      @.#.
      ..#.
      ....`, { effects: [{ do: 'map', range: 99 }] });
    useThing(game);
    const knowledge = (): string => drawn(Array.from({ length: 3 }, (_, y) => game.floor.state.explored.slice(y * 4, y * 4 + 4).join('')).join('\n'));
    expect(knowledge()).toBe(drawn('1112\n1112\n1112'));
    const before = game.hash;
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ ok: true, run: { state: game.state } });
    game.turn(new Bump(1, 1));
    game.turn(new Bump(1, 1));
    expect(knowledge()).toBe(drawn('1111\n1111\n1111'));
    expect(game.hash).not.toBe(before);
  });

  it('light reveals the items in it', () => {
    const game = holding('@....!', { effects: [{ do: 'light', radius: 9 }], pack: { sight: 2 } });
    expect(useThing(game)).toContainEqual(expect.objectContaining({ type: 'found', kind: 'salve' }));
    expect(game.floor.state.items).toMatchObject([{ seen: true }]);
    expect(game.floor.isSeen(5, 0)).toBe(true);
  });

  it('light shows what can be seen from where it falls, up to its range', () => {
    const map = `
      @==....
      ###.##.
      ###.##.`;
    const lit = (radius: number): string => {
      const game = holding(map, { effects: [{ do: 'light', radius }], target: { at: 'cell', radius: 0, evenEmpty: true }, pack: { sight: 3 } });
      useThing(game, { x: 3, y: 0 });
      return known(game);
    };
    expect(lit(2)).toBe(drawn(`
      @==..._
      ###.#__
      ___.___`));
    expect(lit(5)).toBe(drawn(`
      @==....
      ###.##_
      __#.#__`));
  });
});

describe('dig', () => {
  it('turns walls within its range into ground, but never the edge of the map', () => {
    const game = holding(`
      #######
      ###@###
      #######
      #######
      #######`, { effects: [{ do: 'dig', range: 4 }] });
    const events = useThing(game);
    expect(picture(game)).toBe(drawn(`
      #######
      #..@..#
      ##...##
      ###.###
      #######`));
    expect(events).toContainEqual({ type: 'changed', at: { x: 3, y: 1 }, seen: true });
    expect(game.floor.isVisible(3, 3)).toBe(true);
    act(game, new Bump(0, 1));
    expect(game.state.player).toMatchObject({ x: 3, y: 2 });
  });

  it('leaves the walls of a vault as they are', () => {
    const game = holding(`
      #######
      ###@###
      #######
      #######`, { effects: [{ do: 'dig', range: 2 }], pack: campaignRows });
    game.floor.state.places.push({ vault: 'closet', x1: 3, y1: 2, x2: 6, y2: 3 });
    useThing(game);
    expect(picture(game)).toBe(drawn(`
      #######
      ##.@.##
      ##.####
      #######`));
  });

  it('leaves stairs as they are, and happens once however many are hit', () => {
    const game = holding(`
      #####
      #@S>#
      #####`, { effects: [{ do: 'dig', range: 9 }], target: { at: 'cell', radius: 9 } });
    expect(useThing(game, { x: 2, y: 1 }).filter((event) => event.type === 'changed')).toHaveLength(1);
    expect(picture(game)).toContain('>');
  });
});

describe('summon', () => {
  const rats = (count: number): { effects: readonly [{ do: 'summon'; breed: string; count: number }]; pack: object } => ({ effects: [{ do: 'summon', breed: 'rat', count }], pack: { breeds: breedsWith('rat', { brain: [] }) } });

  it('puts this many next to the target, with ids of their own', () => {
    const game = holding(`
      ...
      .@.
      ...`, rats(3));
    const { nextId } = game.state;
    const events = useThing(game);
    expect(game.floor.state.actors.map((actor) => [actor.id, actor.breed, actor.hp])).toEqual([0, 1, 2].map((n) => [nextId + n, 'rat', 6]));
    expect(picture(game).match(/r/g)).toHaveLength(3);
    expect(events.filter((event) => event.type === 'summoned').map((event) => event.actor)).toEqual([nextId, nextId + 1, nextId + 2]);
    expect(game.state.nextId).toBe(nextId + 3);
  });

  it('puts fewer if there is less room', () => {
    const game = holding('S@.#.', rats(5));
    useThing(game);
    expect(picture(game)).toBe('S@r#.');
  });
});

describe('alarm', () => {
  it('calls all monsters within its range, including those that can\'t see the player', () => {
    const game = holding(`
      @#r###r
      .......`, { effects: [{ do: 'alarm', range: 4 }] });
    const [near, far] = game.floor.state.actors;
    expect([near?.goal, far?.goal]).toEqual([-1, -1]);
    useThing(game);
    expect([near?.goal, far?.goal]).toEqual([0, -1]);
    act(game, new Wait(), new Wait(), new Wait());
    expect(picture(game)).toContain('r');
    expect(game.state.player.hp).toBeLessThan(20);
    expect(far).toMatchObject({ x: 6, y: 0 });
  });
});

describe('several effects of one item', () => {
  it('happen in order, each to every actor hit', () => {
    const game = holding('@SS', { effects: [{ do: 'damage', amount: 3 }, { do: 'inflict', status: 'stiff', turns: 4 }], target: { at: 'cell', radius: 1 } });
    const events = useThing(game, { x: 2, y: 0 });
    const told = events.filter((event) => event.type === 'damaged' || event.type === 'inflicted').map((event) => [event.type, event.actor]);
    expect(told).toEqual([['damaged', 2], ['inflicted', 2], ['damaged', 3], ['inflicted', 3]]);
    expect(game.floor.state.actors.map((actor) => [actor.hp, actor.statuses])).toEqual([[47, { stiff: 3 }], [47, { stiff: 3 }]]);
  });

  it('RULES 6 nothing more happens to a target killed by the first', () => {
    const game = holding('@j', { effects: [{ do: 'damage', amount: 3 }, { do: 'damage', amount: 3 }, { do: 'inflict', status: 'stiff', turns: 4 }], target: { at: 'nearest', range: 9 } });
    const events = useThing(game);
    expect(events.map((event) => event.type)).toEqual(['itemUsed', 'struck', 'message', 'damaged', 'died', 'message', 'gainedXp', 'message']);
    expect([game.state.hero.xp, game.floor.state.corpses.length]).toEqual([2, 1]);
  });

  it('RULES 6 nor to anyone after the end of the run', () => {
    const game = holding('@S', { effects: [{ do: 'damage', amount: 30 }, { do: 'heal', amount: 5 }, { do: 'summon', breed: 'rat', count: 1 }], target: { at: 'cell', radius: 9 } });
    game.state.player.hp = 19;
    const events = useThing(game, { x: 1, y: 0 });
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    expect(game.state.player.hp).toBe(0);
    expect(game.floor.state.actors.map((actor) => [actor.breed, actor.hp])).toEqual([['statue', 50]]);
  });

  it('RULES 1.6 an item is refused if all its effects would be pointless, and nothing has happened', () => {
    const game = holding('@', { effects: [{ do: 'heal', amount: 5 }, { do: 'cure', status: 'dizzy' }] });
    expect(told(useThing(game))).toEqual(['refused.fullHealth']);
    expect([game.state.turn, game.state.hero.inventory.length]).toEqual([0, 2]);
  });

  it('pointless effects of a useful item are skipped and not logged', () => {
    const game = holding('@', { effects: [{ do: 'heal', amount: 5 }, { do: 'cure', status: 'dizzy' }] });
    inflict(game, game.state.player, { status: 'dizzy', turns: 5 });
    expect(useThing(game).map((event) => event.type)).toEqual(['itemUsed', 'cured', 'message']);
    const wave = holding('@S', { effects: [{ do: 'push', cells: 1 }, { do: 'damage', amount: 1 }], target: { at: 'cell', radius: 9 } });
    expect(useThing(wave, { x: 0, y: 0 }).flatMap((event) => (event.type === 'pushed' || event.type === 'damaged' ? [[event.type, event.actor]] : []))).toEqual([['damaged', 1], ['pushed', 2], ['damaged', 2]]);
  });
});
