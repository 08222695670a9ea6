import { RNG } from 'rot-js';
import { Rng } from '../../src/engine/core/rng';
import { rotHalls } from '../../src/procgen/dig/rot';

const plan = { dig: 'uniform', width: 60, height: 40, roomMin: 4, roomMax: 8, loops: 0 } as const;

describe('a layout that never succeeds', () => {
  it('ends with an error that names it, and restores the generator of rot.js', () => {
    const before = RNG.getState();
    expect(() => rotHalls({ ...plan, dug: 0 }, Rng.of('42', 'layout:1'))).toThrow('Drawing numbers for one layout');
    expect(RNG.getState()).toEqual(before);
    expect(Object.hasOwn(RNG, 'getUniform')).toBe(false);
  });

  it('is counted for each layout separately', () => {
    for (let seed = 0; seed < 20; seed++) expect(rotHalls({ ...plan, dug: 30 }, Rng.of(String(seed), 'layout:1')).rooms.length).toBeGreaterThan(1);
    expect(Object.hasOwn(RNG, 'getUniform')).toBe(false);
  });
});
