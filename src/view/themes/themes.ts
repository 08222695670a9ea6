import type { Content } from '../../engine/content';
import type { Light, Theme } from './Theme';
import { cellars } from './cellars';
import { rootways } from './rootways';

/** The themes that have furniture of their own, by name. */
export const THEMES: Record<string, Theme> = {
  cellars,
  rootways,
};

/** Of a name that nobody knows: frames alone, in the light of the cellars. */
const PLAIN: Theme = { ...cellars, furnish: null, instead: {} };

/** The theme of that name: one of a pack's own is that of its frames, but for what its row says. */
export function themeOf({ themes }: Pick<Content, 'themes'>, name: string): Theme {
  const row = themes.get(name);
  const frames = row?.frames ?? name;
  return { ...(THEMES[frames] ?? { ...PLAIN, frames }), ...row };
}

/** The lights of what stands about, by frame, of all themes: a vault may bring furniture of another. */
export const LIGHTS: Readonly<Record<string, Light>> = Object.assign({}, ...Object.values(THEMES).map(({ lights }) => lights)) as Record<string, Light>;
