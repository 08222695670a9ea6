import Phaser from 'phaser';
import { tieMap } from '../ui/panels/tieMap';
import { sessionOf } from './parts';

/** What ties the panels to the map: its name, and the focus while it has the keys. */
export class UIScene extends Phaser.Scene {
  constructor() {
    super('UI');
  }

  create(): void {
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, tieMap(this.game.canvas, sessionOf(this)));
  }
}
