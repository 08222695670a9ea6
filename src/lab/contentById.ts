import type { Content } from '../engine/content';
import { isPackFile, readPack } from './packFile';
import { shippedContent } from './shippedContent';
import { UsageError } from './UsageError';

const files = new Map<string, Content>();

/** A compiled built-in pack or pack file, cached; an unknown name is a `UsageError`. */
export function contentById(id: string): Content {
  if (!isPackFile(id)) return shippedContent(id);
  const known = files.get(id);
  if (known) return known;
  const read = readPack(id);
  if (!read.ok) throw new UsageError(read.errors.join('\n'));
  files.set(id, read.pack.content);
  return read.pack.content;
}
