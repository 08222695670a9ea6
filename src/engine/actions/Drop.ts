import type { World } from '../World';
import { landingOf } from '../facts/movement';
import { itemName } from '../facts/names';
import { takeOff } from '../rules/hero';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Drops a carried item, taking it off first (RULES 1.7); from deep water it comes to lie on the shore. */
export class Drop implements Action {
  constructor(readonly item: number) {}

  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    const item = hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    takeOff(world, item);
    hero.inventory = hero.inventory.filter((carried) => carried !== item);
    const at = landingOf(world, actor);
    world.floor.items.put({ ...item, ...at, seen: true, left: true });
    world.emit({ type: 'dropped', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    world.say('plain', 'log.drop', { item: itemName(world, item) });
    return done();
  }
}
