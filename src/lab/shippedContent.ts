import { packs } from '../content/packs';
import type { Content, PackRows } from '../engine/content';
import { compiledPack } from './compiledPack';
import { UsageError } from './failures';

const loaded = new Map<string, Content>();

/** A compiled built-in pack, cached; an unknown id is a `UsageError`. Reads no file, so that it also runs in a browser. */
export function shippedContent(id: string): Content {
  const content = loaded.get(id) ?? compiledPack(rowsOf(id));
  loaded.set(id, content);
  return content;
}

/** The content of a job's pack: the id of a built-in one, or its rows. */
export function contentOf(pack: string | PackRows): Content {
  return typeof pack === 'string' ? shippedContent(pack) : compiledPack(pack);
}

function rowsOf(id: string): unknown {
  if (Object.hasOwn(packs, id)) return packs[id as keyof typeof packs];
  throw new UsageError(`Unknown pack "${id}". Packs: ${Object.keys(packs).join(', ')}.`);
}
