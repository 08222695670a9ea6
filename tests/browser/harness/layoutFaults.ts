import type { Page } from 'playwright-core';

/** What lies over the map, and what is opened above it. */
const PANELS = '.hud, .log, .actions, .minimap, .aim, .notice, .dialog, .tip';
/** What must leave the hero in sight. */
const CORNERS = '.hud, .log, .actions, .minimap';
/** Words and controls that are cut off where their content is wider than they are. */
const WORDS = 'button, label, h2, h3, dt, dd, kbd, .choice, .slot-name, .hint, .stat, .run-name, .lines li';
const CONTROLS = 'button, input, select';

interface Wanted {
  readonly isTouch: boolean;
  /** On the map itself: the hero is not hidden. */
  readonly isPlay: boolean;
}

/** What does not fit on the page as it is now, in words; none if all is well. */
export function layoutFaults(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(
    ({ isTouch, isPlay, selectors }) => {
      const { innerWidth: width, innerHeight: height } = window;
      const name = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
      // Under a dialog everything is as it was before.
      const root = document.querySelector('.ui .veil') ?? document;
      const shown = (selector: string): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>(selector)).filter((element) => element.getClientRects().length > 0);
      const faults: string[] = [];
      if (document.documentElement.scrollWidth > width || document.body.scrollWidth > width) faults.push('the page scrolls sideways');
      for (const panel of shown(selectors.panels)) {
        const { left, top, right, bottom } = panel.getBoundingClientRect();
        // What is taller than the window may be scrolled to.
        const isScrolled = panel.parentElement !== null && panel.parentElement.scrollHeight > panel.parentElement.clientHeight && /auto|scroll/.test(getComputedStyle(panel.parentElement).overflowY);
        if (left < -0.5 || top < -0.5 || right > width + 0.5 || (bottom > height + 0.5 && !isScrolled)) faults.push(`outside the window: ${name(panel)} ${left},${top} to ${right},${bottom}`);
        if (panel.scrollWidth > panel.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(panel).overflowX)) faults.push(`scrolls sideways: ${name(panel)}`);
      }
      for (const words of shown(selectors.words)) {
        if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 1 && getComputedStyle(words).display !== 'inline') faults.push(`cut off: ${name(words)} ${words.scrollWidth} in ${words.clientWidth}`);
      }
      for (const control of isTouch ? shown(selectors.controls) : []) {
        const { width: wide, height: tall } = (control.closest('label') ?? control).getBoundingClientRect();
        if (wide < 43.5 || tall < 43.5) faults.push(`too small for a finger: ${name(control)} ${wide}x${tall}`);
      }
      const { hero } = (window as unknown as { lanternfall: { hero: { x: number; y: number; side: number } | null } }).lanternfall;
      if (isPlay && hero) {
        const reach = hero.side / 2;
        for (const corner of shown(selectors.corners)) {
          const { left, top, right, bottom } = corner.getBoundingClientRect();
          if (left < hero.x + reach && right > hero.x - reach && top < hero.y + reach && bottom > hero.y - reach) faults.push(`hides the hero: ${name(corner)}`);
        }
      } else if (isPlay) faults.push('no hero on the page');
      return faults;
    },
    { ...wanted, selectors: { panels: PANELS, corners: CORNERS, words: WORDS, controls: CONTROLS } },
  );
}
