import type { LayoutRow, PackRows, Vault, VaultCell } from '../content';
import { curveErrors, type CurveRow, FloorCurve, floorsOf } from '../core/floorCurve';
import { where } from './packPlaces';
import { MOST } from './ranges';

/** An error in a field; `error` is the end of a sentence. */
interface FieldError {
  readonly field: string;
  readonly error: string;
}

/** Errors in what floors are made of: tiles, layouts and vaults. */
export function mapErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const ids = tiles.map((tile) => tile.id);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...duplicates.map((id) => `${where(pack, 'tiles', id)}: duplicate id.`),
    ...Object.entries(layouts).flatMap(([id, layout]) => located(where(pack, 'layouts', id), layoutErrors(layout))),
    ...Object.entries(vaults?.kinds ?? {}).flatMap(([id, vault]) => located(where(pack, 'vaults.kinds', id), vaultErrors(vault))),
    ...vastVaults(Object.values(vaults?.kinds ?? {})).map((error) => `${where(pack, 'vaults.kinds', null)}: ${error}.`),
  ];
}

function located(place: string, errors: readonly FieldError[]): string[] {
  return errors.map(({ field, error }) => `${place}, ${field}: ${error}.`);
}

/** The shortest side that leaves a cell of ground between a room's walls (RULES 1.3). */
const LEAST_ROOM = 2;

/** The shortest side of a map without rooms, which must hold arrival and stairs within its walls. */
const LEAST_SIDE = 8;

/** A layout's errors beyond the schema: rooms without ground, and maps too small for the largest room or too large. */
function layoutErrors(layout: LayoutRow): FieldError[] {
  const { width, height } = layout;
  const sides = Object.entries({ width, height });
  if (!('roomMin' in layout)) return [...sides.flatMap(([field, row]) => narrow(field, row)), ...hugeFloors(layout)];
  const { roomMin, roomMax } = layout;
  const inset = 'inset' in layout ? layout.inset : 0;
  const errors: FieldError[] = 'dug' in layout && layout.dug === 0 ? [{ field: 'dug', error: '0 leaves no room to dig; at least 1' }] : [];
  if (roomMin < LEAST_ROOM + inset) {
    errors.push({ field: 'roomMin', error: `${roomMin} leaves no ground between the walls; at least ${LEAST_ROOM + inset}` });
  }
  if (roomMax < roomMin) errors.push({ field: 'roomMax', error: `${roomMax} is less than roomMin, which is ${roomMin}` });
  for (const [field, row] of sides) {
    for (const floor of tightFloors(row, roomMax)) {
      const side = new FloorCurve(row).at(floor);
      errors.push({ field, error: `${side} on floor ${floor} is too small for rooms of ${roomMax}; at least ${roomMax + 1}` });
    }
  }
  return [...errors, ...hugeFloors(layout)];
}

/** The first floor on which a map without rooms is too small. */
function narrow(field: string, row: CurveRow): FieldError[] {
  const [floor] = tightFloors(row, LEAST_SIDE - 1);
  if (floor === undefined) return [];
  return [{ field, error: `${new FloorCurve(row).at(floor)} on floor ${floor} is too small for a map; at least ${LEAST_SIDE}` }];
}

/** The first floor with too large a map; between two points of a curve it can be larger than at either. */
function hugeFloors({ width, height }: LayoutRow): FieldError[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const across = new FloorCurve(width);
  const down = new FloorCurve(height);
  const last = Math.max(1, ...floorsOf(width, height));
  const floors = Array.from({ length: Math.min(last, 999) + 1 }, (_, floor) => floor);
  const floor = floors.find((each) => across.at(each) * down.at(each) > MOST.cells);
  if (floor === undefined) return [];
  return [{ field: 'width', error: `${across.at(floor)} x ${down.at(floor)} cells on floor ${floor} are more than ${MOST.cells}` }];
}

/** The floors at curve points with too short a side; between two points it is never shorter than at both. */
function tightFloors(row: CurveRow, most: number): number[] {
  if (curveErrors(row).length > 0) return [];
  const floors = new Set([1, ...floorsOf(row)]);
  return [...floors].filter((floor) => floor > 0 && new FloorCurve(row).at(floor) <= most);
}

/** Characters with a fixed meaning on every vault's map. */
const PLAIN = [' ', '#', '.', '+'];

/** A vault's errors; none if it can be used. */
function vaultErrors({ map, legend }: Vault): FieldError[] {
  const errors: string[] = [];
  const width = map[0]?.length ?? 0;
  const ragged = map.findIndex((row) => row.length !== width);
  if (ragged >= 0) errors.push(`row ${ragged} has ${map[ragged]?.length ?? 0} cells, not ${width}`);
  const entrances = map.flatMap((row, y) => Array.from(row, (char, x) => ({ char, x, y })).filter(({ char }) => char === '+'));
  if (entrances.length !== 1) errors.push(`it has ${entrances.length} entrances (+), not 1`);
  for (const { x, y } of entrances) if (sides(map, x, y) !== 1) errors.push('its entrance (+) is not on an edge between two corners');
  const used = new Set(map.flatMap((row) => Array.from(row)));
  const unknown = [...used].filter((char) => !PLAIN.includes(char) && !Object.hasOwn(legend, char));
  const idle = Object.keys(legend).filter((char) => !used.has(char) || PLAIN.includes(char));
  return [
    ...errors.map((error) => ({ field: 'map', error })),
    ...unknown.map((char) => ({ field: 'map', error: `"${char}" is not in the legend` })),
    ...Object.entries(legend).flatMap(([char, cell]) => {
      return cellErrors(cell).map((error) => ({ field: 'legend', error: `"${char}" ${error}` }));
    }),
    ...idle.map((char) =>
      ({ field: 'legend', error: `"${char}" ${PLAIN.includes(char) ? 'means the same in every vault' : 'is not on the map'}` })),
  ];
}

/** The error of vaults whose maps are too large together: each is turned every way to see where it fits. */
function vastVaults(vaults: readonly Vault[]): string[] {
  const cells = vaults.reduce((sum, { map }) => sum + map.length * (map[0]?.length ?? 0), 0);
  return cells > MOST.vaultCells ? [`their maps have ${cells} cells together, more than ${MOST.vaultCells}`] : [];
}

/** A cell has room for one item or trap, and modifiers need what they modify. */
function cellErrors({ item, prize, trap, monster, captive, elite, asleep, hidden }: VaultCell): string[] {
  return [
    ...(item !== undefined && trap !== undefined ? ['holds an item and a trap; a cell has room for one of them'] : []),
    ...(item === undefined && prize !== undefined ? ['is a prize without an item'] : []),
    ...(monster === undefined && elite !== undefined ? ['is elite without a monster'] : []),
    ...(monster === undefined && asleep !== undefined ? ['sleeps without a monster'] : []),
    ...(monster !== undefined && captive !== undefined ? ['holds a monster and a captive; a cell has room for one of them'] : []),
    ...(captive !== undefined && trap !== undefined ? ['holds a captive and a trap; a cell has room for one of them'] : []),
    ...(trap === undefined && hidden !== undefined ? ['is hidden without a trap'] : []),
  ];
}

/** The number of map edges a cell lies on: 2 in a corner. */
function sides(map: readonly string[], x: number, y: number): number {
  const width = map[y]?.length ?? 0;
  return [x === 0, y === 0, x === width - 1, y === map.length - 1].filter((isEdge) => isEdge).length;
}

/** Stairs a floor would get besides its own: in patches, vault entrances and legends. An arena's single staircase replaces the floor's. */
export function stairsErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const stairs = new Set(tiles.flatMap((tile) => (tile.stairs === undefined ? [] : [tile.id])));
  const { weights = {}, kinds = {} } = vaults ?? {};
  return [
    ...Object.entries(layouts).flatMap(([id, { patches = {} }]) => {
      const found = Object.keys(patches).filter((tile) => stairs.has(tile));
      return found.map((tile) => `${where(pack, 'layouts', id)}, patches: "${tile}" is stairs, which patches must not contain.`);
    }),
    ...Object.entries(kinds).flatMap(([id, vault]) => {
      const place = where(pack, 'vaults.kinds', id);
      const stray = strayStairs(vault, stairs, Object.hasOwn(weights, id));
      return [
        ...(stairs.has(vault.door) ? [`${place}, door: "${vault.door}" is stairs, not an entrance.`] : []),
        ...stray.map((char) => `${place}, legend: "${char}" is stairs; only an arena may have them, and only one cell of "stairsDown".`),
      ];
    }),
  ];
}

/** The characters of a legend that stand for forbidden stairs. */
function strayStairs({ map, legend }: Vault, stairs: ReadonlySet<string>, isDrawn: boolean): string[] {
  const chars = Object.keys(legend).filter((char) => stairs.has(legend[char]?.tile ?? ''));
  const flights = map.flatMap((row) => Array.from(row)).filter((char) => chars.includes(char)).length;
  return chars.filter((char) => isDrawn || flights > 1 || legend[char]?.tile !== 'stairsDown');
}
