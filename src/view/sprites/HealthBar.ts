import type Phaser from 'phaser';
import { DEPTH } from '../depth';
import { BAR } from './overhead';
import { colourOf, numberOf, type Meaning } from '../palette';
import type { PaletteName } from '../Preferences';

/** The size inside the rim. */
const WIDTH = BAR.width - 2;
const HEIGHT = BAR.height - 2;
const RIM = 0x17111d;

/** A small bar on a wounded actor. */
export class HealthBar {
  private readonly back: Phaser.GameObjects.Rectangle;
  private readonly fill: Phaser.GameObjects.Rectangle;

  constructor(scene: Phaser.Scene) {
    this.back = scene.add.rectangle(0, 0, WIDTH + 2, HEIGHT + 2, RIM).setOrigin(0).setDepth(DEPTH.bar);
    this.fill = scene.add.rectangle(0, 0, WIDTH, HEIGHT, 0).setOrigin(0).setDepth(DEPTH.bar);
    this.setVisible(false);
  }

  /** Shows health from 0 to 1 by length and colour; never empty for the living. */
  set(share: number, palette: PaletteName): void {
    this.fill.setSize(Math.max(1, Math.round(WIDTH * share)), HEIGHT).setFillStyle(numberOf(colourOf(stateOf(share), palette)));
  }

  /** Sets the centre of its top edge. */
  place(x: number, y: number): void {
    this.back.setPosition(x - WIDTH / 2 - 1, y);
    this.fill.setPosition(x - WIDTH / 2, y + 1);
  }

  setVisible(visible: boolean): void {
    this.back.setVisible(visible);
    this.fill.setVisible(visible);
  }

  destroy(): void {
    this.back.destroy();
    this.fill.destroy();
  }
}

function stateOf(share: number): Meaning {
  if (share > 0.6) return 'well';
  return share > 0.3 ? 'weak' : 'dying';
}
