import type { Point } from '../core/point';

const NONE: readonly never[] = [];

/**
 * The things of a list by cell. What is put into the list and taken out by it costs the same however long the list is; other changes are noticed
 * when the list is another one, or longer or shorter, and then it is read again.
 */
export class ByCell<T extends Point = Point> {
  private readonly found = new Map<number, T[]>();
  private from: readonly T[] = [];
  private count = 0;

  /** @param list the list as it is now */
  constructor(
    private readonly floor: { cell(x: number, y: number): number },
    private readonly list: () => T[],
  ) {}

  /** The thing in a cell; where several lie, the last. */
  at(x: number, y: number): T | null {
    return this.allAt(x, y).at(-1) ?? null;
  }

  /** All things in a cell, in the order of the list. */
  allAt(x: number, y: number): readonly T[] {
    if (this.keepUp().length === 0) return NONE;
    return this.found.get(this.floor.cell(x, y)) ?? NONE;
  }

  /** Puts a thing at the end of the list. */
  put(thing: T): void {
    const list = this.keepUp();
    this.file(thing);
    this.count = list.push(thing);
  }

  /** Takes a thing out of the list, if it is there. */
  take(thing: T): void {
    const list = this.keepUp();
    const cell = this.floor.cell(thing.x, thing.y);
    const here = this.found.get(cell);
    if (!here?.includes(thing)) return;
    // Those who asked before keep what they were told.
    this.found.set(cell, here.filter((other) => other !== thing));
    list.splice(list.lastIndexOf(thing), 1);
    this.count = list.length;
  }

  private keepUp(): T[] {
    const list = this.list();
    if (list === this.from && list.length === this.count) return list;
    this.found.clear();
    for (const thing of list) this.file(thing);
    this.from = list;
    this.count = list.length;
    return list;
  }

  private file(thing: T): void {
    const cell = this.floor.cell(thing.x, thing.y);
    const here = this.found.get(cell);
    if (here) here.push(thing);
    else this.found.set(cell, [thing]);
  }
}
