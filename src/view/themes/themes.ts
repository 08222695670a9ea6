import type { Content } from '../../engine/content';
import { cellars } from './cellars';
import { rootways } from './rootways';
import type { Theme } from './Theme';

/** The themes that have furniture of their own, by name. */
export const THEMES: Record<string, Theme> = { cellars, rootways };

/** Of a name that nobody knows: frames alone, in the light of the cellars. */
const PLAIN: Theme = { ...cellars, furnish: null, instead: {} };

/** The theme of that name: one of a pack's own is that of its frames, but for what its row says. */
export function themeOf({ themes }: Pick<Content, 'themes'>, name: string): Theme {
  const row = themes.get(name);
  const frames = row?.frames ?? name;
  return { ...(THEMES[frames] ?? { ...PLAIN, frames }), ...row };
}
