import type { Content } from '../../engine/content';
import type { Light, Theme } from './Theme';
import { cellars } from './cellars';

/** The themes that are there, by name: that of the first region at once, that of any other as soon as its part has come. */
export const THEMES: Record<string, Theme> = {
  cellars,
};

/** Of a name that nobody knows: frames alone, in the light of the cellars. */
const PLAIN: Theme = { ...cellars, furnish: null, instead: {} };

/** The names of themes that come later. */
const later = new Set<string>();

/** The lights of what stands about, by frame, of all themes: a vault may bring furniture of another. */
export const LIGHTS: Record<string, Light> = { ...cellars.lights };

/** Names themes that will be added: until then their floors look like bare cellars. */
export function expectThemes(names: readonly string[]): void {
  for (const name of names) later.add(name);
}

/** Adds a theme. */
export function addTheme(name: string, theme: Theme): void {
  THEMES[name] = theme;
  Object.assign(LIGHTS, theme.lights);
}

/** The theme of that name: one of a pack's own is that of its frames, but for what its row says. */
export function themeOf({ themes }: Pick<Content, 'themes'>, name: string): Theme {
  const row = themes.get(name);
  const frames = row?.frames ?? name;
  const known = THEMES[frames];
  if (known || !later.has(frames)) return { ...(known ?? { ...PLAIN, frames }), ...row };
  return { ...PLAIN, ...row, frames: PLAIN.frames };
}

/** Whether a floor of that theme still looks and sounds like another. */
export function isThemeLate({ themes }: Pick<Content, 'themes'>, name: string): boolean {
  const frames = themes.get(name)?.frames ?? name;
  return later.has(frames) && !Object.hasOwn(THEMES, frames);
}
