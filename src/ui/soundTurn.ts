import type { Action } from '../engine/actions/Action';
import type { GameEvent } from '../engine/events';
import { brokenInvariants } from '../engine/invariants';
import type { Run } from './Run';

/** A deed of the player, after which the run is as a run has to be: an error otherwise, before anybody could show or keep it. */
export function soundTurn(run: Run, action: Action): GameEvent[] {
  const events = run.turn(action);
  const [broken] = brokenInvariants(run.game);
  if (broken !== undefined) throw new Error(`After the deed the run no longer holds together. ${broken}`);
  return events;
}
