import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { loadContent } from '../engine/loadContent';
import { UsageError } from './UsageError';

const loaded = new Map<string, Content>();

/** A shipped pack made ready, once for each; a name that none has is a `UsageError`. */
export function contentById(id: string): Content {
  const known = loaded.get(id);
  if (known) return known;
  const rows: unknown = Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : null;
  if (rows === null) throw new UsageError(`There is no pack "${id}"; there are ${Object.keys(packs).join(', ')}.`);
  const made = loadContent(rows);
  if (!made.ok) throw new UsageError(made.faults.join(' '));
  loaded.set(id, made.content);
  return made.content;
}
