import type { Content, Layouts } from '../../engine/content';
import { spend } from '../work';
import { isAtEnd, isInVault, tileIndex, type Layout } from './Layout';
import { flood, openMap, stepOffsets } from './walk';

/** Fills open ground with water, the farther from walls the deeper; what the deep would cut off is joined by fords. */
export function fillLakes(content: Content, layout: Layout, lakes: Layouts['lakes'], floor: number): void {
  if (!lakes) return;
  const [shallowFrom, deepFrom] = [lakes.shallowFrom.at(floor), lakes.deepFrom.at(floor)];
  const [shallow, deep] = [tileIndex(content, lakes.shallow), tileIndex(content, lakes.deep)];
  stepsFromShore(layout).forEach((steps, cell) => {
    if (deepFrom > 0 && steps >= deepFrom) layout.terrain[cell] = deep;
    else if (shallowFrom > 0 && steps >= shallowFrom) layout.terrain[cell] = shallow;
  });
  joinShores(content, layout, { water: [deep], ford: shallow });
}

/** Steps in eight directions from the nearest cell that isn't free ground; 0 on those. */
function stepsFromShore(layout: Layout): Uint8Array {
  const { terrain, width, ground } = layout;
  const steps = new Uint8Array(terrain.length);
  const offsets = stepOffsets(width);
  spend(terrain.length);
  let cells = Array.from(terrain.keys()).filter((cell) => terrain[cell] === ground && !isAtEnd(layout, cell) && !isInVault(layout, cell));
  for (let far = 1; cells.length > 0; far++) {
    spend(cells.length);
    for (const cell of cells) steps[cell] = far;
    cells = cells.filter((cell) => offsets.every((offset) => steps[cell + offset] === far));
  }
  return steps;
}

/** Tiles of water that nobody walks through, and the one that leads over them. */
interface Crossing {
  readonly water: readonly number[];
  readonly ford: number;
}

/** Joins all ground that such water cuts off from the arrival, each piece by the shortest ford; returns how many cells those take. */
export function joinShores({ tiles }: Content, layout: Layout, { water, ford }: Crossing): number {
  const { terrain, width, arrival } = layout;
  const isOpen = tiles.map((tile) => (tile.walkable || tile.key !== undefined ? 1 : 0));
  const start = arrival.y * width + arrival.x;
  for (let count = 0; ; ) {
    const map = openMap(layout, isOpen);
    flood(map, start, 2);
    const path = map.open.includes(1) ? shortestFord(layout, map.open, water) : null;
    if (!path) return count;
    count += path.length;
    for (const cell of path) terrain[cell] = ford;
  }
}

/** The water cells of the shortest way, by sides, from ground that is joined (2) to some that isn't (1); null if there is none. */
function shortestFord({ terrain, width }: Layout, reached: Uint8Array, water: readonly number[]): number[] | null {
  spend(terrain.length);
  const before = new Int32Array(terrain.length).fill(-1);
  const queue: number[] = [];
  reached.forEach((mark, cell) => {
    if (mark !== 2) return;
    before[cell] = cell;
    queue.push(cell);
  });
  const steps = stepOffsets(width).slice(0, 4);
  for (const cell of queue) {
    for (const step of steps) {
      const next = cell + step;
      if (before[next] !== -1 || (!water.includes(terrain[next] as number) && reached[next] !== 1)) continue;
      before[next] = cell;
      if (reached[next] === 1) return traced(next, before, reached);
      queue.push(next);
    }
  }
  return null;
}

function traced(end: number, before: Int32Array, reached: Uint8Array): number[] {
  const cells: number[] = [];
  for (let cell = before[end] as number; reached[cell] !== 2; cell = before[cell] as number) cells.push(cell);
  return cells;
}
