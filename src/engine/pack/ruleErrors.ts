import { isConsumable, type ItemKind, type LayoutRow, type PackRows } from '../content';
import { curveErrors, FloorCurve, type CurveRow } from '../core/floorCurve';
import { where } from './packPlaces';

/** What fits none of the shapes and yet cannot be played. */
export function ruleErrors(rows: PackRows): string[] {
  return [...startErrors(rows), ...lanternErrors(rows), ...appearanceErrors(rows), ...scheduleErrors(rows), ...companyErrors(rows), ...abilityErrors(rows), ...countErrors(rows), ...arenaErrors(rows)];
}

function startErrors({ id: pack, start, itemKinds }: PackRows): string[] {
  const isFind = (kind: ItemKind | undefined): boolean => kind !== undefined && ('finds' in kind || 'wins' in kind);
  return start.filter((id) => isFind(itemKinds[id])).map((id) => `${where(pack, 'start', id)}: it cannot be carried.`);
}

function lanternErrors({ id: pack, lantern, sight }: PackRows): string[] {
  if (!lantern) return [];
  const { full, dim, least } = lantern;
  return [
    ...(dim > full ? [`${where(pack, 'lantern', 'dim')}: ${dim} is more than full, which is ${full}.`] : []),
    ...(least > sight ? [`${where(pack, 'lantern', 'least')}: ${least} is more than sight, which is ${sight}.`] : []),
  ];
}

/** Every unknown kind of a group needs a look of its own. */
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
    const wrong = floorsOf(least, most).find((floor) => low.at(floor) > high.at(floor));
    return wrong === undefined ? [] : [`${where(pack, 'schedule.least', id)}: ${low.at(wrong)} on floor ${wrong} is more than the most, which is ${high.at(wrong)}.`];
  });
}

/** All floors on which one of the curves has a point, ascending. */
function floorsOf(...rows: readonly CurveRow[]): number[] {
  const floors = rows.flatMap((row) => ('linear' in row ? row.linear : row).map(([floor]) => floor));
  return [...new Set(floors)].sort((a, b) => a - b);
}

function companyErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { company = [] }]) =>
    company.flatMap(({ least, most }, i) => (least > most ? [`${where(pack, 'breeds', id)}, company.${i}.least: ${least} is more than the most, which is ${most}.`] : [])),
  );
}

/** Abilities are told apart by their ids, so nobody has two of one. */
function abilityErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => {
    const ids = abilities.map((ability) => ability.id);
    return ids.filter((ability, i) => ids.indexOf(ability) < i).map((ability) => `${where(pack, 'breeds', id)}, abilities: "${ability}" stands twice.`);
  });
}

/** Caves have no rooms to count by, if ever a floor is dug so. */
function countErrors({ id: pack, counts, layouts, layoutWeights }: PackRows): string[] {
  if (counts.per !== 'room') return [];
  return Object.entries(layouts).flatMap(([id, { dig }]) => (dig === 'caves' && layoutWeights[id] !== undefined ? [`${where(pack, 'layouts', id)}: caves have no rooms, but counts are per room.`] : []));
}

/** An arena must be there: nothing may lock it, and every map of its floors has to hold it, turned or not. */
function arenaErrors({ id: pack, vaults, layouts, tiles }: PackRows): string[] {
  return Object.entries(vaults?.arenas ?? {}).flatMap(([id, weights]) => {
    const vault = vaults?.kinds[id];
    if (!vault || curveErrors(weights).length > 0) return [];
    const isLocked = tiles.some((tile) => tile.id === vault.door && tile.key !== undefined);
    const sides = [vault.map.length, vault.map[0]?.length ?? 0];
    const small = Object.entries(layouts).flatMap(([layout, rows]) => narrowFloors(weights, rows, sides).map((floor) => ({ layout, floor })));
    return [
      ...(isLocked ? [`${where(pack, 'vaults.kinds', id)}, door: "${vault.door}" needs a key, but an arena has to be open.`] : []),
      ...small.slice(0, 1).map(({ layout, floor }) => `${where(pack, 'vaults.kinds', id)}, map: ${sides.join(' x ')} cells do not fit on floor ${floor} of layout "${layout}".`),
    ];
  });
}

/** The floors of a curve's points on which a place of these sides has weight and finds no room on the map. */
function narrowFloors(weights: CurveRow, { width, height }: LayoutRow, sides: readonly number[]): number[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const [weight, across, down] = [weights, width, height].map((row) => new FloorCurve(row)) as [FloorCurve, FloorCurve, FloorCurve];
  const isTight = (floor: number): boolean => {
    const map = [across.at(floor), down.at(floor)];
    return Math.max(...sides) > Math.max(...map) || Math.min(...sides) > Math.min(...map);
  };
  return floorsOf(weights, width, height).filter((floor) => floor > 0 && weight.at(floor) > 0 && isTight(floor));
}
