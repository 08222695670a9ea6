import { basename } from 'node:path';
import { ArtError } from './ArtError';
import { canBeHurt, hurtOf } from './hurt';
import { paint } from './paint';
import type { Palette } from './palette';
import { parseSprites, rejectDuplicates, type Sprite } from './parseSprites';
import type { Picture } from './Picture';

/** One frame of the atlas: 16 x 16 for a tile, else 18 x 18 with room for the outline. */
export interface Frame {
  readonly name: string;
  /** Its file's name, such as `actors`. */
  readonly group: string;
  readonly tile: boolean;
  readonly picture: Picture;
}

/** A sprite file's path (as errors show it) and text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * All frames of all sprite files, in order, with a hurt one after each `<actor>/idle.0`; files named `terrain...` hold tiles.
 * Throws an `ArtError` at the first error.
 */
export function paintAll(sources: readonly Source[], palette: Palette): Frame[] {
  const groups = sources.map(({ file, text }) => ({ file, sprites: withHurt(parseSprites(file, text, palette)) }));
  rejectDuplicates(groups.flatMap((group) => group.sprites));
  return groups.flatMap(({ file, sprites }) => {
    const group = basename(file, '.txt');
    const tile = group.startsWith('terrain');
    const outlined = sprites.find((sprite) => tile && !sprite.raw);
    if (outlined) throw new ArtError(outlined.place, "terrain must be flagged 'raw': outlines would separate tiles");
    return sprites.map((sprite) => {
      return { name: sprite.place.sprite, group, tile, picture: paint(sprite, palette, tile ? 0 : 1) };
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
