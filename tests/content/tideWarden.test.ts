import type { Game } from '../../src/engine/Game';
import { Wait } from '../../src/engine/actions/moves';
import { stepsBetween } from '../../src/engine/core/point';
import { freeCellsAround } from '../../src/engine/floor/cells';
import { hurt } from '../../src/engine/rules/combat';
import { relocate } from '../../src/engine/rules/relocate';
import { shippedContent } from '../../src/lab/shippedContent';
import { newGame } from '../../src/procgen/newGame';
import { act, monster } from '../support/drawGame';

/** How many tiles of a kind the warden's hall has. */
function tilesOfHall(game: Game, id: string): number {
  const hall = game.floor.state.places.find(({ vault }) => vault === 'hallOfTides');
  if (!hall) throw new Error('no hall');
  let count = 0;
  for (let y = hall.y1; y <= hall.y2; y++) for (let x = hall.x1; x <= hall.x2; x++) if (game.floor.tileAt(x, y).id === id) count++;
  return count;
}

/** Brings the warden down to this much of its HP, in percent; returns what is told of what that does. */
function bringDownTo(game: Game, percent: number): string[] {
  game.events = [];
  const target = monster(game, 'tideWarden');
  const amount = target.hp - Math.floor((target.maxHp * percent) / 100);
  hurt(game, { source: game.state.player, target, amount, cause: { table: 'item', id: 'fireballScroll' } });
  return game.events.flatMap((event) => (event.type === 'message' && event.key.startsWith('hit.') ? [event.key] : []));
}

/** The hero beside the warden, and too strong to be killed. */
function inTheHall(): Game {
  const game = newGame(shippedContent('lanternfall'), 'tides');
  game.goTo(12, 'down');
  const warden = monster(game, 'tideWarden');
  Object.assign(warden, { asleep: false });
  Object.assign(game.state.player, { hp: 9000, maxHp: 9000 });
  const [beside] = freeCellsAround(game.floor, warden);
  if (!beside) throw new Error('no room');
  relocate(game, game.state.player, { x: beside.x, y: beside.y });
  game.look();
  return game;
}

describe('the hall of the Tide Warden', () => {
  it('has waves break over those beside the warden too', () => {
    const game = inTheHall();
    const { player } = game.state;
    const warden = monster(game, 'tideWarden');
    const isUnderTheWave = (): boolean => warden.announced?.ability === 'wave' && warden.announced.cells.includes(game.floor.index(player.x, player.y));
    for (let turn = 0; turn < 40 && !isUnderTheWave(); turn++) act(game, new Wait());
    expect(stepsBetween(player, warden)).toBe(1);
    expect(isUnderTheWave()).toBe(true);
  });

  it('comes for who shoots at it from out of its sight, and rings for the drowned', () => {
    const game = inTheHall();
    const { player } = game.state;
    const warden = monster(game, 'tideWarden');
    const post = { x: warden.x, y: warden.y };
    Object.assign(game.state.hero, { hooded: true });
    const afar = Array.from(freeCellsAround(game.floor, warden)).find((cell) => stepsBetween(cell, warden) === 6 && game.floor.hasLine(cell, warden));
    if (!afar) throw new Error('no line');
    relocate(game, player, { x: afar.x, y: afar.y });
    act(game, new Wait(), new Wait());
    expect(warden).toMatchObject(post);
    hurt(game, { source: player, target: warden, amount: 1, cause: { table: 'item', id: 'huntingBow' } });
    const isAnswered = (): boolean => game.floor.state.actors.some(({ breed, summoned }) => breed === 'drowned' && summoned);
    for (let turn = 0; turn < 40 && !isAnswered(); turn++) act(game, new Wait());
    expect(isAnswered()).toBe(true);
    expect(warden).not.toMatchObject(post);
  });

  it('has its basins turn deep at two thirds of its HP, and goes under at one third', () => {
    const game = inTheHall();
    const [ground, shallow, deep] = ['ground', 'water', 'deepWater'].map((id) => tilesOfHall(game, id));
    expect([shallow, deep]).toEqual([16, 4]);
    bringDownTo(game, 67);
    expect(tilesOfHall(game, 'deepWater')).toBe(deep);
    expect(bringDownTo(game, 66)).toEqual(['hit.change.rises']);
    expect(['ground', 'water', 'deepWater'].map((id) => tilesOfHall(game, id))).toEqual([ground, 0, 20]);
    expect(bringDownTo(game, 33)).toEqual(['hit.change.rises']);
    expect(['ground', 'water', 'deepWater'].map((id) => tilesOfHall(game, id))).toEqual([0, ground, 20]);
  });
});
