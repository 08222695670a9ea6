import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '../../../src/engine/core/point';
import { atRest, type Hands } from './Pilot';

/** The length of a swipe, in CSS pixels. */
const FAR = 60;

/** A finger on a page, as its browser gets it from a touch screen. */
export class Finger {
  private constructor(private readonly browser: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    await this.send('touchStart', at);
  }

  async move(to: Point): Promise<void> {
    await this.send('touchMove', to);
  }

  async up(): Promise<void> {
    await this.browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Moves from a point by this much, in a few steps like a real finger, and goes up. */
  async swipe(from: Point, by: Point): Promise<void> {
    await Promise.all([this.drag(from, by), this.up()]);
  }

  /** The same without going up. The page gets it at once: a finger that waits for a slow page would count as a long press. */
  async drag(from: Point, { x: dx, y: dy }: Point): Promise<void> {
    const down = this.down(from);
    const steps = [0.25, 0.5, 0.75, 1].map((share) => this.move({ x: from.x + dx * share, y: from.y + dy * share }));
    await Promise.all([down, ...steps]);
  }

  private async send(type: 'touchStart' | 'touchMove', { x, y }: Point): Promise<void> {
    await this.browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
}

/** Waits until the page has had every event so far: touches reach it with its frames. */
export async function seen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Every action by touch: straight steps by a tap on the cell, diagonal ones by a swipe, the rest by buttons. */
export function fingers(finger: Finger): Hands {
  return async (page, step) => {
    if (step.do === 'wait') return page.getByRole('button', { name: 'Wait' }).tap();
    if (step.do === 'reward') return page.getByRole('dialog').locator('.choice').first().tap();
    if (step.do === 'use') {
      await page.getByRole('button', { name: 'Bag' }).tap();
      await page.getByRole('dialog').locator('.choice').nth(step.slot).tap();
      await page.getByRole('dialog').locator('.choice').first().tap();
      if (step.aim) await page.locator('.aim').getByRole('button').first().tap();
      return;
    }
    const hero = await atRest(page);
    const [dx, dy] = step.do === 'step' ? [step.dx, step.dy] : [0, 0];
    if (dx !== 0 && dy !== 0) await finger.swipe(hero, { x: dx * FAR, y: dy * FAR });
    else await page.touchscreen.tap(hero.x + dx * hero.side, hero.y + dy * hero.side);
    await seen(page);
  };
}
