import { isConsumable, isWearable, type Consumable } from '../content';
import { fixed, type Point } from '../core/point';
import { prepare } from '../facts/aim';
import { isCalm } from '../facts/hero';
import { itemName } from '../facts/names';
import { isAimed } from '../facts/targets';
import { learn } from '../rules/discovery';
import type { World } from '../World';
import { noteUse } from '../rules/noting';
import { layDown } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Equip } from './Equip';

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
    if (kind.charges !== undefined && item.charges === 0) return refused('refused.noCharges', { item: itemName(world, item) });
    if (kind.calm === true && !isCalm(world)) return refused('refused.notCalm');
    return this.use(world, actor, { item, kind });
  }

  /** Refuses a use with no effect, unless the item is unidentified: a refusal would give it away. A missing target is always refused. */
  private use(world: World, actor: Actor, { item, kind }: { item: Item; kind: Consumable }): ActionResult {
    const isUnknown = world.appearances.has(item.kind) && !world.state.hero.known.includes(item.kind);
    // An untargeted item works where its user stands, whatever cell was picked.
    const aim = isAimed(kind.target) ? this.aim : null;
    const origin = { source: actor, aim, told: `use.${item.kind}` };
    const prepared = prepare(world, kind, { ...origin, cause: itemName(world, item) });
    const why = 'why' in prepared ? prepared.why : null;
    const isTried = isUnknown && (!isAimed(kind.target) || ('why' in prepared && prepared.isVain));
    if (why && !isTried) return refused(why.key, why.params);
    spend(world, { item, kind, aim });
    world.emit({ type: 'itemUsed', actor: actor.id, item: item.id, kind: item.kind, at: { x: actor.x, y: actor.y }, seen: true });
    noteUse(world, `item.${item.kind}`);
    learn(world, item.kind);
    if (why) world.say('status', 'log.inVain', {});
    else world.work(kind, { ...origin, cause: `item.${item.kind}` });
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
