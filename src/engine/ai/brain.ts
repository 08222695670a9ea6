import type { World } from '../World';
import type { Action } from '../actions/Action';
import { Unleash } from '../actions/abilities';
import type { TacticId } from '../content';
import { brightnessAt } from '../facts/light';
import { dwellsInDeep } from '../facts/movement';
import { notices } from '../facts/senses';
import type { Actor } from '../state';
import { leaveHazard } from './steps';
import { cling, devour, dive, drag, face, mirror, skirmish } from './tactics/bodies';
import { cast } from './tactics/cast';
import { accompany, flit, follow, guard, wander } from './tactics/company';
import { angle, escape, freeze, hunt, keepAway, lurk, rob, robLight, sleep, stumble, track } from './tactics/hunting';
import { fearsLight, seeksLight, snuffs } from './tactics/light';

/** Proposes an action for a monster, or passes with null. */
export type Tactic = (world: World, actor: Actor) => Action | null;

/** Every tactic a brain can list. */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  hunt, track, stumble, freeze, sleep, lurk, angle, wander, cast, rob, escape, keepAway, flit, guard, follow, accompany,
  fearsLight, seeksLight, snuffs, skirmish, mirror, devour, robLight, dive, cling, drag, face,
};

const UNLEASH: Action = new Unleash();

/** A monster's next action: forced by a status, announced before, out of harm's way, or its brain's, in that order; null for captives. */
export function decide(world: World, actor: Actor): Action | null {
  if (actor.bound > 0) return null;
  stayAlert(world, actor);
  const action = choose(world, actor);
  world.attention.actor = null;
  return action;
}

function choose(world: World, actor: Actor): Action | null {
  for (const status in actor.statuses) {
    const tactic = world.content.statuses.get(status)?.tactic;
    if (tactic) return TACTICS[tactic](world, actor);
  }
  if (actor.announced !== null) return UNLEASH;
  const { brain, darkBound } = world.breedOf(actor);
  if (darkBound === true && isHeldByLight(world, actor)) return null;
  const { announced: winding, state: { hazards } } = world.floor;
  if ((hazards.length > 0 || !winding.isEmpty) && brain.length > 0 && !actor.asleep && !actor.hidden) {
    const action = leaveHazard(world, actor);
    if (action) return action;
  }
  for (const tactic of tacticsOf(brain)) {
    const action = tactic(world, actor);
    if (action) return action;
  }
  return null;
}

/** The tactics of each brain: looking them up by their names would take longer than most of them do. */
const known = new WeakMap<readonly TacticId[], readonly Tactic[]>();

function tacticsOf(brain: readonly TacticId[]): readonly Tactic[] {
  let tactics = known.get(brain);
  if (!tactics) {
    tactics = brain.map((id) => TACTICS[id]);
    known.set(brain, tactics);
  }
  return tactics;
}

/** Whether light holds a monster of the dark where it stands. */
function isHeldByLight(world: World, actor: Actor): boolean {
  return world.content.light !== null && !actor.hidden && brightnessAt(world, actor) === 'lit';
}

/** Keeps up a monster's hunt while it notices the player, and ends it some turns after; call it once in each of its turns. */
export function stayAlert(world: World, actor: Actor): void {
  const { light } = world.content;
  if (!light || actor.asleep || (actor.hidden && !dwellsInDeep(world, actor))) return;
  const isNoticing = notices(world, actor);
  world.attention.actor = actor;
  world.attention.notices = isNoticing;
  if (isNoticing) actor.alert = light.forgets;
  else if (actor.alert > 0 && --actor.alert === 0) actor.goal = -1;
}
