import type { TrapKind } from '../content';
import type { Point } from '../core/point';
import type { Actor, FloorState, Trap } from '../state';

const NONE: readonly never[] = [];

/**
 * The things of a list by cell. What is put into the list and taken out by it costs the same however long the list is; other changes are
 * noticed when the list is another one, or longer or shorter, and then it is read again.
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

/** The actors by cell. A list of all cells with their actors would take a fork longer to make. */
export class Occupants {
  private readonly actors: Actor[] = [];
  /** Per cell, one more than the place of its actor in the list; and the places that are free. */
  private readonly places: Uint16Array;
  private readonly free: number[] = [];
  /** Null until asked for, and again after one of the player's side has moved, come, gone or been freed. */
  private allied: readonly Actor[] | null = null;

  /** @param size number of cells */
  constructor(size: number) {
    this.places = new Uint16Array(size);
  }

  at(cell: number): Actor | null {
    return this.actors[(this.places[cell] as number) - 1] ?? null;
  }

  /** The player's allies among a floor's actors, oldest first. */
  allies(actors: readonly Actor[]): readonly Actor[] {
    this.allied ??= actors.filter(({ side, bound }) => side === 'player' && bound === 0);
    return this.allied;
  }

  put(cell: number, actor: Actor): void {
    if (actor.side === 'player') this.allied = null;
    if (this.places[cell] === 0) this.places[cell] = (this.free.pop() ?? this.actors.length) + 1;
    this.actors[(this.places[cell] as number) - 1] = actor;
  }

  take(cell: number): void {
    if (this.at(cell)?.side === 'player') this.allied = null;
    if (this.places[cell] !== 0) this.free.push((this.places[cell] as number) - 1);
    this.places[cell] = 0;
  }
}

/** A floor's traps by cell. */
export class TrapCells {
  private readonly cells: ByCell<Trap>;

  /** @param changed is called for a cell whose trap has come or gone */
  constructor(
    floor: { readonly state: FloorState; cell(x: number, y: number): number },
    private readonly kinds: ReadonlyMap<string, TrapKind>,
    private readonly changed: (x: number, y: number) => void,
  ) {
    this.cells = new ByCell<Trap>(floor, () => floor.state.traps);
  }

  at(x: number, y: number): Trap | null {
    return this.cells.at(x, y);
  }

  /** The trap in a cell that monsters know of; null for none. */
  knownAt(x: number, y: number): Trap | null {
    const trap = this.at(x, y);
    return trap && this.kinds.get(trap.kind)?.covert !== true ? trap : null;
  }

  add(trap: Trap): void {
    this.cells.put(trap);
    this.changed(trap.x, trap.y);
  }

  remove(trap: Trap): void {
    this.cells.take(trap);
    this.changed(trap.x, trap.y);
  }
}

const NOBODY: ReadonlySet<Actor> = new Set();

/** The monsters that have announced an attack, and by cell those that will hit it: asked for every step of every monster, hence kept. */
export class AnnouncedCells {
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
    return this.byCell.get(cell) ?? NOBODY;
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
