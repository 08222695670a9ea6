import type Phaser from 'phaser';
import { DEPTH } from '../depth';
import { makeCanvas } from '../textures/canvasTextures';
import { CHAR, drawRimmed } from '../textures/pixelText';
import { bannerPlace, type Frame } from './framing';

const KEY = 'banner';
const BANNER = { width: 320, height: 58 };
const { width: WIDTH, height: HEIGHT } = BANNER;
const RIM = '#17111d';
const TITLE = '#f0c848';
const NAME = '#f2ead0';
const FADE_IN_MS = 220;
const STAYS_MS = 1300;
const FADE_OUT_MS = 500;

/** A floor's number in words, and its name. */
export interface FloorTitle {
  readonly title: string;
  readonly name: string;
}

/** Shows a floor's name over the map for a moment. */
export class FloorBanner {
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly image: Phaser.GameObjects.Image;

  constructor(private readonly scene: Phaser.Scene) {
    this.texture = makeCanvas(scene.textures, KEY, BANNER);
    this.image = scene.add.image(0, 0, KEY).setOrigin(0.5, 0).setScrollFactor(0).setDepth(DEPTH.banner).setVisible(false);
  }

  show({ title, name }: FloorTitle): void {
    const { scene, image } = this;
    const { width, zoom } = scene.cameras.main;
    const room = Math.floor((Math.min(WIDTH, width / zoom) - 4) / CHAR);
    this.texture.context.clearRect(0, 0, WIDTH, HEIGHT);
    for (const line of bannerLines(title, name, room)) this.draw(line);
    this.texture.refresh();
    scene.tweens.killTweensOf(image);
    image.setAlpha(0).setVisible(true);
    scene.tweens.chain({
      targets: image,
      tweens: [{ alpha: 1, duration: FADE_IN_MS }, { alpha: 0, delay: STAYS_MS, duration: FADE_OUT_MS }],
      onComplete: () => { image.setVisible(false); },
    });
  }

  /** Ends it at once: another floor may be shown. */
  hide(): void {
    this.scene.tweens.killTweensOf(this.image);
    this.image.setVisible(false);
  }

  /** Keeps it below the panels, which may appear later. */
  place(frame: Frame): void {
    if (!this.image.visible) return;
    const { x, y } = bannerPlace(BANNER, frame);
    this.image.setPosition(Math.round(x), Math.round(y));
  }

  private draw({ text, isTitle, top, scale }: BannerLine): void {
    const x = Math.round((WIDTH - Array.from(text).length * CHAR * scale) / 2) - 1;
    drawRimmed(this.texture.context, { text, colour: isTitle ? TITLE : NAME, rim: RIM }, { x, y: top, scale });
  }
}

/** A line of the banner: its size, and its top in pixels. */
interface BannerLine {
  readonly text: string;
  readonly isTitle: boolean;
  readonly top: number;
  readonly scale: 1 | 2;
}

/** Pixels from the top of one line of a name to that of the next, and the most lines; packs may have names of any length. */
const LINE = 11;
const MOST_LINES = 3;
const NAME_TOP = 22;

/** A floor's title and name in lines of at most `room` characters; the title is twice as large where that fits. */
export function bannerLines(title: string, name: string, room: number): BannerLine[] {
  const names = wrapped(name, room).map((text, place): BannerLine => ({ text, isTitle: false, top: NAME_TOP + place * LINE, scale: 1 }));
  return [{ text: title, isTitle: true, top: 0, scale: 2 * Array.from(title).length <= room ? 2 : 1 }, ...names];
}

/** A text broken at its spaces; words longer than a line are broken too, and what is left after the last line is left out. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => pieces(each, room))) {
    const last = lines.at(-1);
    if (last !== undefined && Array.from(`${last} ${word}`).length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, MOST_LINES);
}

function pieces(word: string, room: number): string[] {
  const chars = Array.from(word);
  const lines = Math.max(1, Math.ceil(chars.length / room));
  return Array.from({ length: lines }, (_, place) => chars.slice(place * room, (place + 1) * room).join(''));
}
