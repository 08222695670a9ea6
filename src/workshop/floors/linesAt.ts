import type { Point } from '../../engine/core/point';
import { capital } from '../../engine/core/grammar';
import { nameText } from '../../keep/text';
import type { ShownFloor } from './floorOf';

/** What stands on a cell, a line for each thing. */
export function linesAt({ game, report: { plan } }: ShownFloor, { x, y }: Point): string[] {
  const isHere = (thing: Point): boolean => thing.x === x && thing.y === y;
  const place = plan.places.find(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
  return [
    ...plan.monsters.filter(isHere).map(({ id, elite }) => nameText([`breed.${id}`, ...elite.map((each) => `elite.${each}`)].join('+'))),
    ...plan.items.filter(isHere).map(({ id, affixes }) => nameText([`item.${id}`, ...affixes.map((each) => `affix.${each}`)].join('+'))),
    ...plan.goods.filter(isHere).map(({ id, affixes }) => nameText([`item.${id}`, ...affixes.map((each) => `affix.${each}`)].join('+'))),
    ...plan.traps.filter(isHere).map(({ id }) => nameText(`trap.${id}`)),
    ...(place ? [nameText(`vault.${place.vault}`)] : []),
    nameText(`tile.${game.floor.tileAt(x, y).id}`),
  ].map(capital);
}
