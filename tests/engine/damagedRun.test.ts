import { Rng } from '../../src/engine/core/rng';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { damage, HARMS } from '../support/damage';
import { drawGame } from '../support/drawGame';

const good = encodeRun(drawGame(`
  @.r!
  ...>`, { carry: ['salve'] }).state, undefined, 7);

describe('a damaged save is refused', () => {
  it.each(Object.keys(HARMS))('%s', (name) => {
    const rng = Rng.of(name, 'damage');
    const harm = HARMS[name] ?? damage;
    let harmed = 0;
    for (let i = 0; i < 200; i++) {
      const text = harm(good, rng);
      if (text === good) continue;
      harmed++;
      expect([text, decodeRun(text).ok]).toEqual([text, false]);
    }
    expect(harmed).toBeGreaterThan(100);
  });

  it('and the damaged text always differs from the original', () => {
    const rng = Rng.of('any', 'damage');
    for (let i = 0; i < 500; i++) expect(damage(good, rng)).not.toBe(good);
  });
});
