import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import { UsageError } from './UsageError';

const loaded = new Map<string, Content>();

/** A compiled built-in pack, cached; an unknown id is a `UsageError`. Reads no file, so that it also runs in a browser. */
export function shippedContent(id: string): Content {
  const content = loaded.get(id) ?? compile(id);
  loaded.set(id, content);
  return content;
}

function compile(id: string): Content {
  const rows: unknown = Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : null;
  if (rows === null) throw new UsageError(`Unknown pack "${id}". Packs: ${Object.keys(packs).join(', ')}.`);
  const made = loadContent(rows);
  if (!made.ok) throw new UsageError(made.errors.join(' '));
  return made.content;
}
