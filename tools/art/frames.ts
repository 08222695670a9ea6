import { basename } from 'node:path';
import { ArtFault } from './ArtFault';
import { paint } from './paint';
import type { Palette } from './palette';
import { parseSprites, refuseTwins } from './parseSprites';
import type { Picture } from './Picture';

/** One drawing of the atlas: 16 x 16 if it is a tile, else 18 x 18 with room for the outline. */
export interface Frame {
  readonly name: string;
  /** The name of the file it is drawn in, such as `actors`. */
  readonly group: string;
  readonly tile: boolean;
  readonly picture: Picture;
}

/** A sprite file's path (as faults show it) and text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All frames of all sprite files, in order; files named `terrain...` hold tiles. Throws an `ArtFault` at the first mistake. */
export function paintAll(sources: readonly Source[], palette: Palette): Frame[] {
  const groups = sources.map(({ file, text }) => ({ file, sprites: parseSprites(file, text, palette) }));
  refuseTwins(groups.flatMap((group) => group.sprites));
  return groups.flatMap(({ file, sprites }) => {
    const group = basename(file, '.txt');
    const tile = group.startsWith('terrain');
    const outlined = sprites.find((sprite) => tile && !sprite.raw);
    if (outlined) throw new ArtFault(outlined.place, "terrain is flagged 'raw', as an outline would not join tiles");
    return sprites.map((sprite) => {
      return { name: sprite.place.sprite, group, tile, picture: paint(sprite, palette, tile ? 0 : 1) };
    });
  });
}
