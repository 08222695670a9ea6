import { Bump } from '../../../src/engine/actions/fights';
import { Move, Stairs, Wait } from '../../../src/engine/actions/moves';
import { dangerOf } from '../../../src/engine/ai/interruption';
import { dangerAt } from '../../../src/engine/facts/danger';
import type { StatusKind } from '../../../src/engine/content';
import type { Game } from '../../../src/engine/Game';
import { drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';
import { breedsWith } from '../../support/tinyPack';
import { drawScene, lay, tacticsRows } from '../../support/tacticsPack';

const east = new Bump(1, 0);
const trap = { key: 'danger.trap', params: { trap: 'trap.dart' } };
const fire = { key: 'danger.hazard', params: { hazard: 'hazard.fire' } };

describe('what needs confirmation', () => {
  it('a step onto a known trap', () => {
    const game = drawScene('@t.');
    expect([dangerOf(game, east), dangerOf(game, new Move(1, 0))]).toEqual([trap, trap]);
    for (const one of game.floor.state.traps) one.known = false;
    expect(dangerOf(game, east)).toBeNull();
  });

  it('nothing else: no other step, no other action, no wall, no edge', () => {
    const game = drawScene('#@.t');
    expect([east, new Bump(-1, 0), new Bump(0, 1), new Wait(), new Stairs()].map((action) => dangerOf(game, action))).toEqual([null, null, null, null, null]);
  });

  it('a step into a hazard, but not from one cell of it to the next', () => {
    const game = drawScene('@..');
    lay(game, 'fire', [1, 0]);
    expect(dangerOf(game, east)).toEqual(fire);
    lay(game, 'fire', [0, 0]);
    expect(dangerOf(game, east)).toBeNull();
    game.floor.state.traps.push({ kind: 'dart', x: 1, y: 0, known: true });
    expect(dangerOf(game, east)).toEqual(trap);
  });

  describe('RULES 5.14 a step into a marked cell', () => {
    const marked = { key: 'danger.marked', params: { actor: 'breed.gunner', ability: 'ability.shot' } };

    /** A gunner has marked some cells of a row in which the player stands at the left end. */
    function scene(map: string, ...columns: readonly number[]): Game {
      const game = drawAnnouncing(map);
      const gunner = monster(game, 'gunner');
      gunner.announced = { ability: 'shot', aim: 0, cells: [...columns], turn: 9 };
      game.floor.announced.add(gunner);
      return game;
    }

    it('with its name and that of the one who strikes', () => {
      expect(dangerOf(scene('@.....G', 1), east)).toEqual(marked);
      expect(dangerOf(scene('@.....G', 2), east)).toBeNull();
    });

    it('but not out of another, unless more awaits the player there', () => {
      expect(dangerOf(scene('@.....G', 0, 1), east)).toBeNull();
      const worse = scene('@.....G', 0, 1);
      worse.floor.layHazards([{ kind: 'fire', x: 1, y: 0, turns: 9 }]);
      expect(dangerOf(worse, east)).toEqual({ key: 'danger.hazard', params: { hazard: 'hazard.fire' } });
    });

    it('out of view of which the player knows nothing', () => {
      const game = scene('@+.#..G', 2);
      expect([dangerAt(game, { x: 2, y: 0 }), dangerAt(scene('@.....G', 2), { x: 2, y: 0 })]).toEqual([null, marked]);
    });
  });

  it('not a harmless hazard', () => {
    const good = drawScene('@..');
    lay(good, 'balm', [1, 0]);
    expect(dangerOf(good, east)).toBeNull();
    const immune = drawScene('@..', { pack: { breeds: { ...tacticsRows.breeds, player: { ...tacticsRows.breeds.player, resists: ['ablaze'] } } } });
    lay(immune, 'fire', [1, 0]);
    expect(dangerOf(immune, east)).toBeNull();
  });

  it('not an attack, whatever the weapon\'s reach', () => {
    const game = drawScene('@r.');
    lay(game, 'fire', [1, 0]);
    expect(dangerOf(game, east)).toBeNull();
    const far = (wear: string[]): unknown => {
      const scene = drawScene('@tr', { carry: wear, wear });
      return dangerOf(scene, east);
    };
    expect([far([]), far(['pike'])]).toEqual([trap, null]);
  });

  it('not for a player that flies over traps or has no choice', () => {
    const flier = drawScene('@t', { pack: { breeds: { ...tacticsRows.breeds, ...breedsWith('player', { moves: 'fly' }) } } });
    expect(dangerOf(flier, east)).toBeNull();
    const dizzy = drawScene('@t');
    dizzy.state.player.statuses['dizzy'] = 3;
    expect(dangerOf(dizzy, east)).toBeNull();
  });

  it('leaving by stairs with a status that water would end, or that hurts each turn', () => {
    const soaked = { sprite: 'none', endsBy: 'water' } as const satisfies StatusKind;
    const game = drawScene('@', { below: '@', pack: { statuses: { ...tacticsRows.statuses, soaked } } });
    const on = (...statuses: readonly string[]): unknown => {
      game.state.player.statuses = Object.fromEntries(statuses.map((id) => [id, 3]));
      return dangerOf(game, new Stairs('down'));
    };
    expect(on('ablaze')).toBeNull();
    game.floor.setTile({ x: 0, y: 0 }, game.content.tiles.findIndex(({ stairs }) => stairs === 'down'));
    expect([on(), on('quick', 'dizzy')]).toEqual([null, null]);
    expect([on('ablaze'), on('soaked')]).toEqual([{ key: 'danger.burning', params: { status: 'status.ablaze' } }, { key: 'danger.burning', params: { status: 'status.soaked' } }]);
  });
});
