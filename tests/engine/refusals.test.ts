import { Bump } from '../../src/engine/actions/fights';
import { PickUp, UseItem } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { act, carried, drawGame } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';

const use = (game: Game, kind: string, aim?: { x: number; y: number }): UseItem => new UseItem(carried(game, kind), aim ?? null);

describe('RULES 1.2 an impossible action takes no time, loses nothing and says why:', () => {
  it('a wall', () => {
    expectRefused(drawGame(`
      ####
      #@r#
      ####`), new Bump(0, -1), { key: 'refused.wall' });
  });

  it.each([[-1, 0], [0, -1], [1, 1], [-1, -1]])('the edge of the map towards %i,%i', (dx, dy) => {
    expectRefused(drawGame('@'), new Bump(dx, dy), { key: 'refused.outside' });
  });

  it.each([[0, 0], [2, 0], [0, -2], [0.5, 0], [1e300, 1], [-1, 3]])('not a step, as %d,%d, even if confused', (dx, dy) => {
    const game = drawGame('...@...O');
    for (const action of [new Bump(dx, dy), new Move(dx, dy)]) expectRefused(game, action, { key: 'refused.outside' });
    game.state.player.statuses['dizzy'] = 5;
    for (const action of [new Bump(dx, dy), new Move(dx, dy)]) expectRefused(game, action, { key: 'refused.outside' });
  });

  it.each([{ x: -1, y: 0 }, { x: 0.5, y: 0 }, { x: 2 ** 53, y: 0 }, { x: 0, y: 1 }])('not a cell, at %j, even if no aim is needed', (aim) => {
    const game = drawGame('@r', { carry: ['salve', 'blast', 'cap'] });
    game.state.player.hp = 3;
    for (const kind of ['salve', 'blast', 'cap']) expectRefused(game, use(game, kind, aim), { key: 'refused.notVisible' });
  });

  it('nothing here to pick up', () => {
    expectRefused(drawGame('@!r'), new PickUp(), { key: 'refused.nothingHere' });
  });

  it('a full inventory', () => {
    const game = drawGame('@!', { carry: new Array<string>(26).fill('bolt') });
    act(game, new Bump(1, 0));
    expectRefused(game, new PickUp(), { key: 'refused.full' });
  });

  it('no stairs here', () => {
    expectRefused(drawGame('@>'), new Stairs(), { key: 'refused.noStairs' });
  });

  it('RULES 1.6 a potion at full health', () => {
    const game = drawGame('@', { carry: ['salve'] });
    expectRefused(game, use(game, 'salve'), { key: 'refused.fullHealth' });
  });

  it('RULES 1.6 lightning with no enemy in range', () => {
    const game = drawGame('@.......r', { carry: ['bolt'] });
    expectRefused(game, use(game, 'bolt'), { key: 'refused.noEnemy' });
  });

  it('RULES 1.6 lightning with no enemy in view', () => {
    const game = drawGame('@#r', { carry: ['bolt'] });
    expectRefused(game, use(game, 'bolt'), { key: 'refused.noEnemy' });
  });

  it.each(['daze', 'blast'])('RULES 1.6 a %s without a target, which stays in the bag', (kind) => {
    const game = drawGame('@r', { carry: [kind] });
    expectRefused(game, use(game, kind), { key: 'refused.needsTarget', tone: 'needsTarget', params: { item: `item.${kind}` } });
  });

  it('RULES 1.6 confusion on an empty cell', () => {
    const game = drawGame('@.r', { carry: ['daze'] });
    expectRefused(game, use(game, 'daze', { x: 1, y: 0 }), { key: 'refused.noTarget' });
  });

  it('RULES 1.6 confusion on a target out of sight', () => {
    const game = drawGame('@#r', { carry: ['daze'] });
    expectRefused(game, use(game, 'daze', { x: 2, y: 0 }), { key: 'refused.notVisible' });
  });

  it('RULES 1.6 confusion on oneself', () => {
    const game = drawGame('@.r', { carry: ['daze'] });
    expectRefused(game, use(game, 'daze', { x: 0, y: 0 }), { key: 'refused.self' });
  });

  it('RULES 1.6 a fireball on a cell out of sight', () => {
    const game = drawGame('@#r', { carry: ['blast'] });
    expectRefused(game, use(game, 'blast', { x: 2, y: 0 }), { key: 'refused.notVisible' });
  });

  it('RULES 1.6 a fireball that hits no one', () => {
    const game = drawGame('@.......r', { carry: ['blast'] });
    expectRefused(game, use(game, 'blast', { x: 4, y: 0 }), { key: 'refused.noTarget' });
  });

  it.each([{ x: -1, y: 0 }, { x: 99, y: 0 }, { x: 0, y: -7 }])('RULES 1.6 a fireball or confusion outside the map, at %j', (aim) => {
    const game = drawGame('@r', { carry: ['blast', 'daze'] });
    expectRefused(game, use(game, 'blast', aim), { key: 'refused.notVisible' });
    expectRefused(game, use(game, 'daze', aim), { key: 'refused.notVisible' });
  });

  it('an item that is not carried', () => {
    const game = drawGame('@!');
    expectRefused(game, new UseItem(game.floor.state.items[0]?.id ?? 0), { key: 'refused.noItem' });
  });

  it('anything after the end of the run', () => {
    const game = drawGame('@O');
    act(game, new Wait());
    for (const action of [new Wait(), new Bump(1, 0), new PickUp(), new Stairs()]) expectRefused(game, action, { key: 'refused.over' });
  });
});
