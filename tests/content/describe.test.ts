import * as v from 'valibot';
import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import type { Effect, PackRows, Texts } from '../../src/engine/content';
import type { Phrase } from '../../src/engine/core/grammar';
import { describeItem, describeWorking } from '../../src/engine/effects/describe';
import { EFFECTS } from '../../src/engine/effects/effects';
import { tableOf } from '../../src/engine/pack/references';
import { itemName } from '../../src/engine/facts/names';
import { newGame } from '../../src/procgen/newGame';
import { inEnglish } from '../support/tongues';
import { contentOf } from '../support/tinyPack';

const texts: Texts = en;

/** What a pack says of an item, in English. */
function said(pack: PackRows, kind: string, affixes: string[] = []): string[] {
  return describeItem({ kind, affixes }, { content: contentOf(pack), floor: 1 }).map((line) => inEnglish(texts, line));
}

/** Ids of the tables that an effect may refer to. */
const NAMED: Readonly<Record<string, string>> = { appearances: 'potion', statuses: 'confusion', breeds: 'orc', itemKinds: 'sword', hazards: 'fire', 'traps.kinds': 'net', 'vaults.kinds': 'library', slots: 'weapon', tiles: 'ground' };

/** An effect of a kind with its required fields, and one more for each optional field. */
function samplesOf(kind: string, { shape }: { readonly shape: v.ObjectEntries }): Effect[] {
  const valueOf = (field: string): unknown => {
    const schema = shape[field] ?? v.never();
    return [NAMED[tableOf(schema) ?? ''], 3, 'percent', 'power'].find((value) => value !== undefined && v.safeParse(schema, value).success);
  };
  const may = Object.keys(shape).filter((field) => shape[field]?.type === 'exact_optional');
  const must = Object.fromEntries(Object.keys(shape).filter((field) => !may.includes(field)).map((field) => [field, valueOf(field)]));
  return [{}, ...may.map((field) => ({ [field]: valueOf(field) }))].map((more) => ({ do: kind, ...must, ...more }) as Effect);
}

/** Whether a line has a text, and that text everything it needs. */
function isWhole(line: Phrase): boolean {
  return line.key in texts && !/[{}]|\w\.\w/.test(inEnglish(texts, line));
}

describe('the description of an item comes from its row', () => {
  it.each<[keyof typeof packs, string, string[]]>([
    ['classic', 'healthPotion', ['You recover 4 HP.']],
    ['classic', 'lightningScroll', ['Deals 20 damage to the nearest visible enemy within 5 tiles, ignoring defence.']],
    ['classic', 'confusionScroll', ['Confuses a visible enemy for 10 turns.']],
    ['classic', 'fireballScroll', ['Deals 12 damage to everyone, even you, within 3 tiles of a visible tile, ignoring defence.']],
    ['classic', 'sword', ['Slot: weapon.', '+4 power.']],
    ['classic', 'chainMail', ['Slot: armour.', '+3 defence.']],
    ['deep', 'healthPotion', ['You recover 40 HP.']],
    ['deep', 'confusionScroll', ['Confuses a visible enemy within 8 tiles for 10 turns.']],
    ['deep', 'shield', ['Slot: shield.', '+1 defence.']],
    ['lanternfall', 'hastePotion', ['For 15 turns you act twice as fast.']],
    ['lanternfall', 'teleportScroll', ['You teleport to a random place.']],
    ['goblins', 'paralyseScroll', ['Paralyses a visible enemy for 10 turns.']],
    ['goblins', 'lightningScroll', ['Deals 25 damage to a random visible enemy, ignoring defence.']],
    ['goblins', 'fireballScroll', ['Deals 25 damage to everyone you see, even yourself, within 3 tiles of a visible tile, ignoring defence.']],
  ])('RULES 1.6 %s: %s', (pack, kind, lines) => {
    expect(said(packs[pack], kind)).toEqual(lines);
  });

  it('RULES 4 affixes are in the name and added to the bonuses', () => {
    expect(said(packs.goblinsGeared, 'sword', ['savage'])).toEqual(['Slot: weapon.', '+7 power.']);
    expect(said(packs.goblinsGeared, 'helmet', ['ofTheBastion'])).toEqual(['Slot: head.', '+4 defence.']);
    expect(said(packs.goblinsGeared, 'boots', ['stout'])).toEqual(['Slot: legs.', '+1 defence and +2 max HP.']);
    const geared = newGame(contentOf(packs.goblinsGeared), 'names');
    const name = (kind: string, affix: string): string => inEnglish({ ...texts, it: '{item}' }, { key: 'it', params: { item: itemName(geared, { kind, affixes: [affix] }) } });
    expect([name('sword', 'savage'), name('helmet', 'ofTheBastion'), name('boots', 'stout')]).toEqual(['Savage Sword', 'Helmet of the Bastion', 'Stout Boots']);
  });

  it('every kind of effect has a clause and a text, for others and for you, even if no pack uses it yet', () => {
    const content = contentOf(packs.lanternfall);
    const effects = Object.entries(EFFECTS).flatMap(([kind, row]) => samplesOf(kind, row));
    const of = effects.flatMap((effect) => (['self', 'actor'] as const).map((at) => describeWorking({ target: { at }, effects: [effect] }, { content, floor: 1 })));
    expect(of.flat().filter((line) => !isWhole(line)).map((line) => inEnglish(texts, line))).toEqual([]);
    expect(of.filter((lines) => lines.length === 0)).toEqual([]);
  });
});
