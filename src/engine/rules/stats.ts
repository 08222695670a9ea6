import type { World } from '../World';
import type { Actor } from '../state';
import { natureOf } from './traits';

/** An actor's power, with worn items and statuses (RULES 1.7: computed, never saved). */
export function powerOf(world: World, actor: Actor): number {
  return Math.max(0, actor.power + natureOf(world, actor).bonus.power);
}

/** An actor's defence, with worn items and statuses. */
export function defenceOf(world: World, actor: Actor): number {
  return Math.max(0, actor.defence + natureOf(world, actor).bonus.defence);
}

/** An actor's maximum HP, with worn items and statuses. */
export function maxHpOf(world: World, actor: Actor): number {
  return Math.max(1, actor.maxHp + natureOf(world, actor).bonus.maxHp);
}

/** Must be called when an actor's HP or maximum have changed: none has more HP than its maximum, which a status can make as low as 1. */
export function capHp(world: World, actor: Actor): void {
  actor.hp = Math.min(actor.hp, maxHpOf(world, actor));
}

/** Restores HP up to the maximum; returns how many. */
export function heal(world: World, target: Actor, most: number): number {
  const amount = Math.min(most, maxHpOf(world, target) - target.hp);
  target.hp += amount;
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'healed', actor: target.id, at, amount, hp: target.hp, seen: world.sees(at) });
  return amount;
}

/** Energy an actor gains in a round. */
export function speedOf(world: World, actor: Actor): number {
  return Math.max(1, natureOf(world, actor).speed);
}
