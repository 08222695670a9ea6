import Phaser from 'phaser';
import { mountPanels } from '../ui/panels/mountPanels';
import { sessionOf, stageOf } from './parts';

/** The panels over the map. */
export class UIScene extends Phaser.Scene {
  constructor() {
    super('UI');
  }

  create(): void {
    const unmount = mountPanels(stageOf(this), sessionOf(this));
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, unmount);
  }
}
