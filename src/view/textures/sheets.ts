import type Phaser from 'phaser';
import { ATLAS } from './canvasTextures';

type Textures = Phaser.Textures.TextureManager;

/** The sprites of one region of floors: their picture, decoded, and their frames, as `tools/art` writes them. */
export interface RegionSheet {
  readonly picture: HTMLImageElement;
  readonly frames: object;
}

/** Textures that were asked for a sprite which they lacked. */
const lacking = new WeakSet<Textures>();

/** Adds the frames of a region to the atlas, which has them under its own key from then on. Again, it changes nothing. */
export function addSheet(textures: Textures, region: string, { picture, frames }: RegionSheet): void {
  const key = `sheet ${region}`;
  const sheet = textures.exists(key) ? null : textures.addAtlas(key, picture, frames);
  const [source] = sheet?.source ?? [];
  if (!sheet || !source) return;
  const atlas = textures.get(ATLAS);
  const place = atlas.source.push(source) - 1;
  for (const name of sheet.getFrameNames()) {
    const { cutX, cutY, cutWidth, cutHeight } = sheet.get(name);
    atlas.add(name, place, cutX, cutY, cutWidth, cutHeight);
  }
}

/** Whether the atlas has a frame, or the first of several; what it lacks may come with a region, and has a stand-in until then. */
export function hasSprite(textures: Textures, name: string): boolean {
  const atlas = textures.get(ATLAS);
  const isThere = atlas.has(name) || atlas.has(`${name}.0`);
  if (!isThere) lacking.add(textures);
  return isThere;
}

/** Whether sprites were lacking since this was last asked. */
export function hasLackedSprites(textures: Textures): boolean {
  return lacking.delete(textures);
}
