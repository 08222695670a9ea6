import type { Hit, Telling, World } from '../World';
import type { Effect } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import type { Inflicted, Of } from '../effectKinds';
import { hitsOf, pointless, type Prepared, type Struck } from '../facts/aim';
import type { Floor } from '../floor/Floor';
import type { Actor } from '../state';
import type { EffectKind } from './EffectKind';
import { cling, cure, damage, heal, inflict, strike } from './bodies';
import { fall, haul, lure, pull, push, recall, swap, teleport } from './moves';
import { alarm, cloud, dig, ignite, lay, light, map, reveal, split, summon } from './places';
import { change, flood } from './waters';
import { boon, enchant, give, grow, identify, recharge, refuel, rust } from './things';

/* Every kind of effect, what can be asked of them, and how they are applied. */

/** Every kind of effect, in display order. */
export const EFFECTS = {
  heal, damage, inflict, cure,
  strike, teleport, recall, map, summon, alarm, push, pull, lure, swap, haul, dig, light, cloud, ignite, lay,
  refuel, recharge, identify, enchant, give, boon, grow, reveal, change, flood, fall, rust, cling, split,
} satisfies { readonly [K in Effect['do']]: EffectKind<Of<K>> };

/** The kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return EFFECTS[effect.do];
}

/** HP that effects take at once, on a floor. */
export function damageIn(effects: readonly Effect[] = [], floor: number): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).damage?.(effect, floor) ?? 0), 0);
}

/** Whether effects take HP at once; what does so on one floor does so on all. */
export function doDamage(effects: readonly Effect[] = []): boolean {
  return damageIn(effects, 1) > 0;
}

/** HP that effects restore at once to an actor with this maximum. */
export function healingIn(effects: readonly Effect[] = [], maxHp = 100): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).healing?.(effect, maxHp) ?? 0), 0);
}

/** The statuses that effects inflict. */
export function inflictedBy(effects: readonly Effect[] = []): Inflicted[] {
  const all: Inflicted[] = [];
  for (const effect of effects) {
    const given = kindOf(effect).inflicts?.(effect);
    if (given) all.push(given);
  }
  return all;
}

/** Applies the effects, drawing the target now if it is random. The action's own line is logged once per target. */
export function carryOut(world: World, { effects, actors, isOne, origin }: Exclude<Prepared, { why: Message }>): void {
  const struck = new Set(isOne ? [world.rng.combat.pick(actors)] : actors);
  const { floor } = world;
  const told = new Set<Actor>();
  for (const hit of hitsOf(world, effects, { actors, origin })) {
    if (world.cutsShort()) return;
    const isMeant = struck.has(hit.target) || kindOf(hit.effect).isPlace === true;
    const said = hit.told !== 'usual' && told.has(hit.target) ? 'silent' : hit.told;
    if (isMeant && applyHit(world, { ...hit, told: said }, floor)) told.add(hit.target);
  }
}

/** Applies effects to actors already known, such as those in marked cells; effects on a place come once, at the aim. */
export function hitAll(world: World, effects: readonly Effect[], { actors, origin }: Struck): void {
  carryOut(world, { effects, actors, isOne: false, origin });
}

/** Applies effects to an actor, and effects on a place to where it stands; pointless ones are skipped one by one. */
export function affect(world: World, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>, told: Telling): void {
  const { floor } = world;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(world, { effect, target, source, at, cause, told }, floor);
}

/**
 * Applies one hit and returns whether it did anything. It doesn't if the target is dead or gone, the floor of the place or of what its
 * source does was left, the run is over, the turn's effort is spent, or it would be pointless.
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
