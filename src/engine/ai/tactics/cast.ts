import type { Use, World } from '../../World';
import type { Action } from '../../actions/Action';
import { Cast, prepareCast } from '../../actions/abilities';
import type { Ability } from '../../content';
import { distanceSquared, stepsBetween, type Point } from '../../core/point';
import { healingIn } from '../../effects/effects';
import { enemyOf, isNearer } from '../../facts/senses';
import { alliesOf, isHostile } from '../../facts/sides';
import { isReady } from '../../facts/stats';
import { natureOf } from '../../facts/traits';
import type { Actor } from '../../state';

/** The range that covers adjacent cells, diagonals included. */
const ADJACENT = 2;

/** Uses the first of its abilities that is ready and has a target, with the chance in its row. */
export function cast(world: World, actor: Actor): Action | null {
  for (const ability of natureOf(world, actor).abilities) {
    world.effort.spend(1);
    const at = isReady(world, actor, ability.id) ? PROMPTS[ability.on](world, actor, ability) : null;
    const prepared = at && prepareCast(world, actor, { ability, at });
    if (!prepared || 'why' in prepared || !isMeant(ability, prepared.actors, at)) continue;
    if (world.rng.ai.below(100) < ability.chance) return new Cast(ability, { x: at.x, y: at.y });
  }
  return null;
}

/** Whether those hit include the one meant: an area may cover only others. */
function isMeant({ target, on }: Ability, actors: readonly Actor[], at: Point): boolean {
  return target.at !== 'area' || on === 'self' || actors.some(({ x, y }) => x === at.x && y === at.y);
}

/** By `on`, the cell where an ability would be used now; null if it would be pointless. */
export const PROMPTS: Readonly<Record<Ability['on'], (world: World, actor: Actor, ability: Ability) => Point | null>> = {
  foe(world, actor, ability) {
    const enemy = ability.heard === true ? listenerOf(world, actor, ability) : enemyOf(world, actor);
    if (!enemy || !(ability.heard === true || reaches(world, actor, { ability, at: enemy }))) return null;
    return isUseful(world, ability, { caster: actor, on: ability.target.at === 'self' ? actor : enemy }) ? enemy : null;
  },
  ally: (world, actor, ability) => (healingIn(ability.effects) > 0 || enemyOf(world, actor) ? neediest(world, actor, ability) : null),
  self: (world, actor, ability) => (enemyOf(world, actor) && isUseful(world, ability, { caster: actor, on: actor }) ? actor : null),
};

/** The nearest enemy within the range of what is heard, noticed or not. */
function listenerOf(world: World, actor: Actor, { range }: Ability): Actor | null {
  const { player } = world.state;
  const others = actor.side === 'player' ? world.floor.state.actors : [player, ...alliesOf(world)];
  world.effort.spend(others.length);
  let best: Actor | null = null;
  for (const other of others) {
    if (!isHostile(actor, other) || other.asleep || other.hidden || distanceSquared(actor, other) > range) continue;
    if (!best || isNearer(actor, other, best)) best = other;
  }
  return best;
}

/** The nearest of its own side that it would help, ties by age. */
function neediest(world: World, actor: Actor, ability: Ability): Actor | null {
  let best: Actor | null = null;
  const { player } = world.state;
  const others = actor.side === 'player' ? [player, ...alliesOf(world)] : world.floor.state.actors;
  world.effort.spend(others.length);
  for (const other of others) {
    if (other === actor || other.side !== actor.side || other.asleep || other.hidden) continue;
    if (!reaches(world, actor, { ability, at: other })) continue;
    if (best && !isNearer(actor, other, best)) continue;
    if (isUseful(world, ability, { caster: actor, on: other })) best = other;
  }
  return best;
}

function reaches(world: World, actor: Actor, { ability, at }: { ability: Ability; at: Point }): boolean {
  const isNear = distanceSquared(actor, at) <= ability.range || (ability.range <= ADJACENT && stepsBetween(actor, at) === 1);
  return isNear && world.floor.hasLine(actor, at);
}

/** Whether using an ability makes sense: it would change something for its target. */
function isUseful(world: World, { effects }: Ability, use: Use): boolean {
  return effects.some((effect) => world.answersOf(effect).helps?.(world, effect, use) ?? true);
}
