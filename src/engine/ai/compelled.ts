import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import { Stumble } from '../actions/Stumble';
import { isTactic } from '../content';
import { isStep } from '../core/point';
import type { World } from '../World';

/** The player's action as its statuses change it: confusion makes steps stumble. */
export function compelled(world: World, action: Action): Action {
  return (action instanceof Move || action instanceof Bump) && isStep(action.dx, action.dy) && isConfused(world) ? new Stumble(action) : action;
}

/** Whether the player's steps go astray. */
export function isConfused({ state, content }: World): boolean {
  for (const status in state.player.statuses) if (isTactic(content.statuses.get(status)?.tactic, 'strays')) return true;
  return false;
}
