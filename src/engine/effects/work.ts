import type { Effect, Working } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import type { Floor } from '../floor/Floor';
import type { World } from '../World';
import type { Actor } from '../state';
import { kindOf } from './effects';
import type { Hit, Origin } from './Hit';
import { resolveTargets } from './targets';

/** What is about to happen, or why nothing can; `isVain` when there is a target, but nothing would change. */
export type Prepared =
  | { readonly hits: readonly Hit[]; readonly actors: readonly Actor[]; readonly isOne: boolean }
  | { readonly why: Message; readonly isVain: boolean };

/** Whom it would hit, and whether it would do anything at all. Nothing is drawn and nothing changed. */
export function prepare(world: World, working: Working, origin: Origin): Prepared {
  const targets = resolveTargets(world, origin.source, { cause: origin.cause, target: working.target, aim: origin.aim });
  if ('why' in targets) return { why: targets.why, isVain: false };
  const hits = hitsOf(working.effects, targets.actors, origin);
  const why = refusal(world, hits);
  return why === null ? { hits, actors: targets.actors, isOne: targets.isOne === true } : { why: { key: why, params: {} }, isVain: true };
}

/** Lets it happen; where chance picks one of them, it does so now. What is said of the whole is said once to each. */
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

/** Effects that come over somebody, those on a place where it stands; each for itself, as far as it is not pointless. */
export function affect(world: World, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void {
  const { floor } = world;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(world, { effect, target, source, at, cause, told: null }, floor);
}

/** Every effect on everybody hit; effects on a place once, at the aim or where the first one hit stands, with nothing said where bodies are meant. */
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
 * Nothing happens to who is dead or gone, to places of a floor that was left, after the end of the run or of the turn's
 * effort, and nothing that would be pointless; answers whether it did.
 */
function applyHit(world: World, hit: Hit, floor: Floor): boolean {
  const isThere = kindOf(hit.effect).isPlace === true ? world.floor === floor : world.isHere(hit.target);
  if (!isThere || world.isOver || pointless(world, hit) !== null || world.cutsShort()) return false;
  world.effort.spend(COST.effect);
  kindOf(hit.effect).apply(world, hit);
  return true;
}

/** Why the whole action would be pointless, as a text key: the first effect's reason where all have one. */
function refusal(world: World, hits: readonly Hit[]): string | null {
  const whys = hits.map((hit) => pointless(world, hit));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

function pointless(world: World, hit: Hit): string | null {
  return kindOf(hit.effect).refuses?.(world, hit) ?? null;
}
