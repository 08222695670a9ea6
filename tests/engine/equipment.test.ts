import type { Action } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Drop, Equip, PickUp, UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { defenceOf, maxHpOf, powerOf } from '../../src/engine/facts/stats';
import { bonusOf } from '../../src/engine/facts/traits';
import { act, carried, drawGame, monster, told } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { reload } from '../support/reload';

/** Equips or unequips the first carried item of a kind. */
const wear = (game: Game, kind: string): Action => new Equip(carried(game, kind));

/** What the player hits with, takes off an attack, and has as maximum HP. */
const worth = (game: Game): number[] => [powerOf(game, game.state.player), defenceOf(game, game.state.player), maxHpOf(game, game.state.player)];

/** Equipped kinds, by slot. */
function worn({ state }: Game): Record<string, string | undefined> {
  const kindOf = (id: number): string | undefined => state.hero.inventory.find((item) => item.id === id)?.kind;
  return Object.fromEntries(Object.entries(state.hero.worn).map(([slot, id]) => [slot, kindOf(id)]));
}

describe('equipping', () => {
  it('RULES 1.7 takes a turn and counts from the next attack', () => {
    const game = drawGame('@S', { carry: ['axe'] });
    const statue = monster(game, 'statue');
    statue.defence = 3;
    act(game, new Bump(1, 0));
    expect(statue.hp).toBe(50 - (5 - 3));
    const events = act(game, wear(game, 'axe'));
    expect(events).toEqual([
      { type: 'equipped', actor: 1, item: carried(game, 'axe'), kind: 'axe', slot: 'hand', seen: true },
      { type: 'message', tone: 'plain', key: 'log.putOn', params: { item: 'item.axe' }, seen: true },
    ]);
    expect(game.state.turn).toBe(2);
    act(game, new Bump(1, 0));
    expect(statue.hp).toBe(48 - (5 + 4 - 3));
  });

  it('RULES 1.7 armour takes off every attack from then on', () => {
    const game = drawGame('@r', { carry: ['coat'], wear: ['coat'] });
    act(game, new Wait());
    expect(game.state.player.hp).toBe(20 - (3 - 1 - 1));
  });

  it('RULES 1.7 using the item does the same', () => {
    const game = drawGame('@', { carry: ['club'] });
    expect(told(act(game, new UseItem(carried(game, 'club'))))).toEqual(['log.putOn']);
    expect(worn(game)).toEqual({ hand: 'club' });
    expect(told(act(game, new UseItem(carried(game, 'club'))))).toEqual(['log.takeOff']);
    expect(game.state.hero.inventory).toHaveLength(1);
  });

  it('RULES 1.7 swaps with the item in that slot, which stays in the bag, in one turn', () => {
    const game = drawGame('@', { carry: ['club', 'axe', 'coat'], wear: ['club', 'coat'] });
    const events = act(game, wear(game, 'axe'));
    expect(events.map((event) => event.type)).toEqual(['takenOff', 'message', 'equipped', 'message']);
    expect(told(events)).toEqual(['log.takeOff', 'log.putOn']);
    expect(worn(game)).toEqual({ body: 'coat', hand: 'axe' });
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['club', 'axe', 'coat']);
    expect([game.state.turn, worth(game)]).toEqual([1, [9, 2, 20]]);
  });

  it('RULES 1.7 of two of a kind only the chosen one is worn', () => {
    const game = drawGame('@', { carry: ['axe', 'axe+keen'] });
    const [plain, keen] = game.state.hero.inventory.map((item) => item.id);
    act(game, new Equip(keen ?? 0));
    expect([game.state.hero.worn, worth(game)[0]]).toEqual([{ hand: keen }, 5 + 4 + 3]);
    act(game, new Equip(plain ?? 0));
    expect([game.state.hero.worn, worth(game)[0]]).toEqual([{ hand: plain }, 5 + 4]);
  });

  it('RULES 1.7 the bonus is computed, never stored: the player\'s own numbers stay, however often it is equipped and unequipped', () => {
    const game = drawGame('@', { carry: ['axe', 'cap', 'coat'] });
    const { hp, maxHp, power, defence } = game.state.player;
    for (let i = 0; i < 11; i++) for (const kind of ['axe', 'cap', 'coat']) act(game, wear(game, kind));
    expect(game.state.player).toMatchObject({ hp, maxHp, power, defence });
    expect(worth(game)).toEqual([9, 2, 25]);
    for (const kind of ['axe', 'cap', 'coat']) act(game, wear(game, kind));
    expect(worth(game)).toEqual([5, 1, 20]);
  });

  it('RULES 1.7 an item that is only carried adds nothing, and monsters wear nothing', () => {
    const game = drawGame('@r', { carry: ['axe', 'coat', 'cap'], wear: ['coat'] });
    const rat = monster(game, 'rat');
    expect(worth(game)).toEqual([5, 2, 20]);
    expect([powerOf(game, rat), defenceOf(game, rat), maxHpOf(game, rat)]).toEqual([3, 0, 6]);
  });
});

describe('maximum hit points from equipment', () => {
  it('RULES 1.7 make room for healing, but don\'t heal', () => {
    const game = drawGame('@', { carry: ['cap', 'salve', 'salve'] });
    act(game, wear(game, 'cap'));
    expect([game.state.player.hp, worth(game)[2]]).toEqual([20, 25]);
    for (let i = 0; i < 2; i++) act(game, new UseItem(carried(game, 'salve')));
    expect(game.state.player.hp).toBe(25);
  });

  it('RULES 1.7 go with the item: hit points never stay above the maximum', () => {
    const game = drawGame('@', { carry: ['cap'], wear: ['cap'] });
    game.state.player.hp = 24;
    act(game, wear(game, 'cap'));
    expect([game.state.player.hp, worth(game)[2]]).toEqual([20, 20]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 1.7 nothing is lost below the maximum', () => {
    const game = drawGame('@', { carry: ['cap'], wear: ['cap'] });
    game.state.player.hp = 7;
    act(game, wear(game, 'cap'));
    expect(game.state.player.hp).toBe(7);
  });

  it('RULES 1.7 a swap for an equal item costs no hit points, one for a worse item only what it must', () => {
    const game = drawGame('@', { carry: ['cap', 'cap+stout', 'cap'], wear: ['cap'] });
    const [, stout = 0, other = 0] = game.state.hero.inventory.map((item) => item.id);
    game.state.player.hp = 25;
    act(game, new Equip(other));
    expect(game.state.player.hp).toBe(25);
    act(game, new Equip(stout));
    game.state.player.hp = 27;
    act(game, new Equip(other));
    expect(game.state.player.hp).toBe(25);
  });
});

describe('dropping', () => {
  it('RULES 1.7 puts the item underfoot, in a turn', () => {
    const game = drawGame('@.', { carry: ['salve', 'bolt'] });
    const id = carried(game, 'salve');
    expect(act(game, new Drop(id))).toEqual([
      { type: 'dropped', actor: 1, item: id, kind: 'salve', at: { x: 0, y: 0 }, seen: true },
      { type: 'message', tone: 'plain', key: 'log.drop', params: { item: 'item.salve' }, seen: true },
    ]);
    expect(game.floor.state.items).toEqual([{ id, kind: 'salve', affixes: [], charges: 0, plus: 0, x: 0, y: 0, seen: true, left: true }]);
    expect([game.state.turn, game.state.hero.inventory.map((item) => item.kind)]).toEqual([1, ['bolt']]);
  });

  it('RULES 1.7 unequips it first', () => {
    const game = drawGame('@', { carry: ['cap+stout'], wear: ['cap'] });
    game.state.player.hp = 27;
    const events = act(game, new Drop(carried(game, 'cap')));
    expect(events.filter((event) => event.type !== 'message').map((event) => event.type)).toEqual(['takenOff', 'dropped']);
    expect(told(events)).toEqual(['log.takeOff', 'log.drop']);
    expect([game.state.turn, game.state.hero.worn, game.state.hero.inventory, game.state.player.hp]).toEqual([1, {}, [], 20]);
    expect(game.floor.state.items).toMatchObject([{ kind: 'cap', affixes: ['stout'] }]);
  });

  it('RULES 1.7 and picking it up gives back the same item, not worn', () => {
    const game = drawGame('@', { carry: ['axe+keen'], wear: ['axe'] });
    const [before] = game.state.hero.inventory;
    act(game, new Drop(carried(game, 'axe')), new PickUp());
    expect([game.state.hero.inventory, game.state.hero.worn, game.floor.state.items]).toEqual([[before], {}, []]);
  });
});

describe('the 26 slots', () => {
  const full = ['axe', ...new Array<string>(25).fill('bolt')];

  it('RULES 1.7 include worn items', () => {
    const game = drawGame('@!', { carry: full, wear: ['axe'] });
    act(game, new Bump(1, 0));
    expectRefused(game, new PickUp(), { key: 'refused.full' });
  });

  it('RULES 1.7 so unequipping, equipping and swapping need no free slot', () => {
    const game = drawGame('@', { carry: [...full.slice(0, 25), 'club'], wear: ['axe'] });
    expect(told(act(game, wear(game, 'axe'), wear(game, 'axe'), wear(game, 'club')))).toEqual(['log.takeOff', 'log.putOn', 'log.takeOff', 'log.putOn']);
    expect(game.state.hero.inventory).toHaveLength(26);
  });
});

describe('affixes', () => {
  it('RULES 4 add to the item\'s bonuses, stat by stat', () => {
    const game = drawGame('@', { carry: ['axe+keen', 'coat+stout', 'cap+stout'], wear: ['axe', 'coat', 'cap'] });
    expect(worth(game)).toEqual([5 + 4 + 3, 1 + 1 + 1 + 1, 20 + 5 + 2 + 2]);
    expect(game.state.hero.inventory.map((item) => bonusOf(game, item))).toEqual([
      { power: 7, defence: 0, maxHp: 0 },
      { power: 0, defence: 2, maxHp: 2 },
      { power: 0, defence: 1, maxHp: 7 },
    ]);
  });

  it('RULES 4 are part of the displayed name', () => {
    const game = drawGame('@', { carry: ['axe+keen'] });
    const names = act(game, wear(game, 'axe'), wear(game, 'axe'), new Drop(carried(game, 'axe')), new PickUp());
    expect(names.flatMap((event) => (event.type === 'message' ? [event.params['item']] : []))).toEqual(new Array(4).fill('item.axe+keen'));
  });

  it('RULES 1.8 and 6 equipment, affixes and maximum hit points survive a load', () => {
    const game = drawGame('@', { carry: ['axe+keen', 'cap+stout'], wear: ['axe', 'cap'] });
    game.state.player.hp = 27;
    const loaded = reload(game);
    expect([loaded.state, loaded.hash, worth(loaded)]).toEqual([game.state, game.hash, [12, 2, 27]]);
    for (const run of [game, loaded]) act(run, wear(run, 'cap'));
    expect([loaded.state.player.hp, loaded.hash]).toEqual([20, game.hash]);
  });
});

describe('an item that can\'t be worn', () => {
  it('RULES 1.2 is refused by name, and so is one that isn\'t carried', () => {
    const game = drawGame('@', { carry: ['salve'] });
    expectRefused(game, wear(game, 'salve'), { key: 'refused.notWearable', params: { item: 'item.salve' } });
    expectRefused(game, new Equip(999), { key: 'refused.noItem' });
    expectRefused(game, new Drop(999), { key: 'refused.noItem' });
  });
});
