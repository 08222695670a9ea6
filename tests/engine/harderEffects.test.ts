import { Bump } from '../../src/engine/actions/fights';
import type { Effect, Target } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { itemName } from '../../src/engine/facts/names';
import { defenceOf } from '../../src/engine/facts/stats';
import { bonusOf } from '../../src/engine/facts/traits';
import { monster, picture, told } from '../support/drawGame';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { holding, useThing } from '../support/holding';

/** A run in which the player carries an item with these effects. */
function having(map: string, effects: readonly Effect[], target: Target = { at: 'self' }): Game {
  return holding(map, { effects, target, pack: campaignRows });
}

describe('cloud', () => {
  it('spreads its hazard around the chosen cell', () => {
    const game = having('@...S.', [{ do: 'cloud', hazard: 'fire', range: 1, turns: 3 }], { at: 'cell', radius: 0, evenEmpty: true });
    const events = useThing(game, { x: 4, y: 0 });
    expect(only(events, 'clouded')).toMatchObject([{ hazard: 'fire', at: { x: 4, y: 0 }, cells: [{ x: 3 }, { x: 4 }, { x: 5 }], seen: true }]);
    expect(game.floor.state.hazards.map(({ x, turns }) => [x, turns])).toEqual([[3, 2], [4, 2], [5, 2]]);
    expect(monster(game, 'statue').hp).toBe(48);
  });
});

describe('swap', () => {
  it('changes places with the target, for any user', () => {
    const game = having('@....S', [{ do: 'swap' }], { at: 'nearest', range: 99 });
    const events = useThing(game);
    expect(only(events, 'teleported')).toMatchObject([{ from: { x: 5 }, to: { x: 0 } }, { actor: game.state.player.id, from: { x: 0 }, to: { x: 5 } }]);
    expect([picture(game), game.floor.actorAt(0, 0)?.breed, game.floor.actorAt(5, 0)]).toEqual(['S....@', 'statue', game.state.player]);
  });

  it.each(['swap', 'push', 'pull'] as const)('%s: fails on oneself, and the item is kept', (effect) => {
    const game = having('@..', [effect === 'swap' ? { do: effect } : { do: effect, cells: 2 }]);
    expect(told(useThing(game))).toEqual(['refused.self']);
    expect([game.state.turn, game.state.hero.inventory.length, picture(game)]).toEqual([0, 2, '@..']);
  });

  it('is refused if either couldn\'t stand in the place of the other', () => {
    const game = having('@.f', [{ do: 'swap' }], { at: 'nearest', range: 99 });
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    expect([told(useThing(game)), picture(game)]).toEqual([['refused.self'], '@.f']);
  });

  it('the item\'s next effects see from the new place', () => {
    const game = having(`
      @....S#
      #####.#`, [{ do: 'swap' }, { do: 'summon', breed: 'rat', count: 1 }], { at: 'nearest', range: 99 });
    expect(game.sees({ x: 5, y: 1 })).toBe(false);
    expect(only(useThing(game), 'summoned')).toMatchObject([{ at: { x: 5, y: 1 }, seen: true }]);
  });
});

describe('pull', () => {
  it('drags its target closer until it is adjacent, or something is in the way', () => {
    const game = having('@....S', [{ do: 'pull', cells: 9 }], { at: 'nearest', range: 99 });
    expect(only(useThing(game), 'pushed')).toMatchObject([{ from: { x: 5 }, to: { x: 1 } }]);
    const short = having('@....S', [{ do: 'pull', cells: 2 }], { at: 'nearest', range: 99 });
    useThing(short);
    expect([picture(game), picture(short)]).toEqual(['@S....', '@..S..']);
  });
});

describe('teleport with a range', () => {
  it('goes no further', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = holding('...@........', { effects: [{ do: 'teleport', range: 4 }], seed: String(seed) });
      useThing(game);
      expect([1, 2, 4, 5]).toContain(game.state.player.x);
    }
  });
});

describe('being moved by an effect', () => {
  it('monsters that saw the player before don\'t know where it is now', () => {
    const game = having(`
      @..r#......
      ....#......`, [{ do: 'teleport' }]);
    while (game.state.player.x < 5) {
      game.state.hero.inventory.push({ id: game.state.nextId++, kind: 'thing', affixes: [], charges: 0, plus: 0 });
      useThing(game);
    }
    const { x, y } = game.state.player;
    expect(monster(game, 'rat').goal).not.toBe(game.floor.index(x, y));
  });

  it('a trap there goes off in full view', () => {
    const game = having('@#1', [{ do: 'teleport' }]);
    expect(told(useThing(game))).toEqual(['use.thing', 'trap.dart.springs', 'hit.damage.self']);
    expect(game.floor.state.traps).toMatchObject([{ known: true }]);
  });
});

describe('reveal', () => {
  it('shows traps and hidden monsters within its range', () => {
    const game = having('@.1M......1M', [{ do: 'reveal', range: 16 }]);
    const events = useThing(game);
    expect(game.floor.state.traps.map(({ known }) => known)).toEqual([true, false]);
    expect(all(game, 'mimic').map(({ hidden }) => hidden)).toEqual([false, true]);
    expect(only(events, 'revealed')).toHaveLength(1);
  });
});

describe('change', () => {
  const flood = [{ do: 'change', from: 'ground', to: 'deepWater' }] as const;

  it('turns all cells of one tile into another', () => {
    const game = having('@+.+.', [{ do: 'change', from: 'doorClosed', to: 'rubble' }]);
    expect(only(useThing(game), 'opened').map(({ tile, at }) => [tile, at.x])).toEqual([['rubble', 1], ['rubble', 3]]);
    expect(picture(game)).toBe('@:.:.');
  });

  it('drowns no actors and buries nothing', () => {
    const game = having('@S.!1.', flood);
    useThing(game);
    expect(picture(game)).toBe('@Sw!.w');
  });
});

describe('fall', () => {
  it('takes the player a floor down, and removes monsters', () => {
    const game = holding('@', { effects: [{ do: 'fall' }], pack: { ...campaignRows, lastFloor: 1 } });
    expect(told(useThing(game))).toEqual(['refused.noStairs.down']);
    const dropped = having('@S', [{ do: 'fall' }, { do: 'damage', amount: 99 }], { at: 'nearest', range: 9 });
    const events = useThing(dropped);
    expect([dropped.floor.state.actors, only(events, 'died'), dropped.floor.state.corpses]).toEqual([[], [], []]);
  });

  it('takes nothing unique, whose death may have to open something', () => {
    const breeds = { ...campaignRows.breeds, cactus: { ...campaignRows.breeds.cactus, unique: true } };
    const game = holding('@C', { effects: [{ do: 'fall' }], target: { at: 'nearest', range: 9 }, pack: { ...campaignRows, breeds } });
    expect(told(useThing(game))).toEqual(['refused.resists']);
    expect(game.floor.state.actors).toHaveLength(1);
  });
});

describe('enchant and rust', () => {
  it('enchant raises the item\'s own stat in a slot, and shows in its name', () => {
    const game = having('@', [{ do: 'enchant', slot: 'hand', amount: 2 }]);
    expect(told(useThing(game))).toEqual(['refused.nothingWorn']);
    const axe = { id: game.state.nextId++, kind: 'axe', affixes: ['keen'], charges: 0, plus: 0 };
    game.state.hero.inventory.push(axe);
    game.state.hero.worn = { hand: axe.id };
    useThing(game);
    expect([axe.plus, bonusOf(game, axe).power, itemName(game, axe)]).toEqual([2, 9, 'item.axe+keen+2']);
  });

  it('both count at once for who wears the item', () => {
    const game = drawCampaign('@', { carry: ['coat'], wear: ['coat'] });
    const { player } = game.state;
    const use = (effect: Effect): number => {
      game.affect([effect], { target: player, source: player, at: player, cause: { table: 'trap', id: 'rust' } });
      return defenceOf(game, player);
    };
    const before = defenceOf(game, player);
    expect([use({ do: 'rust', most: 1 }), use({ do: 'enchant', slot: 'body', amount: 3 })]).toEqual([before - 1, before + 2]);
  });

  it('rust lowers it, and does nothing to monsters', () => {
    const game = drawCampaign('@', { carry: ['coat'], wear: ['coat'] });
    const [coat] = game.state.hero.inventory;
    game.affect([{ do: 'rust', most: 1 }, { do: 'rust', most: 1 }], { target: game.state.player, source: game.state.player, at: { x: 0, y: 0 }, cause: { table: 'trap', id: 'rust' } });
    expect([coat?.plus, bonusOf(game, coat ?? { kind: '', affixes: [], plus: 0 }).defence]).toEqual([-1, 0]);
    const bystander = drawCampaign('S@', { carry: ['coat'], wear: ['coat'] });
    const statue = monster(bystander, 'statue');
    bystander.affect([{ do: 'rust', most: 1 }], { target: statue, source: statue, at: statue, cause: { table: 'trap', id: 'rust' } });
    expect(bystander.state.hero.inventory).toMatchObject([{ plus: 0 }]);
  });
});

describe('the message of several effects', () => {
  it('is logged once per target, by the first of them that does anything', () => {
    const game = having('@', [{ do: 'heal', amount: 5 }, { do: 'inflict', status: 'haste' }, { do: 'inflict', status: 'shielded' }]);
    expect(told(useThing(game))).toEqual(['use.thing']);
    game.state.player.hp = 3;
    game.state.player.statuses = {};
    expect(told(useThing(game))).toEqual(['use.thing']);
  });

  it('and not at all for a place if actors were meant', () => {
    const game = having('@....', [{ do: 'damage', amount: 1 }, { do: 'dig', range: 1 }], { at: 'cell', radius: 1, evenEmpty: true });
    expect(told(useThing(game, { x: 4, y: 0 }))).toEqual([]);
  });
});

describe('when nothing is left to affect', () => {
  it('nothing happens to the dead', () => {
    const game = having('@j', [{ do: 'damage', amount: 9 }, { do: 'inflict', status: 'venom' }, { do: 'teleport' }], { at: 'nearest', range: 9 });
    const events = useThing(game);
    expect([only(events, 'died').length, only(events, 'inflicted'), only(events, 'teleported')]).toEqual([1, [], []]);
  });

  it('effects on a place don\'t reach the floor below after a fall', () => {
    const kinds = { ...campaignRows.traps.kinds, pit: { ...campaignRows.traps.kinds.pit, effects: [{ do: 'fall' }, { do: 'cloud', hazard: 'fire', range: 2, turns: 9 }] } } as const;
    const game = drawCampaign('@6', { below: '..@', pack: { traps: { ...campaignRows.traps, kinds } } });
    play(game, new Bump(1, 0));
    expect([game.state.floor, game.floor.state.hazards]).toEqual([2, []]);
  });
});
