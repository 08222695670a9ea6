import * as v from 'valibot';
import { show } from '../core/floorCurve';
import { nearest } from '../core/nearest';
import { placeOf } from './packPlaces';
import { sprite as shape } from './schemaParts';

/** How many similar names to suggest. */
const SUGGESTIONS = 3;

/** Sprites named in a pack, in any field `sprite` or `portrait`, that the atlas lacks, each with the most similar names. */
export function spriteErrors(pack: object, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  const missing = spritesIn(pack).filter(({ sprite }) => !known.has(sprite));
  return missing.map(({ path, sprite }) => {
    return `${placeOf(pack, path)}: ${show(sprite)} is not in the atlas; similar names: ${nearest(sprite, names, SUGGESTIONS).join(', ')}.`;
  });
}

function spritesIn(tree: unknown, path: readonly string[] = []): { readonly path: readonly string[]; readonly sprite: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => {
    const at = [...path, key];
    return (key === 'sprite' || key === 'portrait') && v.is(shape, part) ? [{ path: at, sprite: part }] : spritesIn(part, at);
  });
}
