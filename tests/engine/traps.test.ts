import { perform } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { cloud } from '../../src/engine/rules/hazards';
import { search } from '../../src/engine/rules/discovery';
import { monster, picture, told, type Drawing } from '../support/drawGame';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { holding, useThing } from '../support/holding';

const east = new Bump(1, 0);
const west = new Bump(-1, 0);
const wait = new Wait();

/** One step east, onto what is drawn there. */
function step(map: string, drawing: Drawing = {}): { game: Game; events: ReturnType<Game['turn']> } {
  const game = drawCampaign(map, drawing);
  return { game, events: play(game, east) };
}

describe('a hidden trap', () => {
  it('RULES 5.4 next to the player is found in 40 of 100 turns of walking', () => {
    let found = 0;
    for (let seed = 0; seed < 500; seed++) {
      const game = drawCampaign('@1', { seed: String(seed) });
      search(game, false);
      if (game.floor.state.traps[0]?.known === true) found++;
    }
    expect(found).toBeGreaterThan(170);
    expect(found).toBeLessThan(230);
  });

  it('RULES 5.4 is found for sure by standing still, up to two steps away, and reported', () => {
    const game = drawCampaign('1.@..1');
    const events = play(game, wait);
    expect(game.floor.state.traps.map(({ known }) => known)).toEqual([true, false]);
    expect(only(events, 'trapFound')).toEqual([{ type: 'trapFound', kind: 'dart', at: { x: 0, y: 0 }, seen: true }]);
    expect(told(events)).toEqual(['log.trapFound']);
  });

  it('RULES 5.2 is found one step further away with a keen eye', () => {
    const game = drawCampaign('@..1', { carry: ['ring'], wear: ['ring'] });
    play(game, wait);
    expect(game.floor.state.traps[0]?.known).toBe(true);
  });

  it('RULES 5.4 is not found through a wall, nor from two steps away while walking', () => {
    const game = drawCampaign('@#1.');
    play(game, wait, wait);
    const far = drawCampaign('.@.1', { seed: 'a' });
    play(far, west, east, west, east);
    expect([game.floor.state.traps[0]?.known, far.floor.state.traps[0]?.known]).toEqual([false, false]);
  });

  it('RULES 5.4 is known to the player once seen going off', () => {
    const game = drawCampaign('@..r1');
    perform(game, east, monster(game, 'rat'));
    expect(game.floor.state.traps[0]?.known).toBe(true);
    const behind = drawCampaign('@#r1.');
    perform(behind, east, monster(behind, 'rat'));
    expect(behind.floor.state.traps[0]?.known).toBe(false);
    expect(monster(behind, 'rat').hp).toBe(3);
  });
});

describe('a trap goes off under an actor that enters its cell', () => {
  it('RULES 5.4 a dart hurts, and is named as the cause when it kills', () => {
    const { game, events } = step('@1.');
    expect([game.state.player.hp, told(events)]).toEqual([17, ['trap.dart.springs', 'hit.damage.self']]);
    expect(only(events, 'trapSprung')).toEqual([{ type: 'trapSprung', kind: 'dart', actor: 1, at: { x: 1, y: 0 }, seen: true }]);
    game.state.player.hp = 3;
    play(game, east, west);
    expect(game.state.outcome).toMatchObject({ kind: 'died', cause: 'trap.dart' });
  });

  it('RULES 5.4 fire and gas spread over the cells around', () => {
    expect(step('@2..#').game.floor.state.hazards.map(({ kind, x, turns }) => [kind, x, turns])).toEqual([['fire', 0, 2], ['fire', 1, 2], ['fire', 2, 2]]);
    const { game } = step('@3.');
    expect(game.floor.state.hazards.map(({ kind }) => kind)).toEqual(['gas', 'gas', 'gas']);
    expect(game.state.player.statuses).toEqual({ venom: 2 });
  });

  it('RULES 5.4 teleport puts the victim elsewhere', () => {
    const { game, events } = step('@4.....#');
    expect(only(events, 'teleported')).toMatchObject([{ actor: 1, from: { x: 1, y: 0 } }]);
    expect(game.state.player.x).not.toBe(1);
  });

  it('RULES 5.4 an alarm wakes all monsters and calls them there', () => {
    const { game } = step(`
      @5....
      #####.
      z.....`);
    expect(monster(game, 'dormouse')).toMatchObject({ asleep: false, goal: 1 });
  });

  it('RULES 5.4 a pit leads to the next floor, where no monster follows', () => {
    const game = drawCampaign('@6r', { below: '..@..', pack: { followers: true } });
    monster(game, 'rat').goal = 0;
    const events = play(game, east);
    expect([game.state.floor, picture(game), told(events)]).toEqual([2, '..@..', ['trap.pit.springs', 'hit.fall.self']]);
    expect(only(events, 'arrived')).toMatchObject([{ floor: 2 }]);
  });

  it('RULES 5.4 on the last floor there is nothing to fall to', () => {
    const { game } = step('@6.', { pack: { lastFloor: 1 } });
    expect([game.state.floor, picture(game)]).toEqual([1, '.@.']);
  });

  it('RULES 5.4 a monster that falls is gone, without a corpse or experience; its loot stays', () => {
    const game = drawCampaign('@.r6.');
    const rat = monster(game, 'rat');
    rat.loot.push({ id: game.state.nextId++, kind: 'knife', affixes: [], charges: 0, plus: 0 });
    perform(game, east, rat);
    play(game, wait);
    expect([game.floor.state.actors, game.floor.state.corpses, game.state.hero.xp]).toEqual([[], [], 0]);
    expect(game.floor.state.items).toMatchObject([{ kind: 'knife', x: 3 }]);
  });

  it('RULES 5.4 a fast monster that falls doesn\'t act again', () => {
    const breeds = { ...campaignRows.breeds, hound: { ...campaignRows.breeds.hound, brain: ['stumble'] } } as const;
    for (let seed = 0; seed < 20; seed++) {
      const game = drawCampaign(`
        @.666
        ##6h6
        ##666`, { seed: String(seed), pack: { breeds } });
      play(game, wait, wait);
      expect(all(game, 'hound').every((hound) => game.floor.traps.at(hound.x, hound.y) === null)).toBe(true);
    }
  });

  it('RULES 5.4 a net holds, once', () => {
    const { game } = step('@7..');
    expect([game.state.turn, game.floor.state.traps, game.state.player.statuses]).toEqual([4, [], {}]);
  });

  it('RULES 5.4 rust takes one point after another from worn items, armour first, and then no more', () => {
    const game = drawCampaign('@8.', { carry: ['axe', 'coat'], wear: ['axe', 'coat'] });
    const plus = (): number[] => game.state.hero.inventory.map((item) => item.plus);
    play(game, east);
    expect(plus()).toEqual([0, -1]);
    play(game, east, west, east, west, east, west);
    expect(plus()).toEqual([-2, -2]);
    play(game, east, west);
    expect(plus()).toEqual([-2, -2]);
  });

  it('RULES 5.4 but not under a flier or ghost', () => {
    for (const breed of ['gnat', 'ghost']) {
      const glyph = breed === 'gnat' ? 'f' : 'g';
      const game = drawCampaign(`
        #####
        #@${glyph}1#
        #####`);
      perform(game, east, monster(game, breed));
      expect([monster(game, breed).x, monster(game, breed).hp]).toEqual([3, 6]);
    }
  });

  it('RULES 5.4 but under an actor thrown onto it, and not on the way', () => {
    const game = holding('@S.1.1#', { effects: [{ do: 'push', cells: 4 }], target: { at: 'nearest', range: 9 }, pack: campaignRows });
    useThing(game);
    expect(monster(game, 'statue')).toMatchObject({ x: 5, hp: 47 });
  });

  it('a player thrown down a pit in the middle of a monster\'s turn leaves all monsters behind', () => {
    const game = drawCampaign(`
      S..#
      6.@V
      S..#`, { below: `
      r..
      .@.
      ..<`, pack: { floorsPersist: true } });
    play(game, wait);
    expect(game.state.floor).toBe(2);
    expect(game.state.floors[0]?.actors.filter(({ breed }) => breed === 'statue').map(({ energy }) => energy)).toEqual([0, 0]);
    expect(all(game, 'shover')).toEqual([]);
    expect(all(game, 'rat')).toHaveLength(1);
    play(game, wait, wait);
  });
});

describe('hazards', () => {
  const lay = (game: Game, [x, y]: [number, number], { range = 0, turns = 3, hazard = 'fire' } = {}): void => { cloud(game, { x, y }, { hazard, range, turns }); };

  it('RULES 5.4 spread over open cells in a clear line, not behind walls or doors', () => {
    const game = drawCampaign(`
      ..#..
      @.#..
      ..+..`);
    lay(game, [1, 1], { range: 9 });
    expect(game.floor.state.hazards.filter(({ x }) => x > 2)).toEqual([]);
    expect(game.floor.state.hazards.map(({ x, y }) => `${String(x)},${String(y)}`)).toContain('0,2');
    expect(game.floor.state.hazards).toHaveLength(7);
  });

  it('RULES 5.4 hurt actors in them at the end of each turn, and fade', () => {
    const game = drawCampaign('@S.');
    lay(game, [0, 0], { range: 1, turns: 2 });
    const hurts = Array.from({ length: 3 }, () => only(play(game, wait), 'damaged').map(({ actor, amount }) => [actor, amount]));
    expect(hurts).toEqual([[[1, 2], [2, 2]], [[1, 2], [2, 2]], []]);
    expect(game.floor.state.hazards).toEqual([]);
  });

  it('RULES 5.4 kill in their own name', () => {
    const game = drawCampaign('@');
    game.state.player.hp = 2;
    lay(game, [0, 0]);
    play(game, wait);
    expect(game.state.outcome).toMatchObject({ cause: 'hazard.fire' });
  });

  it('RULES 5.4 of the same kind last as long as the longer, of another kind replace it', () => {
    const game = drawCampaign('@.');
    lay(game, [1, 0], { turns: 5 });
    lay(game, [1, 0], { turns: 2 });
    expect(game.floor.state.hazards).toEqual([{ kind: 'fire', x: 1, y: 0, turns: 5 }]);
    lay(game, [1, 0], { turns: 2, hazard: 'gas' });
    expect(game.floor.state.hazards).toEqual([{ kind: 'gas', x: 1, y: 0, turns: 2 }]);
  });

  it('RULES 5.4 are avoided by monsters, and so are traps; fliers avoid only hazards', () => {
    const map = `
      #######
      #@.1.r#
      #.....#
      #######`;
    const game = drawCampaign(map);
    play(game, wait, wait, wait);
    expect([monster(game, 'rat').hp, picture(game)[picture(game).indexOf('r') - 1]]).toEqual([6, '@']);
    for (const glyph of ['r', 'f']) {
      const burning = drawCampaign(map.replace('r', glyph).replace('1', '.'));
      lay(burning, [3, 1], { turns: 30 });
      play(burning, wait, wait, wait);
      expect(burning.floor.state.actors[0]?.hp).toBe(6);
    }
  });

  it('RULES 5.4 are left by a monster that stands in one', () => {
    const game = drawCampaign(`
      #######
      #@...r#
      #######`);
    lay(game, [5, 1], { turns: 30 });
    play(game, wait);
    expect(monster(game, 'rat').x).toBe(4);
  });

  it('of an explosion that kills in it hurt only the survivors', () => {
    const game = drawCampaign('@.bb.');
    lay(game, [2, 0], { range: 1, turns: 2 });
    const events = play(game, wait);
    expect(only(events, 'died')).toHaveLength(2);
  });
});
