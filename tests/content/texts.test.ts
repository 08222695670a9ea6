import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import { nameOfEntry } from '../../src/engine/core/grammar';
import { inEnglish } from '../support/tongues';
import { isConsumable, type PackRows, type Texts } from '../../src/engine/content';
import { textKindsOf } from '../../src/engine/pack/packTexts';

const src = join(__dirname, '..', '..', 'src');
const texts: Texts = en;
const rows: PackRows[] = Object.values(packs);
const families = new Set(Object.keys(texts).map((key) => key.split('.', 1).join('')));

/** The quoted text keys in all files of a part of `src`; a `*` stands for a template's hole. */
function keysIn(part: string): string[] {
  const files = readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const source = files.map((file) => readFileSync(join(src, part, file), 'utf8')).join('\n');
  const quoted = Array.from(source.matchAll(/(['"`])(\w+\.(?:\w|\.\w|\.?\$\{[^}]*\})+)\1/g), ([, quote, key = '']) => (quote === '`' && !key.includes('$') ? '' : key.replace(/\$\{[^}]*\}/g, '*')));
  return [...new Set(quoted)].filter((key) => families.has(key.split('.', 1).join('')));
}

/** The texts a key may resolve to. */
const meant = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.]+')}$`);

const perhaps = /^(item\.\w+\.about|use\.\w+\.self|log\.welcome\.\w+|(status|hazard)\.\w+\.dies)$/;
const ofRows = rows.flatMap((pack) => textKindsOf(pack).flatMap(({ family, id, ends }) => ends.map((end) => `${family}.${id}${end}`)));
const themes = rows.flatMap(({ layouts }) => Object.values(layouts).map(({ theme }) => `theme.${theme}`));
/** The message when a blast hurts its own user. */
const blasts = rows.flatMap((pack) => Object.entries(pack.itemKinds).flatMap(([id, kind]) => (isConsumable(kind) && kind.target.at === 'cell' && kind.effects.some((effect) => effect.do === 'damage') ? [`use.${id}.self`] : [])));
const needed = [...new Set([...ofRows.filter((key) => !perhaps.test(key)), ...themes, ...blasts, 'use.descent', 'log.remains'])];

/** The colours of messages by subject (RULES 1.2). */
const COLOURS = {
  playerAttack: '#e0e0e0', enemyAttack: '#ffc0c0', needsTarget: '#3fffff', status: '#3fff3f', descend: '#9f3fff', playerDies: '#ff3030', enemyDies: '#ffa030',
  invalid: '#ffff00', impossible: '#808080', error: '#ff4040', welcome: '#20a0ff', healed: '#00ff00',
};

describe('messages', () => {
  it('RULES 1.2 have the colours of the page', () => {
    const styles = join(src, 'ui', 'styles');
    const css = readdirSync(styles).filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(styles, file), 'utf8')).join('\n');
    const found = Array.from(css.matchAll(/^\.tone-(\w+) \{ color: (#[0-9a-f]{6}); \}$/gm), ([, tone = '', colour = '']) => [tone, colour] as const);
    expect(Object.fromEntries(found)).toMatchObject(COLOURS);
  });
});

/* The compiler knows the keys of the interface, and that German has all the English ones. */
describe('the texts in src/content/text/en and de', () => {
  it('have every key that the engine uses', () => {
    const keys = keysIn('engine');
    expect(keys.filter((key) => !Object.keys(texts).some((text) => meant(key).test(text)))).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  it('have the name of every row of every pack, and its description', () => {
    expect(needed.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  it('put elites and affixes around an {item}', () => {
    expect(needed.filter((key) => /^(elite|affix)\.\w+$/.test(key) && texts[key]?.includes('{item}') === false)).toEqual([]);
  });

  it('have none that nothing uses', () => {
    const asked = ['engine', 'procgen', 'keep', 'ui', 'view', 'scenes'].flatMap(keysIn).map(meant);
    const isAsked = (key: string): boolean => ofRows.includes(key) || needed.includes(key) || asked.some((pattern) => pattern.test(key));
    expect(Object.keys(texts).filter((key) => !isAsked(key) && !isAsked(key.replace(/\.(tip|does|self|every)$/, '')))).toEqual([]);
  });

  it('have no empty text, no stray brace and no space at either end', () => {
    const odd = Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim() || nameOfEntry(text).words.replace(/\{([a-z]+ )?\w+(\?[^:}]*:[^}]*)?\}/g, '').search(/[{}]/) >= 0);
    expect(odd).toEqual([]);
  });

  it.each([
    ['log.attack', { attacker: 'breed.orc', target: 'breed.player', n: 3 }, 'Orc attacks Player for 3 hit points.'],
    ['log.attack', { attacker: 'breed.orc', target: 'breed.player', n: 1 }, 'Orc attacks Player for 1 hit point.'],
    ['log.attackFails', { attacker: 'breed.player', target: 'breed.troll', n: 0 }, 'Player attacks Troll but does no damage.'],
    ['log.remains', { actor: 'breed.orc' }, 'remains of Orc'],
  ])('RULES 1.2 say %s %j', (key, params, words) => {
    expect(inEnglish(texts, { key, params })).toBe(words);
  });
});
