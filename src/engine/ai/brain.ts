import type { Action } from '../actions/Action';
import type { World } from '../World';
import type { Actor } from '../state';
import { leaveHazard } from './steps';
import { TACTICS } from './tactics';

/** A monster's next action: forced by a status, out of a harmful hazard, or chosen by its brain, in that order; null for none. */
export function decide(world: World, actor: Actor): Action | null {
  for (const status in actor.statuses) {
    const tactic = world.content.statuses.get(status)?.tactic;
    if (tactic) return TACTICS[tactic](world, actor);
  }
  const { brain } = world.breedOf(actor);
  if (world.floor.state.hazards.length > 0 && brain.length > 0 && !actor.asleep && !actor.hidden) {
    const action = leaveHazard(world, actor);
    if (action) return action;
  }
  for (const id of brain) {
    const action = TACTICS[id](world, actor);
    if (action) return action;
  }
  return null;
}
