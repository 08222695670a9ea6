import type { LayoutRow } from '../content';
import { curveErrors, FloorCurve, type CurveRow } from '../core/floorCurve';
import { MOST } from './ranges';

/** The least side that leaves one cell of ground between a room's walls (RULES 1.3). */
const LEAST_ROOM = 2;

/** The least side of a map without rooms: arrival and way on lie in it, with a wall around them. */
const LEAST_SIDE = 8;

/** An error of a layout: the field, and the end of the sentence. */
export interface LayoutError {
  readonly field: 'roomMin' | 'roomMax' | 'width' | 'height';
  readonly error: string;
}

/** What the shapes alone cannot say: every room has ground, the map has a place for the largest on every floor, and no map is too large. */
export function layoutErrors(layout: LayoutRow): LayoutError[] {
  const { width, height } = layout;
  const sides = Object.entries({ width, height }) as ['width' | 'height', CurveRow][];
  if (layout.dig === 'caves') return [...sides.flatMap(([field, row]) => narrow(field, row)), ...hugeFloors(layout)];
  const { roomMin, roomMax } = layout;
  const inset = layout.dig === 'rooms' ? layout.inset : 0;
  const errors: LayoutError[] = [];
  if (roomMin < LEAST_ROOM + inset) errors.push({ field: 'roomMin', error: `${roomMin} leaves no ground between the walls; at least ${LEAST_ROOM + inset}` });
  if (roomMax < roomMin) errors.push({ field: 'roomMax', error: `${roomMax} is less than roomMin, which is ${roomMin}` });
  for (const [field, row] of sides) {
    for (const floor of tightFloors(row, roomMax)) {
      errors.push({ field, error: `${new FloorCurve(row).at(floor)} on floor ${floor} has no room for rooms of ${roomMax}; at least ${roomMax + 1}` });
    }
  }
  return [...errors, ...hugeFloors(layout)];
}

/** The first floor on which a map without rooms is too small. */
function narrow(field: 'width' | 'height', row: CurveRow): LayoutError[] {
  const [floor] = tightFloors(row, LEAST_SIDE - 1);
  return floor === undefined ? [] : [{ field, error: `${new FloorCurve(row).at(floor)} on floor ${floor} is too small for a map; at least ${LEAST_SIDE}` }];
}

/** The first floor on which the map has more cells than a map may have; between two points it can have more than at either. */
function hugeFloors({ width, height }: LayoutRow): LayoutError[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const [across, down] = [new FloorCurve(width), new FloorCurve(height)];
  const floors = Array.from({ length: Math.min(lastPoint(width, height), 999) + 1 }, (_, floor) => floor);
  const floor = floors.find((each) => across.at(each) * down.at(each) > MOST.cells);
  return floor === undefined ? [] : [{ field: 'width', error: `${across.at(floor)} x ${down.at(floor)} cells on floor ${floor} are more than ${MOST.cells}` }];
}

function pointsOf(row: CurveRow): readonly (readonly [number, number])[] {
  return 'linear' in row ? row.linear : row;
}

function lastPoint(...rows: readonly CurveRow[]): number {
  return Math.max(1, ...rows.flatMap((row) => pointsOf(row).map(([floor]) => floor)));
}

/** The floors on which a side of the map is too short; between two points it is never shorter than at both. */
function tightFloors(row: CurveRow, most: number): number[] {
  if (curveErrors(row).length > 0) return [];
  const floors = new Set([1, ...pointsOf(row).map(([floor]) => floor)]);
  return [...floors].filter((floor) => floor > 0 && new FloorCurve(row).at(floor) <= most);
}
