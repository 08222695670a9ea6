import Phaser from 'phaser';
import { missingFile } from '../shell/describeError';
import { callShell } from '../shell/Rescuer';
import { ATLAS_FILES, hasNoOrigin, readAtlas } from '../ui/panels/spriteSheet';
import { ATLAS } from '../view/textures/atlas';

/** Makes the sprites and the map's font ready, then starts the map and what ties the panels to it. A missing file ends in the error screen. */
export class BootScene extends Phaser.Scene {
  constructor() {
    super('Boot');
  }

  create(): void {
    const begin = (): void => { this.scene.launch('UI').start('Game'); };
    // Text drawn before the font has loaded would use a fallback font. Without an origin it came with the page.
    const font = hasNoOrigin(window) ? null : document.fonts.load('8px "Press Start 2P"').catch(() => null);
    void this.unpack().then(async (isWhole) => {
      await font;
      if (isWhole) begin();
    });
  }

  /** Adds the atlas's frames; false where it could not be read. */
  private async unpack(): Promise<boolean> {
    try {
      const { frames, picture } = await readAtlas();
      if (!(await picture.decode().then(() => true, () => false))) return missing(ATLAS_FILES.picture);
      this.textures.addAtlas(ATLAS, picture, frames);
      return true;
    } catch {
      return missing(ATLAS_FILES.frames);
    }
  }
}

function missing(file: string): false {
  callShell(window, missingFile(new URL(file, window.location.href).href));
  return false;
}
