import type { World } from '../World';
import { maxHpOf, turnsOf } from '../facts/stats';
import { natureOf } from '../facts/traits';
import { LIMITS, type Actor } from '../state';
import { interrupt, letGo } from './announced';
import { capHp, end, payFor } from './cures';

/* Changes of an actor's condition: its statuses, its HP, its stats. */

/** How many times as long a status lasts on who is prone to it. */
const PRONE = 2;

/** Inflicts a status, stacked by its row's rule; by default the longer duration counts (RULES 1.6). */
export function inflict(world: World, target: Actor, effect: { status: string; turns?: number }): void {
  const { status } = effect;
  const before = target.statuses[status] ?? 0;
  const { prone } = natureOf(world, target);
  const given = Math.min(LIMITS.turns, turnsOf(world, effect) * (prone.includes(status) ? PRONE : 1));
  const turns = stacked(world, before, { status, turns: given });
  payFor(world, target);
  target.statuses[status] = turns;
  capHp(world, target);
  const { tactic, loosens, slippery } = world.content.statuses.get(status) ?? {};
  if (tactic !== undefined) interrupt(world, target);
  if (tactic !== undefined || loosens === true) letGo(world, target);
  if (slippery === true) slip(world, target);
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'inflicted', actor: target.id, status, turns, at, seen: world.sees(at) });
}

/** All that cling to an actor let go. */
function slip(world: World, host: Actor): void {
  const { actors } = world.floor.state;
  world.effort.spend(actors.length);
  for (const actor of actors) if (actor.clings === host.id) letGo(world, actor);
}

function stacked({ content }: World, before: number, { status, turns }: { status: string; turns: number }): number {
  if (before === 0) return turns;
  const stacks = content.statuses.get(status)?.stacks;
  if (stacks === 'keep') return before;
  return stacks === 'add' ? Math.min(LIMITS.turns, before + turns) : Math.max(before, turns);
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

/** Restores HP up to the maximum; returns how many. */
export function heal(world: World, target: Actor, most: number): number {
  const amount = Math.min(most, maxHpOf(world, target) - target.hp);
  target.hp += amount;
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'healed', actor: target.id, at, amount, hp: target.hp, seen: world.sees(at) });
  return amount;
}

/** Raises a stat for good, up to the limit; returns by how much. */
export function raise(actor: Actor, stat: 'power' | 'defence' | 'maxHp', points: number): number {
  const gained = Math.max(0, Math.min(points, LIMITS.stat - actor[stat]));
  actor[stat] += gained;
  return gained;
}

/** Makes an ability rest for some turns. An actor with very many keeps only those that are needed longest. */
export function makeRest({ state }: Pick<World, 'state'>, { ready }: Actor, { id, turns }: { id: string; turns: number }): void {
  ready[id] = state.turn + turns;
  const resting = Object.entries(ready);
  if (resting.length <= LIMITS.ready) return;
  const [soonest] = resting.sort(([, a], [, b]) => a - b);
  if (soonest) Reflect.deleteProperty(ready, soonest[0]);
}
