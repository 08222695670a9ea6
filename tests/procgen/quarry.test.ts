import type { Vault } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { Vacancies } from '../../src/procgen/fill/Vacancies';
import { hideKeys } from '../../src/procgen/vaults/hideKeys';
import { Quarry } from '../../src/procgen/vaults/Quarry';
import { drawn } from '../support/drawGame';
import { drawLayout, drawnLayout, marked, paletteOf, placeOf, roomAt, vaultAt } from '../support/drawLayout';
import { harderContent } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';

/* Sites for vaults and their keys, on drawn floors. */

const content = harderContent({ safeArrival: 0 });
const tileOf = (id: string): number => placeOf(content, id);
const palette = paletteOf(content);

describe('a key', () => {
  it('is hidden on the furthest of four free cells from its door', () => {
    const layout = drawLayout(content, '@.........>', { vaults: [vaultAt('treasury', [0, 0, 0, 0])] });
    const keys = (...rolls: number[]): unknown => hideKeys(content, layout, { vacancies: new Vacancies(content, layout), rng: new ScriptedRng(...rolls) });
    expect(keys(0, 5, 3, 1)).toEqual([{ id: 'key', x: 6, y: 0, affixes: [] }]);
    expect(keys(8, 5, 3, 1)).toEqual([{ id: 'key', x: 9, y: 0, affixes: [] }]);
    expect(keys(0, 5, 3, 7)).toEqual([{ id: 'key', x: 8, y: 0, affixes: [] }]);
  });

  it('is not placed for a vault without a lock', () => {
    const layout = drawLayout(content, '@....>', { vaults: [vaultAt('crooked', [0, 0, 0, 0])] });
    expect(hideKeys(content, layout, { vacancies: new Vacancies(content, layout), rng: new ScriptedRng() })).toEqual([]);
  });
});

describe('a site for a vault', () => {
  const closet: Vault = { door: 'doorClosed', map: ['###', '#.#', '#+#'], legend: {} };
  const guarded: Vault = { door: 'doorClosed', map: ['###', '#r#', '#+#'], legend: { r: { monster: 'rat' } } };
  const sites = (picture: string, vault = closet, safeArrival = 0): string => {
    const layout = drawLayout(content, picture, { rooms: [roomAt([0, 0, 1, 1])] });
    const pack = harderContent({ safeArrival });
    const found = new Quarry(layout, { content: pack, palette, tileOf }, Rng.of('1', '')).sitesFor(vault, 99);
    return marked(layout, '+', (x, y) => found.some(({ cell }) => cell === y * layout.width + x));
  };

  it('is wherever there is enough rock behind a cell next to ground, up to the edge of the map, but not near arrival or stairs', () => {
    expect(sites(`
      #########
      #########
      #########
      @.......>
      #########`)).toBe(drawn(`
      .........
      .........
      ..+++++..
      .........
      .........`));
    expect(sites(`
      #########
      #########
      #########
      ..@..>...
      #########`)).toBe(drawn(`
      .........
      .........
      .......+.
      .........
      .........`));
  });

  it('needs rock around its open cells, and no more', () => {
    expect(sites(`
      @.######
      ########
      ########
      #......>
      ########`)).toBe(drawn(`
      ........
      ........
      ...+++..
      ........
      ........`));
  });

  it('is not next to another vault', () => {
    const layout = drawLayout(content, `
      ###########
      ###########
      ###########
      @.........>
      ###########`, { rooms: [roomAt([0, 0, 1, 1])] });
    const quarry = new Quarry(layout, { content, palette, tileOf }, Rng.of('1', ''));
    const middle = quarry.sitesFor(closet, 99).find(({ cell }) => cell === 2 * 11 + 5);
    if (!middle) throw new Error('no place in the middle');
    expect(quarry.lay('closet', closet, middle)).toEqual({ vault: 'closet', x1: 4, y1: 0, x2: 6, y2: 2, door: { x: 5, y: 2 }, furnishings: [] });
    expect(drawnLayout(content, layout)).toBe(drawn(`
      ###########
      #####.#####
      #####+#####
      ...........
      ###########`).replace('...........', '..........>'));
    expect([...new Set(quarry.sitesFor(closet, 99).map(({ cell }) => cell % 11))].sort()).toEqual([2, 8]);
  });

  it('in a cave may cut off a few cells, which are filled in, but no other vault', () => {
    const cave = `
      ############
      #@...#.....#
      #>.........#
      ############`;
    const laid = (vaults: readonly [number, number, number, number][]): string => {
      const layout = drawLayout(content, cave, { vaults: vaults.map((place) => vaultAt('treasury', place)) });
      const quarry = new Quarry(layout, { content, palette, tileOf }, Rng.of('1', ''));
      const [site] = quarry.sitesFor(closet, 1);
      if (site) quarry.lay('closet', closet, site);
      return drawnLayout(content, layout);
    };
    expect(laid([])).toBe(drawn(`
      ############
      #....+.#####
      #>...#######
      ############`));
    expect(laid([[9, 1, 10, 2]])).toBe(drawn(cave.replace('@', '.')));
  });

  it('is as far from the arrival as the pack keeps monsters, for a vault with any', () => {
    const picture = `
      ##########
      ##########
      ##########
      @........>
      ##########`;
    const row = (steps: number, vault = guarded): string => sites(picture, vault, steps).split('\n')[2] ?? '';
    expect([row(0), row(1), row(2), row(3), row(4)]).toEqual(['..++++++..', '...+++++..', '....++++..', '.....+++..', '......++..']);
    expect(row(4, closet)).toBe('..++++++..');
  });
});
