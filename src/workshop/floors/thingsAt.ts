import { capital } from '../../engine/core/grammar';
import { type Draw, TABLE_PLACES } from '../../procgen/draw';
import type { Point } from '../../engine/core/point';
import { nameText } from '../../keep/text';
import type { Path } from '../draft/writtenPack';
import type { ShownFloor } from './floorOf';
import { goodWhy, itemWhy, monsterWhy, odds, trapWhy } from './whyWords';

/** Something on a floor: what it is called, why it is there, its table and row, and its place in what it was drawn from, if it was. */
export interface ThingThere {
  readonly name: string;
  readonly why: readonly string[];
  readonly row: readonly [table: string, id: string];
  readonly drawn: Path | null;
}

/** What stands on a cell and why, the ground last. */
export function thingsAt({ game, plan, reasons }: ShownFloor, at: Point): ThingThere[] {
  const wanted = reasons.totals.danger?.wanted ?? 0;
  const { places } = plan;
  const tile = game.floor.tileAt(at.x, at.y).id;
  const isHere = ({ x, y }: Point): boolean => x === at.x && y === at.y;
  const isAround = ({ x1, y1, x2, y2 }: (typeof places)[number]): boolean => at.x >= x1 && at.x <= x2 && at.y >= y1 && at.y <= y2;
  return [
    ...paired(plan.monsters, reasons.monsters, isHere).map(([{ id, elite }, why]) =>
      thing(withMore(`breed.${id}`, 'elite', elite), ['breeds', id], monsterWhy(why, places, wanted), why)),
    ...paired(plan.items, reasons.items, isHere).map(([{ id, affixes }, why]) =>
      thing(withMore(`item.${id}`, 'affix', affixes), ['itemKinds', id], itemWhy(why, places), why)),
    ...paired(plan.goods, reasons.goods, isHere).map(([{ id, affixes }, why]) =>
      thing(withMore(`item.${id}`, 'affix', affixes), ['itemKinds', id], goodWhy(why))),
    ...paired(plan.traps, reasons.traps, isHere).map(([{ id }, why]) =>
      thing(`trap.${id}`, ['traps.kinds', id], trapWhy(why, places), why)),
    ...paired(places, reasons.places, isAround).map(([{ vault }, draw]) =>
      thing(`vault.${vault}`, ['vaults.kinds', vault], [odds(draw)], { draw })),
    thing(`tile.${tile}`, ['tiles', tile], []),
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

function thing(key: string, row: ThingThere['row'], why: readonly string[], reason: object = {}): ThingThere {
  const draw = 'draw' in reason ? reason.draw as Draw | null : null;
  return { name: capital(nameText(key)), row, why, drawn: draw && [...TABLE_PLACES[draw.table].split('.'), draw.id] };
}
