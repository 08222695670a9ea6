import type { World } from '../World';
import type { Floor } from '../floor/Floor';
import { SEEN } from '../floor/memory';
import type { Actor } from '../state';
import { dangerousCells } from './danger';
import { actorName } from './names';
import { hostilesInView } from './senses';
import { isMobile, isThreat } from './threat';

/** An enemy as the player last saw it. */
interface Sighting {
  /** Its cell, as `y * width + x`. */
  readonly cell: number;
  readonly name: string;
  /** How many cells of the floor had been seen by then. */
  readonly seen: number;
}

const known = new WeakMap<Floor, Sightings>();

/** What is remembered of the floor the player is on. */
export function sightingsOf({ floor }: Pick<World, 'floor'>): Sightings {
  const sightings = known.get(floor) ?? new Sightings();
  known.set(floor, sightings);
  return sightings;
}

/**
 * What the player remembers of a floor, so that its paths don't change as things come into view and go: enemies that stay where they are,
 * until it sees that they have gone, and the dangers seen during the intent under way. Kept beside the run, not in it.
 */
class Sightings {
  /** By cells that were dangerous when they were last seen, as `y * width + x`: how many cells of the floor had been seen by then. */
  readonly dangers = new Map<number, number>();
  private readonly enemies = new Map<number, Sighting>();
  /** The ids of enemies that were harmless as they came into view. */
  private readonly met = new Set<number>();

  /** The cells of the enemies remembered, as `y * width + x`. */
  get cells(): number[] {
    return [...this.enemies.values()].map(({ cell }) => cell);
  }

  /** The name of the enemy remembered in a cell; null for none. */
  nameAt(cell: number): string | null {
    for (const enemy of this.enemies.values()) if (enemy.cell === cell) return enemy.name;
    return null;
  }

  /** Remembers what is in view. */
  look(world: World): void {
    const { floor } = world;
    const seen = seenOf(floor);
    for (const [id, { cell }] of this.enemies) {
      const at = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
      // One that is concealed again, as in smoke, is still there.
      if (world.sees(at) && floor.actorAt(at.x, at.y)?.id !== id) this.enemies.delete(id);
    }
    for (const actor of hostilesInView(world)) {
      const cell = floor.index(actor.x, actor.y);
      if (actor.asleep || !isMobile(world, actor)) this.enemies.set(actor.id, { cell, name: actorName(world, actor), seen });
      else this.enemies.delete(actor.id);
    }
    for (const cell of dangerousCells(world)) this.dangers.set(cell, seen);
  }

  /** Forgets what may have changed: what was last seen when less of the floor had been seen than now; false if there is no such thing. */
  forgetStale({ floor }: World): boolean {
    const seen = seenOf(floor);
    const before = this.dangers.size + this.enemies.size;
    for (const [cell, then] of this.dangers) if (then < seen) this.dangers.delete(cell);
    for (const [id, sighting] of this.enemies) if (sighting.seen < seen) this.enemies.delete(id);
    return this.dangers.size + this.enemies.size < before;
  }

  /** Forgets the dangers of cells in view; `look` finds those that are still there. */
  forgetInView(world: World): void {
    const { width } = world.floor;
    for (const cell of this.dangers.keys()) if (world.sees({ x: cell % width, y: Math.floor(cell / width) })) this.dangers.delete(cell);
  }

  /** Whether an enemy in view is news: a threat always, others the first time. */
  isNews(world: World, actor: Actor): boolean {
    const isNew = !this.met.has(actor.id) || isThreat(world, actor);
    this.met.add(actor.id);
    return isNew;
  }
}

/** How many cells of a floor the player has seen. */
export function seenOf({ state: { explored } }: Floor): number {
  let seen = 0;
  for (const knowledge of explored) if (knowledge === SEEN) seen++;
  return seen;
}
