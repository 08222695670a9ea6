import type { LayoutRow } from './content';
import { curveFaults, FloorCurve, type CurveRow } from './core/floorCurve';

/** The least side that leaves one cell of ground between a room's walls (RULES 1.3). */
const LEAST_ROOM = 2;

/** A fault of a layout: the field, and the end of the sentence. */
export interface LayoutFault {
  readonly field: 'roomMin' | 'roomMax' | 'width' | 'height';
  readonly fault: string;
}

/** What the shapes alone cannot say: every room has ground, and the map has a place for the largest on every floor. */
export function layoutFaults(layout: LayoutRow): LayoutFault[] {
  if (layout.dig === 'caves') return [];
  const { roomMin, roomMax, width, height } = layout;
  const inset = layout.dig === 'rooms' ? layout.inset : 0;
  const faults: LayoutFault[] = [];
  if (roomMin < LEAST_ROOM + inset) faults.push({ field: 'roomMin', fault: `${roomMin} leaves no ground between the walls; the least is ${LEAST_ROOM + inset}` });
  if (roomMax < roomMin) faults.push({ field: 'roomMax', fault: `${roomMax} is less than roomMin, which is ${roomMin}` });
  for (const [field, row] of Object.entries({ width, height }) as ['width' | 'height', CurveRow][]) {
    for (const floor of tightFloors(row, roomMax)) {
      faults.push({ field, fault: `${new FloorCurve(row).at(floor)} on floor ${floor} has no room for rooms of ${roomMax}; the least is ${roomMax + 1}` });
    }
  }
  return faults;
}

/** The floors on which a side of the map is too short; between two points it is never shorter than at both. */
function tightFloors(row: CurveRow, roomMax: number): number[] {
  if (curveFaults(row).length > 0) return [];
  const points = 'linear' in row ? row.linear : row;
  const floors = new Set([1, ...points.map(([floor]) => floor)]);
  return [...floors].filter((floor) => floor > 0 && new FloorCurve(row).at(floor) <= roomMax);
}
