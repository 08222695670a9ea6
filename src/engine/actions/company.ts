import type { Origin, World } from '../World';
import { isConsumable, isEmpty, type Consumable, type Effect, type ItemKind } from '../content';
import { prepare } from '../facts/aim';
import { canSwap } from '../facts/danger';
import { actorName, isKnown, itemName } from '../facts/names';
import { alliesOf, canLeadMore, neediestAlly } from '../facts/sides';
import { natureOf } from '../facts/traits';
import { takeSide } from '../rules/arrivals';
import { arrive, dragAlong, exchange, uproot } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';
import { spend } from './items';

/* Deeds with captives and allies (RULES 5.13). */

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

/** Changes places with an adjacent ally, which is never brought into a cell that would harm it. */
export class Swap implements Action {
  constructor(readonly ally: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    const { ally } = this;
    if (natureOf(world, actor).rooted) return refused('refused.rooted');
    if (!canSwap(world, actor, ally)) return refused('refused.swap', { actor: actorName(world, ally) });
    const here = { x: actor.x, y: actor.y };
    const there = { x: ally.x, y: ally.y };
    exchange(world, actor, ally);
    world.emit({ type: 'moved', actor: actor.id, from: here, to: there, seen: true });
    world.emit({ type: 'moved', actor: ally.id, from: there, to: here, seen: true });
    uproot(world, ally, true);
    for (const mover of [actor, ally]) if (world.isHere(mover)) arrive(world, mover);
    dragAlong(world, actor, here);
    dragAlong(world, ally, there);
    return done();
  }
}

/** What one can do another good with. */
const GIVEN: ReadonlySet<Effect['do']> = new Set(['heal', 'cure', 'inflict']);

/** Gives a carried item, by its id, to the adjacent ally most in need, which uses it at once. */
export class Give implements Action {
  constructor(readonly item: number) {}

  perform(world: World, actor: Actor): ActionResult {
    const item = world.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = world.content.itemKinds.get(item.kind);
    if (!canBeGiven(world, item, kind)) return refused('refused.notGiven', { item: itemName(world, item) });
    if (isEmpty(kind, item)) return refused('refused.noCharges', { item: itemName(world, item) });
    const ally = neediestAlly(world);
    if (!ally) return refused('refused.noAllyBeside');
    const origin: Origin = { source: ally, aim: null, cause: { table: 'item', id: item.kind } };
    if ('why' in prepare(world, kind, origin)) {
      return refused('refused.notNeeded', { actor: actorName(world, ally), item: itemName(world, item) });
    }
    spend(world, { item, kind, aim: null });
    world.emit({ type: 'itemUsed', actor: ally.id, item: item.id, kind: item.kind, at: { x: actor.x, y: actor.y }, seen: true });
    world.say('status', 'log.give', { actor: actorName(world, ally), item: itemName(world, item) });
    world.work(kind, origin);
    return done();
  }
}

/** Whether an item could be given to an ally: one that is identified and only heals, cures or brings a status to its user. */
export function canBeGiven(world: World, item: Pick<Item, 'kind'>, kind = world.content.itemKinds.get(item.kind)): kind is Consumable {
  return isOfUse(kind) && isKnown(world, item.kind);
}

function isOfUse(kind: ItemKind | undefined): kind is Consumable {
  return kind !== undefined && isConsumable(kind) && kind.target.at === 'self' && kind.effects.every((effect) => GIVEN.has(effect.do));
}

/** Tells all allies on the floor to wait where they are; if all of them wait already, to come. */
export class Order implements Action {
  perform(world: World): ActionResult {
    const allies = alliesOf(world);
    if (allies.length === 0) return refused('refused.noAllies');
    const waits = allies.some((ally) => !ally.waits);
    for (const ally of allies) {
      ally.waits = waits;
      ally.goal = -1;
    }
    world.emit({ type: 'ordered', waits, seen: true });
    world.say('status', waits ? 'log.order.wait' : 'log.order.come', {});
    return done();
  }
}
