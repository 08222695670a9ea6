import { isConsumable, type Consumable, type Effect, type ItemKind } from '../content';
import { prepare } from '../facts/aim';
import { actorName, isKnown, itemName } from '../facts/names';
import { neediestAlly } from '../facts/sides';
import type { World } from '../World';
import type { Actor, Item } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';
import { spend } from './UseItem';

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
    if (kind.charges !== undefined && item.charges === 0) return refused('refused.noCharges', { item: itemName(world, item) });
    const ally = neediestAlly(world);
    if (!ally) return refused('refused.noAllyBeside');
    const origin = { source: ally, aim: null, cause: `item.${item.kind}`, told: null };
    if ('why' in prepare(world, kind, origin)) return refused('refused.notNeeded', { actor: actorName(world, ally), item: itemName(world, item) });
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
