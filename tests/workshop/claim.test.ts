import { agreementOf, type Claim, claimSchema } from '../../src/workshop/draft/Claim';
import * as v from 'valibot';
import { RANGES } from '../../src/workshop/runs/settings';

const claim: Claim = {
  compared: 'won', on: [1, 1], from: 1, last: 10, bot: 'fighter', turns: 20_000, first: 1, detect: 3, pairs: 350,
  verdict: 'different', value: 0.05, low: 0.03, high: 0.08, rules: 12,
};

it.each<[Partial<Claim>, ReturnType<typeof agreementOf>]>([
  [{}, 'confirmed'], [{ value: 0.01, low: 0.005, high: 0.02 }, 'confirmed'], [{ value: -0.05, low: -0.08, high: -0.03 }, 'otherwise'],
  [{ verdict: 'alike' }, 'otherwise'], [{ verdict: 'unclear' }, 'unsure'], [{ verdict: 'open' }, 'unsure'],
])('compares a difference that is claimed with %j', (found, agreement) => {
  expect(agreementOf(claim, { ...claim, ...found })).toBe(agreement);
});

it('finds two packs alike whichever of them is a little harder', () => {
  const alike = { ...claim, verdict: 'alike' as const };
  expect(agreementOf(alike, { ...alike, value: -0.01 })).toBe('confirmed');
  expect(agreementOf(alike, claim)).toBe('otherwise');
});

it('takes all settings that the room of runs takes', () => {
  const { first, turns, from, last, detect, count } = RANGES;
  for (const end of [0, 1] as const) {
    const set = { first: first[end], turns: turns[end], from: from[end], last: last[end], detect: detect[end], pairs: count[end] };
    expect(v.is(claimSchema, { ...claim, ...set })).toBe(true);
  }
});
