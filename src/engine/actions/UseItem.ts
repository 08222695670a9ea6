import { isConsumable, isWearable, type Consumable } from '../content';
import type { Point } from '../core/point';
import { prepare } from '../effects/work';
import type { World } from '../World';
import { learn } from '../rules/knowledge';
import { itemName } from '../rules/names';
import { layDown } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Equip } from './Equip';

/** Uses an item of the player's pack, by its id; `aim` is the cell picked for items that need a target. Wearable things are put on. */
export class UseItem implements Action {
  constructor(
    readonly item: number,
    readonly aim: Point | null = null,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const item = world.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = world.content.itemKinds.get(item.kind);
    if (!kind) throw new Error(`an item of the unknown kind ${item.kind}`);
    if (this.aim && !isCell(world, this.aim)) return refused('refused.notVisible');
    if (isWearable(kind)) return instead(new Equip(item.id));
    if (!isConsumable(kind)) return refused('refused.notUsed', { item: itemName(world, item) });
    if (kind.charges !== undefined && item.charges === 0) return refused('refused.noCharges', { item: itemName(world, item) });
    return this.use(world, actor, { item, kind });
  }

  /** What would do nothing is refused, unless the item is unidentified: a refusal would tell what it is, so it is used up in vain. Where to aim is told either way. */
  private use(world: World, actor: Actor, { item, kind }: { item: Item; kind: Consumable }): ActionResult {
    const isUnknown = world.appearances.has(item.kind) && !world.state.hero.known.includes(item.kind);
    // What needs no target works where its user stands, whatever cell is named.
    const aim = needsAim(kind) ? this.aim : null;
    const origin = { source: actor, aim, told: `use.${item.kind}` };
    const prepared = prepare(world, kind, { ...origin, cause: itemName(world, item) });
    const why = 'why' in prepared ? prepared.why : null;
    const isTried = isUnknown && (!needsAim(kind) || ('why' in prepared && prepared.isVain));
    if (why && !isTried) return refused(why.key, why.params);
    spend(world, { item, kind, aim });
    world.emit({ type: 'itemUsed', actor: actor.id, item: item.id, kind: item.kind, at: { x: actor.x, y: actor.y }, seen: true });
    learn(world, item.kind);
    if (why) world.say('status', 'log.inVain', {});
    else world.work(kind, { ...origin, cause: `item.${item.kind}` });
    return done();
  }
}

/** Only a cell of the floor can be picked, also for what needs none: an action can then be told in whole numbers. */
function isCell({ floor }: World, { x, y }: Point): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && floor.contains(x, y);
}

function needsAim({ target }: Consumable): boolean {
  return target.at === 'actor' || target.at === 'cell';
}

/** One charge less, or the item is gone; what is thrown lies where it fell. */
function spend(world: World, { item, kind, aim }: { item: Item; kind: Consumable; aim: Point | null }): void {
  const { hero } = world.state;
  if (kind.charges !== undefined) {
    item.charges--;
    return;
  }
  hero.inventory = hero.inventory.filter((carried) => carried !== item);
  if (kind.lands === true && aim) layDown(world, item, aim);
}
