import type { Point } from '../core/point';

/** The things of a list by cell; where several lie, the last. Read again when the list is another one, or longer or shorter. */
export class ByCell<T extends Point = Point> {
  private found: ReadonlyMap<number, T> = new Map();
  private from: readonly T[] = [];
  private count = 0;

  constructor(private readonly floor: { cell(x: number, y: number): number }) {}

  at(list: readonly T[], x: number, y: number): T | null {
    if (list.length === 0) return null;
    if (list !== this.from || list.length !== this.count) {
      this.found = new Map(list.map((thing) => [this.floor.cell(thing.x, thing.y), thing]));
      this.from = list;
      this.count = list.length;
    }
    return this.found.get(this.floor.cell(x, y)) ?? null;
  }
}
