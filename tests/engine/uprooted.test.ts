import { perform } from '../../src/engine/actions/Action';
import { Unleash } from '../../src/engine/actions/abilities';
import { Bump } from '../../src/engine/actions/fights';
import { Leap, Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Effect } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { takeSide } from '../../src/engine/rules/arrivals';
import { announce } from '../../src/engine/rules/announced';
import { turnInto } from '../../src/engine/rules/relocate';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { Actor } from '../../src/engine/state';
import { announcingRows, blows, drawAnnouncing } from '../support/announcingPack';
import { only } from '../support/campaignPack';
import { act, monster } from '../support/drawGame';

const below = '...<>...';
const pack = {
  followers: true,
  breeds: { ...announcingRows.breeds, beetle: { ...announcingRows.breeds.beetle, brain: ['cast', 'hunt'] }, hugger: { ...announcingRows.breeds.viper, glyph: 'e', onHit: [{ do: 'cling' }], brain: ['cling', 'hunt'] } },
} as const;

const draw = (map: string): Game => drawAnnouncing(map, { below, pack });
const ally = (game: Game, actor: Actor): void => { takeSide(game, actor, { side: 'player', bound: 0 }); };

/** Effects of the first on the second. */
function affect(game: Game, [source, target]: readonly [Actor, Actor], effect: Effect): void {
  game.affect([effect], { source, target, at: { x: target.x, y: target.y }, cause: { table: 'item', id: 'test' } });
}

/** All ways in which a beetle comes to be elsewhere, and the map on which it does. */
const WAYS: Readonly<Record<string, readonly [map: string, way: (game: Game, beetle: Actor) => void]>> = {
  'changes places with its leader': ['.@X.......', (game, beetle) => {
    ally(game, beetle);
    act(game, new Bump(1, 0));
  }],
  'is pushed': ['.@X.......', (game, beetle) => { affect(game, [game.state.player, beetle], { do: 'push', cells: 1 }); }],
  'is pulled': ['.@..X.....', (game, beetle) => { affect(game, [game.state.player, beetle], { do: 'pull', cells: 1 }); }],
  'is teleported': ['.@X.......', (game, beetle) => { affect(game, [game.state.player, beetle], { do: 'teleport' }); }],
  'is swapped by another': ['.@X.......', (game, beetle) => { affect(game, [game.state.player, beetle], { do: 'swap' }); }],
  'swaps itself with another': ['.@X.......', (game, beetle) => { affect(game, [beetle, game.state.player], { do: 'swap' }); }],
  'leaps': ['.@X.......', (game, beetle) => { perform(game, new Leap({ x: 4, y: 0 }), beetle); }],
  'walks': ['.@X.......', (game, beetle) => { perform(game, new Move(1, 0), beetle); }],
  'follows over the stairs': ['.>X.......', (game) => {
    game.state.player.x = 1;
    act(game, new Stairs('down'));
  }],
};

/** A beetle that has announced a charge at the player, and holds it if it is beside it. */
function charging(map: string): { game: Game; beetle: Actor } {
  const game = draw(map.replace('>', '@'));
  if (map.includes('>')) game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === 'stairsDown'));
  const beetle = monster(game, 'beetle');
  const { x, y } = game.state.player;
  const cells = Array.from({ length: beetle.x }, (_, step) => ({ x: beetle.x - 1 - step, y }));
  announce(game, beetle, { ability: { ...blows.rush, windup: 3 }, aim: { x, y }, cells });
  beetle.clings = game.state.player.id;
  beetle.goal = game.floor.index(x, y);
  beetle.ready['rush'] = 99;
  return { game, beetle };
}

describe('whoever comes to another cell', () => {
  test.each(Object.entries(WAYS))('RULES 5.14, 5.18 loses what it had announced and its hold: it %s', (_way, [map, way]) => {
    const { game, beetle } = charging(map);
    way(game, beetle);
    const [found] = game.floor.state.actors;
    expect([found?.id, found?.announced, found?.clings, game.floor.announced.isEmpty]).toEqual([beetle.id, null, 0, true]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.14 does not charge over its leader once they have changed places', () => {
    const { game, beetle } = charging('.@X.......');
    ally(game, beetle);
    const { hp } = game.state.player;
    const events = act(game, new Bump(1, 0), new Wait(), new Wait(), new Wait());
    expect([only(events, 'calledOff').length, only(events, 'unleashed').length, game.state.player.hp]).toEqual([1, 0, hp]);
  });

  it('RULES 5.18 keeps its hold as it is dragged along, but not what it had announced', () => {
    const { game, beetle } = charging('..@X......');
    act(game, new Move(-1, 0));
    expect([beetle.x, beetle.clings, beetle.announced]).toEqual([2, game.state.player.id, null]);
  });

  it('RULES 5.18 is held no longer by one it was taken from', () => {
    for (const effect of [{ do: 'push', cells: 2 }, { do: 'teleport' }] as const) {
      const { game, beetle } = charging('X@............');
      affect(game, [beetle, game.state.player], effect);
      expect([effect.do, beetle.clings]).toEqual([effect.do, 0]);
      expect(beetle.announced).not.toBeNull();
    }
    const { game, beetle } = charging('X@............');
    affect(game, [beetle, game.state.player], { do: 'fall' });
    expect([beetle.clings, beetle.announced]).toEqual([0, null]);
  });

  it('RULES 5.18 lets go at the end of its own charge', () => {
    const game = draw('..@.eX........');
    const [hugger, beetle] = [monster(game, 'hugger'), monster(game, 'beetle')];
    announce(game, beetle, { ability: blows.rush, aim: game.state.player, cells: [6, 7, 8, 9, 10, 11, 12, 13].map((x) => ({ x, y: 0 })) });
    hugger.clings = beetle.id;
    beetle.clings = hugger.id;
    game.state.turn += 9;
    perform(game, new Unleash(), beetle);
    expect([beetle.x, beetle.clings, hugger.clings]).toEqual([13, 0, 0]);
  });

  test.each([
    ['and comes along as it walks', { action: new Move(1, 0), hp: 12, x: 4, holds: true }],
    ['until it leaps', { action: new Leap({ x: 7, y: 0 }), hp: 12, x: 3, holds: false }],
    ['until it dies on its way', { action: new Move(1, 0), hp: 1, x: 3, holds: false }],
  ] as const)('RULES 5.18 clings to a monster as to the player, %s', (_way, { action, hp, x, holds }) => {
    const game = draw('@..eX.....');
    const [hugger, beetle] = [monster(game, 'hugger'), monster(game, 'beetle')];
    ally(game, hugger);
    affect(game, [hugger, beetle], { do: 'cling' });
    beetle.hp = hp;
    game.floor.traps.add({ kind: 'dart', x: 5, y: 0, known: false });
    perform(game, action, beetle);
    expect([hugger.x, hugger.clings, game.isHere(beetle)]).toEqual([x, holds ? beetle.id : 0, hp > 1]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.14 is marked for one attack at a time: the newest', () => {
    const { game, beetle } = charging('.@X.......');
    announce(game, beetle, { ability: blows.rush, aim: game.state.player, cells: [{ x: 1, y: 0 }] });
    expect(game.floor.announced.all).toEqual([beetle]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is not swapped with one that was left on another floor', () => {
    const game = draw('.@X.......');
    const { player } = game.state;
    game.affect([{ do: 'fall' }, { do: 'swap' }], { source: monster(game, 'beetle'), target: player, at: { x: 1, y: 0 }, cause: { table: 'item', id: 'test' } });
    game.look();
    expect([game.state.floor, game.floor.state.actors, brokenInvariants(game)]).toEqual([2, [], []]);
  });
});

describe('a tile', () => {
  it('does not become one where who is there could not be', () => {
    const game = draw('@f.');
    const gnat = monster(game, 'gnat');
    const tile = (id: string): number => game.content.tiles.findIndex((kind) => kind.id === id);
    game.floor.setTile(gnat, tile('deepWater'));
    turnInto(game, gnat, 'window');
    expect(game.floor.tileAt(gnat.x, gnat.y).id).toBe('deepWater');
    turnInto(game, gnat, 'ground');
    expect([game.floor.tileAt(gnat.x, gnat.y).id, brokenInvariants(game)]).toEqual(['ground', []]);
  });

  it('does not shut over a trap', () => {
    const gate = { id: 'gate', glyph: 'À', colour: '#ffffff', walkable: true, transparent: true, shuts: 'wall' } as const;
    const game = drawAnnouncing('@À.', { pack: { tiles: [...announcingRows.tiles, gate] } });
    game.floor.traps.add({ kind: 'dart', x: 1, y: 0, known: true });
    act(game, new Move(1, 0), new Move(1, 0));
    expect([game.state.player.x, game.floor.tileAt(1, 0).id, brokenInvariants(game)]).toEqual([2, 'gate', []]);
  });
});
