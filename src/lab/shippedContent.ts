import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import { UsageError } from './UsageError';

const loaded = new Map<string, Content>();

/** A pack of the game made ready, once for each; a name that none has is a `UsageError`. Reads no file, so that a browser can do it too. */
export function shippedContent(id: string): Content {
  const content = loaded.get(id) ?? makeReady(id);
  loaded.set(id, content);
  return content;
}

function makeReady(id: string): Content {
  const rows: unknown = Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : null;
  if (rows === null) throw new UsageError(`Unknown pack "${id}". Packs: ${Object.keys(packs).join(', ')}.`);
  const made = loadContent(rows);
  if (!made.ok) throw new UsageError(made.errors.join(' '));
  return made.content;
}
