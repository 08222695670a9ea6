import type { Content } from '../../engine/content';
import { Floor } from '../../engine/floor/Floor';
import { openFloor } from '../../engine/floor/openFloor';
import type { FloorPlan } from '../../engine/ports';
import { ProcgenService } from '../../procgen/ProcgenService';

/** Floors of a single empty hall, all alike, for trying out rows: walls around open ground, with the arrival in the middle. */
export class Hall extends ProcgenService {
  constructor(private readonly pack: Content, private readonly side: number) {
    super(pack, '1');
  }

  override floor(number: number): FloorPlan {
    const { pack: { tiles }, side } = this;
    const index = (id: string): number => Math.max(0, tiles.findIndex((tile) => tile.id === id));
    const [wall, ground] = [index('wall'), index('ground')];
    const isEdge = (cell: number): boolean => [0, side - 1].includes(cell % side) || [0, side - 1].includes(Math.floor(cell / side));
    const middle = Math.floor(side / 2);
    return {
      number, theme: 'cellars', width: side, height: side,
      terrain: Array.from({ length: side * side }, (_, cell) => (isEdge(cell) ? wall : ground)),
      arrival: { x: middle, y: middle }, monsters: [], items: [], traps: [], goods: [], places: [],
    };
  }

  /** The hall itself, to ask about its cells. */
  open(): Floor {
    return new Floor(openFloor(this.pack, { nextId: 1 }, this.floor(1)).floor, this.pack.tiles);
  }
}
