import { isConsumable, type ItemKind, type LayoutRow, type PackRows } from '../content';
import { curveErrors, FloorCurve, floorsOf, type CurveRow } from '../core/floorCurve';
import { HAS_ROOMS } from './layouts';
import { where } from './packPlaces';

const CHECKS = [startErrors, lanternErrors, appearanceErrors, scheduleErrors, companyErrors, abilityErrors, countErrors, arenaErrors];

/** Errors in a well-formed pack that make it unplayable. */
export function ruleErrors(rows: PackRows): string[] {
  return CHECKS.flatMap((check) => check(rows));
}

function startErrors({ id: pack, start, itemKinds }: PackRows): string[] {
  const isNeverCarried = (kind: ItemKind | undefined): boolean => kind !== undefined && ('finds' in kind || 'wins' in kind);
  return start.filter((id) => isNeverCarried(itemKinds[id])).map((id) => `${where(pack, 'start', id)}: it cannot be carried.`);
}

function lanternErrors({ id: pack, lantern, sight }: PackRows): string[] {
  if (!lantern) return [];
  const { full, dim, least } = lantern;
  return [
    ...(dim > full ? [`${where(pack, 'lantern', 'dim')}: ${dim} is more than full, which is ${full}.`] : []),
    ...(least > sight ? [`${where(pack, 'lantern', 'least')}: ${least} is more than sight, which is ${sight}.`] : []),
  ];
}

/** Every item kind of a group needs its own look. */
function appearanceErrors({ id: pack, appearances = {}, itemKinds }: PackRows): string[] {
  return Object.entries(appearances).flatMap(([group, entries]) => {
    const kinds = Object.values(itemKinds).filter((kind) => isConsumable(kind) && kind.group === group).length;
    const looks = Object.keys(entries).length;
    return looks < kinds ? [`${where(pack, 'appearances', group)}: ${looks} looks are too few for ${kinds} kinds.`] : [];
  });
}

function scheduleErrors({ id: pack, schedule = {} }: PackRows): string[] {
  return Object.entries(schedule).flatMap(([id, { least, most }]) => {
    if (curveErrors(least).length > 0 || curveErrors(most).length > 0) return [];
    const [low, high] = [new FloorCurve(least), new FloorCurve(most)];
    const floor = floorsOf(least, most).find((each) => low.at(each) > high.at(each));
    if (floor === undefined) return [];
    return [`${where(pack, 'schedule.least', id)}: ${low.at(floor)} on floor ${floor} is more than the most, which is ${high.at(floor)}.`];
  });
}

function companyErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { company = [] }]) => company.flatMap(({ least, most }, i) => {
    return least > most ? [`${where(pack, 'breeds', id)}, company.${i}.least: ${least} is more than the most, which is ${most}.`] : [];
  }));
}

/** Ability ids are unique per breed. */
function abilityErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => {
    const ids = abilities.map((ability) => ability.id);
    return ids.filter((ability, i) => ids.indexOf(ability) < i).map((ability) => `${where(pack, 'breeds', id)}, abilities: duplicate "${ability}".`);
  });
}

/** Counts per room need layouts with rooms. */
function countErrors({ id: pack, counts, layouts, layoutWeights }: PackRows): string[] {
  if (counts.per !== 'room') return [];
  return Object.entries(layouts).flatMap(([id, { dig }]) => {
    return HAS_ROOMS[dig] || layoutWeights[id] === undefined ? [] : [`${where(pack, 'layouts', id)}: dug as ${dig}, it has no rooms, but counts are per room.`];
  });
}

/** Arenas are mandatory: they must be unlocked and fit every map of their floors, rotated or not. */
function arenaErrors({ id: pack, vaults, layouts, tiles }: PackRows): string[] {
  return Object.entries(vaults?.arenas ?? {}).flatMap(([id, weights]) => {
    const vault = vaults?.kinds[id];
    if (!vault || curveErrors(weights).length > 0) return [];
    const isLocked = tiles.some((tile) => tile.id === vault.door && tile.key !== undefined);
    const sides = [vault.map.length, vault.map[0]?.length ?? 0];
    const small = Object.entries(layouts).flatMap(([layout, rows]) => narrowFloors(weights, rows, sides).map((floor) => ({ layout, floor })));
    return [
      ...(isLocked ? [`${where(pack, 'vaults.kinds', id)}, door: "${vault.door}" needs a key, but an arena has to be open.`] : []),
      ...small.slice(0, 1).map(({ layout, floor }) => {
        return `${where(pack, 'vaults.kinds', id)}, map: ${sides.join(' x ')} cells do not fit on floor ${floor} of layout "${layout}".`;
      }),
    ];
  });
}

/** The floors, among those of the curves' points, on which an arena with these sides has weight but doesn't fit. */
function narrowFloors(weights: CurveRow, { width, height }: LayoutRow, sides: readonly number[]): number[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const [weight, across, down] = [weights, width, height].map((row) => new FloorCurve(row)) as [FloorCurve, FloorCurve, FloorCurve];
  const isTight = (floor: number): boolean => {
    const map = [across.at(floor), down.at(floor)];
    return Math.max(...sides) > Math.max(...map) || Math.min(...sides) > Math.min(...map);
  };
  return floorsOf(weights, width, height).filter((floor) => floor > 0 && weight.at(floor) > 0 && isTight(floor));
}
