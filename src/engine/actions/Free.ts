import type { World } from '../World';
import { actorName } from '../facts/names';
import { canLeadMore } from '../facts/sides';
import { takeSide } from '../rules/arrivals';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A turn of work at a captive's bonds; the last one makes it an ally. */
export class Free implements Action {
  constructor(readonly captive: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    const { captive } = this;
    if (!canLeadMore(world)) return refused('refused.company', { n: world.content.captives?.most ?? 0 });
    const at = { x: captive.x, y: captive.y };
    const left = captive.bound - 1;
    takeSide(world, captive, { side: 'player', bound: left });
    world.emit({ type: 'loosened', actor: actor.id, captive: captive.id, left, at, seen: world.sees(at) });
    if (left === 0) world.emit({ type: 'freed', actor: captive.id, breed: captive.breed, at, seen: world.sees(at) });
    world.say('status', left === 0 ? 'log.freed' : 'log.loosened', { actor: actorName(world, captive), n: left });
    return done();
  }
}
