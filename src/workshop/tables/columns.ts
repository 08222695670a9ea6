import type { Content } from '../../engine/content';
import { deepestFloor } from '../../engine/facts/uses';
import { type Fields, valueAt } from '../draft/writtenPack';
import type { CurveOrTable } from './finding';
import { readCurve } from './points';

/** The fewest and the most floors shown of a pack without an end. */
const FEW = 10;
const MANY = 40;

/** The floors that tables and curves are shown for: all of a pack, or of one without an end those where something changes. */
export function floorsShown(rows: Fields, places: readonly CurveOrTable[], content: Content | null): number[] {
  const end = content ? deepestFloor(content) : rows['lastFloor'];
  if (typeof end === 'number') return upTo(end);
  return upTo(Math.min(MANY, Math.max(FEW, ...places.filter(isByFloor).map((place) => lastPoint(rows, place)))));
}

/** The columns of a place: levels of the player where experience is asked, else floors. */
export function columnsOf(rows: Fields, place: CurveOrTable, floors: readonly number[]): readonly number[] {
  return isByFloor(place) ? floors : upTo(Math.min(MANY, Math.max(FEW, lastPoint(rows, place))));
}

/** Whether the points of a place are on floors; those of what a level needs are levels. */
export function isByFloor({ unit }: CurveOrTable): boolean {
  return unit !== 'xpNeed';
}

function lastPoint(rows: Fields, { kind, path }: CurveOrTable): number {
  const value = valueAt(rows, path);
  const curves = kind === 'curve' ? [value] : Object.values((value ?? {}) as Fields);
  return Math.max(0, ...curves.map((curve) => readCurve(curve).points.at(-1)?.floor ?? 0));
}

function upTo(last: number): number[] {
  return Array.from({ length: Math.max(1, last) }, (_, index) => index + 1);
}
