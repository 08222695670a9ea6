import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import type { Breed } from '../../../src/engine/content';
import type { Game } from '../../../src/engine/Game';
import { hurt } from '../../../src/engine/rules/combat';
import { makeActor } from '../../../src/engine/floor/openFloor';
import { settle } from '../../../src/engine/rules/relocate';
import { raiseRemains } from '../../../src/engine/rules/death';
import { inspect } from '../../../src/engine/facts/inspect';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { act, monster, picture, told } from '../../support/drawGame';
import { reload } from '../../support/reload';
import { drawScene, tacticsRows } from '../../support/tacticsPack';
import { drawWater } from '../../support/waterPack';

const golem: Breed = {
  glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 10, power: 3, xp: 7, brain: ['hunt', 'track'], revives: { turns: 4, hp: 50 },
};
const wait = new Wait();

/** A run as drawn in which the golem has just died. */
function draw(map: string): Game {
  const game = drawScene(map, { pack: { breeds: { ...tacticsRows.breeds, golem } } });
  hurt(game, { source: game.state.player, target: monster(game, 'golem'), amount: 99, cause: { table: 'breed', id: 'player' } });
  return game;
}

describe('RULES 5.18 a monster that revives', () => {
  it('falls to shards, and rises from them after its turns with a part of its HP', () => {
    const game = draw('@..q');
    expect(game.state.log.map(({ key }) => key)).toContain('log.shards');
    expect(inspect(game, { x: 3, y: 0 })).toContainEqual({ key: 'look.shards', params: { actor: 'breed.golem', n: 4 } });
    act(game, wait, wait, wait);
    expect(picture(game)).toBe('@..%');
    const events = act(game, wait);
    expect([picture(game), told(events)]).toEqual(['@..q', ['log.rises']]);
    expect(events.filter(({ type }) => type === 'summoned')).toMatchObject([{ breed: 'golem', at: { x: 3 }, seen: true }]);
    expect(monster(game, 'golem')).toMatchObject({ hp: 5, maxHp: 10 });
    expect(game.floor.state.corpses).toEqual([]);
    act(game, wait);
    expect(picture(game)).toBe('@.q.');
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('that swims waits for its water to come back', () => {
    const carp: Breed = { ...golem, moves: 'swim', brain: [] };
    const game = drawWater('@..q', { pack: { breeds: { ...tacticsRows.breeds, golem: carp } } });
    const tile = (id: string): number => game.content.tiles.findIndex((kind) => kind.id === id);
    game.floor.setTile({ x: 3, y: 0 }, tile('water'));
    hurt(game, { source: game.state.player, target: monster(game, 'golem'), amount: 99, cause: { table: 'breed', id: 'player' } });
    game.floor.setTile({ x: 3, y: 0 }, tile('ice'));
    act(game, wait, wait, wait, wait, wait);
    expect([picture(game), brokenInvariants(game)]).toEqual(['@..%', []]);
    game.floor.setTile({ x: 3, y: 0 }, tile('water'));
    act(game, wait);
    expect([picture(game), brokenInvariants(game)]).toEqual(['@..q', []]);
  });

  it('is scattered for good by anyone who steps on the shards', () => {
    const game = draw('@q..');
    expect(told(act(game, new Bump(1, 0)))).toContain('log.scattered');
    act(game, new Bump(1, 0), wait, wait, wait, wait);
    expect(picture(game)).toBe('.%@.');
    expect(inspect(game, { x: 1, y: 0 })).toContainEqual({ key: 'look.corpse', params: expect.objectContaining({ actor: 'breed.golem' }) as object });
    const rat = draw('@.qr');
    act(rat, wait);
    expect(picture(rat)).toBe('@.r.');
    expect(rat.floor.state.corpses).toMatchObject([{ rises: 0 }]);
  });

  it.each([['@..q', ['log.scattered'], ['log.rises']], ['@#.q', [], []]])('is told of where it is seen: %s', (map, scattered, risen) => {
    const [stepped, left] = [draw(map), draw(map)];
    settle(stepped, makeActor(stepped.content, 99, { id: 'rat', x: 3, y: 0, floor: 1 }));
    stepped.events = [];
    raiseRemains(stepped);
    expect(told(stepped.events)).toEqual(scattered);
    left.state.turn = 4;
    left.events = [];
    raiseRemains(left);
    expect(told(left.events)).toEqual(risen);
    expect(monster(left, 'golem').hp).toBe(5);
  });

  it('gives experience once', () => {
    const game = draw('@..q');
    expect(game.state.hero.xp).toBe(7);
    act(game, wait, wait, wait, wait);
    hurt(game, { source: game.state.player, target: monster(game, 'golem'), amount: 99, cause: { table: 'breed', id: 'player' } });
    expect(game.state.hero.xp).toBe(7);
    expect(game.floor.state.corpses).toMatchObject([{ rises: 8 }]);
  });

  it('is the same in a copy and after a save', () => {
    const game = draw('@..q');
    const fork = game.fork();
    const saved = reload(game);
    for (const run of [game, fork, saved]) act(run, wait, wait, wait, wait);
    expect([picture(fork), picture(saved)]).toEqual(['@..q', '@..q']);
    expect(saved.hash).toBe(game.hash);
  });
});
