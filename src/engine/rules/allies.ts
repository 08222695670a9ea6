import { stepsBetween } from '../core/point';
import { makeActor } from '../floor/openFloor';
import type { World } from '../World';
import type { Actor } from '../state';
import { capHp, maxHpOf } from './stats';

/** Whether an actor is one of the player's allies; a captive is none yet. */
export function isAlly({ state }: Pick<World, 'state'>, actor: Actor): boolean {
  return actor.side === 'player' && actor.bound === 0 && actor !== state.player;
}

/** The player's allies on this floor, oldest first; a cached list, since every enemy asks. */
export function alliesOf({ floor }: Pick<World, 'floor'>): readonly Actor[] {
  return floor.occupants.allies(floor.state.actors);
}

/** Puts an actor on a side: free, or as bound as another. */
export function takeSide({ floor }: World, actor: Actor, { side, bound }: Pick<Actor, 'side' | 'bound'>): void {
  actor.side = side;
  actor.bound = bound;
  // The list of allies is kept until one enters a cell.
  floor.enter(actor);
}

/** Whether the player can have one more ally; those left on other floors count. */
export function canLeadMore(world: World): boolean {
  const all = world.state.floors.flatMap(({ actors }) => actors.filter((actor) => isAlly(world, actor)));
  return all.length < (world.content.captives?.most ?? 0);
}

/** The captive next to an actor that it could free, oldest first; null if there is none. */
export function captiveBeside(world: World, actor: Actor): Actor | null {
  if (!world.content.captives || actor.side !== 'player' || !canLeadMore(world)) return null;
  return world.floor.state.actors.find((other) => other.bound > 0 && stepsBetween(actor, other) === 1) ?? null;
}

/** The adjacent ally with the smallest share of its HP left, ties by age; null if none is adjacent. */
export function neediestAlly(world: World): Actor | null {
  const { player } = world.state;
  let best: Actor | null = null;
  for (const ally of alliesOf(world)) {
    if (stepsBetween(ally, player) !== 1) continue;
    if (!best || ally.hp * maxHpOf(world, best) < best.hp * maxHpOf(world, ally)) best = ally;
  }
  return best;
}

/** Makes an ally as strong as its kind is on the present floor; it never becomes weaker, and wounds stay. */
export function grow(world: World, ally: Actor): void {
  const { id, breed, x, y, elite } = ally;
  const { maxHp, power, defence } = makeActor(world.content, id, { id: breed, x, y, elite, floor: world.state.floor });
  const gained = Math.max(0, maxHp - ally.maxHp);
  ally.maxHp += gained;
  ally.hp += gained;
  capHp(world, ally);
  ally.power = Math.max(ally.power, power);
  ally.defence = Math.max(ally.defence, defence);
}
