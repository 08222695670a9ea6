import type { Point } from '../engine/core/point';
import type { FloorPlan } from '../engine/ports';
import { type Draw, TABLE_PLACES } from '../procgen/draw';
import type {
  Chance, FloorReasons, FloorTotals, GoodReason, ItemReason, LayoutReason, MonsterReason, TrapReason, VaultSource,
} from '../procgen/reasons';
import { words } from './curve/words';

type Places = FloorPlan['places'];

/** Why a floor is as it is: lines for the whole of it, then one for each thing. */
export function whyLines({ places, monsters, items, traps, goods }: FloorPlan, reasons: FloorReasons): string[] {
  const vaults = places.map(({ vault, x1, y1 }) => ({ id: vault, x: x1, y: y1 }));
  return [
    layoutLine(reasons.layout),
    ...totalLines(reasons.totals),
    ...linesOf(vaults, reasons.places, odds),
    ...linesOf(monsters, reasons.monsters, (why) => monsterWhy(why, places)),
    ...linesOf(items, reasons.items, (why) => itemWhy(why, places)),
    ...linesOf(traps, reasons.traps, (why) => trapWhy(why, places)),
    ...linesOf(goods, reasons.goods, goodWhy),
  ];
}

function linesOf<R>(things: readonly (Point & { readonly id: string })[], reasons: readonly R[], say: (reason: R) => string): string[] {
  return reasons.map((reason, index) => {
    const thing = things[index];
    return `${thing ? `${words(thing.id)} at ${thing.x},${thing.y}` : '?'}: ${say(reason)}`;
  });
}

/** How likely a draw was: `weight 12 of 90 (13 %) in monsters on floor 4`. */
function odds({ table, floor, weight, total, by }: Draw): string {
  if (by === 'alike') return `one of ${total} kinds, all alike, since none has a weight in ${TABLE_PLACES[table]} on floor ${floor}`;
  const share = `weight ${weight} of ${total} (${Math.round((100 * weight) / total)} %) in ${TABLE_PLACES[table]} on floor ${floor}`;
  return by === 'deck' ? `dealt by ${share}` : share;
}

function layoutLine({ draw, rejected, isHall }: LayoutReason): string {
  const kind = draw ? `${words(draw.id)}, ${odds(draw)}` : 'the first, since none has a weight';
  return `layout: ${isHall ? 'a plain hall in place of ' : ''}${kind}; ${rejected} rejected before`;
}

function totalLines({ danger, monsters, items, traps, schedule, vaults }: FloorTotals): string[] {
  const dangerLine = ({ wanted, ofVaults, drawn, lost }: NonNullable<typeof danger>): string => {
    return `danger: ${wanted}, of which vaults have ${ofVaults}; ${drawn} drawn, ${lost} of it without room`;
  };
  const counted = (what: string, { most, per, drawn, placed }: FloorTotals['monsters']): string => {
    return `${what}: up to ${most} per ${per}, ${drawn} drawn, ${placed} placed`;
  };
  return [
    ...(danger ? [dangerLine(danger)] : []),
    counted(danger ? 'groups of monsters' : 'monsters', monsters),
    counted('items', items),
    ...schedule.map(({ row, least, most, drawn, placed }) => `schedule.${row}: ${least} to ${most}, ${drawn} drawn, ${placed} placed`),
    `traps: ${traps.least} to ${traps.most}, ${traps.drawn} drawn, ${traps.placed} placed`,
    `vaults: ${vaults.wanted} wanted, ${vaults.placed} placed`,
  ];
}

function monsterWhy(reason: MonsterReason, places: Places): string {
  const { elite, asleep, loot, worth } = reason;
  return [
    sourceOf(reason, places),
    ...(worth === null ? [] : [`worth ${worth} of the danger`]),
    ...chance('elite', elite),
    ...(asleep === null || asleep === 0 ? [] : [`asleep in ${asleep} %`]),
    ...(loot?.draw ? chance('loot', { percent: loot.percent, draw: loot.draw }) : []),
    ...chance('its affix', loot?.affix ?? null),
  ].join('; ');
}

function sourceOf(reason: MonsterReason, places: Places): string {
  switch (reason.from) {
    case 'counts':
    case 'danger':
      return reason.outOfDepth === null ? odds(reason.draw) : `out of depth, as ${reason.outOfDepth} % are: ${odds(reason.draw)}`;
    case 'company':
      return `company of ${words(reason.leader.id)} at ${reason.leader.x},${reason.leader.y}`;
    case 'vault':
      return vaultWhy(reason, places);
  }
}

function itemWhy(reason: ItemReason, places: Places): string {
  return [itemSourceOf(reason, places), ...chance('affix', reason.affix)].join('; ');
}

function itemSourceOf(reason: ItemReason, places: Places): string {
  switch (reason.from) {
    case 'counts':
      return odds(reason.draw);
    case 'schedule':
      return `schedule.${reason.row}${reason.draw ? `, ${odds(reason.draw)}` : ''}`;
    case 'key':
      return `key to ${vaultAt(reason.place, places)} at ${reason.door.x},${reason.door.y}`;
    case 'vault':
      return vaultWhy(reason, places);
  }
}

function trapWhy(reason: TrapReason, places: Places): string {
  return reason.from === 'vault' ? vaultWhy(reason, places) : `${odds(reason.draw)}; hidden in ${reason.hidden} %`;
}

function goodWhy({ tile, count, among, affix }: GoodReason): string {
  return [`one of ${count} that ${words(tile)} offers out of ${among}, all alike`, ...chance('affix', affix)].join('; ');
}

function vaultWhy({ place, glyph, draw }: VaultSource, places: Places): string {
  return `${glyph} in ${vaultAt(place, places)}${draw ? `, ${odds(draw)}` : ''}`;
}

function vaultAt(place: number, places: Places): string {
  return words(places[place]?.vault ?? '?');
}

/** What came by chance, if it did: `elite swift, 12 %, weight 3 of 9 (33 %) in elites.weights on floor 4`. */
function chance(what: string, drawn: Chance | null): string[] {
  return drawn ? [`${what} ${words(drawn.draw.id)}, ${drawn.percent} %, ${odds(drawn.draw)}`] : [];
}
