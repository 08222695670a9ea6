import type { World } from '../World';
import { keyOfCause, ON_KILL, type Cause } from '../facts/causes';
import { isCrowded } from '../facts/movement';
import { actorName, breedKey } from '../facts/names';
import { xpFor, xpToNext } from '../facts/stats';
import { natureOf, traitsOf } from '../facts/traits';
import { makeActor } from '../floor/openFloor';
import { LIMITS, type Actor, type Corpse } from '../state';
import { noteDeath } from './noting';
import { layDown, settle } from './relocate';
import { heal, raise } from './statuses';

/* Death, with all that comes of it: remains, experience, levels. */

/** Kills an actor: the player's death ends the run; a monster leaves remains, loot and experience. The log mourns an ally, seen or not. */
export function die(world: World, actor: Actor, { killer, cause }: { killer: Actor; cause: Cause }): void {
  const { floor } = world;
  const at = { x: actor.x, y: actor.y };
  const seen = world.sees(at);
  world.emit({ type: 'died', actor: actor.id, breed: actor.breed, at, seen });
  if (actor === world.state.player) {
    world.say('playerDies', 'log.playerDies', {});
    world.end({ kind: 'died', cause: keyOfCause(cause), floor: world.state.floor, turn: world.state.turn });
    return;
  }
  const isOnGround = world.floor.isWalkable(at.x, at.y);
  noteDeath(world, actor, { killer, seen });
  const { revives } = world.breedOf(actor);
  const rises = revives && isOnGround && actor.side === 'dungeon' ? world.state.turn + revives.turns : 0;
  const name = actorName(world, actor);
  if (actor.side === 'player') world.say('enemyAttack', actor.bound > 0 ? 'log.captiveDies' : 'log.allyDies', { actor: name });
  else if (seen) world.say('enemyDies', rises > 0 ? 'log.shards' : 'log.dies', { actor: name });
  const last = traitsOf(world, actor).flatMap((traits) => traits.onDeath ?? []);
  if (isOnGround) leaveRemains(world, { breed: actor.breed, ...at, seen, rises });
  for (const item of actor.loot) layDown(world, item, at);
  world.remove(actor);
  gainXp(world, payOut(world, xpFor(world, actor, killer)));
  if (killer.side !== actor.side && !actor.summoned && killer.hp > 0 && world.isHere(killer)) {
    world.affect(natureOf(world, killer).onKill, { target: killer, source: killer, at: { x: killer.x, y: killer.y }, cause: ON_KILL });
  }
  for (const working of last) {
    if (floor === world.floor) world.work(working, { source: actor, aim: at, cause: { table: 'breed', id: actor.breed } });
  }
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

/** Limit on the levels from one kill; more come with the next. */
const MOST_LEVELS = 100;

/** Takes what a death pays from the floor: a metered one pays no more in all than its monsters were worth when it was made (RULES 5.12). */
export function payOut({ floor: { state } }: World, worth: number): number {
  if (state.purse < 0) return worth;
  const paid = Math.min(worth, state.purse);
  state.purse -= paid;
  return paid;
}

/** Gives the player experience, whatever killed the monster. Each level gained grants a reward to choose; the surplus is kept. */
export function gainXp(world: World, amount: number): void {
  const { hero, player } = world.state;
  if (amount === 0 || !world.content.levels) return;
  const at = { x: player.x, y: player.y };
  hero.xp = Math.min(LIMITS.tally, hero.xp + amount);
  world.emit({ type: 'gainedXp', amount, at, seen: true });
  world.say('plain', 'log.xp', { n: amount });
  const need = (): number => xpToNext(world.content, hero.level);
  for (let gained = 0; gained < MOST_LEVELS && hero.xp >= need(); gained++) {
    hero.xp -= need();
    hero.level++;
    hero.choices++;
    growStronger(world, player);
    world.emit({ type: 'levelled', level: hero.level, at, seen: true });
    world.say('status', 'log.level', { n: hero.level });
  }
}

/** A level adds to the maximum of HP, and heals what it adds; not the dead, who may gain one with their last blow. */
function growStronger(world: World, player: Actor): void {
  const added = raise(player, 'maxHp', world.content.growth?.maxHp ?? 0);
  if (added > 0 && player.hp > 0) heal(world, player, added);
}
