import { compilePack } from './compilePack';
import type { Content, PackRows, TileKind } from '../content';
import { examinePack } from './examinePack';

/** A pack ready for play, or every error found in it, each a sentence that names pack, table, id and value. */
export type Loaded = { readonly ok: true; readonly content: Content; readonly rows: PackRows } | { readonly ok: false; readonly errors: readonly string[] };

/** Checks a pack and makes its curves and tables. Nothing loads by half. */
export function loadContent(pack: unknown, defaultTiles: readonly TileKind[] = []): Loaded {
  const { errors, sound } = examinePack(pack, defaultTiles);
  return sound && errors.length === 0 ? { ok: true, content: compilePack(sound.rows), rows: sound.rows } : { ok: false, errors };
}
