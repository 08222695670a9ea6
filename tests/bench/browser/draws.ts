import type { BrowserContext, Page } from '@playwright/test';

/** How often a page has drawn: pictures, and calls of WebGL. */
export interface Draws {
  readonly pictures: number;
  readonly calls: number;
}

/** Has a profile's pages count what they draw. */
export async function countDraws(profile: BrowserContext): Promise<void> {
  await profile.addInitScript(() => {
    const draws = { pictures: 0, calls: 0 };
    let frame = 0;
    let last = -1;
    const next = (): void => {
      frame++;
      requestAnimationFrame(next);
    };
    next();
    const count = (): void => {
      draws.calls++;
      if (last !== frame) draws.pictures++;
      last = frame;
    };
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of ['drawArrays', 'drawElements'] as const) {
        const draw = Reflect.get(prototype, name) as (...options: unknown[]) => void;
        Object.assign(prototype, { [name](this: unknown, ...options: unknown[]) { count(); draw.apply(this, options); } });
      }
    }
    Object.assign(window, { draws });
  });
}

/** What a page draws meanwhile. */
export async function drawsIn(page: Page, meanwhile: () => Promise<void>): Promise<Draws> {
  const now = (): Promise<Draws> => page.evaluate(() => ({ ...(window as unknown as { draws: Draws }).draws }));
  const before = await now();
  await meanwhile();
  const after = await now();
  return { pictures: after.pictures - before.pictures, calls: after.calls - before.calls };
}
