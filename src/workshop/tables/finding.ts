import * as v from 'valibot';
import { isRecord } from '../../engine/core/id';
import { packSchema } from '../../engine/pack/packSchema';
import { amount, curve, type Home, type RANGES } from '../../engine/pack/ranges';
import type { Fields, Path } from '../draft/writtenPack';

/** What the values of a curve count, which limits them. */
export type Unit = keyof typeof RANGES;

/** A place of a pack where values by floor are, or may be. */
interface Place {
  readonly path: Path;
  readonly unit: Unit;
  /** Whether the pack says anything here; else the default is used. */
  readonly isWritten: boolean;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
}

/** One curve. */
export interface CurvePlace extends Place {
  readonly kind: 'curve';
}

/** A table with a curve for each of its ids: weights, or counts of which each stands for itself. */
export interface TablePlace extends Place {
  readonly kind: 'table';
  /** The table that its ids are of. */
  readonly names: Home;
}

export type CurveOrTable = CurvePlace | TablePlace;

/** What a schema of the library may have, as far as it is followed here. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly key?: v.GenericSchema;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly getter?: (value: unknown) => Shape;
}

/** A value with its place, what it should be, and whether it may be absent. */
interface Visit {
  readonly shape: Shape;
  readonly value: unknown;
  readonly path: Path;
  readonly isOptional: boolean;
}

const UNITS = new Map(Object.entries(curve).map(([unit, schema]) => [schema as unknown as Shape, unit as Unit]));
const AMOUNT = amount as unknown as Shape;

/** All curves and tables of curves that the schema of packs has places for among these rows, in the schema's order. */
export function findCurves(rows: Fields): CurveOrTable[] {
  return visit({ shape: packSchema, value: rows, path: [], isOptional: false });
}

/** The table or curve of a row of the pack, or the first within it; null where there is none. */
export function placeAt(places: readonly CurveOrTable[], path: Path): CurveOrTable | null {
  const isWithin = (inner: Path, outer: Path): boolean => outer.every((key, at) => inner[at] === key);
  const own = places.find((place) => place.kind === 'table' && place.path.length === path.length - 1 && isWithin(path, place.path));
  return own ?? places.find((place) => isWithin(place.path, path)) ?? null;
}

function visit({ shape, value, path, isOptional }: Visit): CurveOrTable[] {
  const isWritten = value !== undefined;
  const unit = UNITS.get(shape);
  if (unit !== undefined) return [{ kind: 'curve', path, unit, isWritten, isOptional }];
  // A plain number is the same on all floors.
  if (shape === AMOUNT) return typeof value === 'object' ? [{ kind: 'curve', path, unit: 'amount', isWritten, isOptional: false }] : [];
  if (shape.wrapped) return visit({ shape: shape.wrapped, value, path, isOptional: true });
  const ofRows = shape.value && UNITS.get(shape.value);
  if (ofRows !== undefined) return [{ kind: 'table', path, unit: ofRows, names: namesOf(shape), isWritten, isOptional }];
  if (typeof value !== 'object' || value === null) return [];
  return partsOf(shape, value).flatMap(([key, part]) => {
    return visit({ shape: part, value: (value as Fields)[key], path: [...path, key], isOptional: false });
  });
}

/** The parts of a value with their schemas. */
function partsOf(shape: Shape, value: object): [key: string, shape: Shape][] {
  const { entries, item, value: row, getter } = shape;
  if (getter) return partsOf(getter(value), value);
  if (entries) return Object.entries(entries);
  if (item) return Array.isArray(value) ? value.map((_, index) => [String(index), item]) : [];
  if (row) return isRecord(value) ? Object.keys(value).map((key) => [key, row]) : [];
  const kind = (shape.options as readonly Shape[] | undefined)?.find((option) => isOf(option, value));
  return kind ? partsOf(kind, value) : [];
}

/** Whether a value is of one of several kinds: the fields that name the kind agree. */
function isOf({ entries }: Shape, value: object): boolean {
  const named = Object.entries(entries ?? {}).filter(([, { type }]) => type === 'literal' || type === 'picklist');
  return named.length > 0 && named.every(([key, { literal, options = [literal] }]) => options.includes((value as Fields)[key]));
}

function namesOf({ key }: Shape): Home {
  return (key ? v.getMetadata(key) : {})['table'] as Home;
}
