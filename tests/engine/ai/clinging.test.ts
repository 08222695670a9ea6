import { Bump } from '../../../src/engine/actions/fights';
import { UseItem } from '../../../src/engine/actions/items';
import { Move, Wait } from '../../../src/engine/actions/moves';
import type { ItemKind } from '../../../src/engine/content';
import { DIRECTIONS } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { inspect } from '../../../src/engine/facts/inspect';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { encodeRun } from '../../../src/engine/run/save';
import { act, carried, drawn, monster, picture, told } from '../../support/drawGame';
import { lay } from '../../support/tacticsPack';
import { drawWater, waterRows } from '../../support/waterPack';

const [east, west, wait] = [new Move(1, 0), new Move(-1, 0), new Wait()];
const leech = (game: Game): ReturnType<typeof monster> => monster(game, 'leech');

/** A run whose leech, beside the player, has bitten once. */
function bitten(map: string, carry: readonly string[] = []): Game {
  const thing = { colour: '#ffffff', sprite: 'none', glyph: '9' } as const;
  const itemKinds: Record<string, ItemKind> = {
    ...waterRows.itemKinds,
    shove: { ...thing, target: { at: 'nearest', range: 9 }, effects: [{ do: 'push', cells: 2 }] },
    trade: { ...thing, target: { at: 'nearest', range: 9 }, effects: [{ do: 'swap' }] },
    blink: { ...thing, target: { at: 'self' }, effects: [{ do: 'teleport' }] },
  };
  const game = drawWater(map, { carry, pack: { itemKinds } });
  act(game, wait);
  expect(leech(game).clings).toBe(game.state.player.id);
  return game;
}

describe('what clings', () => {
  it('RULES 5.18 holds on where its bite draws blood, and says so', () => {
    const game = drawWater('..@q..');
    expect(told(act(game, wait))).toEqual(['log.attack', 'hit.cling']);
    expect(inspect(game, leech(game)).map(({ key }) => key)).toContain('look.clings');
    expect(told(act(game, wait))).toEqual(['log.attack']);
    const armoured = drawWater('..@q..', { carry: ['coat', 'coat'], wear: ['coat'] });
    armoured.state.player.defence = 9;
    act(armoured, wait);
    expect(leech(armoured).clings).toBe(0);
  });

  it('RULES 5.18 comes along into the cell that its host left, and bites each turn', () => {
    const game = bitten(`
      .......
      ...@q..
      .......`);
    act(game, west);
    expect(picture(game)).toBe(drawn(`
      .......
      ..@q...
      .......`));
    act(game, west);
    expect([picture(game), game.state.player.hp]).toEqual([drawn(`
      .......
      .@q....
      .......`), 14]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it.each(DIRECTIONS.map(({ x, y }) => [x, y] as const))('RULES 5.18 is dragged along where its host steps to %i,%i, and onto what lies there', (x, y) => {
    const rows = Array.from({ length: 5 }, (_, row) => Array.from({ length: 5 }, (__, column) => (row === 2 && column === 2 ? '@' : row === 2 - y && column === 2 - x ? 'q' : '.')).join(''));
    const game = bitten(rows.join('\n'));
    game.floor.state.traps.push({ kind: 'dart', x: 2, y: 2, known: true });
    const before = leech(game).hp;
    const events = act(game, new Move(x, y));
    const { id, hp } = leech(game);
    expect(events.filter((event) => event.type === 'moved' && event.actor === id)).toEqual([{ type: 'moved', actor: id, from: { x: 2 - x, y: 2 - y }, to: { x: 2, y: 2 }, seen: true }]);
    expect([{ x: leech(game).x, y: leech(game).y }, leech(game).clings, hp < before]).toEqual([{ x: 2, y: 2 }, game.state.player.id, true]);
  });

  it('RULES 5.18 stays where it is as long as it is beside its host', () => {
    const game = bitten(`
      .......
      ...@...
      ...q...`);
    act(game, east);
    expect(picture(game)).toBe(drawn(`
      .......
      ....@..
      ...q...`));
  });

  it('RULES 5.18 finds another cell beside its host if one that clings has taken the first', () => {
    const game = drawWater(`
      ....q..
      ...@q..
      .......`);
    for (const actor of game.floor.state.actors) actor.clings = game.state.player.id;
    act(game, west);
    expect(picture(game)).toBe(drawn(`
      ..q....
      ..@q...
      .......`));
  });

  it('RULES 5.18 is shaken off by its death', () => {
    const game = bitten('..@q..');
    act(game, new Bump(1, 0), new Bump(1, 0), new Bump(1, 0), west);
    expect(picture(game)).toBe('.@.%..');
  });

  it('RULES 5.18 is shaken off by a push, and has to bite again', () => {
    const game = bitten('..@q....', ['shove']);
    const events = act(game, new UseItem(carried(game, 'shove')));
    expect(told(events)).toContain('log.letsGo');
    expect(leech(game).clings).toBe(0);
    const traded = bitten('..@q....', ['trade']);
    expect(told(act(traded, new UseItem(carried(traded, 'trade')))).filter((key) => key !== 'log.attack')).toEqual(['use.trade', 'log.letsGo', 'hit.cling']);
  });

  it('RULES 5.18 is shaken off by fire on it', () => {
    const game = bitten('..@q..');
    lay(game, 'fire', [3, 0]);
    expect(told(act(game, wait))).toContain('log.letsGo');
    expect(leech(game).clings).toBe(0);
  });

  it('RULES 5.18 is shaken off by what holds or confuses it', () => {
    const game = bitten('..@q..', ['daze']);
    expect(told(act(game, new UseItem(carried(game, 'daze'), leech(game))))).toContain('log.letsGo');
  });

  it('RULES 5.18 stays behind when its host swims off or is elsewhere at once', () => {
    const game = bitten('q@==.');
    expect(told(act(game, east))).toContain('log.letsGo');
    act(game, east);
    expect([picture(game), leech(game).clings, game.state.player.hp]).toEqual(['.q=@.', 0, 18]);
    const slow = bitten('q@===.');
    leech(slow).energy = -500;
    expect([told(act(slow, east)), told(act(slow, east))]).toEqual([[], ['log.letsGo']]);
    const away = bitten('@q......................', ['blink']);
    act(away, new UseItem(carried(away, 'blink')));
    expect(leech(away).clings).toBe(0);
  });

  it('RULES 5.18 is known to saves, forks and the hash', () => {
    const game = bitten('..@q..');
    expect(game.fork().state.floors[0]?.actors[0]?.clings).toBe(game.state.player.id);
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ run: { state: { floors: [{ actors: [{ clings: game.state.player.id }] }] } } });
    const before = game.hash;
    leech(game).clings = 0;
    expect(game.hash).not.toBe(before);
  });
});
