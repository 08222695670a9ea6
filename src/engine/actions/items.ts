import type { World } from '../World';
import { isConsumable, isEmpty, isGoalItem, isWearable, type Consumable } from '../content';
import { fixed, type Point } from '../core/point';
import { prepare } from '../facts/aim';
import { bagRefusal, isCalm, isPouredIn } from '../facts/hero';
import { landingOf } from '../facts/movement';
import { itemName } from '../facts/names';
import { isAimed } from '../facts/targets';
import { wornSlot } from '../facts/traits';
import { learn } from '../rules/discovery';
import { putOn, takeOff } from '../rules/hero';
import { noteUse } from '../rules/noting';
import { layDown } from '../rules/relocate';
import { LIMITS, type Actor, type FloorItem, type Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';

/* Things taken up, put down, worn and used (RULES 1.6, 1.7). */

/** Puts the topmost item underfoot into the player's bag; oil for which that has no room goes into the lantern. */
export class PickUp implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    const item = world.floor.itemsAt(actor.x, actor.y).at(-1);
    if (!item) return refused('refused.nothingHere');
    const kind = world.content.itemKinds.get(item.kind);
    if (kind && 'finds' in kind) return takeTreasure(world, item, kind.finds);
    if (isGoalItem(kind)) return takeGoalItem(world, item);
    const why = bagRefusal(world, item.kind);
    if (why && kind && isConsumable(kind) && isPouredIn(world, item.kind)) return pourIn(world, actor, { item, kind });
    if (why) return refused(why.key, why.params);
    takeUp(world, actor, item);
    const { id, affixes, charges, plus } = item;
    hero.inventory.push({ id, kind: item.kind, affixes, charges, plus });
    world.say('plain', 'log.pickUp', { item: itemName(world, item) });
    return done();
  }
}

function takeUp(world: World, { id, x, y }: Actor, item: FloorItem): void {
  world.floor.items.take(item);
  world.emit({ type: 'pickedUp', actor: id, item: item.id, kind: item.kind, at: { x, y }, seen: true });
}

/** Pours oil into the lantern from where it lies. */
function pourIn(world: World, actor: Actor, { item, kind }: { item: FloorItem; kind: Consumable }): ActionResult {
  const cause = { table: 'item', id: item.kind } as const;
  takeUp(world, actor, item);
  noteUse(world, cause);
  world.work(kind, { source: actor, aim: null, cause, told: { key: `use.${item.kind}` } });
  return done();
}

/** Treasure scores at once and is not carried. */
function takeTreasure(world: World, item: FloorItem, finds: number): ActionResult {
  world.floor.items.take(item);
  world.state.hero.finds = Math.min(LIMITS.tally, world.state.hero.finds + finds);
  world.emit({ type: 'treasure', item: item.id, kind: item.kind, finds, at: { x: item.x, y: item.y }, seen: true });
  world.say('plain', 'log.treasure', { item: itemName(world, item), n: finds });
  return done();
}

/** The goal item ends the run in victory. */
function takeGoalItem(world: World, item: FloorItem): ActionResult {
  const { floor, turn } = world.state;
  world.floor.items.take(item);
  world.say('descend', 'log.prize', { item: itemName(world, item) });
  world.end({ kind: 'won', floor, turn });
  return done();
}

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

/** Equips a carried item in place of the one in its slot, or takes it off if worn (RULES 1.7). */
export class Equip implements Action {
  constructor(readonly item: number) {}

  perform(world: World, _actor: Actor): ActionResult {
    const item = world.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = world.content.itemKinds.get(item.kind);
    if (!kind || !isWearable(kind)) return refused('refused.notWearable', { item: `item.${item.kind}` });
    if (wornSlot(world, item) === null) putOn(world, item, kind.slot);
    else takeOff(world, item);
    return done();
  }
}

/** Uses a carried item, by its id; `aim` is the cell picked for items that need a target. Wearable items are equipped. */
export class UseItem implements Action {
  readonly aim: Point | null;

  constructor(readonly item: number, aim: Point | null = null) {
    this.aim = aim && fixed(aim);
  }

  perform(world: World, actor: Actor): ActionResult {
    const item = world.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = world.content.itemKinds.get(item.kind);
    if (!kind) throw new Error(`Unknown item kind ${item.kind}.`);
    if (this.aim && !isCell(world, this.aim)) return refused('refused.notVisible');
    if (isWearable(kind)) return instead(new Equip(item.id));
    if (!isConsumable(kind)) return refused('refused.notUsed', { item: itemName(world, item) });
    if (isEmpty(kind, item)) return refused('refused.noCharges', { item: itemName(world, item) });
    if (kind.calm === true && !isCalm(world)) return refused('refused.notCalm');
    return this.use(world, actor, { item, kind });
  }

  /** Refuses a use with no effect, unless the item is unidentified: a refusal would give it away. A missing target is always refused. */
  private use(world: World, actor: Actor, { item, kind }: { item: Item; kind: Consumable }): ActionResult {
    const isUnknown = world.appearances.has(item.kind) && !world.state.hero.known.includes(item.kind);
    // An untargeted item works where its user stands, whatever cell was picked.
    const aim = isAimed(kind.target) ? this.aim : null;
    const cause = { table: 'item', id: item.kind } as const;
    const prepared = prepare(world, kind, { source: actor, aim, cause, called: itemName(world, item) });
    const why = 'why' in prepared ? prepared.why : null;
    const isTried = isUnknown && (!isAimed(kind.target) || ('why' in prepared && prepared.isVain));
    if (why && !isTried) return refused(why.key, why.params);
    spend(world, { item, kind, aim });
    world.emit({ type: 'itemUsed', actor: actor.id, item: item.id, kind: item.kind, at: { x: actor.x, y: actor.y }, seen: true });
    noteUse(world, cause);
    learn(world, item.kind);
    if (why) world.say('status', 'log.inVain', {});
    else world.work(kind, { source: actor, aim, cause, told: { key: `use.${item.kind}` } });
    return done();
  }
}

/** Only a cell of the floor can be picked, even for an untargeted item: recordings hold whole numbers only. */
function isCell({ floor }: World, { x, y }: Point): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && floor.contains(x, y);
}

/** Uses a charge, or the item up; a thrown item lands on the target cell. */
export function spend(world: World, { item, kind, aim }: { item: Item; kind: Consumable; aim: Point | null }): void {
  const { hero } = world.state;
  if (kind.charges !== undefined) {
    item.charges--;
    return;
  }
  hero.inventory = hero.inventory.filter((carried) => carried !== item);
  if (kind.lands === true && aim) layDown(world, item, aim);
}
