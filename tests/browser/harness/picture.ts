import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Point } from '../../../src/engine/core/point';
import type { DebugApi } from '../../../src/ui/debugApi';

/** Red, green and blue, 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number];

/** Longer than between two frames of a check that draws seldom: a map that looks the same after it is at rest. */
const FRAMES_MS = 500;
/** Pictures until the map has to be at rest. */
const MOST_PICTURES = 12;

/** What the map looks like on the page, without the panels, once nothing moves; it knows where the cells are. */
export class MapPicture {
  private constructor(
    private readonly png: PNG,
    /** The middle of the hero's cell on the page, and the side of a cell. */
    private readonly hero: { readonly x: number; readonly y: number; readonly side: number },
    private readonly player: Point,
  ) {}

  /** Takes a screenshot; `player` is the hero's cell. */
  static async take(page: Page, player: Point): Promise<MapPicture> {
    await page.evaluate(() => {
      for (const panel of document.querySelectorAll<HTMLElement>('#game > :not(canvas)')) panel.style.visibility = 'hidden';
    });
    const png = PNG.sync.read(await screenshotAtRest(page));
    const hero = await page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.hero);
    if (!hero) throw new Error('no hero on the page');
    return new MapPicture(png, hero, { x: player.x, y: player.y });
  }

  /** Screen pixels per side of a cell. */
  get side(): number {
    return this.hero.side;
  }

  /** Whether a whole cell is in the picture. */
  shows(cell: Point): boolean {
    const { x, y } = this.cornerOf(cell);
    return x >= 0 && y >= 0 && x + this.side <= this.png.width && y + this.side <= this.png.height;
  }

  /** The pixels of a cell, shifted down by `shift` screen pixels. */
  cell(cell: Point, shift = 0): Pixel[] {
    const { x, y } = this.cornerOf(cell);
    const pixels: Pixel[] = [];
    for (let py = y + shift; py < y + shift + this.side; py++) for (let px = x; px < x + this.side; px++) pixels.push(this.at(px, py));
    return pixels;
  }

  private cornerOf({ x, y }: Point): Point {
    const { hero, player, side } = this;
    return { x: Math.round(hero.x + (x - player.x - 0.5) * side), y: Math.round(hero.y + (y - player.y - 0.5) * side) };
  }

  private at(x: number, y: number): Pixel {
    const byte = (Math.min(Math.max(y, 0), this.png.height - 1) * this.png.width + Math.min(Math.max(x, 0), this.png.width - 1)) * 4;
    const { data } = this.png;
    return [data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0];
  }
}

/** Looks at the page until nothing of it changes from one frame to the next. */
async function screenshotAtRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let taken = 1; taken < MOST_PICTURES; taken++) {
    await page.waitForTimeout(FRAMES_MS);
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the map never comes to rest');
}

/** The mean of pixels. */
export function meanOf(pixels: readonly Pixel[]): Pixel {
  const sum = (channel: 0 | 1 | 2): number => pixels.reduce((total, pixel) => total + pixel[channel], 0) / Math.max(1, pixels.length);
  return [sum(0), sum(1), sum(2)];
}

/** Relative luminance of WCAG, 0 to 1. */
export function luminanceOf(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG between two luminances, 1 to 21. */
export function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
