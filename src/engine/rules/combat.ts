import { stepsBetween } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { die } from './death';
import { actorName, breedKey } from './names';
import { makeNoise, rouse } from './noise';
import { defenceOf, maxHpOf, powerOf } from './stats';
import { endBy } from './statuses';
import { natureOf } from './traits';

/** dx^2 + dy^2 within which a fight is heard. */
const FIGHT_NOISE = 64;

/** The damage multiplier of an attack on a sleeper, or from a leap. */
export const UNAWARE = 2;

/** Whether two actors are enemies: the player and any monster. */
export function isHostile(world: World, actor: Actor, other: Actor): boolean {
  const { player } = world.state;
  return (actor === player) !== (other === player);
}

/** Whether both are still alive and adjacent, after whatever a trap or an attack has done. */
export function isWithinReach(world: World, attacker: Actor, target: Actor): boolean {
  return !world.isOver && world.isHere(attacker) && world.isHere(target) && stepsBetween(attacker, target) === 1;
}

/** An attack: power - defence, at least 0, no roll, always hits (RULES 1.2); twice that against sleepers and from a leap. */
export function strike(world: World, attacker: Actor, { target, leap = false }: { target: Actor; leap?: boolean }): void {
  const damage = damageOf(world, attacker, { target, times: (target.asleep ? UNAWARE : 1) * (leap ? UNAWARE : 1) });
  const from = { x: attacker.x, y: attacker.y };
  const to = { x: target.x, y: target.y };
  world.emit({ type: 'attacked', attacker: attacker.id, target: target.id, from, to, damage, seen: world.sees(from) || world.sees(to) });
  const params = { attacker: actorName(world, attacker), target: actorName(world, target), n: damage };
  if (world.sees(to)) world.say(attacker === world.state.player ? 'playerAttack' : 'enemyAttack', damage > 0 ? 'log.attack' : 'log.attackFails', params);
  makeNoise(world, to, FIGHT_NOISE);
  if (damage === 0) return;
  wound(world, { source: attacker, target, amount: damage, cause: breedKey(attacker.breed) });
  follow(world, attacker, { target, damage });
}

/** The damage of an attack, with a multiplier. */
export function damageOf(world: World, attacker: Actor, { target, times }: { target: Actor; times: number }): number {
  return taken(world, target, Math.max(0, powerOf(world, attacker) - defenceOf(world, target)) * times);
}

/** The further effects of an attack that did damage. */
function follow(world: World, attacker: Actor, { target, damage }: { target: Actor; damage: number }): void {
  const { drains, onHit } = natureOf(world, attacker);
  const { onStruck } = natureOf(world, target);
  if (drains > 0 && attacker.hp > 0 && attacker.hp < maxHpOf(world, attacker)) heal(world, attacker, Math.ceil((damage * drains) / 100));
  if (onHit.length === 0 && onStruck.length === 0) return;
  const at = { x: target.x, y: target.y };
  world.affect(onHit, { target, source: attacker, at, cause: breedKey(attacker.breed) });
  if (target.hp > 0) world.affect(onStruck, { target: attacker, source: target, at, cause: breedKey(target.breed) });
}

/** Damage from any source: never below 0 nor more than the HP left; kills at 0 HP. The dead take no more. */
export function hurt(world: World, attack: Attack): void {
  wound(world, { ...attack, amount: taken(world, attack.target, attack.amount) });
}

/** One hit; `cause` is the text key of what did it. */
export interface Attack {
  readonly source: Actor;
  readonly target: Actor;
  readonly amount: number;
  readonly cause: string;
}

/** Damage after the target's resistances. */
function taken(world: World, target: Actor, amount: number): number {
  return Math.ceil((Math.max(0, amount) * natureOf(world, target).takes) / 100);
}

/** Damage an actor does to itself, such as by bursting, counts as dealt only as far as it had HP. */
function wound(world: World, { source, target, amount: most, cause }: Attack): void {
  const amount = Math.min(most, target.hp);
  const attack = source === target ? amount : most;
  if (amount === 0) return;
  target.hp -= amount;
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'damaged', actor: target.id, at, amount, dealt: attack, hp: target.hp, seen: world.sees(at) });
  if (target.hp === 0) die(world, target, cause);
  else rouse(world, target);
}

/** Restores HP up to the maximum; returns how many. */
export function heal(world: World, target: Actor, most: number): number {
  const amount = Math.min(most, maxHpOf(world, target) - target.hp);
  target.hp += amount;
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'healed', actor: target.id, at, amount, hp: target.hp, seen: world.sees(at) });
  return amount;
}

/** Ends the statuses that healing ends. */
export function mend(world: World, target: Actor): void {
  endBy(world, target, 'healing');
}
