import { readdirSync } from 'node:fs';
import { FOLDERS, LANGUAGES } from '../../../src/content/text';
import { REGION_NAMES } from '../../../src/scenes/regions/regionParts';
import { THEME_NAMES } from '../../support/allThemes';

const FIRST = 'cellars';

test('every theme but the first comes with its region, and no sheet of sprites or texts without a row that fetches it', () => {
  const late = [...REGION_NAMES].sort();
  expect(THEME_NAMES.filter((name) => name !== FIRST).sort()).toEqual(late);
  expect(readdirSync('assets/sprites/regions').sort()).toEqual(late);
  for (const language of LANGUAGES) expect(Object.keys(FOLDERS[language].regions ?? {}).sort()).toEqual(late);
});
