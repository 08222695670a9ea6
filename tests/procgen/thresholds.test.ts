import { distanceSquared, type Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { hangLights } from '../../src/procgen/dig/decorate';
import { joinCaves, openThinWalls } from '../../src/procgen/dig/digCaves';
import { drawLayout, drawnLayout, marked, paletteOf, placeOf, vaultAt } from '../support/drawLayout';
import { drawn } from '../support/drawGame';
import { harderContent } from '../support/harderPack';

/* From where on caves are joined, walls fall and torches hang, to the cell. */

const content = harderContent({ safeArrival: 0 });
const palette = paletteOf(content);
const SEEDS = Array.from({ length: 40 }, (_, seed) => Rng.of(String(seed), 'thresholds'));

describe('caves', () => {
  const joined = (cave: number): string => {
    const rows = ['#'.repeat(34), `#${'.'.repeat(9)}${'#'.repeat(5)}${'.'.repeat(Math.min(9, cave))}`, `#${'.'.repeat(9)}${'#'.repeat(5)}${'.'.repeat(cave - 9)}`, `#${'.'.repeat(9)}`, '#'];
    const layout = drawLayout(content, rows.map((row) => row.padEnd(34, '#')).join('\n'));
    joinCaves(layout, palette, Rng.of('1', 'caves'));
    return drawnLayout(content, layout);
  };

  it('of 18 cells are joined to the largest, those of 17 filled in', () => {
    const open = (picture: string): number => picture.replace(/[^.]/g, '').length;
    expect([open(joined(17)), open(joined(18))]).toEqual([27, 27 + 18 + 5]);
  });

  it('belong to the largest from end to end once the tunnel of another has gone through', () => {
    const rows = [
      '#'.repeat(34),
      ...Array.from({ length: 2 }, () => `#${'.'.repeat(11)}#...#${'.'.repeat(14)}###`),
      ...Array.from({ length: 3 }, () => `#${'.'.repeat(11)}#...${'#'.repeat(18)}`),
      ...Array.from({ length: 3 }, () => `${'#'.repeat(13)}...${'#'.repeat(18)}`),
      ...Array.from({ length: 2 }, () => '#'.repeat(34)),
      ...Array.from({ length: 2 }, () => `${'#'.repeat(13)}${'.'.repeat(9)}${'#'.repeat(12)}`),
      '#'.repeat(34),
    ];
    for (const rng of SEEDS) {
      const layout = drawLayout(content, rows.join('\n'));
      joinCaves(layout, palette, rng);
      // The cave in the south is joined to the near end of the one in the middle, not to the largest in the west.
      const after = drawnLayout(content, layout).split('\n');
      expect(after.slice(9, 11).map((row) => row.replaceAll('#', ''))).toEqual(['.', '.']);
      expect(after.slice(6, 9)).toEqual(rows.slice(6, 9));
    }
  });

  it('are joined to the first of two that are alike, which stays as it is', () => {
    const twin = ['#'.repeat(24), `#${'.'.repeat(9)}###${'.'.repeat(9)}##`, `#${'.'.repeat(9)}###${'.'.repeat(9)}##`, '#'.repeat(24)].join('\n');
    const after = new Set(SEEDS.map((rng) => {
      const layout = drawLayout(content, twin);
      joinCaves(layout, palette, rng);
      return drawnLayout(content, layout);
    }));
    expect([...after].every((picture) => picture.split('\n').slice(1, 3).includes(`#${'.'.repeat(21)}##`))).toBe(true);
  });
});

describe('a thin wall', () => {
  /** Two corridors with a wall between them, joined in the east, with a bend more or not. */
  const hairpin = (width: number, isBent: boolean): string => {
    const wall = '#'.repeat(width);
    const second = isBent ? `#${'.'.repeat(width - 4)}#.#` : `#${'.'.repeat(width - 3)}##`;
    return drawn([wall, `#${'.'.repeat(width - 3)}##`, `${'#'.repeat(width - 2)}.#`, second, isBent ? `${'#'.repeat(width - 3)}.##` : wall, wall].join('\n'));
  };
  const fallen = (picture: string, percent = 100): number[] => SEEDS.map((rng) => {
    const layout = drawLayout(content, picture);
    openThinWalls(layout, percent, palette, rng);
    return Array.from(drawnLayout(content, layout)).filter((glyph, i) => glyph !== picture[i]).length;
  });

  it.each([
    [14, hairpin(10, false), 0],
    [15, hairpin(10, true), 0],
    [16, hairpin(11, false), 1],
    [17, hairpin(11, true), 1],
  ])('that saves %i steps falls if these are at least 16', (_steps, picture, walls) => {
    expect(new Set(fallen(picture))).toEqual(new Set([walls]));
  });

  it('falls as often as loops are asked for, and ten fall at most', () => {
    const falls = fallen(hairpin(11, false), 40).reduce((sum, walls) => sum + walls, 0);
    expect([falls > 8, falls < 25]).toEqual([true, true]);
    // A corridor that winds to and fro.
    const row = (y: number): string => (y % 2 === 1 ? `#${'.'.repeat(38)}#` : y % 4 === 2 ? `${'#'.repeat(38)}.#` : `#.${'#'.repeat(38)}`);
    const winding = ['#'.repeat(40), ...Array.from({ length: 39 }, (_, i) => row(i + 1)), '#'.repeat(40)].join('\n');
    expect(new Set(fallen(winding))).toEqual(new Set([10]));
  });
});

describe('torches', () => {
  const hung = (picture: string, count: number, vaults: Parameters<typeof vaultAt>[1][] = []): Point[][] => SEEDS.map((rng) => {
    const layout = drawLayout(content, picture, { vaults: vaults.map((place) => vaultAt('kennel', place)) });
    hangLights(layout, [{ tile: placeOf(content, 'seal'), count }], rng);
    return Array.from(layout.terrain).flatMap((tile, cell) => (tile === placeOf(content, 'seal') ? [{ x: cell % layout.width, y: Math.floor(cell / layout.width) }] : []));
  });

  it('hang on any wall with ground to the south, not at the edge of the map nor in vaults', () => {
    const picture = `
      #######
      #.###.#
      ####.##
      #......
      #.##.#.
      .#.....
      ##.....
      .......`;
    const seen = hung(picture, 1, [[2, 4, 3, 4]]).flat();
    const layout = drawLayout(content, picture);
    expect(marked(layout, 'T', (x, y) => seen.some((at) => at.x === x && at.y === y))).toBe(drawn(`
      .......
      ....T..
      .TTT.T.
      .......
      .....T.
      .......
      .......
      .......`));
  });

  it('hang at least six cells apart, as many as there is room for', () => {
    const wall = ['#'.repeat(40), '#'.repeat(40), `#${'.'.repeat(38)}#`, '#'.repeat(40)].join('\n');
    const gaps = hung(wall, 20).flatMap((torches) => torches.flatMap((a) => torches.filter((b) => b !== a).map((b) => distanceSquared(a, b))));
    expect(Math.min(...gaps)).toBe(36);
    expect(new Set(hung(wall, 3).map(({ length }) => length))).toEqual(new Set([3]));
    // 38 cells have room for four at least, and for seven at most.
    for (const { length } of hung(wall, 20)) expect([4, 5, 6, 7]).toContain(length);
  });
});
