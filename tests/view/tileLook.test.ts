import sheets from '../../assets/frames.json';
import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { themed } from '../../src/view/map/tileLook';
import { THEMES, themeOf } from '../../src/view/themes/themes';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

const trapFrame = (sprite: string, theme: string): string => themed(sprite, themeOf({ themes: new Map() }, theme));
const frames = new Set(Object.values(sheets).flat());
const traps = Object.values<PackRows>(packs).flatMap((rows) => Object.values(rows.traps?.kinds ?? {}).map(({ sprite }) => sprite));

test.each(['cellars', 'rootways', 'drowned'])('every trap is drawn in the %s', (theme) => {
  expect(traps.length).toBeGreaterThan(0);
  expect(traps.map((trap) => trapFrame(trap, theme)).filter((frame) => !frames.has(frame))).toEqual([]);
});

test('a trap with a plate is on the ground of its theme, a bare one is the same everywhere, and so is an unfamiliar one', () => {
  expect(trapFrame('trap/dart', 'rootways')).toBe('rootways/trap/dart');
  expect(trapFrame('trap/dart', 'cellars')).toBe('trap/dart');
  expect(trapFrame('trap/net', 'rootways')).toBe('trap/net');
  expect(trapFrame('mine/snare', 'rootways')).toBe('mine/snare');
});

test('water ripples through three frames', () => {
  const kinds = Object.values(THEMES).flatMap((theme) => ['common/water', 'common/deep'].map((kind) => themed(kind, theme)));
  expect(kinds.flatMap((kind) => [0, 1, 2].map((frame) => `${kind}.${frame}`)).filter((frame) => !frames.has(frame))).toEqual([]);
});
