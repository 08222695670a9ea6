import { ROW_GROUPS, type RowGroup } from '../../lab/changes/usualRows';
import type { Path } from '../draft/writtenPack';
import { nameOfPlace, nameOfRow } from '../tables/naming';
import { say } from '../words';

/** Tables whose ids are names of others' rows. */
const HOMES: Readonly<Record<string, string>> = { monsters: 'breeds', items: 'itemKinds' };

/** The group of a row. */
export function groupOf([table = '']: Path): RowGroup {
  return ROW_GROUPS.find((group) => group === table) ?? 'others';
}

/** The name of a row within its group. */
export function shortName(path: Path): string {
  const [table = '', row = ''] = path;
  const home = HOMES[table];
  return home !== undefined && path.length === 2 ? nameOfRow(home, row) : nameOfPlace({ path });
}

/** The place of a row by the lab's name for it, which may end with floors. */
export function pathOf(name: string): Path {
  return (name.split('@')[0] ?? '').split('.');
}

/** The whole name of a row by the lab's name for it. */
export function fullName(name: string): string {
  const path = pathOf(name);
  const whole = say('shop.tune.named', { group: say(`shop.tune.group.${groupOf(path)}`), name: shortName(path) });
  const [first, last] = (name.split('@')[1] ?? '').split('-');
  if (first === undefined || first === '') return whole;
  if (last === undefined) return say('shop.tune.named.on', { name: whole, first });
  return say('shop.tune.named.between', { name: whole, first, last });
}

/** A time in the unit in which it is shortest. */
export function timeInWords(seconds: number): string {
  if (seconds < 90) return say('shop.tune.seconds', { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return say('shop.tune.minutes', { n: Math.round(seconds / 60) });
  return say('shop.tune.hours', { n: Math.round(seconds / 3600) });
}
