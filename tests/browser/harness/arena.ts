import { makeActor } from '../../../src/engine/floor/openFloor';
import type { Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { swims } from '../../../src/engine/facts/movement';
import { runOf } from './Pilot';

/** Cells between the hero and each wall. */
const ROOM = 9;

/** A run of the campaign on some floor that is one empty room with the hero in the middle, with no monsters or items, now or later. */
export function arenaOn(number: number): Game {
  const game = runOf('lanternfall', 'arena');
  if (number > 1) game.goTo(number, 'down');
  const { floor, player } = game.state.floors.reduce((found, each) => (each.number === number ? { ...found, floor: each } : found), { floor: game.floor.state, player: game.state.player });
  const middle = { x: Math.floor(floor.width / 2), y: Math.floor(floor.height / 2) };
  const tile = (id: string): number => game.content.tiles.findIndex((each) => each.id === id);
  floor.terrain = floor.terrain.map((_, cell) => {
    const [x, y] = [cell % floor.width, Math.floor(cell / floor.width)];
    const [across, down] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
    // Carpets lie in rooms that are completely empty.
    if (across + down > 0 && across % 4 === 0 && down % 4 === 0 && Math.max(across, down) < 5) return tile('rubble');
    return tile(across <= ROOM && down <= ROOM ? 'ground' : 'wall');
  });
  floor.explored = floor.explored.map(() => 0);
  Object.assign(floor, { actors: [], items: [], corpses: [], traps: [], hazards: [], places: [] });
  Object.assign(player, middle, { hp: player.maxHp });
  // A run in progress: the floor isn't announced.
  game.state.turn = 1;
  return game;
}

/** Puts a sleeping actor of a breed into a cell of an arena, a shallow one for swimmers, where nothing hides it. */
export function putActor(game: Game, breed: string, at: Point): void {
  const { terrain, width } = game.floor.state;
  if (swims(game, { breed })) terrain[at.y * width + at.x] = game.content.tiles.findIndex(({ id }) => id === 'water');
  const actor = makeActor(game.content, game.state.nextId++, { id: breed, ...at, floor: game.floor.state.number });
  game.floor.state.actors.push({ ...actor, hidden: false });
}

/** Cells around the hero at about this distance, far enough apart to be told apart. */
export function ringAround({ state: { player } }: Game, radius: number): Point[] {
  const cells: Point[] = [];
  for (let y = -ROOM; y <= ROOM; y++) {
    for (let x = -ROOM; x <= ROOM; x++) {
      const cell = { x: player.x + x, y: player.y + y };
      const isNear = Math.abs(Math.hypot(x, y) - radius) < 0.6;
      if (isNear && cells.every((other) => Math.max(Math.abs(other.x - cell.x), Math.abs(other.y - cell.y)) >= 2)) cells.push(cell);
    }
  }
  return cells;
}
