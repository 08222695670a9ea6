import type { World } from '../World';
import { distanceSquared } from '../core/point';
import type { Actor } from '../state';
import { hasStolenLantern } from './light';
import { hostOf, isHostile } from './sides';
import { noiseOf, notices } from './senses';

/* What the player is told of who notices it, and of what it hears (RULES 5.6). No rule asks this. */

/**
 * Whether an enemy awake, with a mind of its own, would notice the player as it stands, or holds it, blind or under water. Of one that
 * hides where the player doesn't see it, nothing is given away.
 */
export function isWatching(world: World, actor: Actor): boolean {
  const { player } = world.state;
  if (actor.asleep || !isHostile(player, actor) || world.breedOf(actor).brain.length === 0) return false;
  if (hostOf(world, actor) === player) return true;
  return !(actor.hidden && world.isConcealed(actor)) && notices(world, actor);
}

/** The monsters that notice the player now, seen or not; none in packs without light. */
export function watchersOf(world: World): Actor[] {
  return world.content.light ? world.floor.state.actors.filter((actor) => isWatching(world, actor)) : [];
}

/** Whether the player hears a monster that it doesn't see: one that goes somewhere, within hearing for its noise, or has its lantern. */
export function isHeard(world: World, actor: Actor): boolean {
  const { light } = world.content;
  if (!light || world.seesActor(actor)) return false;
  if (hasStolenLantern(world, actor)) return true;
  if (actor.asleep || actor.hidden || actor.goal < 0) return false;
  return distanceSquared(actor, world.state.player) * 100 <= light.hears * light.hears * noiseOf(world, actor);
}

/** The monsters heard and not seen; none in packs without light. */
export function heardBy(world: World): Actor[] {
  return world.content.light ? world.floor.state.actors.filter((actor) => isHeard(world, actor)) : [];
}

/** The unique monsters that are awake and seen by the player. */
export function bossesInView(world: Pick<World, 'content' | 'floor' | 'seesActor'>): Actor[] {
  return world.floor.state.actors.filter((actor) =>
    world.content.breeds.get(actor.breed)?.unique === true && !actor.asleep && world.seesActor(actor));
}
