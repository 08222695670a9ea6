import type { FloorPlan } from '../../engine/ports';
import { nameText } from '../../keep/text';
import { TABLE_PLACES, type Draw } from '../../procgen/draw';
import type {
  Chance, FloorReasons, GoodReason, ItemReason, MonsterReason, TrapReason, VaultSource,
} from '../../procgen/reasons';
import { nameOfPlace, nameOfRow } from '../tables/naming';
import { say } from '../words';

/* Why things are on a floor, in sentences: a list of clauses for each. */

type Places = FloorPlan['places'];

/** Why a monster is there. @param wanted the danger that the floor is to have */
export function monsterWhy(reason: MonsterReason, places: Places, wanted: number): string[] {
  const { elite, asleep, loot, worth } = reason;
  return [
    ...sourceOf(reason, places),
    ...(worth === null ? [] : [say('shop.why.worth', { worth, wanted })]),
    ...chance('shop.why.elite', elite),
    ...(loot?.draw ? [say('shop.why.loot', { percent: loot.percent, odds: odds(loot.draw) })] : []),
    ...chance('shop.why.affix', loot?.affix ?? null),
    ...(asleep === null || asleep === 0 ? [] : [say('shop.why.asleep', { percent: asleep })]),
  ];
}

function sourceOf(reason: MonsterReason, places: Places): string[] {
  switch (reason.from) {
    case 'counts':
    case 'danger': {
      const deeper = reason.outOfDepth === null ? [] : [say('shop.why.deeper', { percent: reason.outOfDepth })];
      return [...deeper, odds(reason.draw)];
    }
    case 'company': {
      const { id, x, y } = reason.leader;
      return [say('shop.why.company', { leader: nameText(`breed.${id}`), x, y })];
    }
    case 'vault':
      return vaultWhy(reason, places);
  }
}

/** Why an item lies there. */
export function itemWhy(reason: ItemReason, places: Places): string[] {
  return [...itemSourceOf(reason, places), ...chance('shop.why.affix', reason.affix)];
}

function itemSourceOf(reason: ItemReason, places: Places): string[] {
  switch (reason.from) {
    case 'counts':
      return [odds(reason.draw)];
    case 'schedule': {
      const { row, least, most, drawn, draw } = reason;
      return [say('shop.why.schedule', { row: nameOfRow('schedule', row), least, most, drawn }), ...(draw ? [odds(draw)] : [])];
    }
    case 'key':
      return [say('shop.why.key', { vault: vaultAt(reason.place, places), x: reason.door.x, y: reason.door.y })];
    case 'vault':
      return vaultWhy(reason, places);
  }
}

/** Why a trap is set there. */
export function trapWhy(reason: TrapReason, places: Places): string[] {
  return reason.from === 'vault' ? vaultWhy(reason, places) : [odds(reason.draw), say('shop.why.hidden', { percent: reason.hidden })];
}

/** Why a feature offers something. */
export function goodWhy({ count, among, affix }: GoodReason): string[] {
  return [say('shop.why.good', { count, among }), ...chance('shop.why.affix', affix)];
}

/** How a floor came about as a whole. */
export function floorWhy({ layout, totals }: FloorReasons): string[] {
  const { danger, monsters, items, vaults } = totals;
  const id = nameOfRow('layouts', layout.draw?.id ?? '');
  const drawn = { monsters: monsters.drawn, items: items.drawn, vaults: vaults.placed };
  return [
    ...(layout.isHall ? [say('shop.why.layout.hall', { layout: id, n: layout.rejected })] : []),
    ...(layout.draw && !layout.isHall ? [say('shop.why.layout', { layout: id, odds: odds(layout.draw) })] : []),
    ...(layout.rejected > 0 && !layout.isHall ? [say('shop.why.rejected', { n: layout.rejected })] : []),
    ...(danger ? [say('shop.why.dangers', { ...danger, danger: danger.wanted })] : []),
    say('shop.why.counts', { ...drawn, placed: monsters.placed, laid: items.placed, wanted: vaults.wanted }),
  ];
}

/** How likely a draw was. */
export function odds({ table, floor, weight, total, by }: Draw): string {
  const share = Math.round((100 * weight) / total);
  return say(`shop.why.${by}`, { weight, total, share, table: nameOfPlace({ path: TABLE_PLACES[table].split('.') }), floor });
}

function vaultWhy({ place, glyph, draw }: VaultSource, places: Places): string[] {
  return [say('shop.why.vault', { glyph, vault: vaultAt(place, places) }), ...(draw ? [odds(draw)] : [])];
}

function vaultAt(place: number, places: Places): string {
  return nameText(`vault.${places[place]?.vault ?? ''}`);
}

function chance(key: 'shop.why.elite' | 'shop.why.affix', drawn: Chance | null): string[] {
  return drawn ? [say(key, { percent: drawn.percent, odds: odds(drawn.draw) })] : [];
}
