import type { Settings } from '../ui/settings/settings';
import { systemPreferences } from '../ui/settings/systemPreferences';
import type { ViewPreferences } from '../view/Preferences';

/** Percent of the normal duration. */
const PACES: Readonly<Record<Settings['speed'], number>> = { slow: 200, normal: 100, fast: 50, instant: 0 };

/** The settings that concern the view; `matches` evaluates a media query. */
export function viewPreferences(settings: Settings, matches: (query: string) => boolean): ViewPreferences {
  const { speed, shake, zoom, tiles } = settings;
  const { motion, contrast, palette } = systemPreferences(settings, matches);
  return {
    isStill: motion === 'reduced',
    pace: PACES[speed],
    shakes: shake === 'on',
    zoom: zoom === 'fit' ? null : Number(zoom),
    isGlyphs: tiles === 'glyphs',
    palette,
    isHighContrast: contrast === 'high',
  };
}
