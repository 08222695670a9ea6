import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import { nameIn } from '../../src/engine/core/declension';
import { sentence } from '../../src/engine/core/grammar';
import { isConsumable, isWearable, type Ability, type ItemKind, type PackRows, type Texts, type Traits } from '../../src/engine/content';

const src = join(__dirname, '..', '..', 'src');
const texts: Texts = en;
const rows: PackRows[] = Object.values(packs);

/** The program text of a part of `src`, all files in one. */
function sourceOf(part: string): string {
  const files = readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(join(src, part, file), 'utf8')).join('\n');
}

const engine = sourceOf('engine');
const everywhere = ['engine', 'procgen', 'lab', 'keep', 'ui', 'view', 'scenes'].map(sourceOf).join('\n');

const FAMILIES = 'log|refused|stop|look|effect|target|wear|use|status|breed|item|tile|slot|affix|pack|elite|trap|hazard|ability|guise|vault|traits|blow|hit|danger';
const literalKeys = new Set(Array.from(engine.matchAll(new RegExp(`'((?:${FAMILIES})\\.[\\w.]+)'`, 'g')), ([, key = '']) => key));
const templates = Array.from(engine.matchAll(new RegExp(`\`((?:${FAMILIES})\\.[^\`]*\\$\\{[^\`]*)\``, 'g')), ([, key = '']) => key.replace(/\$\{[^}]*\}/g, '*'));

const idsOf = (table: 'breeds' | 'itemKinds' | 'affixes' | 'statuses' | 'hazards'): string[] => [...new Set(rows.flatMap((pack) => Object.keys(pack[table] ?? {})))];
const kindsOf = (table: 'elites' | 'traps' | 'vaults'): string[] => rows.flatMap((pack) => Object.keys(pack[table]?.kinds ?? {}));
const givers = rows.flatMap((pack): Omit<Traits, 'bonus'>[] => [...Object.values(pack.breeds), ...Object.values(pack.elites?.kinds ?? {}), ...Object.values(pack.affixes), ...Object.values(pack.statuses)]);
const abilities = givers.flatMap(({ abilities: own = [] }): readonly Ability[] => own).map(({ id }) => id);
const appearances = rows.flatMap((pack) => Object.values(pack.appearances ?? {}).flatMap((looks) => Object.keys(looks)));
const kinds = rows.flatMap((pack) => Object.entries<ItemKind>(pack.itemKinds));
const used = [...kinds.filter(([, kind]) => isConsumable(kind)).map(([id]) => id), ...(rows.some((pack) => pack.onDescend.length > 0) ? ['descent'] : [])];
/** What can hurt whoever uses it. */
const blasts = kinds.flatMap(([id, kind]) => (isConsumable(kind) && kind.target.at === 'cell' && kind.effects.some((effect) => effect.do === 'damage') ? [id] : []));
const ways = ['down', 'up'];
const themes = Array.from(JSON.stringify(rows).matchAll(/"theme":"(\w+)"/g), ([, theme = '']) => theme);

/** What fills each pattern by which the engine asks for a text. */
const FILLINGS: Readonly<Record<string, readonly string[]>> = {
  'ability.*': abilities,
  'ability.*.used': abilities,
  'breed.*': idsOf('breeds'),
  'breed.*.about': idsOf('breeds'),
  'elite.*.about': kindsOf('elites'),
  'guise.*': appearances,
  'hazard.*': idsOf('hazards'),
  'hazard.*.about': idsOf('hazards'),
  'item.*': idsOf('itemKinds'),
  'status.*': idsOf('statuses'),
  'status.*.begins': idsOf('statuses'),
  'status.*.ends': idsOf('statuses'),
  'trap.*': kindsOf('traps'),
  'trap.*.about': kindsOf('traps'),
  'trap.*.springs': kindsOf('traps'),
  'use.*': used,
  'vault.*': kindsOf('vaults'),
  'vault.*.about': kindsOf('vaults'),
  'slot.*': kinds.flatMap(([, kind]) => (isWearable(kind) ? [kind.slot] : [])),
  'tile.*': rows.flatMap((pack) => pack.tiles.map(({ id }) => id)),
  'log.boon.*': ['life', 'power', 'defence'],
  'log.stairs.*': ways,
  'refused.noStairs.*': ways,
  'stop.noStairs.*': ways,
  'blow.*': ['reach', 'sweep', 'lunge'],
  'traits.*': ['onHit', 'onStruck', 'eachTurn', 'speed', 'takes', 'drains', 'light', 'noise', 'search'],
  'wear.*': ['power', 'defence', 'maxHp'],
};
/** Keys that are made in other ways: put around a name, said of oneself, or shown by the interface. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'affix.*': idsOf('affixes'),
  'elite.*': kindsOf('elites'),
  'status.*.about': idsOf('statuses'),
  'theme.*': themes,
  'use.*.self': blasts,
  '*': Object.values(packs).flatMap((rows) => ('welcome' in rows ? [rows.welcome] : [])),
};
const filled = new Set(Object.entries({ ...FILLINGS, ...MADE }).flatMap(([pattern, values]) => values.map((value) => pattern.replace('*', value))));

/** What RULES 1.2 calls a corpse: for whoever looks at one. */
const CORPSE = 'log.remains';

/** The colours of messages by what they are about (RULES 1.2). */
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

describe('the English texts', () => {
  it('have every key that the engine names', () => {
    expect([...literalKeys].filter((key) => !(key in texts))).toEqual([]);
    expect(literalKeys.size).toBeGreaterThan(20);
  });

  it('have every key that the engine puts together, and it puts together no others', () => {
    expect([...new Set(templates)].sort()).toEqual(Object.keys(FILLINGS).sort());
    expect([...filled].filter((key) => !(key in texts))).toEqual([]);
  });

  it('have none that nobody asks for; for those of the interface see interfaceTexts.test.ts', () => {
    const names = new Set(rows.flatMap(({ id }) => [`pack.${id}`, `pack.${id}.blurb`]));
    const idle = Object.keys(texts).filter((key) => !key.startsWith('ui.') && key !== CORPSE && !filled.has(key) && !names.has(key) && !everywhere.includes(`'${key}'`));
    expect(idle).toEqual([]);
  });

  it('have no empty text, none with a stray brace and none with space at its ends', () => {
    const odd = Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim() || nameIn(text).words.replace(/\{([a-z]+ )?\w+(\?[^:}]*:[^}]*)?\}/g, '').search(/[{}]/) >= 0);
    expect(odd).toEqual([]);
  });

  it.each([
    ['log.attack', { attacker: 'breed.orc', target: 'breed.player', n: 3 }, 'Orc attacks Player for 3 hit points.'],
    ['log.attack', { attacker: 'breed.orc', target: 'breed.player', n: 1 }, 'Orc attacks Player for 1 hit point.'],
    ['log.attackFails', { attacker: 'breed.player', target: 'breed.troll', n: 0 }, 'Player attacks Troll but does no damage.'],
    ['log.remains', { actor: 'breed.orc' }, 'remains of Orc'],
  ])('RULES 1.2 say %s %j', (key, params, words) => {
    expect(sentence(texts, { key, params })).toBe(words);
  });
});
