import { stepsBetween } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { actorName } from './names';

/** The actor beside it to which another clings; null for none. */
export function hostOf({ state, floor }: World, { clings, x, y }: Actor): Actor | null {
  if (clings === 0) return null;
  const host = clings === state.player.id ? state.player : floor.state.actors.find(({ id }) => id === clings);
  return host && stepsBetween(host, { x, y }) === 1 ? host : null;
}

/** Ends an actor's hold on another, which the log says. */
export function letGo(world: World, actor: Actor): void {
  if (actor.clings === 0) return;
  actor.clings = 0;
  if (world.seesActor(actor)) world.say('status', 'log.letsGo', { actor: actorName(world, actor) });
}
