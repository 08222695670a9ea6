import { perform } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Drop } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import type { Actor } from '../../src/engine/state';
import { carried, drawn, monster, picture, told, view } from '../support/drawGame';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';
import { holding, useThing } from '../support/holding';

const east = new Bump(1, 0);
const west = new Bump(-1, 0);
const wait = new Wait();

/** An extra actor where a picture can draw none. */
function put(game: Game, id: string, { x, y }: { x: number; y: number }): Actor {
  const actor = makeActor(game.content, game.state.nextId++, { id, x, y, floor: 1 });
  game.floor.state.actors.push(actor);
  game.floor.enter(actor);
  return actor;
}

describe('a door', () => {
  it('RULES 5.5 blocks sight, opens under an actor that steps onto it and shuts when it leaves', () => {
    const game = drawCampaign('@+..');
    expect(view(game)).toBe('@+__');
    expect(only(play(game, east), 'opened')).toEqual([{ type: 'opened', tile: 'doorOpen', at: { x: 1, y: 0 }, seen: true }]);
    expect(view(game)).toBe('.@..');
    expect(only(play(game, east), 'opened')).toMatchObject([{ tile: 'doorClosed' }]);
    expect(view(game)).toBe('_+@.');
  });

  it('RULES 5.5 opens for monsters too', () => {
    const game = drawCampaign('@..+r');
    monster(game, 'rat').goal = 0;
    play(game, wait);
    expect(only(play(game, wait), 'opened')).toMatchObject([{ tile: 'doorClosed', seen: true }]);
    expect(picture(game)).toBe('@.r+.');
  });

  it('RULES 5.5 stays open while an item lies in it', () => {
    const game = drawCampaign('@+.', { carry: ['salve'] });
    play(game, east, new Drop(carried(game, 'salve')), east);
    expect([picture(game), game.floor.tileAt(1, 0).id]).toEqual(['.!@', 'doorOpen']);
  });

  it('RULES 5.5 stays open over a corpse', () => {
    const game = drawCampaign('@+j');
    const rat = monster(game, 'jar');
    perform(game, west, rat);
    play(game, east);
    expect([picture(game), game.floor.tileAt(1, 0).id]).toEqual(['@%.', 'doorOpen']);
  });

  it('opens under an actor pushed or summoned into it', () => {
    const game = holding('@S.+', { effects: [{ do: 'push', cells: 2 }], target: { at: 'nearest', range: 9 }, pack: campaignRows });
    useThing(game);
    expect([picture(game), game.floor.tileAt(3, 0).id]).toEqual(['@..S', 'doorOpen']);
    const called = holding('@+', { effects: [{ do: 'summon', breed: 'statue', count: 1 }], pack: campaignRows });
    useThing(called);
    expect(called.floor.tileAt(1, 0).id).toBe('doorOpen');
  });

  it('shuts behind an actor that leaves the floor from it', () => {
    const game = drawCampaign('@+.', { below: '<.', pack: { floorsPersist: true } });
    play(game, east);
    game.affect([{ do: 'fall' }], { target: game.state.player, source: game.state.player, at: { x: 1, y: 0 }, cause: { table: 'trap', id: 'pit' } });
    play(game, wait);
    expect(game.content.tiles[game.state.floors[0]?.terrain[1] ?? 0]?.id).toBe('doorClosed');
  });
});

describe('a lock', () => {
  it('RULES 5.5 stops anyone without the key', () => {
    const game = drawCampaign('@L.');
    expectRefused(game, east, { key: 'refused.locked' });
  });

  it('RULES 5.5 opens for its key, which is used up', () => {
    const game = drawCampaign('@L.', { carry: ['salve', 'brassKey', 'brassKey'] });
    const events = play(game, east);
    expect(told(events)).toEqual(['log.unlocked']);
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(['salve', 'brassKey']);
    play(game, east, west, west);
    expect([picture(game), game.state.hero.inventory.length]).toEqual(['@+.', 2]);
  });

  it('RULES 5.5 keeps its key if an actor stands in the way', () => {
    const game = drawCampaign(`
      ####
      #@L#
      ####`, { carry: ['brassKey'] });
    put(game, 'ghost', { x: 2, y: 1 }).power = 0;
    perform(game, new Move(1, 0), game.state.player);
    play(game, wait);
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(['brassKey']);
  });

  it('RULES 5.5 a key stays behind on leaving, and is kept on persistent floors', () => {
    for (const floorsPersist of [false, true]) {
      const game = drawCampaign('@>', { carry: ['brassKey', 'salve'], below: '<.', pack: { floorsPersist } });
      play(game, east, new Stairs('down'));
      expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(floorsPersist ? ['brassKey', 'salve'] : ['salve']);
    }
  });

  it('RULES 5.5 no teleport leads behind it, but one leads out from there', () => {
    const away = { effects: [{ do: 'teleport' }], pack: campaignRows } as const;
    const map = `
      .#####
      @#...#
      #####L`;
    for (let seed = 0; seed < 20; seed++) {
      const game = holding(map, { ...away, seed: String(seed) });
      game.floor.state.places = [{ vault: 'closet', x1: 1, y1: 0, x2: 5, y2: 2 }];
      useThing(game);
      expect(game.state.player).toMatchObject({ x: 0, y: 0 });
    }
    const inside = holding(map.replace('@', '.').replace('#...#', '#.@.#'), away);
    inside.floor.state.places = [{ vault: 'closet', x1: 1, y1: 0, x2: 5, y2: 2 }];
    useThing(inside);
    expect(inside.state.player.x).toBe(0);
  });
});

describe('ways of moving', () => {
  it('only fliers cross deep water, even when pushed', () => {
    const game = drawCampaign(`
      #####
      @wf.#
      #####`);
    expectRefused(game, east, { key: 'refused.wall' });
    perform(game, west, monster(game, 'gnat'));
    expect(monster(game, 'gnat').x).toBe(1);
    const pushed = holding('@Sw', { effects: [{ do: 'push', cells: 1 }], target: { at: 'nearest', range: 9 }, pack: campaignRows });
    useThing(pushed);
    expect(picture(pushed)).toBe('@Sw');
  });

  it('a flier leaves no corpse in the water, nor a ghost in the wall', () => {
    const game = drawCampaign(`
      #####
      #@wf#
      #####`);
    perform(game, west, monster(game, 'gnat'));
    game.state.player.power = 99;
    play(game, east);
    expect(game.floor.state.corpses).toEqual([]);
  });

  it('a ghost goes through walls, but never off the map', () => {
    const game = drawCampaign(`
      #######
      #@###g#
      #######`);
    monster(game, 'ghost').goal = game.floor.index(1, 1);
    play(game, wait, wait, wait);
    expect(monster(game, 'ghost')).toMatchObject({ x: 2, y: 1 });
    expect(game.floor.canStand('phase', 0, 1)).toBe(false);
  });

  it('a burrower leaves ground behind', () => {
    const game = drawCampaign(`
      #######
      #@###m#
      #######`);
    monster(game, 'mole').goal = game.floor.index(1, 1);
    play(game, wait, wait, wait);
    expect(picture(game)).toBe(drawn(`
      #######
      #@m...#
      #######`));
  });
});

describe('noise', () => {
  /** How many of 300 sleepers wake from one step to the east. */
  const woken = (map: string, wear: string[] = []): number => {
    let count = 0;
    for (let seed = 0; seed < 300; seed++) {
      const game = drawCampaign(map, { seed: String(seed), carry: wear, wear });
      const sleeper = monster(game, 'dormouse');
      sleeper.asleep = true;
      if (only(game.turn(east), 'woke').length > 0) count++;
    }
    return count;
  };

  it('RULES 5.1 loud ground wakes half of the sleepers near it', () => {
    const near = '@:....z' ;
    expect(woken(near)).toBeGreaterThan(woken('@.....z') + 90);
    expect(woken('@:...............z')).toBe(0);
  });

  it('RULES 5.1 not under soft boots, which also keep sleepers asleep nearby', () => {
    expect(woken('@:....z', ['boots'])).toBe(0);
  });

  it.each([[9, false], [10, false], [11, true]])('RULES 5.1 an attack for 10 on a sleeper with %i HP wakes others within hearing, half of them: %s', (hp, wakes) => {
    let count = 0;
    for (let seed = 0; seed < 300; seed++) {
      const game = drawCampaign('@z#######z', { seed: String(seed) });
      for (const sleeper of game.floor.state.actors) Object.assign(sleeper, { asleep: true, hp });
      const other = game.floor.state.actors[1];
      game.turn(east);
      if (other?.asleep === false) count++;
    }
    expect(count > 100).toBe(wakes);
    if (!wakes) expect(count).toBe(0);
  });

  it('RULES 5.1 an attack on a sleeper does double damage, and wakes it', () => {
    const game = drawCampaign('@z');
    const sleeper = monster(game, 'dormouse');
    Object.assign(sleeper, { asleep: true, hp: 50, maxHp: 50 });
    expect(only(play(game, east), 'attacked')[0]).toMatchObject({ damage: 10 });
    expect(sleeper).toMatchObject({ hp: 40, asleep: false });
    expect(only(play(game, east), 'attacked')[0]).toMatchObject({ damage: 5 });
  });
});
