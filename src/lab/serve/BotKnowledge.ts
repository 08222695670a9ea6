import type { TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';

/** A floor as last seen; cells are indices `y * width + x`. */
interface Memory {
  /** Each known cell's index into the tile table. */
  readonly tiles: Map<number, number>;
  /** The kinds of the traps found. */
  readonly traps: Map<number, string>;
  /** Monsters that pass for an item, by their actor ids; a real item is remembered just so. */
  readonly disguises: Map<number, { readonly id: number; readonly kind: string }>;
}

/** What the player remembers: changes out of sight stay unnoticed. Plain data, so that it can be cloned. */
export class BotKnowledge {
  private readonly floors = new Map<number, Memory>();
  /** The numbers that stand for actors and items, by id: those shown now, and those shown before the last action. */
  private numbers: ReadonlyMap<number, number> = new Map();
  private before: ReadonlyMap<number, number> = new Map();
  private last = 0;
  /** The cells in view before the last action. */
  private sight: ReadonlySet<string> = new Set();
  private oldSight: ReadonlySet<string> = new Set();

  /** Takes in what is in view and newly known; once after each action. */
  update({ floor, content }: Game): void {
    const { state } = floor;
    const memory = this.memoryOf(state.number);
    const sight = new Set<string>();
    state.explored.forEach((knowledge, cell) => {
      const x = cell % floor.width;
      const y = Math.floor(cell / floor.width);
      const isInView = floor.isVisible(x, y);
      if (knowledge > 0 && (isInView || !memory.tiles.has(cell))) memory.tiles.set(cell, state.terrain[cell] ?? 0);
      if (!isInView) return;
      sight.add(`${x},${y}`);
      memory.traps.delete(cell);
      memory.disguises.delete(cell);
    });
    for (const { known, kind, x, y } of state.traps) {
      const cell = floor.index(x, y);
      if (known && floor.isExplored(x, y) && !memory.traps.has(cell)) memory.traps.set(cell, kind);
    }
    for (const { hidden, breed, id, x, y } of state.actors) {
      const kind = hidden && floor.isVisible(x, y) ? content.breeds.get(breed)?.disguise : undefined;
      if (kind !== undefined) memory.disguises.set(floor.index(x, y), { id, kind });
    }
    [this.oldSight, this.sight] = [this.sight, sight];
  }

  /** Numbers all that is shown, in order. A number lasts as long as its owner is shown: the run's own ids would count what is unseen. */
  number(ids: readonly number[]): void {
    this.before = this.numbers;
    this.numbers = new Map(ids.map((id) => [id, this.before.get(id) ?? ++this.last]));
  }

  /** The number of an actor or item that is shown now or was before the last action. */
  numberOf(id: number): number | null {
    return this.numbers.get(id) ?? this.before.get(id) ?? null;
  }

  /** Whether an actor or item is shown now. */
  isShown(id: number): boolean {
    return this.numbers.has(id);
  }

  /** Whether a cell was in view before the last action, or is now. */
  saw({ x, y }: Point, when: 'before' | 'now'): boolean {
    return (when === 'now' ? this.sight : this.oldSight).has(`${x},${y}`);
  }

  /** The remembered tile of the present floor; null if unknown. */
  tileAt({ floor, content }: Game, { x, y }: Point): TileKind | null {
    const tile = floor.contains(x, y) ? this.memoryOf(floor.state.number).tiles.get(floor.index(x, y)) : undefined;
    return tile === undefined ? null : (content.tiles[tile] ?? null);
  }

  /** The traps found on the present floor. */
  traps({ floor }: Game): (Point & { readonly kind: string })[] {
    return [...this.memoryOf(floor.state.number).traps]
      .map(([cell, kind]) => ({ kind, x: cell % floor.width, y: Math.floor(cell / floor.width) }));
  }

  /** The monsters of the present floor that pass for items. */
  disguises({ floor }: Game): (Point & { readonly id: number; readonly kind: string })[] {
    const { disguises } = this.memoryOf(floor.state.number);
    return [...disguises].map(([cell, hidden]) => ({ ...hidden, x: cell % floor.width, y: Math.floor(cell / floor.width) }));
  }

  private memoryOf(floor: number): Memory {
    const memory = this.floors.get(floor) ?? { tiles: new Map<number, number>(), traps: new Map<number, string>(), disguises: new Map() };
    this.floors.set(floor, memory);
    return memory;
  }
}
