import assert from 'node:assert/strict';
import { stepsBetween, type Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { runOf } from './Pilot';

/** Runs of the campaign that are about to meet something, each with its cell. */
export interface Meeting<T extends Point = Point> {
  readonly game: Game;
  readonly what: T;
}

const SEEDS = 60;

/** The first run on one of these floors that has such a thing, with the player this many steps away in a clear line. */
export function meeting<T extends Point>(floors: readonly number[], steps: number, find: (game: Game) => T | undefined): Meeting<T> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const number of floors) {
      const game = runOf('lanternfall', String(seed));
      if (number > 1) game.goTo(number, 'down');
      // A run in progress: no floor is announced.
      game.state.turn = 1;
      const what = find(game);
      const stand = what && cells(game).find((cell) => isFree(game, cell) && stepsBetween(cell, what) === steps && game.floor.hasLine(cell, what));
      if (!what || !stand) continue;
      Object.assign(game.state.player, stand);
      return { game, what };
    }
  }
  return assert.fail('no run of the campaign has it');
}

function isFree({ floor }: Game, { x, y }: Point): boolean {
  return floor.isWalkable(x, y) && floor.tileAt(x, y).opens === undefined && floor.actorAt(x, y) === null && floor.traps.at(x, y) === null;
}

function cells({ floor: { width, height } }: Game): Point[] {
  return Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
}
