import type { Use, World } from '../World';
import { isWearable, type DamageRoll, type Effect } from '../content';
import { stepsBetween } from '../core/point';
import type { Actor } from '../state';
import { canFace, isWarded } from './facing';
import { isKeptApart } from './movement';
import { defenceOf, maxHpOf, powerOf } from './stats';
import { natureOf, wornItems } from './traits';

/* What an attack would do (RULES 1.2). */

/** The attack pattern of an actor's weapon; null for a plain attack. */
export function attackOf(world: World, actor: Actor): 'reach' | 'sweep' | 'lunge' | null {
  if (actor !== world.state.player) return null;
  for (const item of wornItems(world)) {
    const kind = world.content.itemKinds.get(item.kind);
    if (kind && isWearable(kind) && kind.blow) return kind.blow;
  }
  return null;
}

/** The damage multiplier of an attack on a sleeper, or from a leap. */
export const UNAWARE = 2;

/** Whether both are still alive, adjacent and not kept apart by deep water, after whatever a trap or an attack has done. */
export function isWithinReach(world: World, attacker: Actor, target: Actor): boolean {
  return !world.isOver && world.isHere(attacker) && world.isHere(target)
    && stepsBetween(attacker, target) === 1 && !isKeptApart(world, attacker, target);
}

/** One attack; `percent` is the share of the attacker's power (default 100), `ability` the text key of the ability behind it, if any. */
export interface Strike {
  readonly target: Actor;
  readonly leap?: boolean;
  readonly percent?: number;
  readonly ability?: string;
  /** Whether it strikes back, which nothing strikes back at: two who do would go on until one is dead. */
  readonly isBack?: boolean;
}

/** What decides how much an attack takes; `percent` and `roll` are of the attacker's power. */
interface Attempt extends Strike {
  /** Whether it takes the target by surprise. */
  readonly asleep?: boolean;
  readonly roll?: number;
}

/** The damage of an attack; without a roll, in the mean. */
export function damageOf(
  world: World, attacker: Actor, { target, asleep = false, leap = false, percent = 100, roll = 100 }: Attempt,
): number {
  if (isWarded(world, target, attacker)) return 0;
  const times = (asleep ? UNAWARE : 1) * (leap ? UNAWARE : 1);
  const share = asleep ? Math.floor((percent * (100 + natureOf(world, attacker).ambush)) / 100) : percent;
  const force = { power: Math.floor((powerOf(world, attacker) * share) / 100), defence: defenceOf(world, target), times };
  return taken(world, target, impact(world.content.blows, force, roll));
}

/** The least and the most damage of the next attack on an actor, which a sleeper does not expect. */
export function damageRange(
  world: World, attacker: Actor, hit: Pick<Strike, 'target' | 'percent'>,
): readonly [least: number, most: number] {
  const { target, percent = 100 } = hit;
  const spread = world.content.blows?.spread ?? 0;
  const by = (roll: number): number => damageOf(world, attacker, { target, asleep: target.asleep, percent, roll });
  return [by(100 - spread), by(100 + spread)];
}

/** The damage of an attack before the target's resistances, rounded half up: at least 1 with `blows`, else maybe 0. */
export function impact(
  blows: DamageRoll | null, { power, defence, times }: { power: number; defence: number; times: number }, roll = 100,
): number {
  if (!blows) return Math.max(0, power - defence) * times;
  if (power === 0) return 0;
  const by = 100 + blows.armour * defence;
  return Math.max(1, Math.floor((2 * power * times * roll + by) / (2 * by)));
}

/** Damage after the target's resistances. */
export function taken(world: World, target: Actor, amount: number): number {
  const { takes, stands } = natureOf(world, target);
  const isLow = stands !== 100 && target.hp * 3 <= maxHpOf(world, target);
  return Math.ceil((Math.max(0, amount) * (isLow ? Math.floor((takes * stands) / 100) : takes)) / 100);
}

/** Damage of an item or skill before the target's resistances, as the traits of its user change it. */
export function wielded(world: World, user: Actor, amount: number): number {
  return Math.floor((amount * natureOf(world, user).wields) / 100);
}

/** Whether a monster can attack another actor from where it stands. */
export function isBeside(world: World, actor: Actor, other: Actor): boolean {
  if (stepsBetween(actor, other) !== 1 || isKeptApart(world, actor, other) || !canFace(world, actor, other)) return false;
  return actor.x === other.x || actor.y === other.y || world.breedOf(actor).directions === 8;
}

/** HP that effects take at once from an actor, the least and the most. */
export function damageTo(world: World, effects: readonly Effect[], use: Use): readonly [least: number, most: number] {
  let low = 0;
  let high = 0;
  for (const effect of effects) {
    const kind = world.answersOf(effect);
    const amount = kind.damage?.(effect, world.state.floor) ?? 0;
    const fixed = taken(world, use.on, use.isUsed === true ? wielded(world, use.caster, amount) : amount);
    const [least, most] = kind.damageTo?.(world, effect, use) ?? [fixed, fixed];
    low += least;
    high += most;
  }
  return [low, high];
}
