import fc from 'fast-check';
import { addressError, addressRun } from '../../src/ui/run/newRuns';
import { makeSession } from '../support/session';

describe('the run requested by an address', () => {
  it.each([
    ['?pack=deep&seed=1', { pack: 'deep', seed: '1' }],
    ['?seed=', { pack: null, seed: '' }],
    ['?renderer=canvas', null],
    ['?seed=1&seed=2', null],
    ['?pack=deep&pack=classic&seed=2', null],
    [`?seed=${'x'.repeat(2001)}`, null],
  ])('of %.40s', (search, asked) => {
    expect(addressRun(search)).toEqual(asked);
  });

  it.each([
    ['?seed=1&seed=2', 'The link contains seed more than once, so no run was started.'],
    ['?pack=a&pack=b', 'The link contains pack more than once, so no run was started.'],
    [`?pack=${'x'.repeat(2001)}`, 'The link\'s pack is longer than 2000 characters, so no run was started.'],
    ['?pack=moria', /^There is no dungeon called "moria"/],
    ['?pack=', /^There is no dungeon/],
    ['?pack=__proto__', /^There is no dungeon called "__proto__"/],
    ['?pack=%3Cimg%20src=x%20onerror=alert(1)%3E', /^There is no dungeon/],
    [`?seed=${'s'.repeat(33)}`, /^A seed must be 1 to 32 characters long \(this one has 33\)\.$/],
  ])('%.50s is reported in a sentence, and starts nothing', async (search, sentence) => {
    const session = makeSession();
    expect(await session.runs.resume(search)).toBe('title');
    expect(session.notice).toMatch(sentence);
    expect((session.notice ?? '').length).toBeLessThan(300);
    expect([session.game, session.modes.top.kind]).toEqual([null, 'newRun']);
  });

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('?', '&', '=', 'pack', 'seed', '%', '%FF', '%ud800', '\ud800', '+', ';', '#', 'deep', '1') }), (search) => {
      const asked = addressRun(search);
      if (asked) expect(addressError(search)).toBeNull();
    }), { numRuns: 500 });
  });
});
