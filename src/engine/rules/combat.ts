import type { Blows } from '../content';
import { stepsBetween } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { cry } from './bosses';
import { die } from './death';
import { actorName, breedKey } from './names';
import { makeNoise, rouse } from './noise';
import { noteWound } from './noting';
import { passMarks } from './phases';
import { defenceOf, heal, maxHpOf, powerOf } from './stats';
import { endBy } from './statuses';
import { isKeptApart } from './swimming';
import { natureOf } from './traits';

/** dx^2 + dy^2 within which a fight is heard. */
const FIGHT_NOISE = 64;

/** The damage multiplier of an attack on a sleeper, or from a leap. */
export const UNAWARE = 2;

/** Whether two actors are enemies: on different sides, and neither a captive. */
export function isHostile(actor: Actor, other: Actor): boolean {
  return actor.side !== other.side && actor.bound === 0 && other.bound === 0;
}

/** Whether both are still alive, adjacent and not kept apart by deep water, after whatever a trap or an attack has done. */
export function isWithinReach(world: World, attacker: Actor, target: Actor): boolean {
  return !world.isOver && world.isHere(attacker) && world.isHere(target) && stepsBetween(attacker, target) === 1 && !isKeptApart(world, attacker, target);
}

/** One attack; `percent` is the share of the attacker's power, 100 by default, `ability` the text key of the ability that it is part of, if any. */
interface Strike {
  readonly target: Actor;
  readonly leap?: boolean;
  readonly percent?: number;
  readonly ability?: string;
}

/** An attack, which hits unless it is evaded (RULES 1.2, 5.10, 5.17): twice the damage against sleepers and from a leap. A sleeper's death is silent. */
export function strike(world: World, attacker: Actor, { target, leap = false, percent = 100, ability = '' }: Strike): void {
  const isMiss = misses(world, target);
  const damage = isMiss ? 0 : damageOf(world, attacker, { target, asleep: target.asleep, leap, percent, roll: rollOf(world) });
  const from = { x: attacker.x, y: attacker.y };
  const to = { x: target.x, y: target.y };
  const seen = world.sees(from) || world.sees(to);
  if (isMiss) world.emit({ type: 'evaded', attacker: attacker.id, target: target.id, from, to, seen });
  else world.emit({ type: 'attacked', attacker: attacker.id, target: target.id, from, to, seen, damage });
  const params = { attacker: actorName(world, attacker), target: actorName(world, target), n: damage };
  const key = isMiss ? 'log.attackMisses' : damage > 0 ? 'log.attack' : 'log.attackFails';
  if (world.sees(to)) world.say(attacker.side === 'player' ? 'playerAttack' : 'enemyAttack', key, params);
  if (!target.asleep || damage < target.hp) makeNoise(world, to, FIGHT_NOISE);
  if (damage === 0) return;
  wound(world, { source: attacker, target, amount: damage, cause: breedKey(attacker.breed), ability });
  follow(world, attacker, { target, damage });
}

/** Whether an attack on this actor misses; without `evades` nothing is drawn. */
function misses(world: World, target: Actor): boolean {
  const { evades } = natureOf(world, target);
  return evades > 0 && !target.asleep && world.rng.combat.below(100) < evades;
}

/** What decides how much an attack takes; `percent` and `roll` are of the attacker's power. */
interface Attempt extends Strike {
  /** Whether it takes the target by surprise. */
  readonly asleep?: boolean;
  readonly roll?: number;
}

/** The damage of an attack; without a roll, in the mean. */
export function damageOf(world: World, attacker: Actor, { target, asleep = false, leap = false, percent = 100, roll = 100 }: Attempt): number {
  const times = (asleep ? UNAWARE : 1) * (leap ? UNAWARE : 1);
  const share = asleep ? Math.floor((percent * (100 + natureOf(world, attacker).ambush)) / 100) : percent;
  const force = { power: Math.floor((powerOf(world, attacker) * share) / 100), defence: defenceOf(world, target), times };
  return taken(world, target, impact(world.content.blows, force, roll));
}

/** The least and the most damage of the next attack on an actor, which a sleeper does not expect. */
export function damageRange(world: World, attacker: Actor, hit: Pick<Strike, 'target' | 'percent'>): readonly [least: number, most: number] {
  const { target, percent = 100 } = hit;
  const spread = world.content.blows?.spread ?? 0;
  const by = (roll: number): number => damageOf(world, attacker, { target, asleep: target.asleep, percent, roll });
  return [by(100 - spread), by(100 + spread)];
}

/** The damage of an attack before the target's resistances, rounded half up: at least 1 with `blows`, else maybe 0. */
export function impact(blows: Blows | null, { power, defence, times }: { power: number; defence: number; times: number }, roll = 100): number {
  if (!blows) return Math.max(0, power - defence) * times;
  if (power === 0) return 0;
  const by = 100 + blows.armour * defence;
  return Math.max(1, Math.floor((2 * power * times * roll + by) / (2 * by)));
}

/** An attack's power in percent; packs without `blows` draw nothing. */
function rollOf({ content: { blows }, rng }: World): number {
  return blows ? 100 - blows.spread + rng.combat.below(2 * blows.spread + 1) : 100;
}

/** The further effects of an attack that did damage. */
function follow(world: World, attacker: Actor, { target, damage }: { target: Actor; damage: number }): void {
  const { drains, onHit } = natureOf(world, attacker);
  const { onStruck } = natureOf(world, target);
  const canDrain = drains > 0 && attacker.hp > 0 && world.isHere(attacker);
  if (canDrain && attacker.hp < maxHpOf(world, attacker)) heal(world, attacker, Math.ceil((damage * drains) / 100));
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
  /** The text key of the ability that it is part of. */
  readonly ability?: string;
}

/** Damage after the target's resistances. */
export function taken(world: World, target: Actor, amount: number): number {
  const { takes, stands } = natureOf(world, target);
  const isLow = stands !== 100 && target.hp * 3 <= maxHpOf(world, target);
  return Math.ceil((Math.max(0, amount) * (isLow ? Math.floor((takes * stands) / 100) : takes)) / 100);
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
    rouse(world, target);
    passMarks(world, target);
  }
}

/** Ends the statuses that healing ends. */
export function mend(world: World, target: Actor): void {
  endBy(world, target, 'healing');
}
