import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { languages } from '../support/languages';
import type { PackRows, Texts } from '../../src/engine/content';
import { PACK_LIMITS, readPackFile, type House } from '../../src/engine/pack/packFile';
import { textKindsOf } from '../../src/engine/pack/packTexts';
import { THEMES } from '../../src/view/themes/themes';
import { house } from '../trust/packsHouse';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

const FILE = 'drowned-mill.json';
const text = readFileSync(join(__dirname, '..', '..', 'docs', 'packs', FILE), 'utf8');

/** The themes that have frames of their own. */
const drawn = Object.keys(THEMES).filter((name) => THEMES[name]?.frames === name).join(', ');

/** A part of a file that can be replaced. */
type Part = Record<string, unknown>;

/** The example with one value set at a path, or removed. */
function planted(path: string, value: unknown): string {
  const file = JSON.parse(text) as Part;
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((part, step) => part[step] as Part, file);
  parent[last] = value;
  return JSON.stringify(file);
}

/** The errors of a file. */
function faultsOf(content: string, more: Partial<House> = {}): readonly string[] {
  const read = readPackFile(content, FILE, { ...house, ...more });
  return read.ok ? [] : read.errors;
}

describe('a pack file', () => {
  it('that is valid is read with its texts, the same each time', () => {
    const [one, other] = [readPackFile(text, FILE, house), readPackFile(text, FILE, house)];
    expect(one).toMatchObject({ ok: true, pack: { rows: { id: 'drownedMill' }, texts: { de: { 'breed.miller': 'Müller|m' } } } });
    expect(one.ok && other.ok && one.pack.content.version === other.pack.content.version).toBe(true);
  });

  it('may dig floors of a theme that a built-in pack has, though its frames are another\'s', () => {
    const kilns = { ...packs.classic, id: 'kilns', layouts: { rooms: { ...packs.classic.layouts.rooms, theme: 'kilns' } } };
    const text = JSON.stringify({ lanternfallPack: 1, pack: { id: 'deeper', extends: 'kilns' } });
    expect(readPackFile(text, FILE, { ...house, packs: { ...packs, kilns } })).toMatchObject({ ok: true });
  });

  it.each(Object.entries<PackRows>(packs))('made from %s is valid too, with all the texts we wrote for it', (id, rows) => {
    const keys = textKindsOf(rows).flatMap(({ family, id: kind, ends }) => ends.map((end) => `${family}.${kind}${end}`));
    const wordsOf = (language: keyof typeof languages): Texts => Object.fromEntries(Object.entries<string>(languages[language]).filter(([key]) => keys.includes(key)));
    const file = JSON.stringify({ lanternfallPack: 1, pack: rows, texts: { en: wordsOf('en'), de: wordsOf('de') } });
    expect(Object.keys(wordsOf('de')).length).toBeGreaterThan(10);
    expect(faultsOf(file, { packs: Object.fromEntries(Object.entries<PackRows>(packs).map(([other, own]) => [other === id ? 'shipped' : other, own])) })).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['of another kind', '{"magic":"lanternfall-run"}', `${FILE}: not a pack file: expected an object with "lanternfallPack": 1, "pack" and "texts".`],
    ['of a later format', planted('lanternfallPack', 2), `${FILE}: lanternfallPack: 2 is not 1, the format that this version reads.`],
    ['with more than a pack', planted('script', 'alert(1)'), `${FILE}: script: "script" is not a pack file of lanternfallPack, pack, texts and scenarios.`],
    ['whose scenarios are no list', planted('scenarios', {}), `${FILE}: scenarios: {} is not a list of scenarios.`],
    ['without a pack', '{"lanternfallPack":1,"pack":7}', `${FILE}: pack: 7 is not a pack with its tables.`],
    ['whose pack is a list', '{"lanternfallPack":1,"pack":[]}', `${FILE}: pack: [] is not a pack with its tables.`],
    ['whose texts are lists', '{"lanternfallPack":1,"pack":{"id":"mine","extends":"classic"},"texts":{"en":[]}}', `${FILE}: texts.en: [] is not texts by key.`],
    ['that is cut short', text.slice(0, 900), `${FILE}: it is not JSON: `],
    ['that is empty', '', `${FILE}: it is not JSON: `],
    ['that is a list', '[]', `${FILE}: not a pack file: `],
    ['that names the prototype', text.replace('"rat/idle"', '{"__proto__":1}'), `${FILE}: line ${text.slice(0, text.indexOf('"rat/idle"')).split('\n').length}, column `],
    ['with a number out of range', planted('pack/breeds/millRat/hp', 1e9), `${FILE}: Pack drownedMill, table breeds, id millRat, hp: 1000000000 is not a whole number from 1 to 9999.`],
    ['with an unknown sprite', planted('pack/breeds/millRat/sprite', 'ratt/idle'), `${FILE}: Pack drownedMill, table breeds, id millRat, sprite: "ratt/idle" is not in the atlas; similar names: rat/idle, bat/idle`],
    ['with a tile whose sprite has other frames', planted('pack/tiles', [{ id: 'shop', glyph: '$', colour: '#ffffff', walkable: true, transparent: true, sprite: 'common/altar' }]), `${FILE}: Pack drownedMill, table tiles, id shop: "common/altar" is not in the atlas, which has common/altar.0, common/altar.1`],
    ['with a theme without frames', planted('pack/themes', { ashen: { frames: 'ash', glyphs: { wall: '#a08070', dot: '#605040' }, air: 'mote', mood: { root: 60, chord: [1], grate: 1, wave: 'sine', drone: 0, wind: 0, gusts: [90, 200], calls: [] } } }), `${FILE}: Pack drownedMill, table themes, id ashen, frames: "ash" is not one of ${drawn}`],
    ['with an unknown floor theme', planted('pack/layouts/mill/theme', 'moon'), `${FILE}: Pack drownedMill, table layouts, id mill, theme: "moon" is not one of ${Object.keys(THEMES).join(', ')}.`],
    ['with the welcome of another pack', planted('pack/welcome', 'log.welcome.lanternfall'), `${FILE}: Pack drownedMill, table welcome: "log.welcome.lanternfall" is not "log.welcome.drownedMill", the key of the pack's own welcome.`],
    ['whose dead summon their own breed', planted('pack/breeds/dustling/onDeath', [{ target: { at: 'self' }, effects: [{ do: 'summon', breed: 'dustling', count: 1 }] }]), `${FILE}: Pack drownedMill, table breeds, id dustling, onDeath: the breeds it summons when it dies lead back to it, which could go on for ever.`],
    ['whose statuses summon a monster', planted('pack/statuses/soaked/onDeath', [{ target: { at: 'self' }, effects: [{ do: 'summon', breed: 'millRat', count: 1 }] }]), `${FILE}: Pack drownedMill, table statuses, id soaked, onDeath: a status can't summon monsters, since they could get it too.`],
    ['whose traps throw victims back onto themselves', planted('pack/traps/kinds/trapdoor/effects', [{ do: 'teleport', range: 2 }]), `${FILE}: Pack drownedMill, table traps.kinds, id trapdoor, once: false, but a trap with "teleport" could throw its victim back onto itself for ever; it must be true.`],
    ['with a text for a missing row', planted('texts/en/breed.orc', 'Orc'), `${FILE}: texts.en, "breed.orc": unknown key.`],
    ['with one of our texts', planted('texts/en/ui.title', 'Fake'), `${FILE}: texts.en, "ui.title": unknown key.`],
    ['with a hole without a param', planted('texts/en/ability.grind.used', '{target} grinds.'), `${FILE}: texts.en, "ability.grind.used": {target} is not available here; use actor.`],
    ['with a hole in a name', planted('texts/en/breed.millRat', '{actor} rat'), `${FILE}: texts.en, "breed.millRat": {actor} is not available here; this text has no placeholders.`],
    ['with a capital in a hole', planted('texts/en/ability.grind.used', '{The actor} grinds.'), `${FILE}: texts.en, "ability.grind.used": "{The actor} grinds." has "The"; write "the": at the start of a text it is capitalised by the game.`],
    ['with half a hole', planted('texts/en/ability.grind.used', '{actor grinds.'), `${FILE}: texts.en, "ability.grind.used": "{actor grinds." has an unmatched brace.`],
    ['with a name without a gender', planted('texts/de/breed.miller', 'Müller|x'), `${FILE}: texts.de, "breed.miller": "Müller|x" needs a gender (m, f, n or pl) after the |, with at most one other form.`],
    ['with an article instead of a mark', planted('texts/en/breed.miller', 'almoner|an'), `${FILE}: texts.en, "breed.miller": "almoner|an" needs one of the marks pl, mass, name and a after the |; the game chooses between "a" and "an".`],
    ['with an article that doesn\'t exist', planted('texts/en/ability.grind.used', '{thy actor} grinds.'), `${FILE}: texts.en, "ability.grind.used": "thy" before {actor} is not one of the, a, your`],
    ['with an English article in German', planted('texts/de/ability.grind.used', '{the actor} mahlt.'), `${FILE}: texts.de, "ability.grind.used": "the" before {actor} is not one of der, den, dem, ein`],
    ['with a text that reverses the line', planted('texts/en/breed.miller', 'the \u202erelliM'), `${FILE}: texts.en, "breed.miller": "the \u202erelliM" contains an invisible character.`],
    ['with a text that is too long', planted('texts/en/breed.miller', 'M'.repeat(401)), `${FILE}: texts.en, "breed.miller": 401 characters are more than 400.`],
    ['with an empty text', planted('texts/en/breed.miller', ' '), `${FILE}: texts.en, "breed.miller": " " is empty or has blanks at its ends.`],
    ['with a text that isn\'t a string', planted('texts/en/breed.miller', 7), `${FILE}: texts.en.breed.miller: 7 is not a text.`],
    ['in a language that has no such tag', planted('texts/german', {}), `${FILE}: texts: "german" is not the tag of a language, such as en, de, fr or pt-BR.`],
  ])('%s is refused, and one sentence says why', (_name, content, why) => {
    const faults = faultsOf(content);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.slice(0, why.length)).toBe(why);
  });

  it.each<[string, string]>([
    ['lanternfall', 'Pack lanternfall, table id: "lanternfall" is the id of a built-in pack; choose another.'],
    ['Drowned Mill', 'Pack Drowned Mill, table id: "Drowned Mill" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
  ])('with the id %s is refused for that, before the texts that belong to another id', (id, why) => {
    const [first, ...others] = faultsOf(planted('pack/id', id));
    expect(first).toBe(`${FILE}: ${why}`);
    expect(others.filter((fault) => !/welcome|pack\.drownedMill/.test(fault))).toEqual([]);
  });

  it('with a misnamed sprite in a malformed row is refused for both', () => {
    expect(faultsOf(planted('pack/breeds/millRat', { glyph: 'rr', colour: '#ffffff', sprite: 'ratt/idle', hp: 6, power: 3 })).filter((fault) => fault.includes('millRat'))).toEqual([
      `${FILE}: Pack drownedMill, table breeds, id millRat, glyph: "rr" is not one character.`,
      expect.stringContaining('id millRat, sprite: "ratt/idle" is not in the atlas'),
    ]);
  });

  it('that is too large is not even parsed', () => {
    expect(faultsOf(' '.repeat(PACK_LIMITS.characters + 1))).toEqual([`${FILE}: it has 2000001 characters; at most 2000000.`]);
  });

  it('may have markup in its texts: it stays text', () => {
    expect(faultsOf(planted('texts/en/breed.miller', '<img src=x onerror=alert(1)>'))).toEqual([]);
  });

  it('is refused with all its errors at once, but never a wall of them', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`breed.nobody${n}`, 'nobody']));
    const faults = faultsOf(planted('texts/en', many));
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)).toBe(`${FILE}: and 30 more.`);
  });

  it('has no error longer than a few lines, whatever is in it', () => {
    const faults = [...faultsOf(planted('pack/breeds/millRat/brain', 'x'.repeat(100_000))), ...faultsOf(planted(`pack/breeds/${'x'.repeat(100_000)}`, {})), ...faultsOf(planted('pack/id', 'x'.repeat(100_000)))];
    expect(faults.length).toBeGreaterThan(2);
    expect(Math.max(...faults.map((fault) => fault.length))).toBeLessThan(500);
  });

  it('is named without characters that don\'t belong in a name', () => {
    expect(readPackFile('', `a\n\u202eb${'c'.repeat(100)}`, house)).toMatchObject({ errors: [expect.stringMatching(/^a bc{57}: /)] });
  });
});
