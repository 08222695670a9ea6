import type { Effect, Working } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import type { Floor } from '../floor/Floor';
import type { World } from '../World';
import type { Actor } from '../state';
import { kindOf } from './effects';
import type { Hit, Origin } from './Hit';
import { resolveTargets } from './targets';

/** What is about to happen to whom, or why nothing is; `isVain` if there are targets but nothing would change. */
export type Prepared =
  | { readonly effects: readonly Effect[]; readonly actors: readonly Actor[]; readonly isOne: boolean; readonly origin: Origin }
  | { readonly why: Message; readonly isVain: boolean };

/** Finds the targets, and whether anything would happen at all. Changes nothing and draws no random numbers. */
export function prepare(world: World, working: Working, origin: Origin): Prepared {
  const targets = resolveTargets(world, origin.source, { cause: origin.cause, target: working.target, aim: origin.aim });
  if ('why' in targets) return { why: targets.why, isVain: false };
  const { effects } = working;
  // Nor does it learn from a refusal that nothing would happen to those whom it doesn't see.
  const isBlind = working.target.at === 'area' && origin.source === world.state.player;
  const why = isBlind ? null : vanity(world, effects, { actors: targets.actors, origin });
  if (why !== null) return { why: { key: why, params: {} }, isVain: true };
  return { effects, actors: targets.actors, isOne: targets.isOne === true, origin };
}

/** Applies the effects, drawing the target now if it is random. The action's own line is logged once per target. */
export function carryOut(world: World, { effects, actors, isOne, origin }: Exclude<Prepared, { why: Message }>): void {
  const struck = new Set(isOne ? [world.rng.combat.pick(actors)] : actors);
  const { floor } = world;
  const told = new Set<Actor>();
  for (const hit of hitsOf(effects, actors, origin)) {
    if (world.cutsShort()) return;
    const isMeant = struck.has(hit.target) || kindOf(hit.effect).isPlace === true;
    const said = hit.told !== null && told.has(hit.target) ? '' : hit.told;
    if (isMeant && applyHit(world, { ...hit, told: said }, floor)) told.add(hit.target);
  }
}

/** Applies effects to actors already known, such as those in marked cells; effects on a place come once, at the aim. */
export function hitAll(world: World, effects: readonly Effect[], { actors, origin }: { readonly actors: readonly Actor[]; readonly origin: Origin }): void {
  carryOut(world, { effects, actors, isOne: false, origin });
}

/** Applies effects to an actor, and effects on a place to where it stands; pointless ones are skipped one by one. */
export function affect(world: World, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void {
  const { floor } = world;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(world, { effect, target, source, at, cause, told: null }, floor);
}

/**
 * Every effect for every actor hit; effects on a place once, at the aim or the first target, unlogged if other effects hit actors. One by one, since
 * they can be many.
 */
function* hitsOf(effects: readonly Effect[], actors: readonly Actor[], { source, aim, cause, told = null }: Origin): Generator<Hit> {
  const { x, y } = aim ?? actors[0] ?? source;
  const bodies = effects.filter((effect) => !kindOf(effect).isPlace);
  // Where they are now: the first effects may move those who are still to be hit.
  const targets = actors.map((target) => ({ target, at: { x: target.x, y: target.y } }));
  for (const { target, at } of targets) for (const effect of bodies) yield { effect, target, source, cause, told, at };
  for (const effect of effects) {
    if (kindOf(effect).isPlace) yield { effect, target: source, source, cause, told: told !== null && bodies.length > 0 ? '' : told, at: { x, y } };
  }
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

/** Why effects on these actors would be pointless, as a text key: the first effect's reason if all have one. */
export function vanity(
  world: World,
  effects: readonly Effect[],
  { actors, origin }: { readonly actors: readonly Actor[]; readonly origin: Origin },
): string | null {
  let first: string | null = null;
  for (const hit of hitsOf(effects, actors, origin)) {
    const why = pointless(world, hit);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

function pointless(world: World, hit: Hit): string | null {
  world.effort.spend(COST.asked);
  return kindOf(hit.effect).refuses?.(world, hit) ?? null;
}
