import type { Actor } from '../state';
import type { World } from '../World';

/** The unique monsters that are awake and seen by the player. */
export function bossesInView(world: Pick<World, 'content' | 'floor' | 'seesActor'>): Actor[] {
  return world.floor.state.actors.filter((actor) => world.content.breeds.get(actor.breed)?.unique === true && !actor.asleep && world.seesActor(actor));
}
