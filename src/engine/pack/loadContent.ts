import { compilePack } from './compilePack';
import type { Content, PackRows, TileKind } from '../content';
import { examinePack } from './examinePack';

/** A compiled pack, or all its errors, each a sentence with pack, table, id and value. */
export type Loaded = { readonly ok: true; readonly content: Content; readonly rows: PackRows } | { readonly ok: false; readonly errors: readonly string[] };

/** Checks and compiles a pack, completely or not at all. */
export function loadContent(pack: unknown, defaultTiles: readonly TileKind[] = []): Loaded {
  const { errors, sound } = examinePack(pack, defaultTiles);
  return sound && errors.length === 0 ? { ok: true, content: compilePack(sound.rows), rows: sound.rows } : { ok: false, errors };
}
