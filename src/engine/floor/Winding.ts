import type { Actor } from '../state';

const NONE: ReadonlySet<Actor> = new Set();

/** The monsters that have announced an attack, and by cell those that will hit it: asked for every step of every monster, hence kept. */
export class Winding {
  private readonly actors: Actor[] = [];
  private readonly byCell = new Map<number, Set<Actor>>();

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

  /** The cells that any of them will hit, as `y * width + x`, each once. */
  get cells(): Iterable<number> {
    return this.byCell.keys();
  }

  /** The actors that will hit a cell, given as `y * width + x`, in the order in which they announced it. */
  at(cell: number): ReadonlySet<Actor> {
    return this.byCell.get(cell) ?? NONE;
  }

  /** Must be called once an actor has announced an attack. */
  add(actor: Actor): void {
    this.actors.push(actor);
    for (const cell of actor.announced?.cells ?? []) {
      const here = this.byCell.get(cell);
      if (here) here.add(actor);
      else this.byCell.set(cell, new Set([actor]));
    }
  }

  /** Must be called before its announcement is taken away. */
  remove(actor: Actor): void {
    const place = this.actors.indexOf(actor);
    if (place < 0) return;
    this.actors.splice(place, 1);
    for (const cell of actor.announced?.cells ?? []) {
      const here = this.byCell.get(cell);
      if (here?.delete(actor) === true && here.size === 0) this.byCell.delete(cell);
    }
  }
}
