import type { World } from '../World';
import { makeActor } from '../floor/openFloor';
import type { Actor, Corpse } from '../state';
import { gainXp, payOut, xpFor } from './experience';
import { LIMITS } from './limits';
import { actorName, breedKey } from './names';
import { noteDeath } from './noting';
import { isCrowded, layDown, settle } from './relocate';
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

/** After each of the player's turns: remains that are stood on are scattered for good, and others rise when their time has come. */
export function raiseRemains(world: World): void {
  for (const corpse of [...world.floor.state.corpses]) {
    if (corpse.rises === 0) continue;
    if (world.floor.actorAt(corpse.x, corpse.y)) scatter(world, corpse);
    else if (world.state.turn >= corpse.rises && !isCrowded(world) && hasRoom(world, corpse)) rise(world, corpse);
  }
}

/** Whether it could be where it lies: its water may have gone. */
function hasRoom({ content, floor }: World, { breed, x, y }: Corpse): boolean {
  return floor.canStand(content.breeds.get(breed)?.moves ?? 'walk', x, y);
}

function scatter(world: World, corpse: Corpse): void {
  corpse.rises = 0;
  if (world.sees(corpse)) world.say('status', 'log.scattered', { actor: breedKey(corpse.breed) });
}

/** A new actor of the same breed, which is worth nothing more. */
function rise(world: World, corpse: Corpse): void {
  const { content, floor, state } = world;
  const { breed, x, y } = corpse;
  floor.corpses.take(corpse);
  const actor = makeActor(content, state.nextId++, { id: breed, x, y, floor: state.floor });
  actor.hp = Math.max(1, Math.floor((actor.maxHp * (content.breeds.get(breed)?.revives?.hp ?? 0)) / 100));
  actor.summoned = true;
  settle(world, actor);
  world.emit({ type: 'summoned', actor: actor.id, breed, at: { x, y }, seen: world.sees(corpse) });
  if (world.sees(corpse)) world.say('status', 'log.rises', { actor: breedKey(breed) });
}
