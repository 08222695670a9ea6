import type { Page } from '@playwright/test';

/** The panels over the map, and what opens above it. */
const PANELS = '.hud, .log, .actions, .minimap, .aim, .watch, .notice, .dialog, .tip';
/** What must not cover the hero. */
const CORNERS = '.hud, .log, .actions, .minimap';
/** Where words must never break, whatever the width. */
const WHOLE = '.primary, .title-row .secondary, .pause .choice, .help-actions kbd, .dialog h2, .slot-name, .dialog-settings .setting-at, .stamp-word, .over-facts dt, .past-facts dd';
/** Words and controls that are cut off if their content is wider than they are. */
const WORDS = 'button, label, h2, h3, dt, dd, kbd, .choice, .slot-name, .hint, .stat, .run-name, .lines li';
/** What stays on one line. */
const FACTS = '.oil dd, .run-fact';
/** What may overflow its place. */
const LISTS = '.choices, .page-body, .bag-about, .dialog, .veil, .aim, .watch';
const CONTROLS = 'button, input, select';

interface Wanted {
  readonly isTouch: boolean;
  /** On the map itself: the hero is not hidden. */
  readonly isPlay: boolean;
}

/** What doesn't fit on the page as it is now, in words; empty if all is well. */
export function layoutFaults(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(
    ({ isTouch, isPlay, selectors }) => {
      const { innerWidth: width, innerHeight: height } = window;
      const name = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
      // Under a dialog nothing has changed.
      const root = document.querySelector('.ui .veil') ?? document;
      const shown = (selector: string): HTMLElement[] => [root, ...root.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement).filter((element) => element.matches(selector) && element.getClientRects().length > 0);
      const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
      const errors: string[] = [];
      if (document.documentElement.scrollWidth > width || document.body.scrollWidth > width) errors.push('the page scrolls sideways');
      for (const panel of shown(selectors.panels)) {
        const { left, top, right, bottom } = panel.getBoundingClientRect();
        // What is taller than the window may scroll.
        const canScroll = panel.parentElement !== null && panel.parentElement.scrollHeight > panel.parentElement.clientHeight && scrolls(panel.parentElement);
        if (left < -0.5 || top < -0.5 || right > width + 0.5 || (bottom > height + 0.5 && !canScroll)) errors.push(`outside the window: ${name(panel)} ${left},${top} to ${right},${bottom}`);
        if (panel.scrollWidth > panel.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(panel).overflowX)) errors.push(`scrolls sideways: ${name(panel)}`);
      }
      for (const words of shown(selectors.words)) {
        if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 1 && getComputedStyle(words).display !== 'inline') errors.push(`cut off: ${name(words)} ${words.scrollWidth} in ${words.clientWidth}`);
      }
      for (const fact of shown(selectors.facts)) {
        const range = document.createRange();
        range.selectNodeContents(fact);
        if (range.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(fact).fontSize)) errors.push(`broken in the middle: ${name(fact)}`);
      }
      for (const list of shown(selectors.lists)) {
        const isCut = scrolls(list) && list.scrollTop + list.clientHeight < list.scrollHeight - 1;
        if (list.scrollWidth > list.clientWidth + 1 && getComputedStyle(list).overflowX !== 'visible') errors.push(`wider than its place: ${name(list)} ${list.scrollWidth} in ${list.clientWidth}`);
        if (isCut && !/below/.test(list.dataset['more'] ?? '')) errors.push(`goes on without a sign: ${name(list)}`);
      }
      const isScrolled = (element: Element): boolean => element.closest(selectors.lists) !== null && (scrolls(element) || (element.parentElement !== null && isScrolled(element.parentElement)));
      for (const control of shown(selectors.controls).filter((element) => !isScrolled(element))) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) errors.push(`out of reach: ${name(control)}`);
      }
      for (const control of isTouch ? shown(selectors.controls) : []) {
        const { width: wide, height: tall } = (control.closest('label') ?? control).getBoundingClientRect();
        if (wide < 43.5 || tall < 43.5) errors.push(`too small for a finger: ${name(control)} ${wide}x${tall}`);
      }
      for (const text of shown(selectors.whole).flatMap((element) => Array.from(element.childNodes)).filter((node) => node instanceof Text)) {
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) errors.push(`breaks a word: ${word}`);
        }
      }
      const map = document.querySelector<HTMLCanvasElement>('.map-picture canvas');
      const brush = map?.getContext('2d');
      if (map && brush) {
        // Drawn from tiles, most cells have several colours; flat blocks have one each.
        const [across, down] = ['--cells', '--rows'].map((count) => Number(getComputedStyle(map).getPropertyValue(count))) as [number, number];
        const [wide, high] = [map.width / across, map.height / down];
        const cells = Array.from({ length: across * down }, (_, cell) => {
          const { data } = brush.getImageData(Math.ceil((cell % across) * wide), Math.ceil(Math.floor(cell / across) * high), Math.floor(wide), Math.floor(high));
          return new Set(new Uint32Array(data.buffer).filter((pixel) => pixel !== 0)).size;
        });
        const known = cells.filter((colours) => colours > 0);
        const flat = known.filter((colours) => colours === 1);
        if (known.length === 0 || 2 * flat.length > known.length) errors.push(`the map is flat in ${flat.length} of ${known.length} cells`);
      }
      const rows = new Map<number, number>();
      for (const action of shown('.actions > button')) {
        const top = Math.round(action.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? 0) + 1);
      }
      const counts = [...rows.values()];
      if (counts.length > 1 && 2 * Math.min(...counts) < Math.max(...counts)) errors.push(`the bar has rows of ${counts.join(' and ')}`);
      const { hero } = (window as unknown as { lanternfall: { hero: { x: number; y: number; side: number } | null } }).lanternfall;
      if (isPlay && hero) {
        const reach = hero.side / 2;
        for (const corner of shown(selectors.corners)) {
          const { left, top, right, bottom } = corner.getBoundingClientRect();
          if (left < hero.x + reach && right > hero.x - reach && top < hero.y + reach && bottom > hero.y - reach) errors.push(`hides the hero: ${name(corner)}`);
        }
      } else if (isPlay) errors.push('no hero on the page');
      return errors;
    },
    { ...wanted, selectors: { whole: WHOLE, panels: PANELS, corners: CORNERS, words: WORDS, facts: FACTS, lists: LISTS, controls: CONTROLS } },
  );
}
