import type { World } from '../World';
import type { Actor } from '../state';
import { actorName } from './names';
import { maxHpOf } from './stats';
import { natureOf } from './traits';

/** Turns of a status whose row and whose cause name none. */
const DEFAULT_TURNS = 10;

/** How many turns an effect inflicts. */
export function turnsOf(world: Pick<World, 'content'>, { status, turns }: { status: string; turns?: number }): number {
  return turns ?? world.content.statuses.get(status)?.turns ?? DEFAULT_TURNS;
}

/** Whether a status would never take hold of somebody. */
export function resists(world: World, target: Actor, status: string): boolean {
  return natureOf(world, target).resists.includes(status);
}

/** Gives a status by the rule of its row: if nothing is said it lasts as long as the longer one, and never adds up (RULES 1.6). */
export function inflict(world: World, target: Actor, effect: { status: string; turns?: number }): void {
  const { status } = effect;
  const before = target.statuses[status] ?? 0;
  const turns = stacked(world, before, { status, turns: turnsOf(world, effect) });
  target.statuses[status] = turns;
  target.hp = Math.min(target.hp, maxHpOf(world, target));
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'inflicted', actor: target.id, status, turns, at, seen: world.sees(at) });
}

function stacked({ content }: World, before: number, { status, turns }: { status: string; turns: number }): number {
  if (before === 0) return turns;
  switch (content.statuses.get(status)?.stacks) {
    case 'add':
      return before + turns;
    case 'keep':
      return before;
    case 'longer':
    case undefined:
      return Math.max(before, turns);
  }
}

/** Takes a status away before its time. */
export function cure(world: World, target: Actor, status: string): void {
  if (!Object.hasOwn(target.statuses, status)) return;
  target.statuses = without(target.statuses, status);
  target.hp = Math.min(target.hp, maxHpOf(world, target));
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'cured', actor: target.id, status, at, seen: world.sees(at) });
}

/** Ends every status of somebody that a thing ends, and says so. */
export function endBy(world: World, target: Actor, by: 'healing' | 'water'): void {
  for (const status of Object.keys(target.statuses)) {
    if (world.content.statuses.get(status)?.endsBy === by) end(world, target, status);
  }
}

/** Whether somebody suffers from what healing ends. */
export function isMended({ content }: Pick<World, 'content'>, target: Actor): boolean {
  return Object.keys(target.statuses).some((status) => content.statuses.get(status)?.endsBy === 'healing');
}

/** One turn less of every status that an actor which has just acted had before. */
export function wearOff(world: World, actor: Actor, had: readonly string[]): void {
  for (const status of had) {
    const turns = (actor.statuses[status] ?? 0) - 1;
    if (turns > 0) actor.statuses[status] = turns;
    else if (turns === 0) end(world, actor, status);
  }
}

/** Ends whatever keeps somebody from doing anything. */
export function breakFree(world: World, actor: Actor): void {
  for (const status of Object.keys(actor.statuses)) if (world.content.statuses.get(status)?.tactic === 'freeze') end(world, actor, status);
}

/** Whether a status keeps somebody from doing anything at all. */
export function isHeld({ content }: Pick<World, 'content'>, actor: Actor): boolean {
  for (const id in actor.statuses) if (content.statuses.get(id)?.tactic === 'freeze') return true;
  return false;
}

function end(world: World, actor: Actor, status: string): void {
  cure(world, actor, status);
  if (world.sees(actor)) world.say('status', `status.${status}.ends`, { actor: actorName(world, actor) });
}

function without(statuses: Actor['statuses'], status: string): Actor['statuses'] {
  return Object.fromEntries(Object.entries(statuses).filter(([id]) => id !== status));
}
