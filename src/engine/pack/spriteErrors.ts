import * as v from 'valibot';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { nearest } from '../core/nearest';
import { placeOf } from './packPlaces';
import { sprite as shape } from './schemaParts';

/** How many similar names to suggest. */
const SUGGESTIONS = 3;

/** Fields that name a sprite. */
const NAMING: readonly string[] = ['sprite', 'portrait', 'missile', 'look'];

/** Sprites named in a pack that the atlas lacks, each with the most similar names. */
export function spriteErrors(pack: object, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  const missing = spritesIn(pack).filter(({ sprite }) => !known.has(sprite));
  const errors = missing.map(({ path, sprite }) => {
    return `${placeOf(pack, path)}: ${show(sprite)} is not in the atlas; similar names: ${nearest(sprite, names, SUGGESTIONS).join(', ')}.`;
  });
  return [...errors, ...pictureErrors(pack, frames, known)];
}

/** How terrain may be drawn, as far as a row says it soundly. */
const picture = v.object({ sprite: shape, shapes: v.fallback(v.array(v.string()), ['']), moving: v.fallback(v.boolean(), false) });

/** Tiles whose sprite has other frames than its row says: those of creatures and items always move, those of terrain may. */
function pictureErrors(pack: object, frames: readonly string[], known: ReadonlySet<string>): string[] {
  const tiles: readonly unknown[] = 'tiles' in pack && Array.isArray(pack.tiles) ? pack.tiles : [];
  return tiles.flatMap((tile, index) => {
    const { success, output } = v.safeParse(picture, tile);
    if (!success || !known.has(output.sprite)) return [];
    const { sprite, shapes, moving } = output;
    const absent = shapes.flatMap((end) => (moving ? ['.0', '.1'] : ['']).map((turn) => `${sprite}${end}${turn}`)).find((frame) => !frames.includes(frame));
    if (absent === undefined) return [];
    const own = frames.filter((frame) => frame.startsWith(`${sprite}.`) || frame.startsWith(`${sprite}-`)).slice(0, 4).join(', ');
    const place = placeOf(pack, ['tiles', String(index)]);
    return [`${place}: ${show(absent)} is not in the atlas, which has ${own}; "moving" is for .0 and .1 in turn, "shapes" for other ends.`];
  });
}

function spritesIn(tree: unknown, path: readonly string[] = []): { readonly path: readonly string[]; readonly sprite: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => {
    const at = [...path, key];
    if (NAMING.includes(key) && v.is(shape, part)) return [{ path: at, sprite: part }];
    if (key === 'instead' && isRecord(part)) return Object.values(part).flat().flatMap((sprite) => (v.is(shape, sprite) ? [{ path: at, sprite }] : []));
    return spritesIn(part, at);
  });
}
