import type { Settings } from './settings';

/** What the player's system asks for, as media queries. */
export const MEDIA_QUERIES = { contrast: '(prefers-contrast: more)', motion: '(prefers-reduced-motion: reduce)' } as const;

/** What the page says of the settings to its style sheets, by `data-` attribute. */
export interface PageTraits {
  readonly text: Settings['textSize'];
  readonly font: Settings['font'];
  readonly contrast: 'usual' | 'high';
  readonly palette: Settings['palette'];
  readonly motion: 'full' | 'reduced';
}

/** The settings, what they leave to the system resolved. */
export function systemPreferences(settings: Settings, wishes: (query: string) => boolean): PageTraits {
  const { textSize, font, palette, contrast, motion } = settings;
  return {
    text: textSize,
    font,
    palette,
    contrast: contrast === 'system' ? (wishes(MEDIA_QUERIES.contrast) ? 'high' : 'usual') : contrast,
    motion: motion === 'system' ? (wishes(MEDIA_QUERIES.motion) ? 'reduced' : 'full') : motion,
  };
}
