import type { World } from '../World';
import type { Actor, Corpse } from '../state';
import { gainXp, payOut, xpFor } from './experience';
import { LIMITS } from './limits';
import { actorName } from './names';
import { noteDeath } from './noting';
import { layDown } from './relocate';
import { natureOf, traitsOf } from './traits';

/** Kills an actor: the player's death ends the run; a monster leaves remains, its loot and experience. An ally is mourned in the log, seen or not. */
export function die(world: World, actor: Actor, { killer, cause }: { killer: Actor; cause: string }): void {
  const { floor } = world;
  const at = { x: actor.x, y: actor.y };
  const seen = world.sees(at);
  world.emit({ type: 'died', actor: actor.id, breed: actor.breed, at, seen });
  if (actor === world.state.player) {
    world.say('playerDies', 'log.playerDies', {});
    world.end({ kind: 'died', cause, floor: world.state.floor, turn: world.state.turn });
    return;
  }
  const isOnGround = world.floor.isWalkable(at.x, at.y);
  noteDeath(world, actor, { killer, seen });
  const { revives } = world.breedOf(actor);
  const rises = revives && isOnGround && actor.side === 'dungeon' ? world.state.turn + revives.turns : 0;
  if (actor.side === 'player') world.say('enemyAttack', actor.bound > 0 ? 'log.captiveDies' : 'log.allyDies', { actor: actorName(world, actor) });
  else if (seen) world.say('enemyDies', rises > 0 ? 'log.shards' : 'log.dies', { actor: actorName(world, actor) });
  const last = traitsOf(world, actor).flatMap((traits) => traits.onDeath ?? []);
  if (isOnGround) leaveRemains(world, { breed: actor.breed, ...at, seen, rises });
  for (const item of actor.loot) layDown(world, item, at);
  world.remove(actor);
  gainXp(world, payOut(world, xpFor(world, actor, killer)));
  if (killer.side !== actor.side && !actor.summoned && killer.hp > 0 && world.isHere(killer)) {
    world.affect(natureOf(world, killer).onKill, { target: killer, source: killer, at: { x: killer.x, y: killer.y }, cause: 'traits.onKill' });
  }
  for (const working of last) if (floor === world.floor) world.work(working, { source: actor, aim: at, cause: `breed.${actor.breed}` });
}

/** Where there are very many, the oldest remains crumble. */
function leaveRemains({ floor }: World, remains: Corpse): void {
  floor.corpses.put(remains);
  const [oldest] = floor.state.corpses;
  if (oldest && floor.state.corpses.length > LIMITS.remains) floor.corpses.take(oldest);
}
