import Phaser from 'phaser';
import { describeError, missingFile } from '../shell/describeError';
import { standBy } from '../shell/Rescuer';
import { showError } from '../shell/showError';
import { openSession } from '../ui/openSession';
import { addInlineFonts, inlineSheet, hasNoOrigin } from '../ui/panels/spriteSheet';
import { followLinks } from '../ui/replays/replayLink';
import { CrashRecovery, tabMemory } from '../ui/files/CrashRecovery';
import { ATLAS, ATLAS_FILES } from '../view/textures/atlas';
import { ProgressBar } from '../view/ProgressBar';
import { shareSession } from './parts';

/** Loads the assets, shows an error if one is missing, then starts the map and the panels over it. */
export class BootScene extends Phaser.Scene {
  constructor() {
    super('Boot');
  }

  preload(): void {
    const bar = new ProgressBar(this);
    this.load.on(Phaser.Loader.Events.PROGRESS, (share: number) => { bar.show(share); });
    this.load.on(Phaser.Loader.Events.FILE_LOAD_ERROR, ({ src }: Phaser.Loader.File) => {
      showError(window, missingFile(new URL(src, window.location.href).href));
    });
    if (!hasNoOrigin(window)) this.load.atlas(ATLAS, ATLAS_FILES.picture, ATLAS_FILES.frames);
  }

  create(): void {
    if (hasNoOrigin(window)) void this.unpack().then(() => { this.begin(); }, (error: unknown) => { showError(window, describeError(error)); });
    else if (this.textures.exists(ATLAS)) this.awaitFont();
  }

  /** Takes the fonts and the atlas from a script, where files cannot be read. */
  private async unpack(): Promise<void> {
    await addInlineFonts(document);
    const { frames, picture } = await inlineSheet();
    const image = new Image();
    image.src = picture;
    await image.decode();
    this.textures.addAtlas(ATLAS, image, frames);
  }

  private awaitFont(): void {
    const begin = (): void => { this.begin(); };
    // Text drawn before the font has loaded would use a fallback font.
    document.fonts.load('8px "Press Start 2P"').then(begin, begin);
  }

  private begin(): void {
    const session = openSession(window);
    standBy(window, new CrashRecovery(session, { version: LANTERNFALL_VERSION, memory: tabMemory(() => window.sessionStorage) }));
    shareSession(this, session);
    this.scene.launch('UI').start('Game');
    void session.resume(window.location.search).then(() => { followLinks(window, session); });
  }
}
