import { Bump } from '../../../src/engine/actions/fights';
import { UseItem } from '../../../src/engine/actions/items';
import { Move, Wait } from '../../../src/engine/actions/moves';
import { COMPASS, DIRECTIONS, HEADINGS, type Heading } from '../../../src/engine/core/point';
import { directionOf } from '../../../src/engine/facts/facing';
import { inspect } from '../../../src/engine/facts/inspect';
import { breedSeen } from '../../../src/engine/facts/names';
import { takeSide } from '../../../src/engine/rules/arrivals';
import type { Game } from '../../../src/engine/Game';
import { loadContent } from '../../../src/engine/pack/loadContent';
import type { PackRows } from '../../../src/engine/content';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { encodeRun } from '../../../src/engine/run/save';
import { act, carried, drawn, monster, picture, told } from '../../support/drawGame';
import { bodiesRows, breeds, drawBodies, turn } from '../../support/bodiesPack';
import { tinyRows } from '../../support/tinyPack';

const wait = new Wait();
const crab = (game: Game): ReturnType<typeof monster> => monster(game, 'crab');

/** A crab at the centre that does nothing, with the player on one side of it. */
function beside(way: Heading, at: { readonly x: number; readonly y: number }, statuses: PackRows['statuses'] = bodiesRows.statuses): Game {
  const rows = [0, 1, 2].map((y) => [0, 1, 2].map((x) => (x === 1 && y === 1 ? 'Q' : x === 1 + at.x && y === 1 + at.y ? '@' : '.')).join(''));
  const game = drawBodies(rows.join('\n'), { pack: { breeds: { ...breeds, crab: { ...breeds.crab, brain: [] } }, statuses }, isWild: true });
  turn(game, 'crab', way);
  return game;
}

describe('a front', () => {
  it('RULES 5.22 is a direction, rounded to an eighth', () => {
    const at = { x: 0, y: 0 };
    expect(HEADINGS.map((way) => directionOf(at, COMPASS[way]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([directionOf(at, { x: 5, y: 2 }), directionOf(at, { x: 4, y: 2 }), directionOf(at, { x: -2, y: -5 }), directionOf(at, { x: -3, y: 4 }), directionOf(at, at)]).toEqual([2, 3, 0, 5, -1]);
  });

  it('RULES 5.22 turns away attacks from three directions, and from no others', () => {
    const hurt = DIRECTIONS.map((at) => {
      const game = beside('north', at);
      const events = act(game, new Bump(-at.x, -at.y));
      return [crab(game).hp < 30, told(events)[0]];
    });
    const [kept, struck] = [[false, 'log.attackWarded'], [true, 'log.attack']];
    // North, east, south, west, north-east, south-east, south-west, north-west.
    expect(hurt).toEqual([kept, struck, struck, struck, kept, struck, struck, kept]);
  });

  it('RULES 5.22 turns away what flies from there; what is not used up is refused', () => {
    const from = (way: Heading, item: string): [string[], number, boolean] => {
      const game = drawBodies('@..Q', { carry: [item], pack: { breeds: { ...breeds, crab: { ...breeds.crab, brain: [] } } }, isWild: true });
      turn(game, 'crab', way);
      const events = game.turn(new UseItem(carried(game, item), { x: 3, y: 0 }));
      return [told(events), crab(game).hp, Object.hasOwn(crab(game).statuses, 'ablaze')];
    };
    expect(from('west', 'spear')).toEqual([['refused.warded'], 30, false]);
    expect(from('northWest', 'spear')[1]).toBe(30);
    expect(from('south', 'spear')[1]).toBe(27);
    expect(from('west', 'fang')).toEqual([expect.not.arrayContaining(['refused.warded']), 29, true]);
    expect(from('west', 'grenade')[1]).toBe(27);
  });

  it('RULES 5.22 keeps off no hazard', () => {
    const game = beside('north', { x: 0, y: -1 });
    game.floor.layHazards([{ kind: 'fire', x: 1, y: 1, turns: 2 }]);
    act(game, wait, wait);
    expect(crab(game).hp).toBeLessThan(30);
  });

  it('RULES 5.22 is told of where one looks', () => {
    const game = beside('northWest', { x: 1, y: 0 });
    expect(inspect(game, crab(game))).toContainEqual({ key: 'look.faces', params: { actor: 'breed.crab', way: 'ui.action.northWest' } });
    expect(inspect(game, crab(game)).map(({ key }) => key)).not.toContain('look.warded');
    turn(game, 'crab', 'east');
    expect(inspect(game, crab(game)).map(({ key }) => key)).toContain('look.warded');
  });

  it('RULES 5.22 is not told of one that is taken for another kind', () => {
    const game = beside('west', { x: 1, y: 0 }, { ...bodiesRows.statuses, dream: { sprite: 'none', turns: 9, deceives: true } });
    const told = (): string[] => inspect(game, crab(game)).map(({ key }) => key);
    expect(told()).toContain('look.faces');
    game.state.player.statuses = { dream: 9 };
    while (breedSeen(game, crab(game)) === 'crab') game.state.turn++;
    expect(told()).not.toContain('look.faces');
  });

  it('RULES 5.22 turns by an eighth every second turn, the shorter way, and attacks only what it faces', () => {
    const game = drawBodies(`
      ...
      .Q.
      .@.`);
    turn(game, 'crab', 'north');
    const seen = Array.from({ length: 7 }, () => {
      act(game, wait);
      return [HEADINGS[crab(game).facing], game.state.player.hp];
    });
    expect(seen.map(([way]) => way)).toEqual(['northEast', 'northEast', 'east', 'east', 'southEast', 'southEast', 'south']);
    expect(seen.map(([, hp]) => hp)).toEqual([20, 20, 20, 20, 17, 14, 11]);
    turn(game, 'crab', 'west');
    game.state.player.hp = 20;
    act(game, wait);
    expect(HEADINGS[crab(game).facing]).toBe('west');
    act(game, wait);
    expect(HEADINGS[crab(game).facing]).toBe('southWest');
  });

  it('RULES 5.22 is outrun by who walks round it', () => {
    const game = drawBodies(`
      .....
      ..Q..
      ..@..
      .....`);
    turn(game, 'crab', 'south');
    act(game, new Move(1, 0), new Move(0, -1));
    expect(told(act(game.fork(), new Bump(-1, 0)))[0]).toBe('log.attackWarded');
    act(game, new Move(0, -1), new Move(-1, 0));
    expect(told(act(game, new Bump(0, 1)))[0]).toBe('log.attack');
  });

  it('RULES 5.22 comes to be where a push goes, so that its back is to who pushed', () => {
    const game = drawBodies('.@Q....', { carry: ['shove'], pack: { breeds: { ...breeds, crab: { ...breeds.crab, brain: [] } } }, isWild: true });
    turn(game, 'crab', 'west');
    act(game, new UseItem(carried(game, 'shove')));
    expect([picture(game), HEADINGS[crab(game).facing]]).toEqual(['.@..Q..', 'east']);
  });

  it('RULES 5.22 is walked round by others, who strike it anyway where there is no way round', () => {
    const open = drawBodies(`
      @........
      .........
      ......Q..
      ......r..
      .........`);
    turn(open, 'crab', 'south').statuses = { stiff: 9 };
    takeSide(open, monster(open, 'rat'), { side: 'player', bound: 0 });
    act(open, wait, wait);
    expect(picture(open)).toBe(drawn(`
      @........
      .........
      ......Qr.
      .........
      .........`));
    act(open, wait);
    expect(crab(open).hp).toBeLessThan(30);
    const narrow = drawBodies('@...Qr');
    turn(narrow, 'crab', 'east').statuses = { stiff: 9 };
    takeSide(narrow, monster(narrow, 'rat'), { side: 'player', bound: 0 });
    expect(told(act(narrow, wait))).toContain('log.attackWarded');
  });

  it('RULES 5.22 is known to saves, forks and the hash', () => {
    const game = drawBodies('@..Q..');
    turn(game, 'crab', 'southEast');
    expect(game.fork().state.floors[0]?.actors[0]?.facing).toBe(3);
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ run: { state: { floors: [{ actors: [{ facing: 3 }] }] } } });
    const before = game.hash;
    crab(game).facing = 4;
    expect(game.hash).not.toBe(before);
    expect(brokenInvariants(game)).toEqual([]);
    crab(game).facing = 8;
    expect(brokenInvariants(game)).toEqual(['crab 2 at 3,0 faces direction 8.']);
  });

  it('is had by no others', () => {
    const game = drawBodies('@..r..');
    expect([game.state.player.facing, monster(game, 'rat').facing]).toEqual([-1, -1]);
    expect(inspect(game, monster(game, 'rat')).map(({ key }) => key)).not.toContain('look.faces');
  });
});

describe('RULES 5.22 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['a front that never turns', { crab: { ...breeds.crab, brain: ['hunt'] } }, 'Pack tiny, table breeds, id crab, brain: with a frontShield it needs "face", or it would never turn.'],
    ['a player with a front', { player: { ...breeds.player, frontShield: true } }, 'Pack tiny, table breeds, id player, frontShield: the player faces no direction.'],
  ])('%s', (_name, changed, sentence) => {
    const loaded = loadContent({ ...tinyRows, ...bodiesRows, breeds: { ...breeds, ...changed } });
    expect(loaded.ok ? [] : loaded.errors).toEqual([sentence]);
  });
});
