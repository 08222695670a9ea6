import type { World } from '../World';
import type { Actor } from '../state';
import { LIMITS } from './limits';

/** Whether an actor can use an ability, or leap, again. */
export function isReady({ state }: Pick<World, 'state'>, { ready }: Actor, id: string): boolean {
  return (ready[id] ?? 0) <= state.turn;
}

/** Makes an ability rest for some turns. An actor with very many keeps only those that are needed longest. */
export function makeRest({ state }: Pick<World, 'state'>, { ready }: Actor, { id, turns }: { id: string; turns: number }): void {
  ready[id] = state.turn + turns;
  const resting = Object.entries(ready);
  if (resting.length <= LIMITS.ready) return;
  const [soonest] = resting.sort(([, a], [, b]) => a - b);
  if (soonest) Reflect.deleteProperty(ready, soonest[0]);
}
