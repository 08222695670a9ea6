import { packs } from '../../src/content/packs';
import { isConsumable, isWearable, type Consumable, type PackRows } from '../../src/engine/content';
import { compilePack } from '../../src/engine/pack/compilePack';
import { loadContent } from '../../src/engine/pack/loadContent';
import sheets from '../../assets/frames.json';
import { themeOf } from '../../src/view/themes/themes';
import { contentOf } from '../support/tinyPack';

const all: [string, PackRows][] = Object.entries(packs);
const frames = new Set(Object.values(sheets).flat());

/** Every sprite named in a row, at any depth. */
function spritesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([field, value]: [string, unknown]) => (field === 'sprite' && typeof value === 'string' ? [value] : spritesIn(value)));
}

/** The consumables of a pack. */
function consumables(rows: PackRows): [string, Consumable][] {
  return Object.entries(rows.itemKinds).flatMap(([id, kind]) => (isConsumable(kind) ? [[id, kind]] : []));
}

/** The slots in which a pack has something to wear. */
function slotsOf(rows: PackRows): string[] {
  return [...new Set(Object.values(rows.itemKinds).flatMap((kind) => (isWearable(kind) ? [kind.slot] : [])))];
}

/** Every text that is a value in a pack, and every id in its weight tables: what its rows refer to. */
function namesIn(rows: PackRows): string[] {
  const values = (tree: unknown): string[] => (typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(values) : []);
  return [...Object.keys({ ...rows.monsters, ...rows.items, ...rows.schedule, ...rows.captives?.weights }), ...values(rows)];
}

const floors = Array.from({ length: 30 }, (_, i) => i + 1);

describe.each(all)('the pack %s', (name, rows) => {
  it('loads without errors, under its own name', () => {
    // The page compiles it unchecked, which must come to the same.
    expect(loadContent(rows)).toEqual({ ok: true, content: compilePack(rows), rows });
    expect(rows.id).toBe(name);
  });

  it('RULES 1.1 has something to draw on every floor where something may be drawn', () => {
    const { counts, monsters, items } = contentOf(rows);
    const bare = floors.filter((floor) => (counts.monsters.at(floor) > 0 && monsters.weights(floor).length === 0) || (counts.items.at(floor) > 0 && items.weights(floor).length === 0));
    expect(bare).toEqual([]);
    expect(monsters.weights(1).length).toBeGreaterThan(0);
  });

  it('lets every monster and item of its tables appear on some floor', () => {
    const { monsters, items } = contentOf(rows);
    const drawn = new Set(floors.flatMap((floor) => [...monsters.weights(floor), ...items.weights(floor)].map(([id]) => id)));
    expect([...Object.keys(rows.monsters), ...Object.keys(rows.items)].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('uses every row: every monster and item is reachable', () => {
    const drawn = new Set(['player', ...namesIn(rows)]);
    expect([...Object.keys(rows.breeds), ...Object.keys(rows.itemKinds)].filter((id) => !drawn.has(id))).toEqual([]);
    expect(Object.keys(rows.affixes).sort()).toEqual(Object.keys(rows.affixWeights).sort());
    const worn = slotsOf(rows);
    const loose = Object.entries(rows.affixes).filter(([, affix]) => affix.slots.length === 0 || affix.slots.some((slot) => !worn.includes(slot)));
    expect(loose).toEqual([]);
  });

  it('has every id that a row refers to', () => {
    const { breeds, itemKinds, statuses } = rows;
    const effects = [...rows.onDescend, ...consumables(rows).flatMap(([, kind]) => kind.effects)];
    const named = effects.flatMap((effect) => (effect.do === 'inflict' || effect.do === 'cure' ? [effect.status] : []));
    const lost = [
      ...Object.keys(rows.monsters).filter((id) => !Object.hasOwn(breeds, id)),
      ...Object.keys(rows.items).filter((id) => !Object.hasOwn(itemKinds, id)),
      ...named.filter((id) => !Object.hasOwn(statuses, id)),
      ...rows.start.filter((id) => !Object.hasOwn(itemKinds, id)),
      ...Object.keys(rows.affixWeights).filter((id) => !Object.hasOwn(rows.affixes, id)),
    ];
    expect(lost).toEqual([]);
  });

  it('has every sprite that a row names; they are drawn in assets/sprites, and `npm run art` puts them into the atlas', () => {
    expect(spritesIn(rows).filter((sprite) => !frames.has(sprite) && !frames.has(`${sprite}.0`))).toEqual([]);
    const themes = Object.values(rows.layouts).map(({ theme }) => themeOf({ themes: new Map(Object.entries(rows.themes ?? {})) }, theme).frames);
    expect(themes.filter((theme) => ![...frames].some((frame) => frame.startsWith(`${theme}/wall.`)))).toEqual([]);
  });

  it('has ids that begin with a small letter and have at most 39 letters, digits or _', () => {
    const ids = [rows.id, ...Object.keys({ ...rows.breeds, ...rows.itemKinds, ...rows.affixes, ...rows.statuses }), ...rows.tiles.map((tile) => tile.id)];
    expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9_]{0,39}$/.test(id))).toEqual([]);
  });
});
