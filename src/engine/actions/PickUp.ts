import type { World } from '../World';
import { bagRefusal } from '../facts/features';
import { itemName } from '../facts/names';
import { LIMITS, type Actor, type FloorItem } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Puts the topmost item underfoot into the player's bag. */
export class PickUp implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    const item = world.floor.itemsAt(actor.x, actor.y).at(-1);
    if (!item) return refused('refused.nothingHere');
    const kind = world.content.itemKinds.get(item.kind);
    if (kind && 'finds' in kind) return takeTreasure(world, item, kind.finds);
    if (kind && 'wins' in kind) return takeGoalItem(world, item);
    const why = bagRefusal(world, item.kind);
    if (why) return refused(why.key, why.params);
    takeUp(world, item);
    const { id, affixes, charges, plus } = item;
    hero.inventory.push({ id, kind: item.kind, affixes, charges, plus });
    const at = { x: actor.x, y: actor.y };
    world.emit({ type: 'pickedUp', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    world.say('plain', 'log.pickUp', { item: itemName(world, item) });
    return done();
  }
}

function takeUp({ floor }: World, item: FloorItem): void {
  floor.items.take(item);
}

/** Treasure scores at once and is not carried. */
function takeTreasure(world: World, item: FloorItem, finds: number): ActionResult {
  takeUp(world, item);
  world.state.hero.finds = Math.min(LIMITS.tally, world.state.hero.finds + finds);
  world.emit({ type: 'treasure', item: item.id, kind: item.kind, finds, at: { x: item.x, y: item.y }, seen: true });
  world.say('plain', 'log.treasure', { item: itemName(world, item), n: finds });
  return done();
}

/** The goal item ends the run in victory. */
function takeGoalItem(world: World, item: FloorItem): ActionResult {
  const { floor, turn } = world.state;
  takeUp(world, item);
  world.say('descend', 'log.prize', { item: itemName(world, item) });
  world.end({ kind: 'won', floor, turn });
  return done();
}
