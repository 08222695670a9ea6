import type { BrowserContext } from '@playwright/test';

/** How much of the map a file of checks draws: every frame, a frame now and then, or nothing if it only checks words, panels and stored runs. */
export type Frames = 'all' | 'seldom' | 'none';

/** Without a graphics card frames cost more than everything else that is checked. */
const WAIT_MS = { seldom: 150, none: 60 } as const;

/** Prepares a profile for checks: its pages draw that much, and functions can be evaluated in them. */
export async function prepareProfile(profile: BrowserContext, frames: Frames = 'none'): Promise<void> {
  // tsx keeps function names with a helper that functions evaluated in the page don't have.
  await profile.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  if (frames === 'all') return;
  await profile.addInitScript(
    ({ wait, isBlank }) => {
      window.requestAnimationFrame = (paint) => window.setTimeout(() => { paint(performance.now()); }, wait);
      window.cancelAnimationFrame = (id) => { window.clearTimeout(id); };
      // The title's sparks, which never rest.
      const calm = new CSSStyleSheet();
      calm.replaceSync('.scene * { animation: none !important; }');
      document.adoptedStyleSheets = [calm];
      if (!isBlank) return;
      for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
        Object.assign(prototype, { clear: () => undefined, drawArrays: () => undefined, drawElements: () => undefined });
      }
    },
    { wait: WAIT_MS[frames], isBlank: frames === 'none' },
  );
}
