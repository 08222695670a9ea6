import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../../src/content/text/en';
import { BINDINGS } from '../../src/ui/input/bindings';
import { SETTING_GROUPS, SETTING_IDS, SETTING_ROWS } from '../../src/ui/settings/settingRows';

const src = join(__dirname, '..', '..', 'src');

/** The program text of the interface, comments left out. */
const source = ['keep', 'ui', 'scenes', 'view'].flatMap((part) => readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(join(src, part, file), 'utf8')))
  .join('\n')
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/^\s*\/\/.*$/gm, '');

const keys = Object.keys(en).filter((key) => key.startsWith('ui.'));
const literal = new Set(Array.from(source.matchAll(/['"`](ui\.[\w.]*\w)['"`]/g), ([, key = '']) => key));
const patterns = [...new Set(Array.from(source.matchAll(/`(ui\.[^`]*\$\{[^`]*)`/g), ([, key = '']) => key.replace(/\$\{[^}]*\}/g, '*')))].sort();

const names: readonly string[] = ['Space', 'Escape', 'Enter', 'Tab', 'ShiftTab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Insert', 'Delete', 'Backspace'];
const values = SETTING_IDS.flatMap((id) => SETTING_ROWS[id].values.flatMap((value: string | number) => (typeof value === 'number' || value === 'on' || value === 'off' ? [] : [`${id}.${value}`])));

/** What fills the patterns that a table of the program fills: exactly these keys must be there. */
const FILLINGS: Readonly<Record<string, readonly string[]>> = {
  'ui.action.*': [...BINDINGS.map(({ id }) => id), 'stairs'],
  'ui.settings.*': SETTING_IDS,
  'ui.settings.group.*': SETTING_GROUPS,
  'ui.value.*.*': values,
  'ui.value.*': ['on', 'off'],
  'ui.key.*': names,
  'ui.reward.*': ['life', 'power', 'defence'],
  'ui.here.stairs.*': ['down', 'up'],
};

const filled = new Set(Object.entries(FILLINGS).flatMap(([pattern, fillings]) => fillings.map((filling) => pattern.split('*').length === 3 ? `ui.value.${filling}` : pattern.replace('*', filling))));

/** Endings that the program puts to a key that it asks for. */
const ENDINGS = ['.tip', '.does'];

/** Whether a key is asked for with one of the endings. */
function isEnded(key: string): boolean {
  return ENDINGS.filter((ending) => key.endsWith(ending)).map((ending) => key.slice(0, -ending.length)).some((base) => literal.has(base) || filled.has(base) || isAsked(base));
}

/** Whether some pattern without a table may come to a key. */
function isAsked(key: string): boolean {
  return patterns.some((pattern) => !(pattern in FILLINGS) && new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key));
}

describe('the texts of the interface', () => {
  it('have every key that it names or makes from a table', () => {
    expect([...literal, ...filled].filter((key) => !(key in en))).toEqual([]);
    expect(literal.size).toBeGreaterThan(100);
  });

  it('have something for every pattern by which it asks', () => {
    expect(patterns.filter((pattern) => !(pattern in FILLINGS) && !keys.some((key) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key)))).toEqual([]);
    expect(Object.keys(FILLINGS).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  });

  it('have none that nobody asks for', () => {
    expect(keys.filter((key) => !literal.has(key) && !filled.has(key) && !isAsked(key) && !isEnded(key))).toEqual([]);
  });
});
