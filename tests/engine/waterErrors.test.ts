import type { TileKind } from '../../src/engine/content';
import { loadContent } from '../../src/engine/pack/loadContent';
import { currentsRows } from '../support/currentsPack';
import { tinyRows } from '../support/tinyPack';

/** All errors of the pack with currents, with some tables replaced. */
function faultsOf(changes: object): readonly string[] {
  const loaded = loadContent({ ...tinyRows, ...currentsRows, ...changes });
  return loaded.ok ? [] : loaded.errors;
}

/** The tiles of that pack and one more, made of the current to the east. */
function with1(changes: { readonly [Field in keyof TileKind]?: TileKind[Field] | undefined }): object {
  const current = currentsRows.tiles.find(({ id }) => id === 'eastCurrent');
  const odd = Object.entries({ ...current, id: 'odd', ...changes }).filter(([, value]) => value !== undefined);
  return { tiles: [...currentsRows.tiles, Object.fromEntries(odd)] };
}

const channel = { map: ['+###', '#oo#', '####'], legend: { o: { tile: 'rapids' } } };

describe('RULES 5.19 and 5.21 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['a current in a wall', with1({ walkable: false }), 'Pack tiny, table tiles, id odd, carries: nobody can be on this tile, so that it carries nothing.'],
    ['a current on stairs', with1({ stairs: 'up' }), 'Pack tiny, table tiles, id odd, carries: a current must not carry anyone off stairs.'],
    ['one that turns the wrong way', with1({ turned: 'northCurrent' }), 'Pack tiny, table tiles, id odd, turned: "northCurrent" must carry south.'],
    ['one that turns into still water', with1({ turned: 'water' }), 'Pack tiny, table tiles, id odd, turned: "water" must carry south.'],
    ['a tile that turns without a current', { tiles: [...tinyRows.tiles, { ...tinyRows.tiles[1], id: 'odd', turned: 'ground' }] }, 'Pack tiny, table tiles, id odd, turned: it needs "carries", the direction of its current.'],
    ['a vault with a current that cannot be turned', { vaults: { count: [], weights: {}, arenas: {}, kinds: { channel } } }, 'Pack tiny, table vaults.kinds, id channel, legend: "o" is a current, so that "rapids" needs "turned": vaults are turned.'],
    ['ice that breaks into a wall', with1({ carries: undefined, turned: undefined, breaks: 'wall' }), 'Pack tiny, table tiles, id odd, breaks: "wall" must be walkable or deep, since whoever breaks it is in it.'],
    ['a wall that breaks', with1({ walkable: false, carries: undefined, turned: undefined, breaks: 'ground' }), 'Pack tiny, table tiles, id odd, breaks: nobody can step onto this tile, so that it never breaks.'],
    ['an unknown direction', with1({ carries: 'up' as 'north' }), 'Pack tiny, table tiles, id odd, carries: "up" is not a direction: north, northEast, east, southEast, south, southWest, west, northWest.'],
  ])('%s', (_what, changes, error) => {
    expect(faultsOf(changes)).toContain(error);
  });
});

test('RULES 5.19 a pack with currents is accepted, deep ones too', () => {
  expect(faultsOf({})).toEqual([]);
});
