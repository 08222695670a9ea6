import { packs } from '../../src/content/packs';
import { Bump } from '../../src/engine/actions/fights';
import { Drop, PickUp } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import { unexploredWays } from '../../src/engine/ai/explore';
import { nearestHostile, pursue, type Intent } from '../../src/engine/ai/intents';
import { interruption } from '../../src/engine/ai/interruption';
import type { PackRows } from '../../src/engine/content';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { INVENTORY_SLOTS } from '../../src/engine/state';
import { DIRECTIONS } from '../../src/engine/core/point';
import { newGame } from '../../src/procgen/newGame';
import { drawCampaign } from '../support/campaignPack';
import { act, carried, drawGame, monster, told } from '../support/drawGame';
import { follow } from '../support/follow';
import { holding, useThing } from '../support/holding';
import { scaled } from '../support/scale';
import { drawScene } from '../support/tacticsPack';
import { breedsWith, contentOf } from '../support/tinyPack';

const travel = (x: number, y: number): Intent => ({ do: 'travel', to: { x, y } });
const explore: Intent = { do: 'explore' };
const down: Intent = { do: 'stairs', way: 'down' };

describe('travelling in danger', () => {
  it('ends next to a known trap, and goes around it to anywhere else', () => {
    const game = drawScene(`
      @.t.
      ....`);
    expect(follow(game, travel(2, 0))).toEqual({ why: 'stop.danger', turns: 1 });
    expect(game.state.player).toMatchObject({ x: 1, y: 0 });
    expect(follow(game, travel(3, 0))).toEqual({ why: 'stop.there', turns: 2 });
    expect(game.state.player.hp).toBe(20);
    game.floor.state.traps.push({ kind: 'dart', x: 3, y: 0, known: true });
    expect(follow(game, travel(3, 0))).toEqual({ why: 'stop.there', turns: 0 });
  });

  it('attacks an unseen actor in the way', () => {
    const game = drawScene(`
      #j
      @#`);
    for (let x = 0; x < 2; x++) game.floor.map(x, 0);
    game.state.player.statuses['blind'] = 9;
    act(game, new Wait());
    expect(game.floor.isVisible(1, 0)).toBe(false);
    const next = pursue(game, travel(1, 0));
    expect(told('act' in next ? act(game, next.act) : [])).toContain('log.xp');
    expect(game.floor.state.actors).toEqual([]);
  });

  it('says that a danger is in the way of known stairs behind a trap, and of whatever else is there', () => {
    expect(follow(drawScene('@.t>'), down)).toEqual({ why: 'stop.wayDanger', turns: 0 });
    expect(follow(drawScene('@.t.'), travel(3, 0))).toEqual({ why: 'stop.wayDanger', turns: 0 });
    expect(follow(drawScene('@.tS'), travel(3, 0))).toEqual({ why: 'stop.wayDanger', turns: 0 });
    expect(follow(drawScene('@#t>'), travel(3, 0))).toEqual({ why: 'stop.noWay', turns: 0 });
  });

  it.each([
    ['down', (): Intent => down, '>'],
    ['to a cell', (): Intent => travel(3, 1), '.'],
  ])('says that an enemy, or an enemy and a danger, are in the way %s', (_way, intent, goal) => {
    const two = drawScene(`
      ..S..
      @==${goal}.
      ..t..`);
    expect(pursue(two, intent())).toEqual({ stop: { key: 'stop.wayBoth', params: { actor: 'breed.statue' } } });
    const one = drawScene(`
      ..S..
      @==${goal}.`);
    expect(pursue(one, intent())).toEqual({ stop: { key: 'refused.actor', params: { actor: 'breed.statue' } } });
  });

  it('doesn\'t go on in view of an enemy with less than 30% of its hit points', () => {
    const game = drawGame('@....r');
    game.state.player.hp = 6;
    expect(pursue(game, travel(2, 0))).toHaveProperty('act');
    game.state.player.hp = 5;
    expect(pursue(game, travel(0, 0))).toEqual({ stop: { key: 'stop.hurtFight', params: { actor: 'breed.rat' } } });
    expect(follow(drawGame('@....'), travel(2, 0)).why).toBe('stop.there');
    Object.assign(game.state.player, { hp: 30, maxHp: 100 });
    expect(pursue(game, travel(2, 0))).toHaveProperty('act');
    game.state.player.hp = 29;
    expect(pursue(game, travel(2, 0))).toHaveProperty('stop');
  });
});

/** A pack without monsters, traps and what else stops a walk; the kinds stay, since other rows name them. */
function withoutFoes({ wanderers: _wanderers, lantern: _lantern, heroes: _heroes, talents: _talents, ...plain }: PackRows): PackRows {
  const { counts, traps, vaults } = plain;
  return {
    ...plain, counts: { ...counts, monsters: [] }, ...(traps && { traps: { ...traps, count: [] } }),
    ...(vaults && { vaults: { kinds: vaults.kinds, count: [], weights: {}, arenas: {} } }),
  };
}

describe('exploring', () => {
  it('sees everything reachable, then says that it is done', () => {
    const game = drawGame(`
      #########
      #@..#...#
      #.#.#.#.#
      #.#...#.#
      #########`);
    expect(follow(game, explore).why).toBe('stop.explored');
    expect(game.state.hero.inventory).toEqual([]);
    expect(game.floor.state.explored.every((bit) => bit === 1)).toBe(true);
    expect(follow(game, explore)).toEqual({ why: 'stop.explored', turns: 0 });
  });

  it('stops for an item that comes into view, then fetches it', () => {
    const game = drawGame(`
      @.#!.
      ..#..
      .....`);
    expect(follow(game, explore).why).toBe('stop.item');
    expect(game.state.hero.inventory).toEqual([]);
    expect(follow(game, explore).why).toBe('stop.explored');
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['salve']);
    expect(game.state.player).toMatchObject({ x: 3, y: 0 });
  });

  it('leaves alone what the player has dropped, also on top of something else', () => {
    const game = drawGame('!@.', { carry: ['bolt'] });
    act(game, new Drop(carried(game, 'bolt')), new Bump(-1, 0));
    expect(follow(game, explore).why).toBe('stop.explored');
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['salve']);
    const full = drawGame('!@', { carry: new Array<string>(26).fill('bolt') });
    act(full, new Bump(-1, 0), new Drop(carried(full, 'bolt')));
    expect(follow(full, explore)).toEqual({ why: 'stop.explored', turns: 0 });
    expect(full.state.hero.inventory).toHaveLength(25);
  });

  it('fetches only treasure with a full bag, and says that something is left', () => {
    const full = new Array<string>(26).fill('bolt');
    const game = drawGame('@..!..', { carry: full });
    expect(follow(game, explore)).toEqual({ why: 'stop.exploredFull', turns: 0 });
    expect(game.floor.state.items).toHaveLength(1);
    const rich = drawScene('@$..', { carry: full });
    expect(follow(rich, explore)).toEqual({ why: 'stop.explored', turns: 2 });
    expect(rich.state.hero.finds).toBe(10);
    expect(follow(drawGame('@.#!', { carry: full }), explore).why).toBe('stop.explored');
  });

  it('goes around known traps, leaves items on them, and names what is in the way', () => {
    const round = drawScene(`
      @.t.#
      #....
      ###.#`);
    expect(follow(round, explore).why).toBe('stop.explored');
    expect(round.state.player.hp).toBe(20);
    const on = drawScene('@.!.');
    on.floor.state.traps.push({ kind: 'dart', x: 2, y: 0, known: true });
    expect(follow(on, explore).why).toBe('stop.exploredDanger');
    expect(pursue(on, explore)).toEqual({ stop: { key: 'stop.exploredDanger', params: { what: 'trap.dart' } } });
    expect(on.state.hero.inventory).toEqual([]);
    const behind = drawScene('@.t+.');
    expect(follow(behind, explore).why).toBe('stop.exploredDanger');
    expect(behind.state.player.hp).toBe(20);
  });

  it('opens doors, and locks once it has found the key', () => {
    const game = drawScene(`
      ######
      #@..k#
      #+##X#
      #.##.#
      ######`);
    let last = follow(game, explore);
    while (last.why === 'stop.item') last = follow(game, explore);
    expect(last.why).toBe('stop.explored');
    expect(game.floor.isExplored(4, 3)).toBe(true);
    const shut = drawScene('@.X.');
    expect(follow(shut, explore).why).toBe('stop.explored');
    expect(shut.floor.isExplored(3, 0)).toBe(false);
  });

  it('explores nothing while even adjacent cells are invisible', () => {
    const game = drawScene(`
      #####
      #@..#
      #...#
      #####`);
    game.floor.state.explored.fill(0);
    game.state.player.statuses['blind'] = 3;
    expect(follow(game, explore)).toEqual({ why: 'stop.blind', turns: 0 });
    act(game, new Wait(), new Wait(), new Wait());
    expect(follow(game, explore).why).toBe('stop.explored');
  });

  it('takes a mimic for the item it imitates', () => {
    const game = drawScene('@...M');
    expect(follow(game, explore).why).toBe('stop.hostile');
    expect(game.state.player.x).toBe(3);
    const full = drawScene('@...M', { carry: new Array<string>(26).fill('bolt') });
    expect(follow(full, explore)).toEqual({ why: 'stop.exploredFull', turns: 0 });
  });

  it('doesn\'t start in view of an enemy, and names it', () => {
    const game = drawGame('@..r');
    expect(pursue(game, explore)).toEqual({ stop: { key: 'stop.awake', params: { actor: 'breed.rat' } } });
    expect(game.state.turn).toBe(0);
  });

  it('visits what a map has shown and fetches what lies there, before it says that it is done', () => {
    const game = holding(`
      #########
      #@..#..!#
      #.#.#.#.#
      #.#...#.#
      #########`, { effects: [{ do: 'map', range: 900 }] });
    useThing(game);
    expect(unexploredWays(game)).not.toEqual([]);
    expect(follow(game, explore).why).toBe('stop.item');
    expect(follow(game, explore).why).toBe('stop.explored');
    expect([unseen(game), game.floor.state.items, unexploredWays(game)]).toEqual([[], [], []]);
  });

  it('lists exits to merely mapped cells if the player has seen where they begin', () => {
    const game = holding('@.#...\n......', { effects: [{ do: 'map', range: 900 }], pack: { sight: 2 } });
    useThing(game);
    expect(unexploredWays(game).flat().every(({ x, y }) => game.floor.isSeen(x, y))).toBe(true);
    expect(unexploredWays(game)).toHaveLength(1);
  });

  it('sees and fetches as much on a mapped floor of the campaign as on an unmapped one', () => {
    const content = contentOf(withoutFoes(packs.lanternfall));
    for (let seed = 0; seed < 6; seed++) {
      const game = newGame(content, `mapped ${String(seed)}`);
      for (let cell = 0; cell < game.floor.width * game.floor.height; cell++) game.floor.map(cell % game.floor.width, Math.floor(cell / game.floor.width));
      let last = follow(game, explore);
      while (last.why === 'stop.item') last = follow(game, explore);
      expect([seed, last.why, unseen(game), game.floor.state.items]).toEqual([seed, 'stop.explored', [], []]);
    }
  });

  it.each(Object.entries<PackRows>(packs))('ends on all floors of %s and more small ones without monsters, with everything reachable seen and every item fetched', (_id, rows) => {
    const content = contentOf(withoutFoes(rows));
    const longest: number[] = [];
    for (let seed = 0; seed < (rows.floorsPersist ? scaled(5, 25) : scaled(2, 10)); seed++) {
      const game = newGame(content, `explore ${String(seed)}`);
      let last = follow(game, explore);
      while (last.why === 'stop.item') last = follow(game, explore);
      expect([seed, last.why, unseen(game), game.floor.state.items.filter((item) => item.seen)]).toEqual([seed, 'stop.explored', [], []]);
      expect(follow(game, down).why).toBe('stop.there');
      expect(game.floor.tileAt(game.state.player.x, game.state.player.y).stairs).toBe('down');
      longest.push(game.state.turn);
    }
    expect(Math.max(...longest)).toBeLessThan(1500);
  });
});

/** Cells reachable from the player, and their neighbours, that have never been seen. */
function unseen({ floor, state }: Game): string[] {
  const reached = new Set([floor.index(state.player.x, state.player.y)]);
  const found: string[] = [];
  for (const cell of reached) {
    const [x, y] = [cell % floor.width, Math.floor(cell / floor.width)];
    for (const step of DIRECTIONS) {
      const next = { x: x + step.x, y: y + step.y };
      if (floor.isWalkable(next.x, next.y)) reached.add(floor.index(next.x, next.y));
      if (floor.contains(next.x, next.y) && !floor.isSeen(next.x, next.y)) found.push(`${String(next.x)},${String(next.y)}`);
    }
  }
  return found;
}

describe('going to the stairs', () => {
  it('takes the nearest known ones of that way', () => {
    const game = drawGame(`
      >....@.<
      ........`, { pack: { floorsPersist: true } });
    expect(follow(game, { do: 'stairs', way: 'up' })).toEqual({ why: 'stop.there', turns: 2 });
    expect(follow(game, down)).toEqual({ why: 'stop.there', turns: 7 });
  });

  it('leads to the thing that wins once that has been seen, and takes it if it would take stairs', () => {
    expect(follow(drawCampaign('@...E'), down)).toEqual({ why: 'stop.there', turns: 4 });
    const game = drawCampaign('@...E');
    expect(follow(game, { ...down, takes: true })).toMatchObject({ turns: 5 });
    expect(game.state.outcome).toMatchObject({ kind: 'won' });
    expect(follow(drawCampaign('@..#E'), down)).toEqual({ why: 'refused.noStairs.down', turns: 0 });
    expect(follow(drawCampaign('@...E'), { do: 'stairs', way: 'up' })).toEqual({ why: 'refused.noStairs.up', turns: 0 });
  });

  it('says when they haven\'t been found or there are none, and doesn\'t start in view of an enemy', () => {
    expect(follow(drawGame('@.#>'), down)).toEqual({ why: 'stop.noStairs.down', turns: 0 });
    expect(follow(drawGame('@.#<'), { do: 'stairs', way: 'up' })).toEqual({ why: 'stop.noStairs.up', turns: 0 });
    expect(follow(drawGame('@.#>'), { do: 'stairs', way: 'up' })).toEqual({ why: 'refused.noStairs.up', turns: 0 });
    expect(follow(drawGame('@.#<'), down)).toEqual({ why: 'refused.noStairs.down', turns: 0 });
    expect(follow(drawGame('@.>.r'), down)).toEqual({ why: 'stop.awake', turns: 0 });
  });
});

describe('every intent stops', () => {
  it('for an enemy that comes into view', () => {
    const game = drawGame(`
      @#...
      .#..r
      .....`, { pack: { breeds: breedsWith('rat', { brain: [] }) } });
    const why = follow(game, explore);
    expect(why.why).toBe('stop.hostile');
    expect(nearestHostile(game)).toBe(monster(game, 'rat'));
    expect(why.turns).toBeGreaterThan(0);
  });

  it('for the nearest of several, ties by age', () => {
    const game = drawGame('S..@..rc');
    const [statue] = game.floor.state.actors;
    expect(nearestHostile(game)).toBe(statue);
    expect(pursue(game, { do: 'explore' })).toEqual({ stop: { key: 'stop.awake', params: { actor: 'breed.rat' } } });
    expect(nearestHostile(drawGame('@#r'))).toBeNull();
  });

  it('for damage, also from an unseen source', () => {
    const game = drawGame('@#');
    const wound = { type: 'damaged', actor: 1, at: { x: 0, y: 0 }, amount: 1, dealt: 1, hp: 19, seen: true } as const;
    expect(interruption(game, [wound])?.key).toBe('stop.hurt');
    expect(interruption(game, [{ ...wound, actor: 7 }])).toBeNull();
  });

  it('for an item not seen before, by its name', () => {
    const game = drawGame('@');
    const found = { type: 'found', item: 9, kind: 'axe', affixes: ['keen'], at: { x: 0, y: 0 }, seen: true } as const;
    expect(interruption(game, [found])).toEqual({ key: 'stop.item', params: { item: 'item.axe+keen' } });
  });

  it('for one that the full bag does not take, with the reason, but not for treasure', () => {
    const game = drawCampaign('@', { carry: Array.from({ length: INVENTORY_SLOTS }, () => 'salve') });
    const found = { type: 'found', item: 9, affixes: [], at: { x: 0, y: 0 }, seen: true } as const;
    expect(interruption(game, [{ ...found, kind: 'club' }])?.key).toBe('stop.itemFull');
    expect(interruption(game, [{ ...found, kind: 'gem' }])?.key).toBe('stop.item');
  });

  it('once only: a known item stops nothing again', () => {
    const game = drawGame(`
      @#!
      ...`);
    const found = (dx: number, dy: number): number => act(game, new Bump(dx, dy)).filter((event) => event.type === 'found').length;
    expect([found(1, 1), found(-1, -1), found(1, 1)]).toEqual([1, 0, 0]);
  });

  it('for a refusal, with its reason', () => {
    const game = drawGame('@#');
    expect(interruption(game, act(game, new Bump(1, 0)))).toEqual({ key: 'refused.wall', params: {} });
    expect(interruption(game, act(game, new PickUp()))?.key).toBe('refused.nothingHere');
  });

  it('on another floor', () => {
    const game = drawGame('@>', { below: '@.' });
    expect(interruption(game, act(game, new Bump(1, 0), new Stairs()))?.key).toBe('stop.arrived');
  });

  it('for a level reward, and takes no further step before it is chosen', () => {
    const game = drawGame('@j....', { pack: { breeds: breedsWith('jar', { xp: 400 }) } });
    expect(interruption(game, act(game, new Bump(1, 0)))?.key).toBe('stop.level');
    expect(follow(game, travel(5, 0))).toEqual({ why: 'refused.choose', turns: 0 });
  });

  it('with the end of the run', () => {
    const game = drawGame('@O');
    expect(interruption(game, act(game, new Wait()))?.key).toBe('stop.over');
    expect(follow(game, travel(0, 0))).toEqual({ why: 'stop.over', turns: 0 });
  });

  it.each([
    ['a harmful status', { type: 'inflicted', actor: 1, status: 'ablaze', turns: 3, at: { x: 0, y: 0 }, seen: true }, { key: 'stop.inflicted', params: { status: 'status.ablaze' } }],
    ['a trap under it', { type: 'trapSprung', kind: 'dart', actor: 1, at: { x: 0, y: 0 }, seen: true }, { key: 'stop.trap', params: { trap: 'trap.dart' } }],
    ['a trap found', { type: 'trapFound', kind: 'dart', at: { x: 1, y: 0 }, seen: true }, { key: 'stop.trapFound', params: { trap: 'trap.dart' } }],
    ['a monster that wakes in view', { type: 'woke', actor: 2, at: { x: 1, y: 0 }, seen: true }, { key: 'stop.woke', params: { actor: 'breed.sleeper' } }],
    ['a monster that is revealed', { type: 'revealed', actor: 9, breed: 'lurker', at: { x: 1, y: 0 }, seen: true }, { key: 'stop.hostile', params: { actor: 'breed.lurker' } }],
    ['a thief', { type: 'stole', actor: 2, item: 5, kind: 'salve', at: { x: 0, y: 0 }, seen: true }, { key: 'stop.stolen', params: { actor: 'breed.sleeper' } }],
    ['another place in which it finds itself', { type: 'teleported', actor: 1, from: { x: 5, y: 0 }, to: { x: 0, y: 0 }, seen: true }, { key: 'stop.moved', params: {} }],
    ['oil that runs low', { type: 'oilLow', oil: 149, seen: true }, { key: 'stop.oilLow', params: { n: 149 } }],
  ] as const satisfies readonly (readonly [string, GameEvent, unknown])[])('for %s', (_what, event, why) => {
    expect(interruption(drawScene('@Z'), [event])).toEqual(why);
  });

  it('for none of these if they don\'t concern the player', () => {
    const game = drawScene('@Z');
    expect(interruption(game, [
      { type: 'lightChanged', radius: 5, seen: true },
      { type: 'inflicted', actor: 2, status: 'ablaze', turns: 3, at: { x: 1, y: 0 }, seen: true },
      { type: 'inflicted', actor: 1, status: 'quick', turns: 3, at: { x: 0, y: 0 }, seen: true },
      { type: 'trapSprung', kind: 'dart', actor: 2, at: { x: 1, y: 0 }, seen: true },
      { type: 'teleported', actor: 2, from: { x: 5, y: 0 }, to: { x: 1, y: 0 }, seen: true },
      { type: 'woke', actor: 2, at: { x: 1, y: 0 }, seen: false },
      { type: 'revealed', actor: 2, breed: 'sleeper', at: { x: 1, y: 0 }, seen: false },
    ])).toBeNull();
  });

  it('for nothing else: a turn in which nothing happens goes on', () => {
    const game = drawGame('@.');
    expect(interruption(game, act(game, new Bump(1, 0)))).toBeNull();
  });
});
