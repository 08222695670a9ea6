import type { World } from '../World';
import type { Point } from '../core/point';
import type { Cause } from '../facts/causes';
import { damageOf, taken, type Strike } from '../facts/combat';
import { isWarded } from '../facts/facing';
import { actorName, breedKey } from '../facts/names';
import { maxHpOf } from '../facts/stats';
import { natureOf } from '../facts/traits';
import type { Moment } from '../pack/packTexts';
import type { Actor } from '../state';
import { die } from './death';
import { makeNoise, rouse } from './discovery';
import { noteWound } from './noting';
import { endBy } from './cures';
import { heal } from './statuses';

/* Attacks, with all that a wound sets off. */

/** dx^2 + dy^2 within which a fight is heard. */
const FIGHT_NOISE = 64;

/** An attack, which hits unless evaded (RULES 1.2, 5.10, 5.17): double damage against sleepers and from a leap. Sleepers die silently. */
export function strike(world: World, attacker: Actor, { target, leap = false, percent = 100, ability = '', isBack = false }: Strike): void {
  const isMiss = misses(world, target);
  const damage = isMiss ? 0 : damageOf(world, attacker, { target, asleep: target.asleep, leap, percent, roll: rollOf(world) });
  const from = { x: attacker.x, y: attacker.y };
  const to = { x: target.x, y: target.y };
  const seen = world.sees(from) || world.sees(to);
  if (isMiss) world.emit({ type: 'evaded', attacker: attacker.id, target: target.id, from, to, seen });
  else world.emit({ type: 'attacked', attacker: attacker.id, target: target.id, from, to, seen, damage });
  const params = { attacker: actorName(world, attacker), target: actorName(world, target), n: damage };
  const key = isMiss ? 'log.attackMisses' : damage > 0 ? 'log.attack' : failureOf(world, target, from);
  if (world.sees(to)) world.say(attacker.side === 'player' ? 'playerAttack' : 'enemyAttack', key, params);
  if (!target.asleep || damage < target.hp) makeNoise(world, to, FIGHT_NOISE);
  if (damage === 0) return;
  wound(world, { source: attacker, target, amount: damage, cause: { table: 'breed', id: attacker.breed }, ability });
  follow(world, attacker, { target, damage, isBack });
}

/** What is said of an attack that does nothing. */
function failureOf(world: World, target: Actor, from: Point): string {
  return isWarded(world, target, from) ? 'log.attackWarded' : 'log.attackFails';
}

/** Whether an attack on this actor misses; without `evades` nothing is drawn. */
function misses(world: World, target: Actor): boolean {
  const { evades } = natureOf(world, target);
  return evades > 0 && !target.asleep && world.rng.combat.below(100) < evades;
}

/** An attack's power in percent; packs without `blows` draw nothing. */
function rollOf({ content: { blows }, rng }: World): number {
  return blows ? 100 - blows.spread + rng.combat.below(2 * blows.spread + 1) : 100;
}

/** The further effects of an attack that did damage. */
function follow(world: World, attacker: Actor, { target, damage, isBack }: { target: Actor; damage: number; isBack: boolean }): void {
  const { drains, onHit } = natureOf(world, attacker);
  const onStruck = isBack ? [] : natureOf(world, target).onStruck;
  const canDrain = drains > 0 && attacker.hp > 0 && world.isHere(attacker);
  if (canDrain && attacker.hp < maxHpOf(world, attacker)) heal(world, attacker, Math.ceil((damage * drains) / 100));
  if (onHit.length === 0 && onStruck.length === 0) return;
  const at = { x: target.x, y: target.y };
  world.affect(onHit, { target, source: attacker, at, cause: { table: 'breed', id: attacker.breed } });
  if (target.hp > 0) world.affect(onStruck, { target: attacker, source: target, at, cause: { table: 'breed', id: target.breed } }, 'back');
}

/** Damage from any source: never below 0 nor more than the HP left; kills at 0 HP. The dead take no more. */
export function hurt(world: World, attack: Attack): void {
  wound(world, { ...attack, amount: taken(world, attack.target, attack.amount) });
}

/** One hit. */
interface Attack {
  readonly source: Actor;
  readonly target: Actor;
  readonly amount: number;
  readonly cause: Cause;
  /** The id of the ability that it is part of; empty for none. */
  readonly ability?: string;
}

/** Damage an actor does to itself, such as by bursting, counts as dealt only as far as it had HP. */
function wound(world: World, hit: Attack): void {
  const { source, target, amount: most, cause } = hit;
  const amount = Math.min(most, target.hp);
  const attack = source === target ? amount : most;
  if (amount === 0) return;
  target.hp -= amount;
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'damaged', actor: target.id, at, amount, dealt: attack, hp: target.hp, seen: world.sees(at) });
  noteWound(world, hit, amount);
  cry(world, target, amount);
  if (target.hp === 0) die(world, target, { killer: source, cause });
  else {
    rouse(world, target, source);
    endBy(world, target, 'wounds');
    passMarks(world, target);
  }
}

/** Ends the statuses that healing ends. */
export function mend(world: World, target: Actor): void {
  endBy(world, target, 'healing');
}

/** A turn after all others: what is ready then is used up. */
const NEVER = 1_000_000_000;

/**
 * What a wound sets off (`onWounded`): everything whose mark an actor's HP have come down to, from the highest, also where one blow passes
 * several. Each mark counts once in its life, healed or not; those that were passed are noted among what it can't use yet.
 */
function passMarks(world: World, actor: Actor): void {
  const { onWounded } = natureOf(world, actor);
  if (onWounded.length === 0) return;
  const left = (actor.hp * 100) / maxHpOf(world, actor);
  const passed = onWounded.filter(({ below }) => left <= below && actor.ready[markOf(below)] === undefined)
    .sort((a, b) => b.below - a.below);
  for (const { below } of passed) actor.ready[markOf(below)] = NEVER;
  for (const { effects } of passed) {
    if (!world.isHere(actor) || actor.hp === 0) return;
    world.affect(effects, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: { table: 'breed', id: actor.breed } });
  }
}

const markOf = (below: number): string => `below${below}`;

/** The wounds at which bosses speak, in thirds of their HP left. */
const WOUNDS = [['hurt', 2], ['desperate', 1]] as const;

/** Has the bosses speak that came into view awake in this turn, or woke in view. */
export function greet(world: World): void {
  for (const event of world.isOver ? [] : world.events) {
    if (event.type !== 'noticed' && event.type !== 'woke') continue;
    const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
    if (actor && isBoss(world, actor) && !actor.asleep && world.seesActor(actor)) speak(world, actor, 'enters');
  }
}

/** Has a boss speak that has lost `amount` HP: at the last of its marks that this was, and at its death. */
function cry(world: World, actor: Actor, amount: number): void {
  if (!isBoss(world, actor)) return;
  const third = maxHpOf(world, actor);
  const passed = WOUNDS.filter(([, thirds]) => actor.hp * 3 <= third * thirds && (actor.hp + amount) * 3 > third * thirds);
  const moment = actor.hp === 0 ? 'dies' : passed.at(-1)?.[0];
  if (moment !== undefined) speak(world, actor, moment);
}

function isBoss({ content, state }: World, actor: Actor): boolean {
  return content.breeds.get(actor.breed)?.unique === true && actor !== state.player;
}

/** Each says each of its lines once in a run, and to nobody but the player. */
function speak(world: World, actor: Actor, moment: Moment): void {
  const { notes } = world.state;
  const at = { x: actor.x, y: actor.y };
  const line = `${breedKey(actor.breed)}.${moment}`;
  if (notes.spoken.includes(line) || !world.sees(at)) return;
  notes.spoken = [...notes.spoken, line];
  world.emit({ type: 'spoke', actor: actor.id, breed: actor.breed, moment, at, seen: true });
}
