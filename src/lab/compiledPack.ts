import type { Content } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import { UsageError } from './failures';

/** Compiles a pack's rows; malformed ones are a `UsageError`. */
export function compiledPack(rows: unknown): Content {
  const made = loadContent(rows);
  if (!made.ok) throw new UsageError(made.errors.join(' '));
  return made.content;
}
