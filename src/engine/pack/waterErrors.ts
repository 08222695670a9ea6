import type { PackRows } from '../content';
import { HEADINGS, SIDE_HEADINGS, type Heading } from '../core/point';
import { turnsOf } from '../floor/currents';
import { where } from './packPlaces';

/* What is wrong with rows of currents, of ice, and of layouts with water. */

export const WATER_CHECKS = [currentErrors, turnedErrors, breakErrors, lakeErrors, canalErrors];

/** The heading a right angle further clockwise. */
function turnedBy(heading: Heading): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + 2) % HEADINGS.length] as Heading;
}

/** Currents flow where somebody can be, and not on stairs, where one waits; turned, they carry as the vault around them lies. */
function currentErrors({ id: pack, tiles }: PackRows): string[] {
  return tiles.flatMap(({ id, carries, turned, walkable, deep, stairs }) => {
    const at = where(pack, 'tiles', id);
    if (carries === undefined) return turned === undefined ? [] : [`${at}, turned: it needs "carries", the direction of its current.`];
    const next = tiles.find((tile) => tile.id === turned);
    return [
      ...(walkable || deep ? [] : [`${at}, carries: nobody can be on this tile, so that it carries nothing.`]),
      ...(stairs === undefined ? [] : [`${at}, carries: a current must not carry anyone off stairs.`]),
      ...(!next || next.carries === turnedBy(carries) ? [] : [`${at}, turned: "${next.id}" must carry ${turnedBy(carries)}.`]),
    ];
  });
}

/** Who breaks a tile stands or swims in what it becomes. */
function breakErrors({ id: pack, tiles }: PackRows): string[] {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return tiles.flatMap(({ id, breaks, walkable }) => {
    const next = byId.get(breaks ?? '');
    const at = `${where(pack, 'tiles', id)}, breaks`;
    if (!next) return [];
    return [
      ...(walkable ? [] : [`${at}: nobody can step onto this tile, so that it never breaks.`]),
      ...(next.walkable || next.deep ? [] : [`${at}: "${next.id}" must be walkable or deep, since whoever breaks it is in it.`]),
    ];
  });
}

/** Vaults are placed in all directions, and their currents with them. */
function turnedErrors({ id: pack, tiles, vaults }: PackRows): string[] {
  return Object.entries(vaults?.kinds ?? {}).flatMap(([id, { legend }]) => Object.entries(legend).flatMap(([glyph, { tile }]) => {
    const last = turnsOf(tiles, tile).find(({ carries, turned }) => carries !== undefined && turned === undefined);
    if (!last) return [];
    return [`${where(pack, 'vaults.kinds', id)}, legend: "${glyph}" is a current, so that "${last.id}" needs "turned": vaults are turned.`];
  }));
}

/** The current of canals has a tile for each of the four sides, or carries nowhere; without bridges one walks through it. */
function canalErrors({ id: pack, layouts, tiles }: PackRows): string[] {
  const isOpen = (tile: string): boolean => tiles.some(({ id, walkable }) => id === tile && walkable);
  return Object.entries(layouts).flatMap(([id, { canals }]) => {
    if (!canals) return [];
    const at = `${where(pack, 'layouts', id)}, canals`;
    const { current, pool, bridge } = canals;
    const ways = turnsOf(tiles, current).map(({ carries }) => carries);
    const isStill = isOpen(current) && ways.every((way) => way === undefined);
    const must = 'must carry to one of the four sides, and be "turned" into the three others';
    const closed = bridge === undefined ? [current, pool].filter((tile) => !isOpen(tile)) : [];
    return [
      ...(isStill || SIDE_HEADINGS.every((way) => ways.includes(way)) ? [] : [`${at}: "${current}" ${must}.`]),
      ...closed.map((tile) => `${at}: "${tile}" is not walkable, so that it needs a "bridge".`),
    ];
  });
}

/** What leads over water can be walked on. */
function lakeErrors({ id: pack, layouts, tiles }: PackRows): string[] {
  const open = new Set(tiles.filter(({ walkable }) => walkable).map(({ id }) => id));
  return Object.entries(layouts).flatMap(([id, { lakes, canals }]) => {
    const bridges = canals?.bridge === undefined ? [] : [['canals', canals.bridge, 'bridges']];
    const fords = [...(lakes ? [['lakes', lakes.shallow, 'shores']] : []), ...bridges];
    const closed = fords.filter(([, tile = '']) => !open.has(tile));
    return closed.map(([field, tile, are]) => `${where(pack, 'layouts', id)}, ${field}: "${tile}" is not walkable, which ${are} are.`);
  });
}
