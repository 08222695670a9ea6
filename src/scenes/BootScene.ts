import Phaser from 'phaser';
import { missingFile } from '../shell/describeError';
import { renew } from '../shell/renew';
import { callShell } from '../shell/Rescuer';
import { ATLAS_FILES, hasNoOrigin, readAtlas } from '../ui/panels/Sprite';
import { ATLAS } from '../view/textures/canvasTextures';
import type { MapScenes } from './startMap';

/** Adds the sprites once they and the map's font are there, then starts the map and what ties the panels to it. A missing file ends in the error screen. */
export class BootScene extends Phaser.Scene {
  // Both are made ready while Phaser starts. Text drawn before the font has loaded would use a fallback font; without an origin it came with the page.
  private readonly font = hasNoOrigin(window) ? null : document.fonts.load('8px "Press Start 2P"').catch(() => null);
  private readonly sprites = readSprites();

  constructor(private readonly scenes: Promise<MapScenes>) {
    super('Boot');
  }

  create(): void {
    void Promise.all([this.sprites, this.scenes, this.font]).then(([sprites, { Game, UI }]) => {
      if (!sprites) return;
      this.textures.addAtlas(ATLAS, sprites.picture, sprites.frames);
      this.scene.add('UI', UI, true);
      this.scene.add('Game', Game);
      this.scene.start('Game');
    });
  }
}

/** The atlas with its picture decoded; null where it could not be read. */
async function readSprites(): Promise<Awaited<ReturnType<typeof readAtlas>> | null> {
  try {
    const atlas = await readAtlas();
    return (await isDrawable(atlas.picture)) ? atlas : missing(ATLAS_FILES.picture);
  } catch {
    return missing(ATLAS_FILES.frames);
  }
}

/** Whether the picture can be drawn, once it has loaded; a broken one is fetched again past all caches. */
async function isDrawable(picture: HTMLImageElement): Promise<boolean> {
  const decoded = (): Promise<boolean> => picture.decode().then(() => true, () => false);
  if (await decoded()) return true;
  const { src } = picture;
  await renew(window, src);
  picture.src = src;
  return decoded();
}

function missing(file: string): null {
  callShell(window, missingFile(new URL(file, window.location.href).href));
  return null;
}
