import { basename } from 'node:path';
import { ArtError } from './ArtError';
import { canBeHurt, hurtOf } from './hurt';
import { paint } from './paint';
import type { Palette } from './palette';
import { drawnSprites, parseSprites, rejectDuplicates, type Sprite } from './parseSprites';
import type { Picture } from './Picture';

/** One frame of the atlas: 16 x 16 for a tile, else 18 x 18 with room for the outline. */
export interface Frame {
  readonly name: string;
  /** Its file's name, such as `actors`; a region's has the region before it. */
  readonly group: string;
  /** `atlas`, or the region that alone has it. */
  readonly sheet: string;
  readonly tile: boolean;
  readonly picture: Picture;
}

/** The sheet of what all floors share. */
export const SHARED = 'atlas';

/** A sprite file's path (as errors show it), its text, and the sheet that its frames go to, by default the shared one. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly sheet?: string;
}

/**
 * All frames of all sprite files, in order, with a hurt one after each `<actor>/idle.0`; files named `terrain...` hold tiles.
 * Throws an `ArtError` at the first error.
 */
export function paintAll(sources: readonly Source[], palette: Palette): Frame[] {
  const drawn = new Map(sources.flatMap((source) => drawnSprites(source, palette)).map((sprite) => [sprite.place.sprite, sprite]));
  const groups = sources.map((source) => ({ ...source, sprites: withHurt(parseSprites(source, palette, drawn)) }));
  rejectDuplicates(groups.flatMap((group) => group.sprites));
  return groups.flatMap(({ file, sheet = SHARED, sprites }) => {
    const name = basename(file, '.txt');
    const group = sheet === SHARED ? name : `${sheet}-${name}`;
    const tile = name.startsWith('terrain');
    const outlined = sprites.find((sprite) => tile && !sprite.raw);
    if (outlined) throw new ArtError(outlined.place, "terrain must be flagged 'raw': outlines would separate tiles");
    return sprites.map((sprite) => {
      return { name: sprite.place.sprite, group, sheet, tile, picture: paint(sprite, palette, tile ? 0 : 1) };
    });
  });
}

/** Sprites with each actor's `<name>.hurt`, unless it is drawn by hand. */
function withHurt(sprites: readonly Sprite[]): Sprite[] {
  const names = new Set(sprites.map(({ place }) => place.sprite));
  return sprites.flatMap((sprite) => {
    const hurt = canBeHurt(sprite) ? [hurtOf(sprite)] : [];
    return [sprite, ...hurt.filter(({ place }) => !names.has(place.sprite))];
  });
}
