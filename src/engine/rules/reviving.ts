import { makeActor } from '../floor/openFloor';
import type { Corpse } from '../state';
import type { World } from '../World';
import { breedKey } from './names';
import { isCrowded, settle } from './relocate';

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
