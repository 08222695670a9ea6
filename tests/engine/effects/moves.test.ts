import type { Cause } from '../../../src/engine/facts/causes';
import type { Effect } from '../../../src/engine/content';
import { kindOf } from '../../../src/engine/effects/effects';
import type { Game } from '../../../src/engine/Game';
import type { Actor } from '../../../src/engine/state';
import { campaignRows, drawCampaign, only } from '../../support/campaignPack';
import { drawn, monster, picture } from '../../support/drawGame';

const cause: Cause = { table: 'ability', id: 'jab' };

/** Applies an effect to an actor, and returns what happens. */
function affect(game: Game, effect: Effect, { target, source = game.state.player }: { target: Actor; source?: Actor }): Game['events'] {
  game.events.length = 0;
  game.affect([effect], { target, source, at: target, cause });
  return [...game.events];
}

describe('what is seen of being moved', () => {
  it('a push out of view, and one into it', () => {
    const scene = (x: number, step: 1 | -1): unknown => {
      const game = drawCampaign('@..S....', { pack: { sight: x } });
      const statue = monster(game, 'statue');
      return only(affect(game, { do: 'push', cells: 1 }, { target: statue, source: { ...game.state.player, x: statue.x - step } }), 'pushed').map(({ to, seen }) => [to.x, seen]);
    };
    expect([scene(3, 1), scene(2, -1), scene(2, 1), scene(5, 1)]).toEqual([[[4, true]], [[2, true]], [[4, false]], [[4, true]]]);
  });

  it('a jump of a monster: from or to what is in view', () => {
    const seen: Record<string, boolean> = {};
    for (let seed = 0; seed < 40; seed++) {
      for (const map of ['@.S.#.....', '@...#...S.']) {
        const game = drawCampaign(map, { seed: String(seed) });
        const side = ({ x }: { readonly x: number }): string => (x < 4 ? 'left' : 'right');
        for (const { from, to, seen: isSeen } of only(affect(game, { do: 'teleport' }, { target: monster(game, 'statue') }), 'teleported')) seen[`${side(from)} ${side(to)}`] = isSeen;
      }
    }
    expect(seen).toEqual({ 'left left': true, 'left right': true, 'right left': true, 'right right': false });
  });

  it('a swap: both, wherever either is in view', () => {
    const game = drawCampaign('@.S#r');
    const [statue, rat] = [monster(game, 'statue'), monster(game, 'rat')];
    expect(only(affect(game, { do: 'swap' }, { target: statue, source: rat }), 'teleported')).toMatchObject([{ actor: statue.id, seen: true }, { actor: rat.id, seen: true }]);
    const hidden = drawCampaign('@#S.r');
    expect(only(affect(hidden, { do: 'swap' }, { target: monster(hidden, 'statue'), source: monster(hidden, 'rat') }), 'teleported').map(({ seen }) => seen)).toEqual([false, false]);
  });
});

describe('what coming to another cell brings', () => {
  it.each(['push', 'pull'] as const)('RULES 5.4 %s: a trap there goes off, in each direction', (kind) => {
    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1]] as const) {
      const game = drawCampaign(`
        @......
        .......
        ...S...
        .......
        ......r`);
      const statue = monster(game, 'statue');
      game.floor.traps.add({ kind: 'dart', x: 3 + dx, y: 2 + dy, known: false });
      const sign = kind === 'push' ? -1 : 1;
      affect(game, { do: kind, cells: 1 }, { target: statue, source: { ...game.state.player, x: 3 + sign * 2 * dx, y: 2 + sign * 2 * dy } });
      expect([statue.x, statue.y, statue.hp]).toEqual([3 + dx, 2 + dy, 47]);
    }
  });

  it('RULES 5.14 who cannot be moved keeps what it has announced, and sets off no trap', () => {
    const game = drawCampaign('@S#');
    const statue = monster(game, 'statue');
    game.floor.traps.add({ kind: 'dart', x: 1, y: 0, known: false });
    statue.clings = game.state.player.id;
    const events = affect(game, { do: 'push', cells: 3 }, { target: statue });
    expect([statue.hp, statue.clings, only(events, 'pushed')]).toEqual([50, game.state.player.id, [expect.objectContaining({ from: { x: 1, y: 0 }, to: { x: 1, y: 0 } })]]);
  });

  it('RULES 5.4 a swap sets off the traps of both cells, but none for one that has died of the first', () => {
    const game = drawCampaign('@..S');
    for (const x of [0, 3]) game.floor.traps.add({ kind: 'dart', x, y: 0, known: false });
    const statue = monster(game, 'statue');
    affect(game, { do: 'swap' }, { target: statue });
    expect([statue.hp, game.state.player.hp]).toEqual([47, 17]);
    const kinds = { ...campaignRows.traps.kinds, dart: { ...campaignRows.traps.kinds.dart, target: { at: 'cell', radius: 99 }, effects: [{ do: 'damage', amount: 9 }] } } as const;
    const deadly = drawCampaign('@..r.j', { pack: { traps: { ...campaignRows.traps, kinds } } });
    for (const x of [3, 5]) deadly.floor.traps.add({ kind: 'dart', x, y: 0, known: false });
    affect(deadly, { do: 'swap' }, { target: monster(deadly, 'rat'), source: monster(deadly, 'jar') });
    expect([deadly.floor.state.actors, deadly.state.player.hp, deadly.floor.actorAt(3, 0)]).toEqual([[], 11, null]);
  });
});

describe('RULES 5.5 a jump', () => {
  const places = (kinds: Readonly<Record<string, object>>, vault: string): string[] => {
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const game = drawCampaign('@.....', { seed: String(seed), isWild: true, pack: { vaults: { ...campaignRows.vaults, kinds: { ...campaignRows.vaults.kinds, ...kinds } } } });
      game.floor.state.places.push({ vault, x1: 3, y1: 0, x2: 5, y2: 0 });
      affect(game, { do: 'teleport' }, { target: game.state.player });
      found.add(String(game.state.player.x));
    }
    return [...found].sort();
  };

  it('leads behind no lock, but into any other vault', () => {
    const map = ['###', '#.#', '###'];
    const open = { map, legend: {} };
    expect(places({}, 'closet')).toEqual(['1', '2']);
    expect(places({ open }, 'open')).toEqual(['1', '2', '3', '4', '5']);
    expect(places({ shut: { ...open, door: 'doorClosed' } }, 'shut')).toEqual(['1', '2', '3', '4', '5']);
    expect(places({}, 'unheardOf')).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('a fall', () => {
  it('of a monster takes it away, with 0 HP, and leaves its loot at the edge', () => {
    const game = drawCampaign('@r.');
    const rat = monster(game, 'rat');
    rat.loot = [{ id: game.state.nextId++, kind: 'gem', affixes: [], charges: 0, plus: 0 }];
    affect(game, { do: 'fall' }, { target: rat });
    expect([rat.hp, game.floor.state.actors, game.floor.state.items.map(({ kind }) => kind)]).toEqual([0, [], ['gem']]);
    expect(picture(game)).toBe(drawn('@d.'));
  });

  it('RULES 5.2 after it, what is done from where the source stands befalls no one', () => {
    const sourced = (['push', 'pull', 'swap', 'strike', 'cling'] as const).map((id) => ({ do: id, cells: 1, percent: 100 }));
    expect(sourced.map((effect) => kindOf(effect).isFromSource)).toEqual([true, true, true, true, true]);
    for (const effect of sourced) {
      const game = drawCampaign('@r', { below: '...@..' });
      game.events.length = 0;
      game.affect([{ do: 'fall' }, effect], { target: game.state.player, source: monster(game, 'rat'), at: { x: 0, y: 0 }, cause });
      expect([game.state.floor, picture(game), game.state.player.hp, only(game.events, 'pushed').length + only(game.events, 'teleported').length]).toEqual([2, '...@..', 20, 0]);
    }
  });
});
