import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Effect } from '../../src/engine/content';
import { EFFECTS, kindOf } from '../../src/engine/effects/effects';
import { readPackFile, PACK_LIMITS } from '../../src/engine/pack/packFile';
import { textKindsOf } from '../../src/engine/pack/packTexts';
import { MOST_TEXT } from '../../src/engine/pack/textErrors';
import { MOST, RANGES } from '../../src/engine/pack/ranges';
import { provePack } from '../../src/procgen/provePack';
import { drawCampaign } from '../support/campaignPack';
import { monster } from '../support/drawGame';
import { house } from '../trust/packsHouse';

const docs = join(__dirname, '..', '..', 'docs');
const guide = readFileSync(join(docs, 'PACKS.md'), 'utf8');
const example = readFileSync(join(docs, 'packs', 'drowned-mill.json'), 'utf8');

/** A value for every field that an effect can have. */
const FIELDS: Readonly<Record<string, unknown>> = { status: 'dizzy', breed: 'rat', hazard: 'gas', slot: 'hand', group: 'potion', stat: 'power', from: 'rubble', to: 'ground' };

/** What the log is given for an effect of a kind by a leech on the player. */
function filledBy(kind: keyof typeof EFFECTS): [name: string, value: unknown][] {
  const game = drawCampaign('@.l>', { carry: ['axe', 'wand'], wear: ['axe'], below: '@' });
  const { player } = game.state;
  const source = monster(game, 'leech');
  const effect = { do: kind, ...Object.fromEntries(Object.keys(EFFECTS[kind].shape).map((field) => [field, FIELDS[field] ?? 1])) } as Effect;
  const say = jest.spyOn(game, 'say');
  kindOf(effect).apply(game, { effect, target: player, source, at: { x: player.x, y: player.y }, cause: { table: 'item', id: 'thing' }, told: { key: 'use.thing' } });
  return Object.entries(say.mock.calls[0]?.[2] ?? {});
}

/** The same without second names. */
function placeholdersOf(kind: keyof typeof EFFECTS): string[] {
  const params = filledBy(kind);
  return params.filter(([, value], i) => params.findIndex((other) => isDeepStrictEqual(other[1], value)) === i).map(([name]) => name).sort();
}

describe('the guide to packs', () => {
  it('states every range as it is, and no others', () => {
    const rows = Array.from(guide.matchAll(/^\| (\w+) \| (-?\d+) \| (\d+) \| .+ \|$/gm), ([, name, least, most]) => [name, [Number(least), Number(most)]]);
    expect(Object.fromEntries(rows)).toEqual(RANGES);
    expect(rows).toHaveLength(Object.keys(RANGES).length);
  });

  it('states the limits as they are', () => {
    const said = [`${PACK_LIMITS.characters.toLocaleString('en')} characters`, `${PACK_LIMITS.depth} levels deep`, `${PACK_LIMITS.values.toLocaleString('en')} values`, `${MOST.rows} rows in a table`, `${MOST.points} points on a curve`, `${MOST.effects} effects in a list`, `vaults of ${MOST.vault} x ${MOST.vault} cells`, `maps of ${MOST.cells.toLocaleString('en')} cells`, `${MOST_TEXT} characters each`];
    expect(said.filter((words) => !guide.replace(/\s+/g, ' ').includes(words))).toEqual([]);
  });

  it('lists the ways to dig, as the error for any other does', () => {
    const [, ways = ''] = /`dig` is (.+?)\./.exec(guide) ?? [];
    const read = readPackFile(example.replace('"dig": "digger"', '"dig": "mined"'), 'mill.json', house);
    expect(read.ok ? [] : read.errors).toEqual([expect.stringContaining(`is not a layout that is dug as ${ways.replaceAll('`', '')}.`)]);
  });

  it('lists the placeholders of every effect', () => {
    const rows = Array.from(guide.matchAll(/^\| (`\w+`(?:, `\w+`)*|all others) \| (`\{.+) \|$/gm), ([, kinds = '', words = '']) => [kinds, words.match(/(?<=\{)\w+/g)?.sort()] as const);
    const said = new Map(rows.flatMap(([kinds, words]) => (kinds.match(/(?<=`)\w+(?=`)/g) ?? [kinds]).map((kind) => [kind, words])));
    const others = said.get('all others');
    const kinds = Object.keys(EFFECTS) as (keyof typeof EFFECTS)[];
    expect([...said.keys()].filter((kind) => kind !== 'all others' && !Object.hasOwn(EFFECTS, kind))).toEqual([]);
    expect(Object.fromEntries(kinds.map((kind) => [kind, said.get(kind) ?? others]))).toEqual(Object.fromEntries(kinds.map((kind) => [kind, placeholdersOf(kind)])));
  });

  it('has in warnings what each effect fills', () => {
    for (const kind of Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]) expect([kind, EFFECTS[kind].fills]).toEqual([kind, filledBy(kind).map(([name]) => name)]);
  });

  it('quotes errors in the words in which they are printed', () => {
    const [block = ''] = /^```\nmill\.json[^`]*/m.exec(guide) ?? [];
    const told = block.split('\n').filter((line) => line.startsWith('mill.json'));
    const broken = [
      example.replace('"hp": 7,', '"hp": -7,'),
      example.replace('"rat/idle"', '"ratt/idle"'),
      example.replace('{the actor} turns his stone', '{the target} turns his stone'),
    ].flatMap((text) => {
      const read = readPackFile(text, 'mill.json', house);
      return read.ok ? [] : read.errors;
    });
    expect(broken).toHaveLength(3);
    expect(told).toEqual(expect.arrayContaining(broken));
  });
});

describe('the example of the guide', () => {
  const read = readPackFile(example, 'drowned-mill.json', house);
  const pack = read.ok ? read.pack : null;

  it('is accepted, and proven', () => {
    expect(read).toMatchObject({ ok: true });
    if (!pack) throw new Error('the example is refused');
    const trial = provePack(pack.content);
    let step = trial.next();
    while (step.done !== true) step = trial.next();
    expect(step.value).toEqual([]);
  });

  it('has an English text for everything with a name of its own', () => {
    const { en = {} } = pack?.texts ?? {};
    const usual = /^(breed\.player|slot\.weapon|tile\.|use\.|item\.\w+\.about)/;
    const keys = pack ? textKindsOf(pack.rows).map(({ family, id }) => `${family}.${id}`) : [];
    expect(keys.filter((key) => !usual.test(key) && !Object.hasOwn(en, key))).toEqual([]);
  });
});
