import { isRecord } from '../../engine/core/id';
import { packSchema } from '../../engine/pack/packSchema';
import { type Fields, type Path, valueAt } from '../draft/writtenPack';
import { type Control, controlOf, type Field, type Shape } from './controls';

/** A table of kinds, or what the pack says of itself part by part. */
export interface RowTable {
  /** Its place with dots, such as `elites.kinds`; `rules` for the pack's own parts. */
  readonly id: string;
  readonly path: Path;
  /** The schema of a row by its id: the same for all, but for the pack's own parts. */
  readonly shapeOf: (id: string) => Shape;
  /** Whether rows can be added and removed. */
  readonly isOpen: boolean;
  /** Whether rows are a list, each with its id in it. */
  readonly isList: boolean;
}

/** The name of the table of the pack's own parts, and of the row of all its plain values. */
export const RULES = 'rules';
export const PLAIN = 'pack';

const PARTS = fieldsOf(packSchema);
const PARTS_ROW: readonly Field[] = PARTS.filter(({ shape }) => isOwnPart(controlOf(shape)));
const PLAIN_ROW: readonly Field[] = PARTS.filter(({ shape }) => isPlain(controlOf(shape)));

/** All tables of kinds that the schema of packs has, in its order, and the pack's own parts. */
export const ROW_TABLES: readonly RowTable[] = [
  ...PARTS.flatMap(({ key, shape }) => tablesAt([key], controlOf(shape))),
  { id: RULES, path: [], shapeOf: partShape, isOpen: false, isList: false },
];

function tablesAt(path: Path, control: Control): RowTable[] {
  const table = { id: path.join('.'), path, isOpen: true, isList: false };
  if (control.kind === 'table') return isCurve(control.row) ? [] : [{ ...table, shapeOf: () => control.row }];
  if (control.kind === 'list') {
    const isOfRows = fieldsOf(control.item).some(({ key }) => key === 'id');
    return isOfRows ? [{ ...table, shapeOf: () => control.item, isList: true }] : [];
  }
  // A part of the pack may have a table of kinds beside its weights.
  return control.kind === 'fields' && path.length === 1
    ? control.fields.flatMap(({ key, shape }) => tablesAt([...path, key], controlOf(shape))) : [];
}

function fieldsOf(shape: Shape): readonly Field[] {
  const control = controlOf(shape);
  return control.kind === 'fields' ? control.fields : [];
}

function isCurve(shape: Shape): boolean {
  return controlOf(shape).kind === 'curve';
}

function isOwnPart({ kind }: Control): boolean {
  return kind === 'fields';
}

/** What is neither a table nor made of fields. */
function isPlain(control: Control): boolean {
  return control.kind !== 'table' && control.kind !== 'fields' && !(control.kind === 'list' && fieldsOf(control.item).length > 0);
}

/** The schema of a part of the pack without its tables of kinds, which have a place of their own. */
function partShape(id: string): Shape {
  const part = PARTS_ROW.find(({ key }) => key === id);
  const entries = part ? withoutKinds(part) : PLAIN_ROW.map(({ key, shape }): [string, Shape] => [key, shape]);
  return { type: 'strict_object', entries: Object.fromEntries(entries) };
}

function withoutKinds({ key, shape }: Field): [string, Shape][] {
  const isNoTable = (field: Field): boolean => tablesAt([key, field.key], controlOf(field.shape)).length === 0;
  return fieldsOf(shape).filter(isNoTable).map((field) => [field.key, field.shape]);
}

/** A row and its place. */
export interface PlacedRow {
  readonly id: string;
  readonly path: Path;
}

/** The rows of a table among a pack's tables; of the pack's own parts all that there can be. */
export function rowsOf(rows: Fields, { id, path, isList }: RowTable): PlacedRow[] {
  if (id === RULES) return [{ id: PLAIN, path: [] }, ...PARTS_ROW.map(({ key }) => ({ id: key, path: [key] }))];
  const table = valueAt(rows, path);
  if (isList) {
    const list: readonly unknown[] = Array.isArray(table) ? table : [];
    return list.map((row, index) => ({ id: idIn(row, index), path: [...path, String(index)] }));
  }
  return isRecord(table) ? Object.keys(table).map((key) => ({ id: key, path: [...path, key] })) : [];
}

/** The id of a row of a list, or its place there if it has none. */
export function idIn(row: unknown, index: number): string {
  return isRecord(row) && typeof row['id'] === 'string' ? row['id'] : String(index);
}
