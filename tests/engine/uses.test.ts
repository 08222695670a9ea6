import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { usesOf } from '../../src/engine/facts/uses';
import { contentOf } from '../support/tinyPack';

const usesIn = (rows: PackRows): ReturnType<typeof usesOf> => usesOf(contentOf(rows));
const bare = packs.firstDungeon;
const { healthPotion } = packs.classic.itemKinds;
const coin = { glyph: '$', colour: '#ffffff', sprite: 'item/coins', finds: 10 } as const;

describe('what has a use in a pack', () => {
  it('is all in the campaign, and neither bag nor rest where there is nothing to find and nothing passes', () => {
    expect(usesIn(packs.lanternfall)).toEqual({ finds: true, bag: true, rest: true });
    expect(usesIn(bare)).toEqual({ finds: false, bag: false, rest: false });
    for (const rows of [packs.classic, packs.deepBare, packs.goblins]) expect(usesIn(rows)).toEqual({ finds: true, bag: true, rest: false });
  });

  it('is no bag where items are inherited that no table draws', () => {
    expect(usesIn({ ...packs.classic, id: 'a', start: [], items: {} })).toMatchObject({ finds: false, bag: false });
    expect(usesIn({ ...packs.classic, id: 'b', start: [], items: { sword: [[1, 0]] } })).toMatchObject({ finds: false, bag: false });
  });

  it('is a bag for what a run begins with, finds deep down, in a vault or on a schedule', () => {
    const itemKinds = { healthPotion };
    const vault = { map: ['#+#', '#p#', '###'], legend: { p: { item: 'healthPotion' } }, door: 'ground' };
    const ways: Partial<PackRows>[] = [
      { start: ['healthPotion'] },
      { items: { healthPotion: { linear: [[1, 0], [9, 5]] } } },
      { vaults: { count: [[1, 1]], weights: { nook: [[1, 1]] }, arenas: {}, kinds: { nook: vault } } },
      { schedule: { healthPotion: { least: [[1, 1]], most: [[1, 1]] } } },
    ];
    for (const [place, way] of ways.entries()) expect(usesIn({ ...bare, id: `way${place}`, itemKinds, ...way })).toMatchObject({ finds: true, bag: true });
  });

  it('is no bag for treasure, which scores at once', () => {
    expect(usesIn({ ...bare, id: 'rich', itemKinds: { coin }, items: { coin: [[1, 1]] } })).toEqual({ finds: true, bag: false, rest: false });
  });

  it('is rest where monsters poison, a potion slows, or traps lie', () => {
    const { traps } = packs.lanternfall;
    const bite = [{ do: 'inflict', status: 'confusion', turns: 3 }] as const;
    const orc = { ...bare.breeds.orc, onHit: bite };
    const potion = { ...healthPotion, effects: bite };
    expect(usesIn({ ...bare, id: 'venom', breeds: { ...bare.breeds, orc } }).rest).toBe(true);
    expect(usesIn({ ...bare, id: 'wine', itemKinds: { potion } }).rest).toBe(true);
    expect(usesIn({ ...bare, id: 'traps', traps: { ...traps, weights: {}, kinds: { alarm: traps.kinds.alarm } } }).rest).toBe(true);
  });
});
