import * as v from 'valibot';
import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import { isConsumable, isWearable, type Effect, type ItemKind, type PackRows, type Texts, type Traits } from '../../src/engine/content';
import { sentence, type Message } from '../../src/engine/core/grammar';
import { describeItem, describeTraits } from '../../src/engine/effects/describe';
import { EFFECTS, kindOf } from '../../src/engine/effects/effects';
import { itemName } from '../../src/engine/rules/names';
import { newGame } from '../../src/procgen/newGame';
import { contentOf, tinyContent, tinyRows } from '../support/tinyPack';

const texts: Texts = en;
const all: [string, PackRows][] = Object.entries(packs);

/** What a pack says of an item, in English. */
function said(pack: PackRows, kind: string, affixes: string[] = []): string[] {
  return describeItem(contentOf(pack), { kind, affixes }, 1).map((line) => sentence(texts, line));
}

/** Ids of the tables that an effect may refer to. */
const NAMED: Readonly<Record<string, string>> = { appearances: 'potion', statuses: 'confusion', breeds: 'orc', itemKinds: 'sword', hazards: 'fire', 'traps.kinds': 'net', slots: 'weapon', tiles: 'ground' };

/** An effect of a kind with its required fields, and one more for each optional field. */
function samplesOf(kind: string, { shape, refers = {} }: { readonly shape: v.ObjectEntries; readonly refers?: Readonly<Partial<Record<string, string>>> }): Effect[] {
  const valueOf = (field: string): unknown => [NAMED[refers[field] ?? ''], 3, 'percent', 'power'].find((value) => value !== undefined && v.safeParse(shape[field] ?? v.never(), value).success);
  const may = Object.keys(shape).filter((field) => shape[field]?.type === 'exact_optional');
  const must = Object.fromEntries(Object.keys(shape).filter((field) => !may.includes(field)).map((field) => [field, valueOf(field)]));
  return [{}, ...may.map((field) => ({ [field]: valueOf(field) }))].map((more) => ({ do: kind, ...must, ...more }) as Effect);
}

/** Whether an item has a target or slot, and so an effect or bonus besides. */
function isAimedOrWorn(kind: ItemKind | undefined): boolean {
  return kind !== undefined && (isConsumable(kind) ? kind.target.at !== 'self' : isWearable(kind));
}

/** Whether a line has a text, and that text everything it needs. */
function isWhole(line: Message): boolean {
  return line.key in texts && !/[{}]|\w\.\w/.test(sentence(texts, line));
}

describe('the description of an item comes from its row', () => {
  it.each<[keyof typeof packs, string, string[]]>([
    ['classic', 'healthPotion', ['Restores 4 HP.']],
    ['classic', 'lightningScroll', ['Deals 20 damage, ignoring defence.', 'Hits the nearest visible enemy within 5 tiles.']],
    ['classic', 'confusionScroll', ['The target is confused for 10 turns.', 'Choose a visible enemy.']],
    ['classic', 'fireballScroll', ['Deals 12 damage, ignoring defence.', 'Choose a visible tile. Hits everyone within 3 tiles, including you.']],
    ['classic', 'sword', ['Slot: weapon.', '+4 power.']],
    ['classic', 'chainMail', ['Slot: armour.', '+3 defence.']],
    ['deep', 'healthPotion', ['Restores 40 HP.']],
    ['deep', 'confusionScroll', ['The target is confused for 10 turns.', 'Choose a visible enemy within 8 tiles.']],
    ['deep', 'shield', ['Slot: shield.', '+1 defence.']],
    ['lanternfall', 'hastePotion', ['You are hasted for 15 turns.']],
    ['lanternfall', 'teleportScroll', ['Teleports you.']],
    ['goblins', 'paralyseScroll', ['The target is paralysed for 10 turns.', 'Choose a visible enemy.']],
    ['goblins', 'lightningScroll', ['Deals 25 damage, ignoring defence.', 'Hits a random visible enemy.']],
    ['goblins', 'fireballScroll', ['Deals 25 damage, ignoring defence.', 'Choose a visible tile. Hits everyone you can see within 3 tiles, including you.']],
  ])('RULES 1.6 %s: %s', (pack, kind, lines) => {
    expect(said(packs[pack], kind)).toEqual(lines);
  });

  it('RULES 4 affixes are in the name and added to the bonuses', () => {
    expect(said(packs.goblinsGeared, 'sword', ['savage'])).toEqual(['Slot: weapon.', '+7 power.']);
    expect(said(packs.goblinsGeared, 'helmet', ['ofTheBastion'])).toEqual(['Slot: head.', '+4 defence.']);
    expect(said(packs.goblinsGeared, 'boots', ['stout'])).toEqual(['Slot: legs.', '+1 defence.', '+2 max HP.']);
    const geared = newGame(contentOf(packs.goblinsGeared), 'names');
    const name = (kind: string, affix: string): string => sentence({ ...texts, it: '{item}' }, { key: 'it', params: { item: itemName(geared, { kind, affixes: [affix] }) } });
    expect([name('sword', 'savage'), name('helmet', 'ofTheBastion'), name('boots', 'stout')]).toEqual(['Savage Sword', 'Helmet of the Bastion', 'Stout Boots']);
  });

  it.each(all)('every item of %s has lines, and every line a text and all its params', (_id, rows) => {
    const content = contentOf(rows);
    const lines = Object.keys(rows.itemKinds).flatMap((kind) => ['', ...Object.keys(rows.affixes)].flatMap((affix) => {
      const found = describeItem(content, { kind, affixes: affix === '' ? [] : [affix] }, 1);
      return found.length < (isAimedOrWorn(rows.itemKinds[kind]) ? 2 : 1) ? [{ key: `nothing of ${kind}`, params: {} }] : found;
    }));
    expect(lines.filter((line) => !isWhole(line)).map((line) => sentence(texts, line))).toEqual([]);
  });

  it('every trait has a line and a text', () => {
    const effects = [{ do: 'teleport' }] as const;
    const traits: Required<Omit<Traits, 'bonus' | 'abilities'>> = { speed: 50, takes: 50, onHit: effects, onStruck: effects, onDeath: [{ target: { at: 'self' }, effects }], eachTurn: effects, resists: ['confusion'], drains: 9, unseen: true, light: 1, noise: 50, search: 1, shines: 2, onKill: effects, onArrival: effects, evades: 9, ambush: 50, stands: 50, heals: 120, wields: 120, burns: 80, sure: true };
    const keys = describeTraits(traits, 1).filter((line) => line.key !== 'effect.teleport').map(({ key }) => key);
    expect(keys.sort()).toEqual(Object.keys(traits).map((trait) => `traits.${trait}`).sort());
    expect(describeTraits(traits, 1).filter((line) => !isWhole(line))).toEqual([]);
  });

  it('every kind of effect and of target has a line and a text, even if no pack uses it yet', () => {
    const effects = Object.entries(EFFECTS).flatMap(([kind, row]) => samplesOf(kind, row));
    const of = effects.map((effect) => kindOf(effect).describe(effect, 1));
    expect(of.filter((line) => !isWhole(line))).toEqual([]);
    expect(new Set(of.map((line) => line.key)).size).toBe(effects.length);
    const targets = [{ at: 'nearest', range: 35 }, { at: 'random' }, { at: 'actor' }, { at: 'actor', range: 64 }, { at: 'cell', radius: 9 }, { at: 'cell', radius: 9, seenOnly: true }] as const;
    const row = tinyRows.itemKinds.salve;
    const lines = targets.map((target) => describeItem(tinyContent({ itemKinds: { ...tinyRows.itemKinds, salve: { ...row, target } } }), { kind: 'salve', affixes: [] }, 1).at(-1));
    expect(lines.filter((line) => line === undefined || !isWhole(line))).toEqual([]);
    expect(new Set(lines.map((line) => line?.key)).size).toBe(targets.length);
  });
});
