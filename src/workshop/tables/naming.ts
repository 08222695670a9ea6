import { capital } from '../../engine/core/grammar';
import { words } from '../../lab/curve/words';
import { isShopKey, nameIn, say } from '../words';
import type { CurveOrTable } from './finding';

/** Beginnings of the keys of names, by the tables that they are of. */
const NAMES: Readonly<Record<string, string>> = {
  'breeds': 'breed', 'itemKinds': 'item', 'affixes': 'affix', 'statuses': 'status', 'tiles': 'tile', 'elites.kinds': 'elite',
  'traps.kinds': 'trap', 'vaults.kinds': 'vault', 'hazards': 'hazard', 'heroes': 'hero', 'talents': 'talent', 'features': 'tile',
  'schedule': 'item',
};

/** Parts of paths that say nothing to a reader. */
const SILENT = ['effects', 'cost', 'choices', 'adds', 'skill'];

/** What groups places in the list, in its order. */
export const GROUPS = ['weights', 'counts', 'chances', 'strength', 'schedule', 'layouts', 'amounts', 'others'] as const;

export type Group = (typeof GROUPS)[number];

const GROUPS_OF_UNITS: Readonly<Record<string, Group>> = {
  percent: 'chances', population: 'counts', places: 'counts', danger: 'counts', amount: 'amounts',
};

/** The group of a place. */
export function groupOf({ kind, unit, path: [table = ''] }: CurveOrTable): Group {
  if (kind === 'table' && unit === 'weight') return 'weights';
  if (table === 'strength' || table === 'schedule' || table === 'layouts') return table;
  return GROUPS_OF_UNITS[unit] ?? 'others';
}

/** The name of a table of rows; its id in plain words where it has none. */
export function nameOfTable(id: string): string {
  const key = `shop.rows.table.${id}`;
  return isShopKey(key) ? say(key) : capital(words(id));
}

/** The name of a row of a table; its id in plain words where it has none. */
export function nameOfRow(table: string, id: string): string {
  return capital(nameIn(NAMES[table] ?? '', id));
}

/** The name of a place in the list. */
export function nameOfPlace({ path }: Pick<CurveOrTable, 'path'>): string {
  const whole = `shop.place.${path.join('.')}`;
  if (isShopKey(whole)) return say(whole);
  const [table = '', row = '', ...parts] = path;
  const more = parts.flatMap((part, at) => {
    const key = `shop.part.${part}`;
    if (SILENT.includes(part) || /^\d+$/.test(part)) return [];
    // What lies about, or hangs on walls, is a tile.
    if (['patches', 'hangings'].includes(parts[at - 1] ?? '')) return [nameIn('tile', part)];
    return [isShopKey(key) ? say(key) : words(part)];
  });
  return [nameOfRow(table, row), ...more].join(', ');
}
