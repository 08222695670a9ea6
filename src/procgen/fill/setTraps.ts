import { stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { TrapSpawn } from '../../engine/ports';
import { pointOf } from '../dig/Layout';
import { openMap, stepOffsets } from '../dig/walk';
import { DRAWN, spend } from '../work';
import type { DugFloor } from './DugFloor';

/** Steps around the arrival without traps. */
const APART = 2;

/** A floor's traps, on free ground that can be walked around. */
export function setTraps(floor: DugFloor, rng: Rng): TrapSpawn[] {
  const { content, number, layout } = floor;
  const { count, hidden, weights } = content.traps;
  const most = count.at(number);
  if (most === 0) return [];
  const cells = floor.free('thing');
  const { open } = openMap(layout, content.tiles.map((tile) => (tile.walkable ? 1 : 0)));
  const around = circleOf(layout.width);
  /** Removes random cells from the list, up to one that takes a trap; null if there is none left. */
  const takeCell = (): Point | null => {
    while (cells.length > 0) {
      spend(4 + (cells.length >> 9));
      const [cell] = cells.splice(rng.below(cells.length), 1) as [number];
      const at = pointOf(cell, layout.width);
      if (stepsBetween(at, layout.arrival) > APART && isWalkedAround(open, around.map((step) => cell + step))) return at;
    }
    return null;
  };
  return Array.from({ length: rng.range(most - (most >> 1), most + (most >> 1)) }).flatMap(() => {
    spend(DRAWN);
    const id = weights.draw(number, rng);
    const at = takeCell();
    if (id === null || !at) return [];
    floor.take(at);
    return [{ id, x: at.x, y: at.y, hidden: rng.below(100) < hidden.at(number) }];
  });
}

/** The eight steps on a map of this width, in circular order. */
function circleOf(width: number): number[] {
  const steps = stepOffsets(width);
  return [0, 4, 1, 5, 2, 6, 3, 7].map((place) => steps[place] as number);
}

/** Whether the open cells in a circle around one are connected without it, cutting corners between straight neighbours. */
function isWalkedAround(open: Uint8Array, circle: readonly number[]): boolean {
  const isOpen = circle.map((cell) => open[cell] === 1);
  const joined = isOpen.map((mark, i) => mark || (i % 2 === 1 && isOpen[i - 1] === true && isOpen[(i + 1) % 8] === true));
  return joined.filter((mark, i) => mark && !joined[(i + 7) % 8]).length <= 1;
}
