import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../src/view/themes/Theme';
import { addTheme } from '../../src/view/themes/themes';

const folder = join(__dirname, '..', '..', 'src', 'view', 'themes');

/** The names of all themes, found by their files. */
export const THEME_NAMES: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.ts$/, '')).filter((name) => !/^themes?$/i.test(name));

/** Adds those themes that a page fetches later, as if it had. */
export function addAllThemes(): void {
  for (const name of THEME_NAMES) {
    const { [name]: theme } = jest.requireActual<Record<string, Theme>>(join(folder, name));
    if (!theme) throw new Error(`src/view/themes/${name}.ts does not export ${name}`);
    addTheme(name, theme);
  }
}
