import type { Effect, Working } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import type { Floor } from '../floor/Floor';
import type { World } from '../World';
import type { Actor } from '../state';
import { kindOf } from './effects';
import type { Hit, Origin } from './Hit';
import { resolveTargets } from './targets';

/** The hits about to happen, or why there are none; `isVain` if there are targets but nothing would change. */
export type Prepared =
  | { readonly hits: readonly Hit[]; readonly actors: readonly Actor[]; readonly isOne: boolean }
  | { readonly why: Message; readonly isVain: boolean };

/** Finds the targets, and whether anything would happen at all. Changes nothing and draws no random numbers. */
export function prepare(world: World, working: Working, origin: Origin): Prepared {
  const targets = resolveTargets(world, origin.source, { cause: origin.cause, target: working.target, aim: origin.aim });
  if ('why' in targets) return { why: targets.why, isVain: false };
  const hits = hitsOf(working.effects, targets.actors, origin);
  const why = refusal(world, hits);
  return why === null ? { hits, actors: targets.actors, isOne: targets.isOne === true } : { why: { key: why, params: {} }, isVain: true };
}

/** Applies the hits, drawing the target now if it is random. The action's own line is logged once per target. */
export function carryOut(world: World, { hits, actors, isOne }: Exclude<Prepared, { why: Message }>): void {
  const struck = isOne ? [world.rng.combat.pick(actors)] : actors;
  const { floor } = world;
  const told: Actor[] = [];
  for (const hit of hits) {
    const isMeant = struck.includes(hit.target) || kindOf(hit.effect).isPlace === true;
    const said = hit.told !== null && told.includes(hit.target) ? '' : hit.told;
    if (isMeant && applyHit(world, { ...hit, told: said }, floor)) told.push(hit.target);
  }
}

/** Applies effects to actors already known, such as those in marked cells; effects on a place come once, at the aim. */
export function hitAll(world: World, effects: readonly Effect[], { actors, origin }: { readonly actors: readonly Actor[]; readonly origin: Origin }): void {
  carryOut(world, { hits: hitsOf(effects, actors, origin), actors, isOne: false });
}

/** Applies effects to an actor, and effects on a place to where it stands; pointless ones are skipped one by one. */
export function affect(world: World, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void {
  const { floor } = world;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(world, { effect, target, source, at, cause, told: null }, floor);
}

/** Every effect for every actor hit; effects on a place once, at the aim or the first target, unlogged if other effects hit actors. */
function hitsOf(effects: readonly Effect[], actors: readonly Actor[], { source, aim, cause, told = null }: Origin): Hit[] {
  const { x, y } = aim ?? actors[0] ?? source;
  const places = effects.filter((effect) => kindOf(effect).isPlace);
  const bodies = effects.filter((effect) => !kindOf(effect).isPlace);
  return [
    ...actors.flatMap((target) => bodies.map((effect) => ({ effect, target, source, cause, told, at: { x: target.x, y: target.y } }))),
    ...places.map((effect) => ({ effect, target: source, source, cause, told: told !== null && bodies.length > 0 ? '' : told, at: { x, y } })),
  ];
}

/**
 * Applies one hit and returns whether it did anything. It doesn't if the target is dead or gone, the place's floor was left,
 * the run is over, the turn's effort is spent, or it would be pointless.
 */
function applyHit(world: World, hit: Hit, floor: Floor): boolean {
  const isThere = kindOf(hit.effect).isPlace === true ? world.floor === floor : world.isHere(hit.target);
  if (!isThere || world.isOver || pointless(world, hit) !== null || world.cutsShort()) return false;
  world.effort.spend(COST.effect);
  kindOf(hit.effect).apply(world, hit);
  return true;
}

/** Why the whole action would be pointless, as a text key: the first effect's reason if all have one. */
function refusal(world: World, hits: readonly Hit[]): string | null {
  const whys = hits.map((hit) => pointless(world, hit));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

function pointless(world: World, hit: Hit): string | null {
  return kindOf(hit.effect).refuses?.(world, hit) ?? null;
}
