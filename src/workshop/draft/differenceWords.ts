import { capital } from '../../engine/core/grammar';
import { isRecord } from '../../engine/core/id';
import { words } from '../../lab/curve/words';
import { idIn, ROW_TABLES, type RowTable } from '../rows/rowTables';
import { findCurves, placeAt } from '../tables/finding';
import { nameOfPlace, nameOfRow, nameOfTable } from '../tables/naming';
import { isShopKey, say } from '../words';
import { changesInWords, isAmount, type Scale, valuesInWords } from './curveWords';
import { type Difference, differencesOf, type Fields, type Path, put } from './writtenPack';

/** The most characters of a value that are told. */
const SHOWN = 60;

const KINDS = ROW_TABLES.filter(({ isOpen }) => isOpen);

/** Tables whose ids are names of others' rows. */
const HOMES: Readonly<Record<string, string>> = {
  'monsters': 'breeds', 'captives.weights': 'breeds', 'items': 'itemKinds', 'affixWeights': 'affixes', 'layoutWeights': 'layouts',
  'elites.weights': 'elites.kinds', 'traps.weights': 'traps.kinds', 'vaults.weights': 'vaults.kinds', 'vaults.near': 'vaults.kinds',
  'vaults.arenas': 'vaults.kinds',
};

/** A difference in sentences; of curves only the floors on which they differ. @param last the pack's last floor; null for no end */
export function inWords(difference: Difference, last: number | null): string[] {
  const parts = partsOf(difference);
  return parts ? parts.flatMap((part) => inWords(part, last)) : [sentenceOf(difference, last)];
}

/** The differences row by row within one of whole tables; null for any other. */
function partsOf({ path, before, after }: Difference): Difference[] | null {
  const name = path.join('.');
  const isOfTables = Object.hasOwn(HOMES, name) || KINDS.some(({ id }) => id === name || id.startsWith(`${name}.`));
  const [one, other] = [byId(before), byId(after)];
  if (!isOfTables || !one || !other) return null;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((id) => {
    const [old, now] = [one[id], other[id]];
    const isRow = KINDS.some((table) => table.id === name) && isRecord(old) && isRecord(now);
    const within = isRow ? differencesOf(old, now) : differencesOf({ row: old }, { row: now });
    return within.map((each) => ({ ...each, path: [...path, id, ...each.path.slice(isRow ? 0 : 1)] }));
  });
}

/** The rows of a table or of a list by their ids; null where there are none of either. */
function byId(rows: unknown): Fields | null {
  if (rows === undefined) return {};
  if (!Array.isArray(rows)) return isRecord(rows) ? rows : null;
  return Object.fromEntries((rows as readonly unknown[]).map((row, at) => [idIn(row, at), row]));
}

function sentenceOf(difference: Difference, last: number | null): string {
  const { path, before, after } = difference;
  const table = tableOf(path);
  if (isCurve(path, after ?? before)) return curveSentence(difference, last);
  const way = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const told = { before: written(before), after: written(after) };
  if (!table) return say(`shop.difference.${way}`, { place: nameOf(path), ...told });
  const [id = '', ...parts] = path.slice(table.path.length);
  const row = nameOfRow(table.id, id);
  if (parts.length > 0) return say(`shop.difference.field.${way}`, { row, field: fieldsOf(parts), ...told });
  return say(`shop.difference.row.${way}`, { table: nameOfTable(table.id), row, id });
}

/** The table of kinds in which a row, or a part of one, is. */
function tableOf(path: Path): RowTable | undefined {
  return KINDS.find(({ path: { length }, id }) => path.slice(0, length).join('.') === id && path.length > length);
}

function curveSentence({ path, before, after }: Difference, last: number | null): string {
  const scale: Scale = path[0] === 'growth' ? { by: 'level', last: null } : { by: 'floor', last };
  const home = HOMES[path.slice(0, -1).join('.')];
  const place = nameOf(path);
  const way = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  if (home !== undefined && way !== 'changed' && isAmount(after ?? before)) {
    const of = { table: nameOfPlace({ path: path.slice(0, -1) }), row: nameOfRow(home, path.at(-1) ?? '') };
    return say(`shop.difference.weight.${way}`, { ...of, weight: isAmount(after) ? valuesInWords(after, scale) : '' });
  }
  const told = (value: unknown): string => (isAmount(value) ? valuesInWords(value, scale) : written(value));
  if (!isAmount(before) || !isAmount(after) || (typeof before === 'number' && typeof after === 'number')) {
    return say(`shop.difference.${way}`, { place, before: told(before), after: told(after) });
  }
  const changes = changesInWords(before, after, scale);
  return changes === '' ? say('shop.difference.alike', { place }) : say('shop.difference.curve', { place, changes });
}

/** Whether a curve is, or may be, at a place. */
function isCurve(path: Path, value: unknown): boolean {
  const place = placeAt(findCurves(put({}, path, value) as Fields), path);
  return place !== null && place.path.length === path.length - (place.kind === 'table' ? 1 : 0);
}

/** The name of a place of which no other name is told. */
function nameOf(path: Path): string {
  const [table = ''] = path;
  const of = path.slice(0, -1);
  const home = HOMES[of.join('.')];
  if (home !== undefined) {
    return say('shop.difference.weight', { table: nameOfPlace({ path: of }), row: nameOfRow(home, path.at(-1) ?? '') });
  }
  const name = isShopKey(`shop.place.${path.join('.')}`) ? nameOfPlace({ path }) : null;
  if (name === null) return namedByParts(path);
  if (table === 'strength') return say('shop.difference.strength', { name });
  return path.join('.').includes('count') ? `${say('shop.group.counts')}: ${name}` : name;
}

function namedByParts(path: Path): string {
  const table = tableOf(path);
  if (!table) return capital(path.map(words).join(', '));
  const [id = '', ...parts] = path.slice(table.path.length);
  const names = table.path.length === 1 ? nameOfPlace({ path }) : [nameOfRow(table.id, id), fieldsOf(parts)].join(', ');
  return parts.length > 0 ? names : `${nameOfTable(table.id)}: ${nameOfRow(table.id, id)}`;
}

function fieldsOf(parts: Path): string {
  return parts.map((part) => (isShopKey(`shop.part.${part}`) ? say(`shop.part.${part}` as 'shop.part.hp') : words(part))).join(', ');
}

/** A value as it is written, as far as it is short. */
function written(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
