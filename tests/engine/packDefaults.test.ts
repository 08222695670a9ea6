import { packs } from '../../src/content/packs';
import { loadContent } from '../../src/engine/pack/loadContent';
import { readPackFile, type OutsidePack } from '../../src/engine/pack/packFile';
import { house } from '../trust/packsHouse';

/** The least that a pack file may hold. */
const LEAST = {
  id: 'ratCellar',
  lastFloor: 2,
  layouts: { cellar: { dig: 'rooms', width: [[1, 50]], height: [[1, 30]] } },
  counts: { monsters: [[1, 4]] },
  monsters: { rat: [[1, 1]] },
  breeds: {
    player: { glyph: '@', colour: '#ffffff', sprite: 'hero/idle', hp: 30, power: 4 },
    rat: { glyph: 'r', colour: '#a9a5b4', sprite: 'rat/idle', hp: 6, power: 3 },
  },
};

function read(pack: object): OutsidePack {
  const answer = readPackFile(JSON.stringify({ lanternfallPack: 1, pack }), 'cellar.json', house);
  if (!answer.ok) throw new Error(answer.errors.join('\n'));
  return answer.pack;
}

function faultsOf(pack: object): readonly string[] {
  const answer = readPackFile(JSON.stringify({ lanternfallPack: 1, pack }), 'cellar.json', house);
  return answer.ok ? [] : answer.errors;
}

describe('what a pack file leaves out', () => {
  it('is filled in: the switches, the empty tables, the usual fields of rows, and the tiles every floor has', () => {
    const { rows } = read(LEAST);
    expect(rows).toMatchObject({ sight: 8, levels: true, floorsPersist: false, onDescend: [], start: [], items: {}, affixes: {}, layoutWeights: { cellar: [[1, 1]] }, counts: { per: 'floor', items: [] } });
    expect(rows.layouts['cellar']).toMatchObject({ theme: 'cellars', attempts: [[1, 30]], roomMin: 6, roomMax: 10, inset: 0, stairs: 'ends' });
    expect(rows.breeds['rat']).toMatchObject({ hp: 6, defence: 0, xp: 0, speed: 100, directions: 8, brain: ['sleep', 'cast', 'hunt', 'track', 'wander'] });
    expect(rows.breeds['player']?.brain).toEqual([]);
    expect(rows.tiles.map(({ id }) => id)).toEqual(['wall', 'ground', 'stairsDown']);
  });

  it('includes the standard tiles that its layouts and vaults name, with those they turn into', () => {
    const cellar = { ...LEAST.layouts.cellar, doors: [[1, 50]], patches: { water: [[1, 2]] } };
    const well = { map: ['#####', '#.I.#', '##+##'], legend: { I: { tile: 'pillar' } } };
    const { rows } = read({ ...LEAST, floorsPersist: true, layouts: { cellar }, vaults: { count: [[1, 1]], weights: { well: [[1, 1]] }, kinds: { well } } });
    expect(rows.tiles.map(({ id }) => id)).toEqual(['wall', 'ground', 'stairsDown', 'stairsUp', 'doorClosed', 'water', 'pillar', 'doorOpen']);
    expect(rows.vaults?.kinds['well']).toMatchObject({ door: 'ground' });
  });

  it('has the pictures of standard tiles, also where a pack writes their rows itself', () => {
    const own = { glyph: '^', colour: '#ffffff', walkable: true, transparent: true } as const;
    const { rows } = read({ ...LEAST, tiles: [{ ...own, id: 'altar' }, { ...own, id: 'tallGrass', sprite: 'common/oil' }, { ...own, id: 'stone' }] });
    expect(rows.tiles.slice(0, 3)).toEqual([{ ...own, id: 'altar', sprite: 'common/altar', moving: true }, { ...own, id: 'tallGrass', sprite: 'common/oil' }, { ...own, id: 'stone' }]);
  });

  it('doesn\'t change what is written: a complete pack keeps its rows, their order and so its version', () => {
    for (const rows of Object.values(packs)) {
      const loaded = loadContent(rows);
      expect(loaded.ok && JSON.stringify(loaded.rows)).toBe(JSON.stringify(rows));
    }
  });
});

describe('a pack file that extends a pack', () => {
  it('has everything of that pack but its name, with the fields it changes', () => {
    const { rows } = read({ id: 'kindFall', extends: 'lanternfall', sight: 12, breeds: { rat: { hp: 1 } }, monsters: { rat: [[1, 99]] } });
    const { lanternfall } = packs;
    expect(rows).toMatchObject({ id: 'kindFall', sight: 12, lastFloor: lanternfall.lastFloor });
    expect(rows.welcome).toBeUndefined();
    expect(rows.breeds['rat']).toEqual({ ...lanternfall.breeds.rat, hp: 1 });
    expect(rows.breeds['jackal']).toEqual(lanternfall.breeds.jackal);
    expect(rows.monsters).toEqual({ ...lanternfall.monsters, rat: [[1, 99]] });
    expect(Object.keys(rows)).not.toContain('extends');
  });

  it('removes what is null: a field of a row, a row, a table; only for the last floor is null a value', () => {
    const rows = read({ id: 'bareDeep', extends: 'deep', lastFloor: null, items: { shield: null }, start: [], itemKinds: { sword: { bonus: { power: 9 } } }, breeds: { orc: { directions: null } } }).rows;
    expect(rows.lastFloor).toBeNull();
    expect(rows.items).not.toHaveProperty('shield');
    expect(rows.itemKinds['sword']).toMatchObject({ slot: 'weapon', bonus: { power: 9 } });
    expect(rows.breeds['orc']?.directions).toBe(8);
  });

  it('replaces a field as a whole, at every depth of rows', () => {
    const id = Object.keys(packs.lanternfall.elites.kinds)[0] ?? '';
    const { rows } = read({ id: 'loudFall', extends: 'lanternfall', elites: { kinds: { [id]: { hp: 7 } } }, layouts: { rooms: { width: [[1, 80]] } } });
    expect(rows.elites?.kinds[id]).toEqual({ ...packs.lanternfall.elites.kinds[id as 'swift'], hp: 7 });
    expect(rows.elites?.share).toEqual(packs.lanternfall.elites.share);
    expect(rows.layouts['rooms']?.width).toEqual([[1, 80]]);
  });

  it('changes tiles in place and adds its own after them', () => {
    const { rows } = read({ id: 'iceFall', extends: 'goblins', tiles: [{ id: 'ground', colour: '#ffffff' }, { id: 'ice', glyph: '-', colour: '#8cd4e8', walkable: true, transparent: true }] });
    expect(rows.tiles.map(({ id }) => id)).toEqual([...packs.goblins.tiles.map(({ id }) => id), 'ice']);
    expect(rows.tiles[1]).toEqual({ ...packs.goblins.tiles[1], colour: '#ffffff' });
  });

  it('is refused if anything still refers to a row it removed, and if it is no pack', () => {
    expect(faultsOf({ id: 'ratless', extends: 'classic', breeds: { orc: null } })).toEqual(['cellar.json: Pack ratless, table monsters, id orc: "orc" is not in breeds.']);
    expect(faultsOf({ id: 'lost', extends: 'clasic' })).toEqual([expect.stringMatching(/^cellar\.json: Pack lost, table extends: "clasic" is not one of lanternfall, classic, .*; did you mean "classic"\?$/)]);
    expect(faultsOf({ id: 'lost', extends: 7 })).toHaveLength(1);
  });
});
