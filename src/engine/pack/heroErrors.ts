import { isConsumable, isGoalItem, type Cost, type ItemKind, type PackRows } from '../content';
import { curveErrors, FloorCurve, floorsOf } from '../core/floorCurve';
import { INVENTORY_SLOTS } from '../state';
import { where } from './packPlaces';

/** Whether an item never gets into the bag. */
export const isNeverCarried = (kind: ItemKind | undefined): boolean => isGoalItem(kind) || (kind !== undefined && 'finds' in kind);

/** What heroes begin with or win they can carry, and what their skills cost can be paid. */
export function heroErrors(rows: PackRows): string[] {
  const heroes = Object.entries(rows.heroes ?? {});
  const winner = heroes.find(([, { prizes = [] }]) => prizes.length > 0);
  return heroes.flatMap(([id, { start, skill, prizes = [] }]) => {
    const at = where(rows.id, 'heroes', id);
    const empty = winner && prizes.length === 0
      ? [`${at}, prizes: it has none, but "${winner[0]}" has; either all heroes have prizes or none.`]
      : [];
    const uncarried = Object.entries({ start, prizes }).flatMap(([field, kinds]) =>
      kinds.flatMap((kind, i) => (isNeverCarried(rows.itemKinds[kind]) ? [`${at}, ${field}.${i}: "${kind}" cannot be carried.`] : [])));
    const isDark = skill.oil !== undefined && !rows.lantern;
    const dark = isDark ? [`${at}, skill.oil: ${skill.oil} can never be paid, since the pack has no lantern.`] : [];
    return [...uncarried, ...empty, ...dark, ...costErrors(rows, `${at}, skill`, skill)];
  });
}

/** Parts of a cost that can never be paid. Oil in a pack without a lantern is none: there the choice is refused, and others may be left. */
export function costErrors({ lantern, itemKinds }: PackRows, at: string, { oil = 0, item, unknown }: Cost): string[] {
  const isInGroup = (kind: ItemKind): boolean => isConsumable(kind) && kind.group === unknown?.group;
  return [
    ...(lantern && oil > lantern.full ? [`${at}.oil: ${oil} is more than a full lantern has, which is ${lantern.full}.`] : []),
    ...(item !== undefined && isNeverCarried(itemKinds[item]) ? [`${at}.item: "${item}" cannot be carried.`] : []),
    ...(unknown && !Object.values(itemKinds).some(isInGroup) ? [`${at}.unknown.group: no item is of the group "${unknown.group}".`] : []),
    ...(unknown && unknown.count > INVENTORY_SLOTS
      ? [`${at}.unknown.count: ${unknown.count} is more than a bag holds, which is ${INVENTORY_SLOTS}.`]
      : []),
  ];
}

/** Every level takes experience, and is reached where levels are. */
export function growthErrors({ id: pack, growth, levels }: PackRows): string[] {
  if (!growth) return [];
  if (!levels) return [`${where(pack, 'growth', null)}: no level is ever reached, since levels is false.`];
  if (curveErrors(growth.xp).length > 0) return [];
  const need = new FloorCurve(growth.xp);
  const free = [1, ...floorsOf(growth.xp)].find((level) => level > 0 && need.at(level) < 1);
  return free === undefined ? [] : [`${where(pack, 'growth', 'xp')}: 0 at level ${free} is less than 1.`];
}

/** Talents can be offered, by their level too, and change something. What a run cannot use is left out by the rules (RULES 5.17). */
export function talentErrors(rows: PackRows): string[] {
  const { id: pack, growth, heroes = {}, talents = {} } = rows;
  const [first] = Object.keys(talents);
  if (first !== undefined && !growth) return [`${where(pack, 'talents', first)}: it is never offered, since the pack has no growth.`];
  const idle = Object.entries(talents).flatMap(([id, { hero, skills }]) => {
    const changed = Object.keys(heroes).filter((each) => each === (hero ?? each));
    const isIdle = skills !== undefined && changed.length > 0 && changed.every((each) => heroes[each]?.skill.oil === undefined);
    return isIdle
      ? [`${where(pack, 'talents', id)}, skills: it changes nothing, since the skill of ${changed.join(', ')} costs no oil.`]
      : [];
  });
  return [...idle, ...crowdErrors(rows)];
}

/** The talents of one level are offered together, as many as `growth` offers; one beyond those would never come up. */
function crowdErrors({ id: pack, growth, talents = {}, heroes = {} }: PackRows): string[] {
  const rows = Object.entries(talents);
  const most = growth?.offers ?? 0;
  return Object.keys(heroes).flatMap((hero) => rows.flatMap(([id, { level, ...talent }], at) => {
    if (level === undefined || (talent.hero ?? hero) !== hero) return [];
    const before = rows.slice(0, at).filter(([, other]) => other.level === level && (other.hero ?? hero) === hero).length;
    return before === most
      ? [`${where(pack, 'talents', id)}, level: "${hero}" has more talents of level ${level} than growth offers, which is ${most}.`]
      : [];
  }));
}
