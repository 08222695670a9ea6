import { lanternfall } from '../../src/content/packs/lanternfall';
import { colourOf, legible, safeColour, type Meaning } from '../../src/view/palette';
import type { PaletteName } from '../../src/view/Preferences';
import { THREAT_COLOURS } from '../../src/view/map/marks';
import { difference, linear, luminance, seenBy } from './colours';

const LACKING: readonly Exclude<PaletteName, 'usual'>[] = ['protan', 'deutan', 'tritan'];
/** Colours that appear together and have opposite meanings. */
const APART: readonly (readonly [Meaning, Meaning])[] = [['well', 'weak'], ['weak', 'dying'], ['well', 'dying'], ['wound', 'heal'], ['wound', 'damage'], ['heal', 'damage'], ['own', 'enemy'], ['enemy', 'thing']];

describe.each(LACKING)('for a player who is %s', (palette) => {
  test.each(APART)('%s and %s are distinguishable', (a, b) => {
    const seen = (meaning: Meaning): string => seenBy(palette, colourOf(meaning, palette));
    expect(difference(seen(a), seen(b))).toBeGreaterThan(20);
  });

  test('colours of the content stay colours, and no two with opposite meanings become one', () => {
    const { elites: { kinds }, hazards } = lanternfall;
    for (const { colour } of Object.values(kinds)) expect(safeColour(colour, palette)).toMatch(/^#[0-9a-f]{6}$/);
    const seen = (colour: string): string => seenBy(palette, safeColour(colour, palette));
    expect(difference(seen(hazards.fire.colour), seen(hazards.poisonGas.colour))).toBeGreaterThan(25);
    expect(difference(seen(kinds.venomous.colour), seen(kinds.explosive.colour))).toBeGreaterThan(25);
  });

  test.each([[0, 1], [1, 2], [0, 2]] as const)('outlines %i and %i of announced attacks are distinguishable', (a, b) => {
    const seen = (place: 0 | 1 | 2): string => seenBy(palette, safeColour(THREAT_COLOURS[place], palette));
    expect(difference(seen(a), seen(b))).toBeGreaterThan(15);
  });
});

test('the default palette would not do: red and green become alike', () => {
  expect(difference(seenBy('deutan', colourOf('weak', 'usual')), seenBy('deutan', colourOf('well', 'usual')))).toBeLessThan(20);
});

test('a dark colour gets lighter until it is readable, a light one stays', () => {
  for (const { colour } of Object.values(lanternfall.breeds)) expect(luminance(linear(legible(colour)))).toBeGreaterThan(0.24);
  expect(legible('#f2ead0')).toBe('#f2ead0');
  expect(legible('#4d4859')).not.toBe('#4d4859');
});

test('the default palette changes nothing, and greys stay as they are', () => {
  expect(safeColour('#b070e0', 'usual')).toBe('#b070e0');
  expect(safeColour('#858085', 'protan')).toBe('#858085');
});
