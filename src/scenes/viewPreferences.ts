import type { Settings } from '../ui/settings/settings';
import type { ViewPreferences } from '../view/Preferences';

/** What the player's system can ask for, as media queries. */
export const MEDIA_QUERIES = { motion: '(prefers-reduced-motion: reduce)', contrast: '(prefers-contrast: more)' } as const;

/** Percent of the usual time. */
const PACES: Readonly<Record<Settings['speed'], number>> = { slow: 200, normal: 100, fast: 50, instant: 0 };

/** What the settings mean for the picture; `asks` tells whether the system asks for something. */
export function viewPreferences({ motion, speed, shake, zoom, tiles, palette, contrast }: Settings, asks: (query: string) => boolean): ViewPreferences {
  return {
    isStill: motion === 'system' ? asks(MEDIA_QUERIES.motion) : motion === 'reduced',
    pace: PACES[speed],
    shakes: shake === 'on',
    zoom: zoom === 'fit' ? null : Number(zoom),
    isGlyphs: tiles === 'glyphs',
    palette,
    isHighContrast: contrast === 'system' ? asks(MEDIA_QUERIES.contrast) : contrast === 'high',
  };
}
