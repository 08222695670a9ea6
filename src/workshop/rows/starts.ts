import { isId, isRecord } from '../../engine/core/id';
import type { Home } from '../../engine/pack/ranges';
import { type Fields, valueAt } from '../draft/writtenPack';
import { controlOf, type Field, type Shape } from './controls';
import { fits } from './partsOf';

/** Usual values of required fields, by their names; others begin with the least that is of any use. */
const USUAL: Readonly<Record<string, unknown>> = {
  hp: 10, power: 3, range: 25, every: 5, size: 3, turns: 5, count: 1, percent: 100, amount: 3, radius: 4,
  walkable: true, transparent: true, at: 'self',
  slot: 'weapon', width: [[1, 50]], height: [[1, 30]], finds: 5, root: 110, gusts: [300, 600], map: ['#####', '#...#', '#...#', '##+##'],
};

/** The sprite of what has none yet. */
const SPRITE = 'slime/idle';

/** A value for a part that is added: as little as is required, with ids that the pack has. */
export function startOf(shape: Shape, rows: Fields, key = ''): unknown {
  const control = controlOf(shape);
  if (Object.hasOwn(USUAL, key) && control.kind !== 'kinds' && fits(control, USUAL[key])) return USUAL[key];
  switch (control.kind) {
    case 'number': return Math.max(control.least, Math.min(control.most, 1));
    case 'text': return key === 'frames' ? 'cellars' : 'new';
    case 'glyph': return '?';
    case 'colour': return '#c0b8d0';
    case 'sprite': return SPRITE;
    case 'flag': return true;
    case 'null':
    case 'unknown': return null;
    case 'id': return idsOf(rows, control.table)[0] ?? 'new';
    case 'choice': return control.options[0];
    case 'constant': return control.value;
    case 'curve': return [[1, 1]];
    case 'list': return [];
    case 'tuple': return control.items.map((item) => startOf(item, rows));
    case 'table': return {};
    case 'fields': return startOfFields(control.fields, rows);
    case 'kinds': return startOf(control.kinds[0]?.shape ?? {}, rows, key);
  }
}

function startOfFields(fields: readonly Field[], rows: Fields): Fields {
  return Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map(({ key, shape }) => [key, startOf(shape, rows, key)]));
}

/** An id for something new of a row, such as an attack, that none of some has. */
export function freshId(row: string, taken: readonly unknown[]): string {
  const whole = `${row}Attack`;
  const name = isId(whole) ? whole : 'attack';
  const ids = [name, ...taken.map((_, index) => `${name}${index + 2}`)];
  return ids.find((id) => !taken.includes(id)) ?? name;
}

/** The ids of a table's rows; those of slots are what wearable items name. */
export function idsOf(rows: Fields, table: Home): string[] {
  if (table === 'slots') {
    const items = Object.values((valueAt(rows, ['itemKinds']) ?? {}) as Fields);
    return [...new Set(items.flatMap((item) => (isRecord(item) && typeof item['slot'] === 'string' ? [item['slot']] : [])))];
  }
  const home = valueAt(rows, table.split('.'));
  if (Array.isArray(home)) return (home as unknown[]).flatMap((row) => (isRecord(row) && typeof row['id'] === 'string' ? [row['id']] : []));
  return isRecord(home) ? Object.keys(home) : [];
}
