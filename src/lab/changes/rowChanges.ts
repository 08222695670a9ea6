import type { PackRows } from '../../engine/content';
import { isRecord } from '../../engine/core/id';
import { didYouMean } from '../../engine/core/nearest';
import { UsageError } from '../failures';

/** A change of a pack as given on the command line: `monsters.wolf=[[6,15],[9,8]]`. Null removes a row. */
export interface RowChange {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Reads a change; throws a `UsageError` if it is none. */
export function readChange(text: string): RowChange {
  const [, place = '', json = ''] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (place === '') throw new UsageError(`--set must be a place and its value, such as monsters.wolf=[[6,15],[9,8]] (got "${text}").`);
  try {
    return { path: place.trim().split('.'), value: JSON.parse(json) as unknown };
  } catch {
    throw new UsageError(`--set ${place}: ${json} is not JSON; a curve is a list of [floor, value] points, such as [[6,15],[9,8]].`);
  }
}

/** The rows with changes; throws a `UsageError` at a place that the pack lacks. Whether the values fit is for the pack's own check. */
export function setRows(rows: PackRows, changes: readonly RowChange[]): PackRows {
  return changes.reduce((changed: unknown, { path, value }) => changedAt(changed, { path, value }, []), rows) as PackRows;
}

function changedAt(old: unknown, { path, value }: RowChange, above: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const here = Array.isArray(old) || isRecord(old) ? new Map(Object.entries(old)) : new Map<string, unknown>();
  const where = [...above, key].join('.');
  if (!here.has(key)) throw new UsageError(`--set ${where}: there is no such place in the pack${didYouMean(key, [...here.keys()])}`);
  const next = changedAt(here.get(key), { path: rest, value }, [...above, key]);
  if (next === null) here.delete(key);
  else here.set(key, next);
  return Array.isArray(old) ? [...here.values()] : Object.fromEntries(here);
}
