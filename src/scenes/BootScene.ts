import Phaser from 'phaser';
import { missingFile } from '../shell/describeFault';
import { standBy } from '../shell/Rescuer';
import { showFault } from '../shell/showFault';
import { openSession } from '../ui/openSession';
import { followLinks } from '../ui/replays/replayLink';
import { Rescue, tabMemory } from '../ui/rescue';
import { ATLAS, ATLAS_FILES } from '../view/atlas';
import { ProgressBar } from '../view/ProgressBar';
import { lendSession } from './parts';

/** Loads what the others draw with, says so if it does not come, then opens the map and the panels over it. */
export class BootScene extends Phaser.Scene {
  constructor() {
    super('Boot');
  }

  preload(): void {
    const bar = new ProgressBar(this);
    this.load.on(Phaser.Loader.Events.PROGRESS, (share: number) => { bar.show(share); });
    this.load.on(Phaser.Loader.Events.FILE_LOAD_ERROR, ({ src }: Phaser.Loader.File) => {
      showFault(window, missingFile(new URL(src, window.location.href).href));
    });
    this.load.atlas(ATLAS, ATLAS_FILES.picture, ATLAS_FILES.frames);
  }

  create(): void {
    if (!this.textures.exists(ATLAS)) return;
    const begin = (): void => { this.begin(); };
    // Without the font the digits are drawn in the one that stands in for it.
    document.fonts.load('8px "Press Start 2P"').then(begin, begin);
  }

  private begin(): void {
    const session = openSession(window);
    standBy(window, new Rescue(session, { version: LANTERNFALL_VERSION, memory: tabMemory(() => window.sessionStorage) }));
    lendSession(this, session);
    this.scene.launch('UI').start('Game');
    void session.resume(window.location.search).then(() => { followLinks(window, session); });
  }
}
