import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
import { FieldOfView } from '../floor/fov';
import { freeCellsAround } from '../floor/freeCells';
import { makeActor } from '../floor/openFloor';
import type { Handler, Of } from './Handler';

/* Effects on a place: what is known of it, what stands there, what it is made of. */

export const map: Handler<Of<'map'>> = {
  isPlace: true,
  apply(game, { effect, at, item }) {
    for (const cell of cellsWithin(game, at, effect.range)) game.floor.explore(cell.x, cell.y);
    tell(game, at, item);
  },
  describe: ({ range }) => ({ key: 'effect.map', params: { n: cellsOf(range) } }),
};

export const light: Handler<Of<'light'>> = {
  isPlace: true,
  apply(game, { effect, at, item }) {
    const { floor } = game;
    const sight = new FieldOfView(floor.stride * (floor.height + 2), floor.stride);
    for (const { x, y } of cellsWithin(game, at, Infinity)) sight.setOpaque(floor.cell(x, y), !floor.tileAt(x, y).transparent);
    sight.compute(floor.cell(at.x, at.y), effect.radius);
    for (const cell of sight.cells.subarray(0, sight.count)) {
      const { x, y } = floor.position(cell);
      floor.explore(x, y);
    }
    tell(game, at, item);
  },
  describe: ({ radius }) => ({ key: 'effect.light', params: { n: radius } }),
};

export const dig: Handler<Of<'dig'>> = {
  isPlace: true,
  apply(game, { effect, at, item }) {
    const { floor } = game;
    const ground = game.content.tiles.findIndex((tile) => tile.id === 'ground');
    for (const { x, y } of cellsWithin(game, at, effect.range)) {
      const isEdge = x === 0 || y === 0 || x === floor.width - 1 || y === floor.height - 1;
      if (!isEdge && !floor.isWalkable(x, y)) floor.setTile({ x, y }, ground);
    }
    tell(game, at, item);
  },
  describe: ({ range }) => ({ key: 'effect.dig', params: { n: cellsOf(range) } }),
};

export const alarm: Handler<Of<'alarm'>> = {
  isPlace: true,
  apply(game, { effect, at, item }) {
    for (const actor of game.floor.state.actors) {
      if (distanceSquared(actor, at) <= effect.range) actor.goal = game.floor.index(at.x, at.y);
    }
    tell(game, at, item);
  },
  describe: ({ range }) => ({ key: 'effect.alarm', params: { n: cellsOf(range) } }),
};

export const summon: Handler<Of<'summon'>> = {
  isPlace: true,
  apply(game, { effect, at, item }) {
    for (const cell of freeCellsAround(game.floor, at).slice(0, effect.count)) {
      const actor = makeActor(game.content, game.state.nextId++, { id: effect.breed, ...cell });
      game.floor.state.actors.push(actor);
      game.floor.enter(actor);
      game.emit({ type: 'summoned', actor: actor.id, breed: effect.breed, at: cell, seen: game.sees(cell) });
    }
    tell(game, at, item);
  },
  describe: ({ breed, count }) => ({ key: 'effect.summon', params: { breed: `breed.${breed}`, n: count } }),
};

function tell(game: Game, at: Point, item: string): void {
  game.emit({ type: 'changed', at, seen: game.sees(at) });
  game.say('status', `use.${item}`, { item: `item.${item}` });
}

function cellsWithin({ floor }: Game, at: Point, range: number): Point[] {
  const cells: Point[] = [];
  for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) if (distanceSquared(at, { x, y }) <= range) cells.push({ x, y });
  return cells;
}

/** How many cells a range of dx^2 + dy^2 reaches in a straight line. */
export function cellsOf(range: number): number {
  let cells = 0;
  while ((cells + 1) * (cells + 1) <= range) cells++;
  return cells;
}
