import type { Actor } from '../state';

const NONE: readonly Actor[] = [];

/** The monsters that have announced an attack, and by cell those that will hit it: asked for every step of every monster, hence kept. */
export class Winding {
  private readonly actors: Actor[] = [];
  private readonly byCell = new Map<number, Actor[]>();

  constructor(actors: readonly Actor[]) {
    for (const actor of actors) if (actor.announced) this.add(actor);
  }

  get isEmpty(): boolean {
    return this.actors.length === 0;
  }

  /** All of them, in the order in which they announced. */
  get all(): readonly Actor[] {
    return this.actors;
  }

  /** Those that will hit a cell, given as `y * width + x`. */
  at(cell: number): readonly Actor[] {
    return this.byCell.get(cell) ?? NONE;
  }

  /** Must be called once an actor has announced an attack. */
  add(actor: Actor): void {
    this.actors.push(actor);
    for (const cell of actor.announced?.cells ?? []) this.byCell.set(cell, [...this.at(cell), actor]);
  }

  /** Must be called before its announcement is taken away. */
  remove(actor: Actor): void {
    const place = this.actors.indexOf(actor);
    if (place < 0) return;
    this.actors.splice(place, 1);
    for (const cell of actor.announced?.cells ?? []) this.byCell.set(cell, this.at(cell).filter((other) => other !== actor));
  }
}
