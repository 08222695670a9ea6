import type { Content } from '../../engine/content';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { TrapSpawn } from '../../engine/ports';
import type { Layout } from '../dig/Layout';
import { pointOf } from '../dig/farEnds';
import type { Vacancies } from './Vacancies';
import { openMap, stepOffsets } from '../dig/walk';
import { DRAWN, spend } from '../work';

/** Steps around the arrival without traps. */
const APART = 2;

/** A floor's traps, on free ground that can be walked around. */
export function setTraps(content: Content, layout: Layout, { floor, vacancies, rng }: { floor: number; vacancies: Vacancies; rng: Rng }): TrapSpawn[] {
  const { count, hidden, weights } = content.traps;
  const most = count.at(floor);
  if (most === 0) return [];
  const cells = new Roundabouts(content, layout, vacancies.free('thing'));
  return Array.from({ length: rng.range(most - (most >> 1), most + (most >> 1)) }).flatMap(() => {
    spend(DRAWN);
    const id = weights.draw(floor, rng);
    const at = cells.take(rng);
    if (id === null || !at) return [];
    vacancies.take(at);
    return [{ id, x: at.x, y: at.y, hidden: rng.below(100) < hidden.at(floor) }];
  });
}

/** Free cells that can be walked around. */
class Roundabouts {
  private readonly open: Uint8Array;
  /** The eight steps, in circular order. */
  private readonly around: readonly number[];

  constructor(
    content: Content,
    private readonly layout: Layout,
    private readonly cells: number[],
  ) {
    this.open = openMap(layout, content.tiles.map((tile) => (tile.walkable ? 1 : 0))).open;
    this.around = [0, 4, 1, 5, 2, 6, 3, 7].map((step) => stepOffsets(layout.width)[step] as number);
  }

  /** Removes and returns a random one, not too close to the arrival; null if there is none left. */
  take(rng: Rng): Point | null {
    while (this.cells.length > 0) {
      spend(4 + (this.cells.length >> 9));
      const [cell] = this.cells.splice(rng.below(this.cells.length), 1) as [number];
      const at = pointOf(cell, this.layout.width);
      if (stepsBetween(at, this.layout.arrival) > APART && this.isRoundable(cell)) return at;
    }
    return null;
  }

  /** Whether the open cells around a cell are connected without it, cutting corners between straight neighbours. */
  private isRoundable(cell: number): boolean {
    const isOpen = this.around.map((step) => this.open[cell + step] === 1);
    const joined = isOpen.map((mark, i) => mark || (i % 2 === 1 && isOpen[i - 1] === true && isOpen[(i + 1) % 8] === true));
    return joined.filter((mark, i) => mark && !joined[(i + 7) % 8]).length <= 1;
  }
}
