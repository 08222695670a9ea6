import { hasTactic, isConsumable, type Cost, type LayoutRow, type PackRows } from '../content';
import { curveErrors, FloorCurve, floorsOf, type CurveRow } from '../core/floorCurve';
import { costErrors, growthErrors, heroErrors, isNeverCarried, talentErrors } from './heroErrors';
import { HAS_ROOMS } from './layouts';
import { where } from './packPlaces';
import { BODY_CHECKS } from './bodyErrors';
import { WATER_CHECKS } from './waterErrors';

const CHECKS = [
  startErrors, playerErrors, doorErrors, lanternErrors, lightErrors, hangingErrors, captiveErrors, appearanceErrors, scheduleErrors,
  companyErrors, abilityErrors, windupErrors, countErrors, mandatoryErrors, reactionErrors, featureErrors, eruptionErrors,
  heroErrors, growthErrors, talentErrors, ...WATER_CHECKS, ...BODY_CHECKS,
];

/** Errors in a well-formed pack that make it unplayable. */
export function ruleErrors(rows: PackRows): string[] {
  return CHECKS.flatMap((check) => check(rows));
}

function startErrors({ id: pack, start, itemKinds }: PackRows): string[] {
  return start.filter((id) => isNeverCarried(itemKinds[id])).map((id) => `${where(pack, 'start', id)}: it cannot be carried.`);
}

/** No floor is all water. */
function playerErrors({ id: pack, breeds }: PackRows): string[] {
  if (breeds['player']?.moves !== 'swim') return [];
  return [`${where(pack, 'breeds', 'player')}, moves: the player arrives on dry land, where nothing that swims can be.`];
}

/** Whoever opens something stands in it, and a lock is there to be opened. */
function doorErrors({ id: pack, tiles }: PackRows): string[] {
  const closed = new Set(tiles.filter(({ walkable }) => !walkable).map(({ id }) => id));
  return tiles.flatMap(({ id, opens, key }) => {
    const at = where(pack, 'tiles', id);
    if (opens === undefined) return key === undefined ? [] : [`${at}, key: it needs "opens", the tile that it is once unlocked.`];
    return closed.has(opens) ? [`${at}, opens: "${opens}" must be walkable, since whoever opens it stands in it.`] : [];
  });
}

function lanternErrors({ id: pack, lantern, sight }: PackRows): string[] {
  if (!lantern) return [];
  const { full, dim, least } = lantern;
  return [
    ...(dim > full ? [`${where(pack, 'lantern', 'dim')}: ${dim} is more than full, which is ${full}.`] : []),
    ...(least > sight ? [`${where(pack, 'lantern', 'least')}: ${least} is more than sight, which is ${sight}.`] : []),
  ];
}

/** What hangs on walls is as solid as they are. */
function hangingErrors({ id: pack, layouts, tiles }: PackRows): string[] {
  const open = new Set(tiles.filter(({ walkable }) => walkable).map(({ id }) => id));
  return Object.entries(layouts).flatMap(([id, { hangings = {} }]) => Object.keys(hangings).filter((tile) => open.has(tile)).map((tile) => {
    return `${where(pack, 'layouts', id)}, hangings: "${tile}" is walkable, which walls are not.`;
  }));
}

/** Light comes from a lantern, and more light is never noticed from less far. */
function lightErrors({ id: pack, light, tiles }: PackRows): string[] {
  const walls = tiles.flatMap(({ id, walkable, transparent, darkens }) => {
    const dark = tiles.find((tile) => tile.id === darkens);
    const isSame = !dark || (dark.walkable === walkable && dark.transparent === transparent);
    return isSame ? [] : [`${where(pack, 'tiles', id)}, darkens: "${dark.id}" must be walkable and transparent where "${id}" is.`];
  });
  if (!light) return walls;
  const { dark, glow, lit } = light.notice;
  return [
    ...walls,
    ...(dark > glow ? [`${where(pack, 'light', 'notice')}, dark: ${dark} is more than glow, which is ${glow}.`] : []),
    ...(glow > lit ? [`${where(pack, 'light', 'notice')}, glow: ${glow} is more than lit, which is ${lit}.`] : []),
  ];
}

/** Features stand where nobody walks, offer something, and what stays costs something, so that nobody asks it for ever. */
function featureErrors(rows: PackRows): string[] {
  const { id: pack, features = {}, tiles, itemKinds } = rows;
  return Object.entries(features).flatMap(([id, { choices = {}, goods, becomes }]) => {
    const offered = Object.entries(choices).map(([choice, { effects: _effects, becomes: own = becomes, ...cost }]) => {
      return { path: `choices.${choice}`, cost, isKept: own === undefined };
    });
    const costs = offered.map(({ path, cost }): [string, Cost] => [path, cost]);
    const gift = offered.find(({ cost, isKept }) => isKept && Object.keys(cost).length === 0);
    const uncarried = (goods?.among ?? []).find((kind) => isNeverCarried(itemKinds[kind]));
    const at = where(pack, 'features', id);
    return [
      ...(tiles.some((tile) => tile.id === id && tile.walkable) ? [`${at}: its tile is walkable; nobody walks onto a feature.`] : []),
      ...(costs.length === 0 && !goods ? [`${at}: it has neither choices nor goods.`] : []),
      ...(goods && new Set(goods.among).size < goods.count ? [`${at}, goods.count: ${goods.count} is more than the kinds in among.`] : []),
      ...(uncarried === undefined ? [] : [`${at}, goods.among: "${uncarried}" cannot be carried.`]),
      ...costs.flatMap(([path, cost]) => costErrors(rows, `${at}, ${path}`, cost)),
      ...(goods ? costErrors(rows, `${at}, goods.cost`, goods.cost) : []),
      ...(gift ? [`${at}, ${gift.path}: without "becomes" it needs a cost, or it could be chosen for ever.`] : []),
    ];
  });
}

/** Captives of vaults need the pack's numbers, and their breeds a brain that can accompany the player and nothing to hide in. */
function captiveErrors({ id: pack, captives, vaults, breeds }: PackRows): string[] {
  const cells = Object.entries(vaults?.kinds ?? {}).flatMap(([id, { legend }]) => {
    return Object.values(legend).flatMap(({ captive }) => (captive === undefined ? [] : [{ id, captive }]));
  });
  const [lost] = captives ? [] : cells;
  const named = cells.flatMap(({ captive }) => (captive === true ? [] : [captive]));
  const ids = [...new Set([...Object.keys(captives?.weights ?? {}), ...named])];
  const isUnfit = (id: string): boolean => {
    const breed = breeds[id];
    return breed !== undefined && (!hasTactic(breed, 'joins') || hasTactic(breed, 'hides') || breed.disguise !== undefined);
  };
  return [
    ...(lost ? [`${where(pack, 'vaults.kinds', lost.id)}, legend: it has a captive, but the pack has no captives.`] : []),
    ...ids.filter(isUnfit).map((id) =>
      `${where(pack, 'breeds', id)}, brain: a captive has to accompany the player, and cannot lurk or pass for an item.`),
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
    const low = new FloorCurve(least);
    const high = new FloorCurve(most);
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
    return ids.filter((ability, i) => ids.indexOf(ability) < i)
      .map((ability) => `${where(pack, 'breeds', id)}, abilities: duplicate "${ability}".`);
  });
}

/** Only areas are announced, and only an announced line is charged along. */
function windupErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => abilities.flatMap(({ target, windup, charge }, i) => {
    const place = `${where(pack, 'breeds', id)}, abilities.${i}`;
    if (windup !== undefined && target.at !== 'area') return [`${place}.windup: its target must be an area.`];
    const isLine = windup !== undefined && target.at === 'area' && target.shape === 'line';
    if (charge === undefined || isLine) return [];
    return [`${place}.charge: it needs a windup, and its target must be an area with the shape line.`];
  }));
}

/** Counts per room need layouts with rooms, and a floor is metered as a whole. */
function countErrors({ id: pack, counts, layouts, layoutWeights }: PackRows): string[] {
  if (counts.per !== 'room') return [];
  if (counts.danger) return [`${where(pack, 'counts', 'danger')}: it meters whole floors, but counts are per room.`];
  return Object.entries(layouts).flatMap(([id, { dig }]) => {
    if (HAS_ROOMS[dig] || layoutWeights[id] === undefined) return [];
    return [`${where(pack, 'layouts', id)}: dug as ${dig}, it has no rooms, but counts are per room.`];
  });
}

/** Vaults that a floor is sure to have must be unlocked and fit every map of their floors, rotated or not. */
function mandatoryErrors({ id: pack, vaults, layouts, tiles }: PackRows): string[] {
  // Of malformed vaults each may be left out.
  const { near = {}, arenas = {}, kinds = {} }: Partial<NonNullable<typeof vaults>> = vaults ?? {};
  return [...Object.entries(near), ...Object.entries(arenas)].flatMap(([id, weights]) => {
    const vault = kinds[id];
    if (!vault || curveErrors(weights).length > 0) return [];
    const isLocked = tiles.some((tile) => tile.id === vault.door && tile.key !== undefined);
    const what = Object.hasOwn(arenas, id) ? 'an arena' : 'a vault near the arrival';
    const sides = [vault.map.length, vault.map[0]?.length ?? 0];
    const small = Object.entries(layouts).flatMap(([layout, rows]) => {
      return narrowFloors(weights, rows, sides).map((floor) => ({ layout, floor }));
    });
    return [
      ...(isLocked ? [`${where(pack, 'vaults.kinds', id)}, door: "${vault.door}" needs a key, but ${what} has to be open.`] : []),
      ...small.slice(0, 1).map(({ layout, floor }) => {
        return `${where(pack, 'vaults.kinds', id)}, map: ${sides.join(' x ')} cells do not fit on floor ${floor} of layout "${layout}".`;
      }),
    ];
  });
}

/** The floors, among those of the curves' points, on which an arena with these sides has weight but doesn't fit. */
function narrowFloors(weights: CurveRow, { width, height }: LayoutRow, sides: readonly number[]): number[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const weight = new FloorCurve(weights);
  const across = new FloorCurve(width);
  const down = new FloorCurve(height);
  const isTight = (floor: number): boolean => {
    const map = [across.at(floor), down.at(floor)];
    return Math.max(...sides) > Math.max(...map) || Math.min(...sides) > Math.min(...map);
  };
  return floorsOf(weights, width, height).filter((floor) => floor > 0 && weight.at(floor) > 0 && isTight(floor));
}

/** No hazard takes away stairs, which every floor needs. */
function reactionErrors({ id: pack, hazards = {}, tiles }: PackRows): string[] {
  const stairs = new Set(tiles.flatMap((tile) => (tile.stairs === undefined ? [] : [tile.id])));
  return Object.entries(hazards).flatMap(([id, { onTiles = {}, onHazards = {}, ends }]) => {
    const removed = Object.entries(onTiles).filter(([tile, { leaves }]) => {
      return leaves !== undefined && (stairs.has(tile) || stairs.has(leaves));
    });
    const made = [...Object.values(onHazards), ...(ends ? [ends] : [])].filter(({ leaves }) => leaves !== undefined && stairs.has(leaves));
    const paths = [...removed.map(([tile]) => `onTiles.${tile}`), ...made.map(() => 'leaves')];
    return paths.map((path) => `${where(pack, 'hazards', id)}, ${path}: it must neither make stairs nor take them away.`);
  });
}

/** What comes up on tiles leaves them free for a turn at least in each round, and can lie there. */
function eruptionErrors({ id: pack, tiles, hazards = {} }: PackRows): string[] {
  return tiles.flatMap(({ id, erupts, walkable, stairs, conducts }) => {
    if (!erupts) return [];
    const at = `${where(pack, 'tiles', id)}, erupts`;
    const { hazard, every, turns, delay = 0 } = erupts;
    const row = hazards[hazard];
    const canLie = row?.conducted === true ? conducts === true : walkable || row?.onTiles?.[id] !== undefined;
    return [
      ...(turns < every ? [] : [`${at}, turns: ${turns} of every ${every} turns leave none without it.`]),
      ...(delay < every ? [] : [`${at}, delay: ${delay} is a whole round or more, which has ${every} turns.`]),
      ...(!row || canLie ? [] : [`${at}, hazard: "${hazard}" can't lie on this tile.`]),
      ...(stairs === undefined ? [] : [`${at}: nothing may come up on stairs.`]),
    ];
  });
}
