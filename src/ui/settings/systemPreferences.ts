import type { Settings } from './settings';

/** The media queries of the system preferences. */
export const MEDIA_QUERIES = { contrast: '(prefers-contrast: more)', motion: '(prefers-reduced-motion: reduce)' } as const;

/** What these settings are until the player chooses. */
export const PAGE_DEFAULTS = { textSize: 'normal', font: 'plain', palette: 'usual', contrast: 'system', motion: 'system' } as const;

/** The settings that the style sheets read, as `data-` attributes of the page. */
export interface PageTraits {
  readonly text: Settings['textSize'];
  readonly font: Settings['font'];
  readonly contrast: 'usual' | 'high';
  readonly palette: Settings['palette'];
  readonly motion: 'full' | 'reduced';
}

/** The settings with `system` resolved; `matches` evaluates a media query. */
export function systemPreferences(settings: Settings, matches: (query: string) => boolean): PageTraits {
  const { textSize, font, palette, contrast, motion } = settings;
  return {
    text: textSize,
    font,
    palette,
    contrast: contrast === 'system' ? (matches(MEDIA_QUERIES.contrast) ? 'high' : 'usual') : contrast,
    motion: motion === 'system' ? (matches(MEDIA_QUERIES.motion) ? 'reduced' : 'full') : motion,
  };
}
