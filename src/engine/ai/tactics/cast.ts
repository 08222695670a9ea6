import type { Action } from '../../actions/Action';
import { Cast, prepareCast } from '../../actions/Cast';
import type { Ability } from '../../content';
import { distanceSquared, stepsBetween, type Point } from '../../core/point';
import { healingIn } from '../../effects/effects';
import type { World } from '../../World';
import { natureOf } from '../../rules/traits';
import type { Actor } from '../../state';
import { notices } from '../senses';
import { isUseful } from '../use';

/** The range that covers adjacent cells, diagonals included. */
const ADJACENT = 2;

/** Uses the first of its abilities that is ready and has a target, with the chance in its row. */
export function cast(world: World, actor: Actor): Action | null {
  for (const ability of natureOf(world, actor).abilities) {
    const at = isReady(world, actor, ability) ? PROMPTS[ability.on](world, actor, ability) : null;
    if (at === null || 'why' in prepareCast(world, actor, { ability, at })) continue;
    if (world.rng.ai.below(100) < ability.chance) return new Cast(ability, { x: at.x, y: at.y });
  }
  return null;
}

function isReady({ state }: World, actor: Actor, { id }: Ability): boolean {
  return (actor.ready[id] ?? 0) <= state.turn;
}

/** By `on`, the cell where an ability would be used now; null if it would be pointless. */
export const PROMPTS: Readonly<Record<Ability['on'], (world: World, actor: Actor, ability: Ability) => Point | null>> = {
  foe(world, actor, ability) {
    const { player } = world.state;
    const on = ability.target.at === 'self' ? actor : player;
    return notices(world, actor) && reaches(world, actor, { ability, at: player }) && isUseful(world, ability, { caster: actor, on }) ? player : null;
  },
  ally: (world, actor, ability) => (healingIn(ability.effects) > 0 || notices(world, actor) ? neediest(world, actor, ability) : null),
  self: (world, actor, ability) => (notices(world, actor) && isUseful(world, ability, { caster: actor, on: actor }) ? actor : null),
};

/** The nearest ally it would help, ties by age. */
function neediest(world: World, actor: Actor, ability: Ability): Actor | null {
  let best: Actor | null = null;
  for (const other of world.floor.state.actors) {
    if (other === actor || other.asleep || other.hidden || !reaches(world, actor, { ability, at: other })) continue;
    if (best && order(actor, best, other) <= 0) continue;
    if (isUseful(world, ability, { caster: actor, on: other })) best = other;
  }
  return best;
}

function order(actor: Actor, a: Actor, b: Actor): number {
  return distanceSquared(actor, a) - distanceSquared(actor, b) || a.id - b.id;
}

function reaches(world: World, actor: Actor, { ability, at }: { ability: Ability; at: Point }): boolean {
  const isNear = distanceSquared(actor, at) <= ability.range || (ability.range <= ADJACENT && stepsBetween(actor, at) === 1);
  return isNear && world.floor.hasLine(actor, at);
}
