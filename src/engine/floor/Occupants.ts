import type { Actor } from '../state';

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

  /** Those of a floor's actors that are the player's allies, oldest first. */
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
