import * as v from 'valibot';
import { show } from '../core/floorCurve';
import { nearest } from '../core/nearest';
import { placeOf } from './packPlaces';
import { sprite as shape } from './schemaParts';

/** How many names are offered in place of one that is not there. */
const OFFERED = 3;

/** Sprites that a pack names, in any field of that name, and the atlas has not; each with the nearest names that it has. */
export function spriteErrors(pack: object, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  return spritesIn(pack).filter(({ sprite }) => !known.has(sprite)).map(({ path, sprite }) => `${placeOf(pack, path)}: ${show(sprite)} is not in the atlas; near to it are ${nearest(sprite, names, OFFERED).join(', ')}.`);
}

function spritesIn(tree: unknown, path: readonly string[] = []): { readonly path: readonly string[]; readonly sprite: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => {
    const at = [...path, key];
    return key === 'sprite' && v.is(shape, part) ? [{ path: at, sprite: part }] : spritesIn(part, at);
  });
}
