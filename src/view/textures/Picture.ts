import type Phaser from 'phaser';
import type { Look } from '../../engine/content';
import type { FigureLayer } from '../../engine/rules/figure';
import { ATLAS } from './atlas';
import { figurePicture } from './figurePicture';
import { glyphPicture } from './glyphSheet';
import { legible, safeColour } from '../palette';
import type { ViewPreferences } from '../Preferences';

/** The texture and prefix of the frames `<name>.0`, `<name>.1`. */
export interface Picture {
  /** The texture's key. */
  readonly texture: string;
  readonly name: string;
}

/** A row's look; a hero's has the layers of its figure. */
export interface Drawn extends Look {
  readonly layers?: readonly FigureLayer[];
}

/** A content row's picture: its sprite, its figure or its character. */
export function pictureOf(textures: Phaser.Textures.TextureManager, { sprite, glyph, colour, layers }: Drawn, { isGlyphs, palette }: ViewPreferences): Picture {
  if (!isGlyphs) return layers ? figurePicture(textures, layers) : { texture: ATLAS, name: sprite };
  return glyphPicture(textures, { glyph, colour: legible(safeColour(colour, palette)) });
}

/** A picture's first frame; a static one has only one. */
export function firstFrame(textures: Phaser.Textures.TextureManager, { texture, name }: Picture): string {
  return textures.get(texture).has(`${name}.0`) ? `${name}.0` : name;
}

/** Whether a picture has two frames. */
export function isAnimated(textures: Phaser.Textures.TextureManager, { texture, name }: Picture): boolean {
  return texture === ATLAS && textures.get(texture).has(`${name}.0`);
}
