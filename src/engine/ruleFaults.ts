import { isConsumable, type ItemKind, type PackRows } from './content';
import { curveFaults, FloorCurve, type CurveRow } from './core/floorCurve';
import { where } from './referenceFaults';

/** What fits none of the shapes and yet cannot be played. */
export function ruleFaults(rows: PackRows): string[] {
  return [...startFaults(rows), ...lanternFaults(rows), ...appearanceFaults(rows), ...scheduleFaults(rows), ...companyFaults(rows), ...abilityFaults(rows)];
}

function startFaults({ id: pack, start, itemKinds }: PackRows): string[] {
  const isFind = (kind: ItemKind | undefined): boolean => kind !== undefined && ('finds' in kind || 'wins' in kind);
  return start.filter((id) => isFind(itemKinds[id])).map((id) => `${where(pack, 'start', id)}: it cannot be carried.`);
}

function lanternFaults({ id: pack, lantern, sight }: PackRows): string[] {
  if (!lantern) return [];
  const { full, dim, least } = lantern;
  return [
    ...(dim > full ? [`${where(pack, 'lantern', 'dim')}: ${dim} is more than full, which is ${full}.`] : []),
    ...(least > sight ? [`${where(pack, 'lantern', 'least')}: ${least} is more than sight, which is ${sight}.`] : []),
  ];
}

/** Every unknown kind of a group needs a look of its own. */
function appearanceFaults({ id: pack, appearances = {}, itemKinds }: PackRows): string[] {
  return Object.entries(appearances).flatMap(([group, entries]) => {
    const kinds = Object.values(itemKinds).filter((kind) => isConsumable(kind) && kind.group === group).length;
    const looks = Object.keys(entries).length;
    return looks < kinds ? [`${where(pack, 'appearances', group)}: ${looks} looks are too few for ${kinds} kinds.`] : [];
  });
}

function scheduleFaults({ id: pack, schedule = {} }: PackRows): string[] {
  return Object.entries(schedule).flatMap(([id, { least, most }]) => {
    if (curveFaults(least).length > 0 || curveFaults(most).length > 0) return [];
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

function companyFaults({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { company = [] }]) =>
    company.flatMap(({ least, most }, i) => (least > most ? [`${where(pack, 'breeds', id)}, company.${i}.least: ${least} is more than the most, which is ${most}.`] : [])),
  );
}

/** Abilities are told apart by their ids, so nobody has two of one. */
function abilityFaults({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => {
    const ids = abilities.map((ability) => ability.id);
    return ids.filter((ability, i) => ids.indexOf(ability) < i).map((ability) => `${where(pack, 'breeds', id)}, abilities: "${ability}" stands twice.`);
  });
}
