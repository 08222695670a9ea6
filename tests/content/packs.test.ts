import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import { isConsumable, isWearable, type Consumable, type PackRows } from '../../src/engine/content';
import { loadContent } from '../../src/engine/pack/loadContent';

const root = join(__dirname, '..', '..');
const all: [string, PackRows][] = Object.entries(packs);
const texts = new Set(Object.keys(en));
const atlas = JSON.parse(readFileSync(join(root, 'assets', 'atlas.json'), 'utf8')) as { frames: Record<string, unknown> };

/** Sprites that are not in the atlas, with or without the number of a first frame. */
function missingSprites(rows: Readonly<Record<string, { readonly sprite: string }>>): string[] {
  return Object.entries(rows).filter(([, { sprite }]) => !(`${sprite}.0` in atlas.frames) && !(sprite in atlas.frames)).map(([id, { sprite }]) => `${id}: ${sprite}`);
}

/** The items of a pack that are used up. */
function consumables(rows: PackRows): [string, Consumable][] {
  return Object.entries(rows.itemKinds).flatMap(([id, kind]) => (isConsumable(kind) ? [[id, kind]] : []));
}

/** The slots in which something of a pack is worn. */
function slotsOf(rows: PackRows): string[] {
  return [...new Set(Object.values(rows.itemKinds).flatMap((kind) => (isWearable(kind) ? [kind.slot] : [])))];
}

/** Every text that is a value in a pack, and every id in its tables of weights: what its rows name. */
function namesIn(rows: PackRows): string[] {
  const values = (tree: unknown): string[] => (typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(values) : []);
  return [...Object.keys({ ...rows.monsters, ...rows.items, ...rows.schedule }), ...values(rows)];
}

const floors = Array.from({ length: 30 }, (_, i) => i + 1);

describe.each(all)('the pack %s', (name, rows) => {
  it('loads without an error, under its own name', () => {
    expect(loadContent(rows)).toMatchObject({ ok: true });
    expect(rows.id).toBe(name);
  });

  it('RULES 1.1 has something to draw on every floor on which something may be drawn', () => {
    const loaded = loadContent(rows);
    if (!loaded.ok) throw new Error('it does not load');
    const { counts, monsters, items } = loaded.content;
    const bare = floors.filter((floor) => (counts.monsters.at(floor) > 0 && monsters.weights(floor).length === 0) || (counts.items.at(floor) > 0 && items.weights(floor).length === 0));
    expect(bare).toEqual([]);
    expect(monsters.weights(1).length).toBeGreaterThan(0);
  });

  it('lets every monster and item of its tables come on some floor', () => {
    const loaded = loadContent(rows);
    if (!loaded.ok) throw new Error('it does not load');
    const { monsters, items } = loaded.content;
    const drawn = new Set(floors.flatMap((floor) => [...monsters.weights(floor), ...items.weights(floor)].map(([id]) => id)));
    expect([...Object.keys(rows.monsters), ...Object.keys(rows.items)].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('uses every row: no monster or item is unreachable', () => {
    const drawn = new Set(['player', ...namesIn(rows)]);
    expect([...Object.keys(rows.breeds), ...Object.keys(rows.itemKinds)].filter((id) => !drawn.has(id))).toEqual([]);
    expect(Object.keys(rows.affixes)).toEqual(Object.keys(rows.affixWeights));
    const worn = slotsOf(rows);
    const loose = Object.entries(rows.affixes).filter(([, affix]) => affix.slots.length === 0 || affix.slots.some((slot) => !worn.includes(slot)));
    expect(loose).toEqual([]);
  });

  it('has every id that a row names', () => {
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

  it('has every sprite that a row names', () => {
    expect([...missingSprites(rows.breeds), ...missingSprites(rows.itemKinds), ...missingSprites(rows.statuses)]).toEqual([]);
    const themes = Object.values(rows.layouts).map(({ theme }) => theme);
    expect(themes.filter((theme) => !Object.keys(atlas.frames).some((frame) => frame.startsWith(`${theme}/wall.`)))).toEqual([]);
  });

  it('has every text that its rows need', () => {
    const needed = [
      `pack.${name}`,
      `pack.${name}.blurb`,
      ...Object.keys(rows.breeds).map((id) => `breed.${id}`),
      ...Object.keys(rows.itemKinds).map((id) => `item.${id}`),
      ...consumables(rows).map(([id]) => `use.${id}`),
      ...(rows.onDescend.length > 0 ? ['use.descent'] : []),
      ...slotsOf(rows).map((slot) => `slot.${slot}`),
      ...Object.keys(rows.affixes).map((id) => `affix.${id}`),
      ...rows.tiles.map(({ id }) => `tile.${id}`),
      ...Object.keys(rows.statuses).flatMap((id) => [`status.${id}`, `status.${id}.ends`]),
    ];
    expect(needed.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has ids of a small letter and at most 39 letters, digits or _', () => {
    const ids = [rows.id, ...Object.keys({ ...rows.breeds, ...rows.itemKinds, ...rows.affixes, ...rows.statuses }), ...rows.tiles.map((tile) => tile.id)];
    expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9_]{0,39}$/.test(id))).toEqual([]);
  });
});
