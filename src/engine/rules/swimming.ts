import type { TileKind } from '../content';
import type { World } from '../World';
import type { Actor } from '../state';
import { actorName } from './names';
import { reveal } from './noise';

/* Who is where in the water (RULES 5.18). */

/** The parts of `World` used here. */
type Waters = Pick<World, 'content' | 'floor'>;

/** Whether an actor lives in water and never leaves it. */
export function swims({ content }: Pick<World, 'content'>, { breed }: Pick<Actor, 'breed'>): boolean {
  return content.breeds.get(breed)?.moves === 'swim';
}

/** Whether an actor is in deep water and not at home there: it neither strikes nor is struck, but by swimmers. */
export function isAfloat({ content, floor }: Waters, { breed, x, y }: Actor): boolean {
  if (floor.tileAt(x, y).deep === undefined) return false;
  const { moves = 'walk' } = content.breeds.get(breed) ?? {};
  return moves === 'walk' || moves === 'burrow';
}

/** Whether deep water keeps an actor from striking another. */
export function isKeptApart(world: Waters, attacker: Actor, target: Actor): boolean {
  return isAfloat(world, attacker) || (isAfloat(world, target) && !swims(world, attacker));
}

/** Whether a tile would leave an actor on dry land that can't live there. */
export function strands(world: Pick<World, 'content'>, actor: Actor | null, tile: TileKind | undefined): boolean {
  return actor !== null && tile?.wet !== true && swims(world, actor);
}

/** A swimmer that has moved goes under in the deep, and comes up where it is shallow. */
export function submerge(world: World, actor: Actor): void {
  if (!swims(world, actor)) return;
  if (world.floor.tileAt(actor.x, actor.y).deep === undefined) reveal(world, actor);
  else if (!actor.hidden) {
    const wasSeen = world.seesActor(actor);
    actor.hidden = true;
    if (wasSeen && world.isConcealed(actor)) world.say('status', 'log.dives', { actor: actorName(world, actor) });
  }
}
