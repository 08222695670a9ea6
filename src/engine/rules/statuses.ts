import { isTactic } from '../content';
import { COST } from '../core/Effort';
import type { World } from '../World';
import type { Actor } from '../state';
import { interrupt } from './announced';
import { letGo } from './clinging';
import { LIMITS } from './limits';
import { actorName } from './names';
import { capHp } from './stats';
import { natureOf } from './traits';

/** Turns of a status if neither its row nor its effect says. */
const DEFAULT_TURNS = 10;

/** The turns for which an effect inflicts a status. */
export function turnsOf(world: Pick<World, 'content'>, { status, turns }: { status: string; turns?: number }): number {
  return turns ?? world.content.statuses.get(status)?.turns ?? DEFAULT_TURNS;
}

/** Whether an actor is immune to a status. */
export function resists(world: World, target: Actor, status: string): boolean {
  return natureOf(world, target).resists.includes(status);
}

/** Inflicts a status, stacked by its row's rule; by default the longer duration counts (RULES 1.6). */
export function inflict(world: World, target: Actor, effect: { status: string; turns?: number }): void {
  const { status } = effect;
  const before = target.statuses[status] ?? 0;
  const turns = stacked(world, before, { status, turns: turnsOf(world, effect) });
  payFor(world, target);
  target.statuses[status] = turns;
  capHp(world, target);
  const { tactic, loosens } = world.content.statuses.get(status) ?? {};
  if (tactic !== undefined) interrupt(world, target);
  if (tactic !== undefined || loosens === true) letGo(world, target);
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'inflicted', actor: target.id, status, turns, at, seen: world.sees(at) });
}

function stacked({ content }: World, before: number, { status, turns }: { status: string; turns: number }): number {
  if (before === 0) return turns;
  const stacks = content.statuses.get(status)?.stacks;
  if (stacks === 'keep') return before;
  return stacks === 'add' ? Math.min(LIMITS.turns, before + turns) : Math.max(before, turns);
}

export function cure(world: World, target: Actor, status: string): void {
  if (!Object.hasOwn(target.statuses, status)) return;
  payFor(world, target);
  target.statuses = without(target.statuses, status);
  capHp(world, target);
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'cured', actor: target.id, status, at, seen: world.sees(at) });
}

/** Ends, and logs, an actor's statuses that healing or water ends. */
export function endBy(world: World, target: Actor, by: 'healing' | 'water'): void {
  for (const status of Object.keys(target.statuses)) {
    if (world.content.statuses.get(status)?.endsBy === by) end(world, target, status);
  }
}

/** Whether healing would end any of an actor's statuses. */
export function isMended({ content }: Pick<World, 'content'>, target: Actor): boolean {
  return Object.keys(target.statuses).some((status) => content.statuses.get(status)?.endsBy === 'healing');
}

/** Takes a turn off every status that wears off and that an actor already had before it acted. */
export function wearOff(world: World, actor: Actor, had: readonly string[]): void {
  for (const status of had) {
    if (world.content.statuses.get(status)?.endless === true) continue;
    const turns = (actor.statuses[status] ?? 0) - 1;
    if (turns > 0) actor.statuses[status] = turns;
    else if (turns === 0) end(world, actor, status);
  }
}

/** Ends the statuses that hold an actor. */
export function breakFree(world: World, actor: Actor): void {
  for (const status of Object.keys(actor.statuses)) if (isTactic(world.content.statuses.get(status)?.tactic, 'holds')) end(world, actor, status);
}

/** Whether a status keeps an actor from acting at all. */
export function isHeld({ content }: Pick<World, 'content'>, actor: Actor): boolean {
  for (const id in actor.statuses) if (isTactic(content.statuses.get(id)?.tactic, 'holds')) return true;
  return false;
}

function end(world: World, actor: Actor, status: string): void {
  cure(world, actor, status);
  if (world.sees(actor)) world.say('status', `status.${status}.ends`, { actor: actorName(world, actor) });
}

/** With each change of its statuses all traits of an actor are summed up again. */
function payFor({ effort }: World, { statuses }: Actor): void {
  for (const _status in statuses) effort.spend(COST.trait);
}

function without(statuses: Actor['statuses'], status: string): Actor['statuses'] {
  return Object.fromEntries(Object.entries(statuses).filter(([id]) => id !== status));
}
