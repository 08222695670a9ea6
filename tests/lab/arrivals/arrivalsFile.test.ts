import { readFileSync } from 'node:fs';
import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { packs } from '../../../src/content/packs';
import { deepestFloor } from '../../../src/engine/facts/uses';
import type { Arrival } from '../../../src/lab/arrivals/Arrival';
import { arrivalsText, readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { beginningOf } from '../../../src/lab/arrivals/beginningOf';
import { MOST_RUNS, WANTED } from '../../../src/lab/arrivals/ArrivalTally';
import { makeArrivals } from '../../../src/lab/arrivals/makeArrivals';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';
import { breedsWith, contentOf, tinyContent } from '../../support/tinyPack';

const campaign = contentOf(packs.lanternfall);
const last = deepestFloor(campaign) ?? 0;
const spare = spareFiles();

/** The campaign's file with another value at a place, or without it. */
function withValue(place: readonly string[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(lanternfall)) as Record<string, unknown>;
  let at = copy;
  for (const key of place.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[place.at(-1) ?? ''] = value;
  return copy;
}

const { pack, byFloor } = readArrivals('lanternfall.json', lanternfall, campaign);

describe('the arrivals of the campaign', () => {
  it('are of today\'s campaign: at least 20 heroes on each floor from the second to the last, of runs of their own', () => {
    expect(pack).toBe('lanternfall');
    expect([...byFloor.keys()]).toEqual(Array.from({ length: last - 1 }, (_, index) => index + 2));
    for (const arrivals of byFloor.values()) {
      expect(arrivals.length).toBeGreaterThanOrEqual(20);
      expect(new Set(arrivals.map(({ seed }) => seed)).size).toBe(arrivals.length);
    }
  });

  it('are written as they were read, in little room', () => {
    const text = readFileSync('assets/arrivals/lanternfall.json', 'utf8');
    expect(arrivalsText({ ...campaign, version: lanternfall.rows }, byFloor)).toBe(text);
    expect(text.length).toBeLessThan(20_000 * byFloor.size);
  });

  it('get stronger from floor to floor', () => {
    const levels = [...byFloor.values()].map((arrivals) => arrivals.reduce((sum, { level }) => sum + level, 0) / arrivals.length);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });
});

describe('a file of arrivals', () => {
  const hero = ['floors', '7', '3'];
  const stranger = { breed: 'unicorn', hp: 1, maxHp: 1, power: 1, defence: 1 };
  const carrier = { ...stranger, breed: 'rat', loot: [{ kind: 'axe', affixes: ['blunt'] }] };
  it.each<[string, readonly string[], unknown, string]>([
    ['an unknown talent', [...hero, 'talents', '0'], 'lastStnad', '7.3.talents.0: the pack lanternfall has no talent "lastStnad"; did you'],
    ['an unknown hero', [...hero, 'hero'], 'wizard', '7.3.hero: the pack lanternfall has no hero "wizard"'],
    ['an unknown thing that is worn', [...hero, 'worn', '0'], 'swrod', '7.3.worn.0: the pack lanternfall has no item "swrod"'],
    ['an unknown thing in the bag', [...hero, 'bag'], { manna: 1 }, '7.3.bag.manna: the pack lanternfall has no item "manna"'],
    ['an unknown affix', [...hero, 'company'], [carrier], '7.3.company.0.loot.0.affixes.0: the pack lanternfall has no affix "blunt"'],
    ['an unknown status', [...hero, 'statuses'], { gloom: 3 }, '7.3.statuses.gloom: the pack lanternfall has no status "gloom"'],
    ['an unknown kind that is known', [...hero, 'known', '1'], 'elixir', '7.3.known.1: the pack lanternfall has no item "elixir"'],
    ['an unknown ally', [...hero, 'company'], [stranger], '7.3.company.0.breed: the pack lanternfall has no breed "unicorn"'],
    ['a floor beyond the last', ['floors', `${last + 1}`], [], `${last + 1}: nobody arrives on floor ${last + 1} of the pack lanternfall.`],
    ['the first floor', ['floors', '1'], [], '1: nobody arrives on floor 1 of the pack lanternfall.'],
    ['a hero without HP', [...hero, 'hp'], 0, '7.3.hp: it is not what it should be (got 0).'],
    ['a field too many', [...hero, 'mana'], 3, '7.3.mana: it is not what it should be (got "mana").'],
    ['more than a bag holds', [...hero, 'bag'], { bread: 27 }, '7.3: it carries more than a bag holds.'],
    ['more rewards than levels', [...hero, 'choices'], 99, '7.3: it has more rewards to choose than levels.'],
  ])('with %s is refused with its name, the place and what is there', (_what, place, value, sentence) => {
    const read = (): unknown => readArrivals('mine.json', withValue(place, value), campaign);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(`mine.json, floors.${sentence}`);
  });

  it('is no other JSON', () => {
    expect(() => readArrivals('mine.json', 7, campaign)).toThrow('mine.json, as a whole: it is not what it should be (got 7).');
  });
});

describe('the beginning of a pack\'s runs', () => {
  const told: string[] = [];
  const ears = { tell: (sentence: string) => { told.push(sentence); }, say: () => undefined };
  beforeEach(() => { told.splice(0); });
  const arrivals = (found: { arrivals: readonly Arrival[] }): number => found.arrivals.length;

  it('is that of the shipped pack it is or extends', () => {
    const own = contentOf({ ...packs.lanternfall, id: 'mine' });
    const found = beginningOf({ content: own, base: 'lanternfall', floor: 6 }, ears);
    expect(found).toEqual(beginningOf({ content: campaign, base: 'lanternfall', floor: 6 }, ears));
    expect(told).toEqual([]);
  });

  it('leaves out who names what is gone on either side, and says so', () => {
    const [gone] = campaign.talents.keys();
    const other = { ...campaign, id: 'other', talents: new Map([...campaign.talents].filter(([id]) => id !== gone)) };
    const both = beginningOf({ content: campaign, base: 'lanternfall', floor: 6, also: [other] }, ears);
    expect(both).toEqual(beginningOf({ content: other, base: 'lanternfall', floor: 6 }, ears));
    expect(arrivals(both)).toBeLessThan(byFloor.get(6)?.length ?? 0);
    expect(told[0]).toMatch(/^\d+ of the 24 heroes who came to the floor are left out: talents\.\d: the pack other has no talent "/);
    const none = { ...campaign, itemKinds: new Map() };
    const unlike = (): unknown => beginningOf({ content: campaign, base: 'lanternfall', floor: 6, also: [none] }, ears);
    expect(unlike).toThrow(/^None of the 24 heroes who came to the floor fits: /);
  });

  it('is made of a pack without a file: the same each time, and of a floor whichever others are asked for', () => {
    const tiny = tinyContent({ lastFloor: 3 });
    const found = beginningOf({ content: tiny, base: null, floor: 2 }, ears);
    expect(arrivals(found)).toBe(WANTED);
    expect(told).toEqual([
      `tiny comes with no hero for floor 2: the fighter plays up to ${MOST_RUNS} runs to get there.`,
      expect.stringMatching(new RegExp(`^${WANTED} of \\d+ came there\\.$`)),
    ]);
    expect(makeArrivals(tiny, [2, 3]).byFloor.get(2)).toEqual(found.arrivals);
  });

  it('is made where all are to be of another hero than those of the file', () => {
    const found = beginningOf({ content: campaign, base: 'lanternfall', floor: 2, hero: 'warden' }, ears);
    expect([arrivals(found), new Set(found.arrivals.map(({ hero }) => hero))]).toEqual([WANTED, new Set(['warden'])]);
    expect(told[0]).toBe(`lanternfall comes with no warden for floor 2: the fighter plays up to ${MOST_RUNS} runs to get there.`);
    const own = beginningOf({ content: campaign, base: 'lanternfall', floor: 2, hero: 'lamplighter' }, ears);
    expect(own).toEqual(beginningOf({ content: campaign, base: 'lanternfall', floor: 2 }, ears));
  });

  it('is refused on a floor that the pack does not have, or that no run reaches', () => {
    const from = (floor: number, content = campaign, base: string | null = 'lanternfall') => (): unknown =>
      beginningOf({ content, base, floor }, ears);
    expect(from(last + 1)).toThrow(`There is no floor ${last + 1} to begin on: lanternfall ends on floor ${last}.`);
    const weak = tinyContent({ breeds: breedsWith('player', { hp: 1, defence: 0, power: 0 }) });
    const none = `No run can begin on floor 40 of tiny: none of ${MOST_RUNS} runs by the fighter came there.`;
    expect(from(40, weak, null)).toThrow(none);
  });
});

describe('lab arrivals', () => {
  it('needs a pack with an end', async () => {
    await expect(lab('arrivals', '--pack', 'classicBare', '--out', spare('bare.json'))).rejects.toThrow(/^classicBare has no last floor/);
  });
});
