import { basename } from 'node:path';
import { ArtFault } from './ArtFault';
import { canBeHurt, hurtOf } from './hurt';
import { paint } from './paint';
import type { Palette } from './palette';
import { parseSprites, refuseTwins, type Sprite } from './parseSprites';
import type { Picture } from './Picture';

/** One drawing of the atlas: 16 x 16 if it is a tile, else 18 x 18 with room for the outline. */
export interface Frame {
  readonly name: string;
  /** The name of the file it is drawn in, such as `actors`. */
  readonly group: string;
  readonly tile: boolean;
  readonly picture: Picture;
}

/** A sprite file's path (as errors show it) and text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All frames of all sprite files, in order, and a hurt one after each `<actor>/idle.0`; files named `terrain...` hold tiles. Throws an `ArtFault` at the first mistake. */
export function paintAll(sources: readonly Source[], palette: Palette): Frame[] {
  const groups = sources.map(({ file, text }) => ({ file, sprites: withHurt(parseSprites(file, text, palette)) }));
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

/** Sprites with the frame `<name>.hurt` of each actor, unless it is drawn. */
function withHurt(sprites: readonly Sprite[]): Sprite[] {
  const names = new Set(sprites.map(({ place }) => place.sprite));
  return sprites.flatMap((sprite) => {
    const hurt = canBeHurt(sprite) ? [hurtOf(sprite)] : [];
    return [sprite, ...hurt.filter(({ place }) => !names.has(place.sprite))];
  });
}
