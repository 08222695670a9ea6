import { interruption } from '../../../src/engine/ai/interruption';
import type { Game } from '../../../src/engine/Game';
import type { GameEvent } from '../../../src/engine/events';
import { drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';
import { drawScene, lay } from '../../support/tacticsPack';

/** The key of why these events stop an intent; null for none. */
const why = (game: Game, ...events: readonly GameEvent[]): string | null => interruption(game, events)?.key ?? null;

describe('an intent stops', () => {
  it.each([
    [[[2, 1]], 'stop.marked'], [[[1, 1], [2, 0], [2, 1]], 'stop.marked'], [[[2, 0], [1, 1], [3, 1], [2, 2]], null], [[], null],
  ])('RULES 5.14 for an attack announced for the cell of the player: %j', (cells, expected) => {
    const game = drawAnnouncing(`
      .....
      ..@.G
      .....`);
    const gunner = monster(game, 'gunner');
    const announced: GameEvent = { type: 'announced', actor: gunner.id, ability: 'shot', cells: cells.map(([x = 0, y = 0]) => ({ x, y })), turns: 1, at: { x: 4, y: 1 }, seen: true };
    gunner.announced = { ability: 'shot', aim: 0, cells: [], turn: 9 };
    expect(why(game, announced)).toBe(expected);
    if (expected !== null) expect(interruption(game, [announced])).toEqual({ key: 'stop.marked', params: { actor: 'breed.gunner' } });
  });

  it.each([[false, 'stop.hostile'], [true, null]])('for who comes into view, unless it has hidden again by then: %s', (hidden, expected) => {
    const game = drawAnnouncing('..@.G');
    const gunner = monster(game, 'gunner');
    gunner.hidden = hidden;
    expect(why(game, { type: 'noticed', actor: gunner.id, breed: 'gunner', at: { x: 4, y: 0 }, seen: true })).toBe(expected);
  });

  it.each([true, false])('for who came out of hiding, by its name, also where it hides again by then: %s', (hidden) => {
    const game = drawAnnouncing('..@.G');
    const gunner = Object.assign(monster(game, 'gunner'), { hidden });
    const revealed: GameEvent = { type: 'revealed', actor: gunner.id, breed: 'gunner', at: { x: 4, y: 0 }, seen: true };
    expect(interruption(game, [revealed])).toEqual({ key: 'stop.hostile', params: { actor: 'breed.gunner' } });
  });

  it('RULES 5.14 but not for one that was called off in the same turn', () => {
    const game = drawAnnouncing('..@.G');
    const { id } = monster(game, 'gunner');
    expect(why(game, { type: 'announced', actor: id, ability: 'shot', cells: [{ x: 2, y: 0 }], turns: 1, at: { x: 4, y: 0 }, seen: true })).toBeNull();
  });

  it.each([
    ['in the next cell', { at: [3, 2], seen: true }, 'stop.hazard'], ['two steps away', { at: [4, 2], seen: true }, 'stop.hazard'], ['two steps down', { at: [2, 4], seen: true }, 'stop.hazard'],
    ['three steps away', { at: [5, 2], seen: true }, null], ['three steps down', { at: [2, 5], seen: true }, null], ['unseen', { at: [3, 2], seen: false }, null], ['behind a wall', { at: [0, 2], seen: true }, null],
  ] as const)('for fire that breaks out %s', (_where, { at: [x, y], seen }, expected) => {
    const game = drawScene(`
      ......
      .=....
      .#@...
      .=....
      ......
      ......`);
    lay(game, 'fire', [x, y]);
    const clouded = (cells: readonly { x: number; y: number }[]): GameEvent => ({ type: 'clouded', hazard: 'fire', cells, at: { x, y }, seen });
    expect(why(game, clouded([{ x, y }]))).toBe(expected);
    expect(why(game, clouded([{ x: 5, y: 5 }, { x, y }]))).toBe(expected);
  });

  it('for no hazard that does it good, and for none where it has burnt out meanwhile', () => {
    const game = drawScene('@....');
    lay(game, 'balm', [1, 0]);
    const clouded = (hazard: string): GameEvent => ({ type: 'clouded', hazard, cells: [{ x: 1, y: 0 }, { x: 2, y: 0 }], at: { x: 1, y: 0 }, seen: true });
    expect([why(game, clouded('balm')), why(game, clouded('fire'))]).toEqual([null, null]);
  });

  it('for the first reason of several, and remembers all who come into view', () => {
    const game = drawScene('@.S..S', { pack: { sight: 20 } });
    const [near, far] = game.floor.state.actors;
    const noticed = [near, far].map((actor): GameEvent => ({ type: 'noticed', actor: actor?.id ?? 0, breed: 'statue', at: { x: 2, y: 0 }, seen: true }));
    expect(why(game, { type: 'oilLow', oil: 9, seen: true }, ...noticed)).toBe('stop.oilLow');
    expect(why(game, ...noticed)).toBeNull();
  });

  it('for a reward to choose, after all else', () => {
    const game = drawScene('@.');
    game.state.hero.choices = 1;
    expect([why(game), why(game, { type: 'oilLow', oil: 9, seen: true })]).toEqual(['stop.level', 'stop.oilLow']);
    game.state.hero.choices = 0;
    expect(why(game)).toBeNull();
  });

  it('for one that has come and gone, by the name of its breed', () => {
    const game = drawScene('@.');
    expect(interruption(game, [{ type: 'noticed', actor: 99, breed: 'nomad', at: { x: 1, y: 0 }, seen: true }])).toEqual({ key: 'stop.hostile', params: { actor: 'breed.nomad' } });
  });
});
