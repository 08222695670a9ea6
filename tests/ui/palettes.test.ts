import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, distance, lightOf, seenBy, type Deficiency } from '../support/colour';

const css = (name: string): string => readFileSync(join(__dirname, '..', '..', 'src', 'ui', 'styles', `${name}.css`), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const folder = join(__dirname, '..', '..', 'src', 'ui', 'styles');
const sheets = readdirSync(folder).map((file) => css(file.replace('.css', '')));
const themes = css('themes');
const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The colours that every rule for exactly this selector declares, by variable. */
function declared(sheet: string, selector: RegExp): Record<string, string> {
  const blocks = Array.from(sheet.matchAll(/(^|\n)([^{}]+)\{([^{}]*)\}/g)).filter(([, , heads = '']) => heads.split(',').some((head) => selector.test(head.trim())));
  return Object.fromEntries(blocks.flatMap(([, , , body = '']) => Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g), ([, name = '', colour = '']) => [name, colour] as const)));
}

const tones = Object.fromEntries(Array.from(css('bar').matchAll(/^\.tone-(\w+) \{ color: (#[0-9a-f]{6}); \}$/gm), ([, tone = '', colour = '']) => [`tone-${kebab(tone)}`, colour] as const));
const usual = { ...declared(themes, /^html$/), ...tones };
const palettes: Readonly<Record<'usual' | Deficiency, Readonly<Record<string, string>>>> = {
  usual,
  protan: { ...usual, ...declared(themes, /^html\[data-palette='protan'\]$/) },
  deutan: { ...usual, ...declared(themes, /^html\[data-palette='deutan'\]$/) },
  tritan: { ...usual, ...declared(themes, /^html\[data-palette='tritan'\]$/) },
};

/** Meanings that must be distinguishable, and that are always seen together. */
const APART: readonly (readonly [string, string])[] = [
  ['good', 'bad'],
  ['life', 'experience'],
  ['life', 'fuel'],
  ['experience', 'fuel'],
  ['tone-player-attack', 'tone-enemy-attack'],
  ['tone-enemy-attack', 'tone-healed'],
  ['tone-enemy-attack', 'tone-status'],
  ['tone-enemy-dies', 'tone-healed'],
  ['tone-enemy-dies', 'tone-player-dies'],
  ['tone-player-dies', 'tone-healed'],
  ['tone-player-dies', 'tone-player-attack'],
  ['tone-descend', 'tone-enemy-attack'],
];

/** Ten times the just noticeable difference. */
const ENOUGH = 23;

describe.each(['usual', 'protan', 'deutan', 'tritan'] as const)('the colours of the palette %s', (palette) => {
  const colours = palettes[palette];
  const eyes = palette === 'usual' ? null : palette;

  it.each(APART)('distinguish %s from %s', (one, other) => {
    const [a, b] = [colours[one], colours[other]];
    if (a === undefined || b === undefined) throw new Error(`no colour for ${one} or ${other}`);
    expect(distance(seenBy(eyes, lightOf(a)), seenBy(eyes, lightOf(b)))).toBeGreaterThanOrEqual(palette === 'usual' ? ENOUGH / 2 : ENOUGH);
  });

  it('are readable on the log\'s background', () => {
    const pale = Object.entries(colours).filter(([name, colour]) => name.startsWith('tone-') && contrast(colour, '#050408') < 4.5);
    expect(pale).toEqual([]);
  });

  it('of comparisons are readable on every background', () => {
    const grounds = ['#17111d', '#292532', '#372c1c', '#050408'];
    const pale = grounds.filter((ground) => ['good', 'bad'].some((name) => contrast(colours[name] ?? '#000', ground) < 4.5));
    expect(pale).toEqual([]);
  });
});

describe('the simulated deficiencies', () => {
  it('behave as known: red and green meet, blue and yellow don\'t', () => {
    const [red, green, blue, yellow] = ['#d04040', '#688a30', '#3060d0', '#e0d040'].map(lightOf);
    if (!red || !green || !blue || !yellow) throw new Error('four colours');
    for (const eyes of ['protan', 'deutan'] as const) {
      expect(distance(seenBy(eyes, red), seenBy(eyes, green))).toBeLessThan(distance(red, green) / 2);
      expect(distance(seenBy(eyes, blue), seenBy(eyes, yellow))).toBeGreaterThan(80);
    }
  });

  it('leave greys grey', () => {
    for (const eyes of ['protan', 'deutan', 'tritan'] as const) expect(distance(seenBy(eyes, lightOf('#808080')), lightOf('#808080'))).toBeLessThan(1);
  });
});

describe('the default colours', () => {
  it('are too close for some, which is why there are others', () => {
    const near = (['protan', 'deutan', 'tritan'] as const).map((eyes) => APART.filter(([one, other]) => distance(seenBy(eyes, lightOf(usual[one] ?? '#000')), seenBy(eyes, lightOf(usual[other] ?? '#000'))) < ENOUGH).length);
    expect(near.every((count) => count > 0)).toBe(true);
  });
});

test('every variable in the style sheets has a value', () => {
  const used = sheets.flatMap((sheet) => Array.from(sheet.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name));
  const given = sheets.flatMap((sheet) => Array.from(sheet.matchAll(/(--[\w-]+):/g), ([, name = '']) => name));
  // The size of a map, set by its panel.
  const known = new Set([...given, '--cells', '--rows']);
  expect([used.length > 99, [...new Set(used)].filter((name) => !known.has(name))]).toEqual([true, []]);
});
