import { packs } from '../../src/content/packs';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { asked } from '../../src/lab/commands';
import { summary, type BotSummary } from '../../src/lab/compare';
import { table } from '../../src/lab/printed';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const ids = (Object.keys(packs) as (keyof typeof packs)[]).filter((_, at) => at % scaled(3, 1) === 0);

/** Fewer runs and turns than the 200 of 5,000 of a manual `lab compare`, so that this can run every day. */
const SEEDS = scaled(3, 6);
const TURNS = 600;

describe('the fighter beats the random bot', () => {
  const played = new Map<string, BotSummary>();
  const careerOf = (id: keyof typeof packs, name: string): BotSummary => {
    const known = played.get(`${id} ${name}`) ?? summary(contentOf(packs[id]), { bot: BOTS[name] as Bot, seeds: SEEDS, turns: TURNS });
    played.set(`${id} ${name}`, known);
    return known;
  };

  it.each(ids)('on %s: it gets deeper', (id) => {
    expect(careerOf(id, 'fighter').medianFloor).toBeGreaterThan(careerOf(id, 'random').medianFloor);
  });

  // In the first dungeon there is no healing and nothing to gain, so going deeper is all a bot can do.
  it.each(ids.filter((id) => id !== 'firstDungeon'))('on %s: it dies less often in the same turns', (id) => {
    expect(careerOf(id, 'fighter').dead).toBeLessThanOrEqual(careerOf(id, 'random').dead);
  });
});

describe('lab compare', () => {
  const compare = (...args: string[]): { data: unknown; lines: readonly string[]; heard: string[] } => {
    const heard: string[] = [];
    const answer = asked(['compare', ...args]).run((line) => heard.push(line));
    if (answer instanceof Promise) throw new Error('compare answers at once');
    return { ...answer, heard };
  };

  it('sums up the runs of every bot over the same seeds', () => {
    const { data, lines, heard } = compare('--pack', 'firstDungeon', '--seeds', '10', '--turns', '50');
    const whole: unknown = expect.any(Number);
    const runs = { medianFloor: 1, medianLevel: 1, medianTurns: whole, deepest: whole, dead: whole, won: 0, causes: expect.any(Object) as unknown };
    expect(data).toEqual({ pack: 'firstDungeon', seeds: 10, turns: 50, bots: { random: runs, fighter: runs, waiter: runs, restless: runs, vandal: runs } });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['bot', 'random', 'fighter', 'waiter', 'restless', 'vandal']);
    expect(heard).toEqual(['firstDungeon: random 10 of 10', 'firstDungeon: fighter 10 of 10', 'firstDungeon: waiter 10 of 10', 'firstDungeon: restless 10 of 10', 'firstDungeon: vandal 10 of 10']);
  });
});

test('a table is as wide as its contents, numbers right-aligned', () => {
  expect(table([['bot', 'floor'], ['random', 1], ['fighter', 12]])).toEqual(['bot      floor', 'random       1', 'fighter     12']);
});
