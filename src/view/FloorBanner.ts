import type Phaser from 'phaser';
import { DEPTH } from './depth';
import { drawRimmed, pixelText } from './pixelText';

const KEY = 'banner';
const WIDTH = 320;
const HEIGHT = 36;
const RIM = '#17111d';
const TITLE = '#f0c848';
const NAME = '#f2ead0';
const COMES_MS = 220;
const STAYS_MS = 1300;
const GOES_MS = 500;
/** How far down it is in what the panels leave of the view's height. */
const DROP = 0.2;

/** What a floor is called: its number in words, and its name. */
export interface FloorTitle {
  readonly title: string;
  readonly name: string;
}

/** The name of a floor over the map, for a moment. */
export class FloorBanner {
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly image: Phaser.GameObjects.Image;

  constructor(private readonly scene: Phaser.Scene) {
    const texture = scene.textures.createCanvas(KEY, WIDTH, HEIGHT);
    if (!texture) throw new Error('the banner was made twice');
    this.texture = texture;
    this.image = scene.add.image(0, 0, KEY).setOrigin(0.5, 0).setScrollFactor(0).setDepth(DEPTH.banner).setVisible(false);
  }

  /** Shows a title below what the panels cover (screen pixels), and takes it away again. */
  show({ title, name }: FloorTitle, covered: number): void {
    const { scene, image } = this;
    const { width, height, zoom } = scene.cameras.main;
    const room = Math.min(WIDTH, width / zoom) - 4;
    const lines = [{ text: title, colour: TITLE, top: 0, scale: title.length * 16 <= room ? 2 : 1 }, { text: name, colour: NAME, top: 22, scale: 1 }];
    this.texture.context.clearRect(0, 0, WIDTH, HEIGHT);
    for (const line of lines) this.draw(line);
    this.texture.refresh();
    scene.tweens.killTweensOf(image);
    image.setPosition(Math.round(width / zoom / 2), Math.round((covered + (height - covered) * DROP) / zoom)).setAlpha(0).setVisible(true);
    scene.tweens.chain({
      targets: image,
      tweens: [{ alpha: 1, duration: COMES_MS }, { alpha: 0, delay: STAYS_MS, duration: GOES_MS }],
      onComplete: () => { image.setVisible(false); },
    });
  }

  private draw({ text, colour, top, scale }: { text: string; colour: string; top: number; scale: number }): void {
    const inside = pixelText(text, colour);
    const x = Math.round((WIDTH - inside.width * scale) / 2) - 1;
    drawRimmed(this.texture.context, { rim: pixelText(text, RIM), inside }, { x, y: top, scale });
  }
}
