import { Rng } from '../../src/engine/core/rng';
import { FieldOfView } from '../../src/engine/floor/fov';
import { Lights, type LightSource } from '../../src/engine/floor/LitView';
import { snuffOut } from '../../src/engine/rules/relocate';
import { told } from '../support/drawGame';
import { drawLit } from '../support/lightPack';
import { scaled } from '../support/scale';

const [STRIDE, ROWS] = [60, 40];
const CELLS = Array.from({ length: STRIDE * ROWS }, (_, cell) => cell);
const SIZE = CELLS.length;

/** Whether a cell is none of the outermost ring. */
function isInside(cell: number): boolean {
  const [x, y] = [cell % STRIDE, Math.floor(cell / STRIDE)];
  return x > 0 && y > 0 && x < STRIDE - 1 && y < ROWS - 1;
}

/** A sight on a map whose outermost ring is opaque, and a share of the rest. */
function sightOn(rng: Rng, walls: number): FieldOfView {
  const sight = new FieldOfView(SIZE, STRIDE);
  for (const cell of CELLS) sight.setOpaque(cell, !isInside(cell) || rng.below(100) < walls);
  return sight;
}

/** Sources in a share of the cells, each with a radius of 0 to `reach`. */
function sourcesOn(rng: Rng, share: number, reach: number): LightSource[] {
  return CELLS.filter((cell) => isInside(cell) && rng.below(100) < share).map((cell) => ({ cell, radius: rng.below(reach + 1) }));
}

describe('light', () => {
  it('falls where it would fall from each source alone, however many there are', () => {
    const rng = Rng.of('lights', 'test');
    for (let round = 0; round < scaled(60, 600); round++) {
      const sight = sightOn(rng, rng.below(50));
      const [still, moving] = [sourcesOn(rng, rng.below(20), 7), sourcesOn(rng, rng.below(101), 5)];
      const lights = new Lights(SIZE);
      lights.update({ still, moving }, round, sight);
      const expected = new Set([...still, ...moving].flatMap(({ cell, radius }) => {
        sight.compute(cell, radius);
        return [...sight.cells.subarray(0, sight.count)];
      }));
      expect(CELLS.filter((cell) => lights.has(cell))).toEqual([...expected].sort((a, b) => a - b));
    }
  });

  it('of a field all alight takes a third less work than looking around each fire', () => {
    const sight = sightOn(Rng.of('lights', 'test'), 0);
    const fires = sourcesOn(Rng.of('lights', 'test'), 100, 0).map(({ cell }) => ({ cell, radius: 4 }));
    const seen = fires.reduce((sum, { cell, radius }) => {
      sight.compute(cell, radius);
      return sum + sight.count;
    }, 0);
    const lights = new Lights(SIZE);
    lights.update({ still: [], moving: fires }, 0, sight);
    expect(3 * lights.work).toBeLessThan(2 * seen);
  });
});

it.each([['@....Q', ['log.snuffed']], ['@#...Q', []]])('RULES 5.6 a light that is put out is told of where it is seen: %s', (map, lines) => {
  const game = drawLit(map);
  game.events = [];
  snuffOut(game, { x: 5, y: 0 });
  expect([told(game.events), game.floor.tileAt(5, 0).id]).toEqual([lines, 'brazierOut']);
});
