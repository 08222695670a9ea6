import { capital } from '../../engine/core/grammar';
import type { Point } from '../../engine/core/point';
import { nameText } from '../../keep/text';
import type { ShownFloor } from './floorOf';
import { goodWhy, itemWhy, monsterWhy, odds, trapWhy } from './whyWords';

/** Something on a floor: what it is called, and why it is there. */
export interface ThingThere {
  readonly name: string;
  readonly why: readonly string[];
}

/** What stands on a cell and why, the ground last. */
export function thingsAt({ game, plan, reasons }: ShownFloor, at: Point): ThingThere[] {
  const wanted = reasons.totals.danger?.wanted ?? 0;
  const { places } = plan;
  const isHere = ({ x, y }: Point): boolean => x === at.x && y === at.y;
  const isAround = ({ x1, y1, x2, y2 }: (typeof places)[number]): boolean => at.x >= x1 && at.x <= x2 && at.y >= y1 && at.y <= y2;
  return [
    ...paired(plan.monsters, reasons.monsters, isHere).map(([{ id, elite }, why]) =>
      thing(withMore(`breed.${id}`, 'elite', elite), monsterWhy(why, places, wanted))),
    ...paired(plan.items, reasons.items, isHere).map(([{ id, affixes }, why]) =>
      thing(withMore(`item.${id}`, 'affix', affixes), itemWhy(why, places))),
    ...paired(plan.goods, reasons.goods, isHere).map(([{ id, affixes }, why]) =>
      thing(withMore(`item.${id}`, 'affix', affixes), goodWhy(why))),
    ...paired(plan.traps, reasons.traps, isHere).map(([{ id }, why]) => thing(`trap.${id}`, trapWhy(why, places))),
    ...paired(places, reasons.places, isAround).map(([{ vault }, draw]) => thing(`vault.${vault}`, [odds(draw)])),
    thing(`tile.${game.floor.tileAt(at.x, at.y).id}`, []),
  ];
}

/** Those of a plan's list that are meant, each with its reason, which stands at the same place of a list of its own. */
function paired<T, R>(things: readonly T[], reasons: readonly R[], isMeant: (thing: T) => boolean): (readonly [T, R])[] {
  return things.flatMap((each, i) => (isMeant(each) && i in reasons ? [[each, reasons[i] as R] as const] : []));
}

/** A key with those of elite kinds or affixes, as names are made of them. */
function withMore(key: string, table: string, more: readonly string[]): string {
  return [key, ...more.map((each) => `${table}.${each}`)].join('+');
}

function thing(key: string, why: readonly string[]): ThingThere {
  return { name: capital(nameText(key)), why };
}
