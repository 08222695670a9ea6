import { show } from '../../engine/core/floorCurve';
import type { Point } from '../../engine/core/point';
import type { LegendEntry, Scenario, Thing } from './Scenario';

/* Maps of characters. `#` is wall, `.` ground and `@` the hero; the legend has all others, and may say more of these. */

const COMMON: Readonly<Record<string, LegendEntry>> = { '#': { tile: 'wall' }, '.': { tile: 'ground' }, '@': {} };

/** The hero's character. */
export const HERO = '@';

/** In an expected map: a cell of which nothing is said. */
export const ANYTHING = ' ';

type Legend = Scenario['legend'];

/** What a character stands for; undefined if nothing says so. */
export function meaningOf(legend: Legend, character: string): LegendEntry | undefined {
  if (legend !== undefined && Object.hasOwn(legend, character)) return legend[character];
  return Object.hasOwn(COMMON, character) ? COMMON[character] : undefined;
}

/** The characters that a scenario can be drawn with, and what they stand for: its own first. */
export function charactersOf(legend: Legend = {}): (readonly [character: string, entry: LegendEntry])[] {
  return [...Object.entries(legend), ...Object.entries(COMMON).filter(([character]) => !Object.hasOwn(legend, character))];
}

/** A character of a map and its cell. */
export interface Drawn extends Point {
  readonly character: string;
}

/** Every character of a map, in reading order. */
export function drawnIn(map: readonly string[]): Drawn[] {
  return map.flatMap((row, y) => Array.from(row, (character, x) => ({ character, x, y })));
}

export function widthOf(map: readonly string[]): number {
  return Array.from(map[0] ?? '').length;
}

/** The breed of a monster or captive of an entry; undefined for none. */
export function breedOf({ monster, captive }: LegendEntry): string | undefined {
  return monster ?? captive;
}

/** A list of items from one, a list or none. */
export function listed(item: LegendEntry['item']): readonly Thing[] {
  return item === undefined ? [] : Array.isArray(item) ? item : [item];
}

/** What is wrong with the maps of a scenario, whatever its pack: sentences. */
export function mapFaults(scenario: Scenario): string[] {
  const { map, legend = {}, explored, expect: { map: expected } } = scenario;
  return [
    ...Object.entries(legend).flatMap(([character, entry]) => legendFaults(character, entry)),
    ...pictureFaults(scenario, 'map', map),
    ...(expected ? pictureFaults(scenario, 'expect.map', expected) : []),
    ...(explored ? sizeFaults(scenario, 'explored', explored) : []),
    ...(explored ?? []).flatMap((row, y) => exploredFault(row, y)),
    ...heroFaults(map),
    ...orderFaults(scenario),
  ];
}

function exploredFault(row: string, y: number): string[] {
  return /^[.+m]*$/.test(row) ? [] : [`explored.${y}: ${show(row)} has other characters than . + and m.`];
}

function legendFaults(character: string, entry: LegendEntry): string[] {
  const place = `legend.${character}`;
  if (Array.from(character).length !== 1) return [`${place}: ${show(character)} is not one character.`];
  if (character === ANYTHING) return [`${place}: a blank says nothing of its cell, and can't be in the legend.`];
  if (entry.monster !== undefined && entry.captive !== undefined) return [`${place}: it is a monster or a captive, not both.`];
  if (character === HERO && breedOf(entry) !== undefined) return [`${place}: the hero stands there, and no monster.`];
  return [];
}

function sizeFaults({ map }: Scenario, place: string, rows: readonly string[]): string[] {
  const width = widthOf(map);
  const faults = rows.flatMap((row, y) => {
    const length = Array.from(row).length;
    return length === width ? [] : [`${place}.${y}: the row has ${length} characters, and the first of the map has ${width}.`];
  });
  return rows.length === map.length ? faults : [`${place}: it has ${rows.length} rows, and the map has ${map.length}.`, ...faults];
}

function pictureFaults(scenario: Scenario, place: string, rows: readonly string[]): string[] {
  const isExpected = rows !== scenario.map;
  const unknown = drawnIn(rows).filter(({ character }) =>
    meaningOf(scenario.legend, character) === undefined && !(isExpected && character === ANYTHING));
  const named = ({ character, x, y }: Drawn): string =>
    `${place}.${y}: ${show(character)}, character ${x + 1} of the row, is not in the legend.`;
  return [...sizeFaults(scenario, place, rows), ...unknown.map(named)];
}

function heroFaults(map: readonly string[]): string[] {
  const { length } = drawnIn(map).filter(({ character }) => character === HERO);
  return length === 1 ? [] : [`map: there ${length === 0 ? 'is no' : `are ${length}`} @, the hero; there must be one.`];
}

/** A list of cells that gives an order has the cell of each of those things once. */
function orderFaults({ map, legend, order = {} }: Scenario): string[] {
  const entries = drawnIn(map).map(({ character, x, y }) => ({ at: `${x},${y}`, entry: meaningOf(legend, character) ?? {} }));
  const cellsBy = (many: (entry: LegendEntry) => number): string[] =>
    entries.flatMap(({ at, entry }) => Array.from({ length: many(entry) }, () => at)).sort();
  const found = {
    monsters: cellsBy((entry) => (breedOf(entry) === undefined ? 0 : 1)),
    hazards: cellsBy(({ hazard }) => (hazard === undefined ? 0 : 1)),
    items: cellsBy(({ item }) => listed(item).length),
  };
  return (['monsters', 'hazards', 'items'] as const).flatMap((what) => {
    const given = order[what]?.map(([x, y]) => `${x},${y}`).sort();
    if (given === undefined || given.join(' ') === found[what].join(' ')) return [];
    return [`order.${what}: it must have the cell of each of the ${found[what].length} ${what} of the map once.`];
  });
}
