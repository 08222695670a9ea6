import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import { UsageError } from './failures';

const loaded = new Map<string, Content>();

/** A compiled built-in pack, cached; an unknown id is a `UsageError`. Reads no file, so that it also runs in a browser. */
export function shippedContent(id: string): Content {
  const content = loaded.get(id) ?? compiledPack(rowsOf(id));
  loaded.set(id, content);
  return content;
}

function rowsOf(id: string): unknown {
  if (Object.hasOwn(packs, id)) return packs[id as keyof typeof packs];
  throw new UsageError(`Unknown pack "${id}". Packs: ${Object.keys(packs).join(', ')}.`);
}

/** Compiles a pack's rows; malformed ones are a `UsageError`. */
export function compiledPack(rows: unknown): Content {
  const made = loadContent(rows);
  if (!made.ok) throw new UsageError(made.errors.join(' '));
  return made.content;
}
