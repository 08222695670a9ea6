import { DIRECTIONS } from '../core/point';
import type { Floor } from '../floor/Floor';
import type { Game } from '../Game';

/**
 * A copy of a run to look at once it is over: all of its floor but solid rock is in view, with everyone and everything that was hidden. The run
 * itself stays as it is.
 */
export function revealed(game: Game): Game {
  const copy = game.fork();
  const { floor, state: { player } } = copy;
  const { traps, items, corpses, actors } = floor.state;
  const cells = openCells(floor);
  for (const cell of cells) floor.markSeen(cell);
  floor.state.memories = [];
  for (const trap of traps) trap.known = true;
  for (const thing of [...items, ...corpses]) thing.seen = true;
  for (const actor of actors) actor.hidden = false;
  player.statuses = Object.fromEntries(Object.entries(player.statuses).filter(([id]) => copy.content.statuses.get(id)?.deceives !== true));
  floor.fov.show(cells.map((cell) => floor.cellOf(cell)));
  // The page shows its messages beside it.
  copy.state.log = game.state.log;
  return Object.assign(copy, { isConcealed: () => false });
}

/** The cells that can be seen or walked through, and those beside them, as indices into the terrain. */
function openCells(floor: Floor): number[] {
  const { width, height } = floor;
  const isOpen = (x: number, y: number): boolean => floor.contains(x, y) && (floor.tileAt(x, y).transparent || floor.isWalkable(x, y));
  const all = Array.from({ length: width * height }, (_, index) => index);
  return all.filter((index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return isOpen(x, y) || DIRECTIONS.some((step) => isOpen(x + step.x, y + step.y));
  });
}
