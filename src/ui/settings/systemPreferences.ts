/** The media queries of the system preferences. */
export const MEDIA_QUERIES = { contrast: '(prefers-contrast: more)', motion: '(prefers-reduced-motion: reduce)' } as const;

/** What these settings are until the player chooses. */
export const PAGE_DEFAULTS = { textSize: 'normal', font: 'plain', palette: 'usual', contrast: 'system', motion: 'system' } as const;

/** The settings that the style sheets read. */
interface PageSettings {
  readonly textSize: string;
  readonly font: string;
  readonly palette: string;
  readonly contrast: 'system' | 'usual' | 'high';
  readonly motion: 'system' | 'full' | 'reduced';
}

/** These settings as `data-` attributes of the page. */
export interface PageTraits<S extends PageSettings = PageSettings> {
  readonly text: S['textSize'];
  readonly font: S['font'];
  readonly contrast: 'usual' | 'high';
  readonly palette: S['palette'];
  readonly motion: 'full' | 'reduced';
}

/** The settings with `system` resolved; `matches` evaluates a media query. */
export function systemPreferences<S extends PageSettings>(settings: S, matches: (query: string) => boolean): PageTraits<S> {
  const { textSize, font, palette, contrast, motion } = settings;
  return {
    text: textSize,
    font,
    palette,
    contrast: contrast === 'system' ? (matches(MEDIA_QUERIES.contrast) ? 'high' : 'usual') : contrast,
    motion: motion === 'system' ? (matches(MEDIA_QUERIES.motion) ? 'reduced' : 'full') : motion,
  };
}
