import type { Content } from '../../src/engine/content';
import type { Point } from '../../src/engine/core/point';
import { Floor } from '../../src/engine/floor/Floor';
import { openFloor } from '../../src/engine/floor/openFloor';
import { shippedContent } from '../../src/lab/shippedContent';
import { ProcgenService } from '../../src/procgen/ProcgenService';

/** The pack for all measurements, 80 x 43 rooms and tunnels; turns are also measured with gear, floors also in the campaign. */
export function benchContent(id: 'classicBare' | 'classic' | 'lanternfall' = 'classicBare'): Content {
  return shippedContent(id);
}

/** A floor of that pack without actors, and its open cells. */
export function emptyFloor(content: Content, seed: string): { floor: Floor; open: Point[] } {
  const plan = new ProcgenService(content, seed).floor(1);
  const { floor: state } = openFloor(content, { nextId: 1 }, { ...plan, monsters: [], items: [] });
  const floor = new Floor(state, content.tiles);
  const open: Point[] = [];
  for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) if (floor.isWalkable(x, y)) open.push({ x, y });
  return { floor, open };
}
