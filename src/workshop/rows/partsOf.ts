import { isRecord } from '../../engine/core/id';
import { shown, typed } from '../tables/points';
import type { Path } from '../draft/writtenPack';
import { type Control, controlOf, kindOfValue, type Shape } from './controls';

/** A part of a row with its place in it. */
export interface RowPart {
  readonly path: Path;
  readonly shape: Shape;
  readonly value: unknown;
}

/** Whether a form can show a value by a control; what it cannot is shown as JSON text. */
export function fits(control: Control, value: unknown): boolean {
  switch (control.kind) {
    case 'list': return Array.isArray(value);
    case 'tuple': return Array.isArray(value) && value.length === control.items.length;
    case 'table':
    case 'fields': return isRecord(value);
    case 'kinds': return kindOfValue(control, value) !== null;
    case 'flag': return typeof value === 'boolean';
    case 'null': return value === null;
    case 'constant': return value === control.value;
    case 'curve': return typeof value === 'object' && value !== null;
    case 'unknown': return false;
    case 'id':
    case 'choice':
    case 'number':
    case 'text':
    case 'glyph':
    case 'colour':
    case 'sprite': return typeof value !== 'object';
  }
}

/** The parts that a part consists of, as a form shows them, with what is required and missing; none for one that is shown whole. */
export function partsWithin({ path, shape, value }: RowPart): RowPart[] {
  const control = controlOf(shape);
  if (!fits(control, value)) return [];
  const values = value as Readonly<Record<string, unknown>>;
  const at = (key: string, part: Shape): RowPart => ({ path: [...path, key], shape: part, value: values[key] });
  if (control.kind === 'list') return (value as readonly unknown[]).map((_, index) => at(String(index), control.item));
  if (control.kind === 'tuple') return control.items.map((item, index) => at(String(index), item));
  if (control.kind === 'table') return Object.keys(values).map((key) => at(key, control.row));
  if (control.kind === 'fields') {
    const known = control.fields.map(({ key }) => key);
    const odd = Object.keys(values).filter((key) => !known.includes(key));
    const asked = control.fields.filter(({ key, isOptional }) => !isOptional || Object.hasOwn(values, key));
    return [...asked.map(({ key, shape: part }) => at(key, part)), ...odd.map((key) => at(key, { type: 'unknown' }))];
  }
  const kind = control.kind === 'kinds' ? kindOfValue(control, value) : null;
  return kind ? partsWithin({ path, shape: kind.shape, value }) : [];
}

/** The parts of a part that consist of no others, empty lists among them. */
export function leavesOf(part: RowPart): RowPart[] {
  const within = partsWithin(part);
  return within.length === 0 ? [part] : within.flatMap(leavesOf);
}

/** What was typed into a control: a number where it asks for one, undefined where it is empty. */
export function read({ kind }: Control, text: string): unknown {
  if (kind === 'number') return typed(text);
  return text === '' ? undefined : text;
}

/** A value as it is shown where it can be typed over; texts are shown as they are. */
export function write(value: unknown): string {
  return shown(value);
}
