import type { World } from '../World';
import type { Actor } from '../state';
import { gainXp, xpOf } from './experience';
import { actorName } from './names';
import { layDown } from './relocate';
import { traitsOf } from './traits';

/** Kills an actor: the player's death ends the run; a monster leaves remains, its loot and experience. */
export function die(world: World, actor: Actor, cause: string): void {
  const at = { x: actor.x, y: actor.y };
  const seen = world.sees(at);
  world.emit({ type: 'died', actor: actor.id, breed: actor.breed, at, seen });
  if (actor === world.state.player) {
    world.say('playerDies', 'log.playerDies', {});
    world.end({ kind: 'died', cause, floor: world.state.floor, turn: world.state.turn });
    return;
  }
  if (seen) world.say('enemyDies', 'log.dies', { actor: actorName(world, actor) });
  const last = traitsOf(world, actor).flatMap((traits) => traits.onDeath ?? []);
  if (world.floor.isWalkable(at.x, at.y)) world.floor.state.corpses.push({ breed: actor.breed, ...at, seen });
  for (const item of actor.loot) layDown(world, item, at);
  world.remove(actor);
  gainXp(world, xpOf(world, actor));
  for (const working of last) world.work(working, { source: actor, aim: at, cause: `breed.${actor.breed}` });
}
