import type { LayoutRow } from '../content';
import { curveErrors, FloorCurve, floorsOf, type CurveRow } from '../core/floorCurve';
import { MOST } from './ranges';

/** The shortest side that leaves a cell of ground between a room's walls (RULES 1.3). */
const LEAST_ROOM = 2;

/** The shortest side of a map without rooms, which must hold arrival and stairs within its walls. */
const LEAST_SIDE = 8;

/** An error in a field; `error` is the end of a sentence. */
export interface FieldError {
  readonly field: string;
  readonly error: string;
}

/** A layout's errors beyond the schema: rooms without ground, and maps too small for the largest room or too large. */
export function layoutErrors(layout: LayoutRow): FieldError[] {
  const { width, height } = layout;
  const sides = Object.entries({ width, height });
  if (!('roomMin' in layout)) return [...sides.flatMap(([field, row]) => narrow(field, row)), ...hugeFloors(layout)];
  const { roomMin, roomMax } = layout;
  const inset = 'inset' in layout ? layout.inset : 0;
  const errors: FieldError[] = 'dug' in layout && layout.dug === 0 ? [{ field: 'dug', error: '0 leaves no room to dig; at least 1' }] : [];
  if (roomMin < LEAST_ROOM + inset) errors.push({ field: 'roomMin', error: `${roomMin} leaves no ground between the walls; at least ${LEAST_ROOM + inset}` });
  if (roomMax < roomMin) errors.push({ field: 'roomMax', error: `${roomMax} is less than roomMin, which is ${roomMin}` });
  for (const [field, row] of sides) {
    for (const floor of tightFloors(row, roomMax)) {
      errors.push({ field, error: `${new FloorCurve(row).at(floor)} on floor ${floor} is too small for rooms of ${roomMax}; at least ${roomMax + 1}` });
    }
  }
  return [...errors, ...hugeFloors(layout)];
}

/** The first floor on which a map without rooms is too small. */
function narrow(field: string, row: CurveRow): FieldError[] {
  const [floor] = tightFloors(row, LEAST_SIDE - 1);
  return floor === undefined ? [] : [{ field, error: `${new FloorCurve(row).at(floor)} on floor ${floor} is too small for a map; at least ${LEAST_SIDE}` }];
}

/** The first floor with too large a map; between two points of a curve it can be larger than at either. */
function hugeFloors({ width, height }: LayoutRow): FieldError[] {
  if (curveErrors(width).length > 0 || curveErrors(height).length > 0) return [];
  const [across, down] = [new FloorCurve(width), new FloorCurve(height)];
  const last = Math.max(1, ...floorsOf(width, height));
  const floors = Array.from({ length: Math.min(last, 999) + 1 }, (_, floor) => floor);
  const floor = floors.find((each) => across.at(each) * down.at(each) > MOST.cells);
  return floor === undefined ? [] : [{ field: 'width', error: `${across.at(floor)} x ${down.at(floor)} cells on floor ${floor} are more than ${MOST.cells}` }];
}

/** The floors at curve points with too short a side; between two points it is never shorter than at both. */
function tightFloors(row: CurveRow, most: number): number[] {
  if (curveErrors(row).length > 0) return [];
  const floors = new Set([1, ...floorsOf(row)]);
  return [...floors].filter((floor) => floor > 0 && new FloorCurve(row).at(floor) <= most);
}
