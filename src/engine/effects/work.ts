import type { Hit, World } from '../World';
import type { Effect } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import { hitsOf, pointless, type Prepared, type Struck } from '../facts/aim';
import type { Floor } from '../floor/Floor';
import type { Actor } from '../state';
import { kindOf } from './effects';

/** Applies the effects, drawing the target now if it is random. The action's own line is logged once per target. */
export function carryOut(world: World, { effects, actors, isOne, origin }: Exclude<Prepared, { why: Message }>): void {
  const struck = new Set(isOne ? [world.rng.combat.pick(actors)] : actors);
  const { floor } = world;
  const told = new Set<Actor>();
  for (const hit of hitsOf(world, effects, { actors, origin })) {
    if (world.cutsShort()) return;
    const isMeant = struck.has(hit.target) || kindOf(hit.effect).isPlace === true;
    const said = hit.told !== null && told.has(hit.target) ? '' : hit.told;
    if (isMeant && applyHit(world, { ...hit, told: said }, floor)) told.add(hit.target);
  }
}

/** Applies effects to actors already known, such as those in marked cells; effects on a place come once, at the aim. */
export function hitAll(world: World, effects: readonly Effect[], { actors, origin }: Struck): void {
  carryOut(world, { effects, actors, isOne: false, origin });
}

/** Applies effects to an actor, and effects on a place to where it stands; pointless ones are skipped one by one. */
export function affect(world: World, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void {
  const { floor } = world;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(world, { effect, target, source, at, cause, told: null }, floor);
}

/**
 * Applies one hit and returns whether it did anything. It doesn't if the target is dead or gone, the floor of the place or of what its source does was
 * left, the run is over, the turn's effort is spent, or it would be pointless.
 */
function applyHit(world: World, hit: Hit, floor: Floor): boolean {
  const kind = kindOf(hit.effect);
  const isBound = kind.isPlace === true || kind.isFromSource === true;
  if ((isBound && world.floor !== floor) || (kind.isPlace !== true && !world.isHere(hit.target))) return false;
  if (world.isOver || pointless(world, hit) !== null || world.cutsShort()) return false;
  world.effort.spend(COST.effect);
  kind.apply(world, hit);
  return true;
}
