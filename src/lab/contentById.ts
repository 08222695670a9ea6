import type { Content } from '../engine/content';
import { isPackFile, readPack } from './packFile';
import { shippedContent } from './shippedContent';
import { UsageError } from './UsageError';

const files = new Map<string, Content>();

/** A shipped pack or a pack file made ready, once for each; a name that none has is a `UsageError`. */
export function contentById(id: string): Content {
  if (!isPackFile(id)) return shippedContent(id);
  const content = files.get(id) ?? contentOfFile(id);
  files.set(id, content);
  return content;
}

function contentOfFile(file: string): Content {
  const read = readPack(file);
  if (!read.ok) throw new UsageError(read.errors.join('\n'));
  return read.pack.content;
}
