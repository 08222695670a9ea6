import { writeFileSync } from 'node:fs';
import { Rng } from '../../../src/engine/core/rng';
import { type FloorTarget, missOf, type PlayAt, type Round, stepTowards, tune } from '../../../src/lab/changes/search';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();

describe('a step towards targets', () => {
  it('solves a linear response', () => {
    const step = stepTowards({ centre: [0.1, 0.2], slopes: [[0.1, 0], [0, 0.05]] }, [{ value: 0.2, within: 0.001 }, { value: 0.15, within: 0.001 }], 5);
    expect(step[0]).toBeCloseTo(1, 2);
    expect(step[1]).toBeCloseTo(-1, 2);
  });

  it('goes no farther than it may, and leaves alone what does nothing', () => {
    expect(stepTowards({ centre: [0], slopes: [[0.01, 0]] }, [{ value: 1, within: 0.01 }], 2)).toEqual([2, 0]);
  });

  it('meets the narrow targets rather than the wide ones', () => {
    const [step = 0] = stepTowards({ centre: [0, 0], slopes: [[1], [1]] }, [{ value: 1, within: 0.01 }, { value: 0, within: 1 }], 5);
    expect(step).toBeGreaterThan(0.95);
  });
});

describe('tuning', () => {
  /** The hazards of floors by four scales, in ways that the tuning does not know: bent, and two of them together. */
  function truth(scales: readonly number[]): number[] {
    const [wolf = 0, ogre = 0, potion = 0, rat = 0] = scales.map(Math.log);
    const logits = [0.8 * wolf - 0.5 * potion - 2, 0.5 * wolf + 0.7 * ogre - 0.5 * potion + 0.2 * wolf * ogre - 1, 0.9 * ogre - 0.6 * potion + 0.05 * rat - 1];
    return logits.map((logit) => 1 / (1 + Math.exp(-logit)));
  }

  const targets: FloorTarget[] = truth([1.7, 0.6, 1.4, 1]).map((value, at) => ({ floor: at + 5, value, within: 0.02 }));

  function world(seed: string): PlayAt {
    const rng = Rng.of(seed, 'tuning');
    return (all, { seeds }) => Promise.resolve(all.map(truth).map((hazards) => Array.from({ length: seeds }, () => {
      let isAlive = true;
      return hazards.map((hazard) => {
        const chances = isAlive ? 1 : 0;
        isAlive &&= rng.next() / 2 ** 32 >= hazard;
        return { chances, events: chances - (isAlive ? 1 : 0) };
      });
    })));
  }

  it.each(['first', 'second', 'third'])('brings the hazards of three floors to their targets, which they then truly are: %s', async (seed) => {
    expect(Math.max(...truth([1, 1, 1, 1]).map((hazard, at) => Math.abs(hazard - (targets[at]?.value as number))))).toBeGreaterThan(0.08);
    const rounds: Round[] = [];
    const found = await tune({ most: [4, 4, 4, 4], targets, seeds: 150, checks: 3000, rounds: 8, play: world(seed), onRound: (round) => rounds.push(round) });
    expect(missOf(found, targets)).toBeLessThanOrEqual(1);
    truth(found.scales).forEach((hazard, at) => { expect(Math.abs(hazard - (targets[at]?.value as number))).toBeLessThan(0.035); });
    expect(rounds.at(-1)).toBe(found);
  });

  it('ends with the best that it found where a target is out of reach', async () => {
    const [play, target] = [world('far'), { floor: 5, value: 0.9, within: 0.01 }];
    const found = await tune({ most: [4, 4, 4, 4], targets: [target], seeds: 30, checks: 200, rounds: 3, play, onRound: () => undefined });
    expect(missOf(found, [target])).toBeGreaterThan(1);
    expect(found.found[0]?.value).toBeGreaterThan(0.15);
    expect(Math.max(...found.scales)).toBeLessThanOrEqual(4.001);
  });

  it('ends with an earlier round that came nearer than the last', async () => {
    const deaths = [20, 50, 30];
    const target: FloorTarget = { floor: 5, value: 0.9, within: 0.01 };
    const play: PlayAt = (all, { seeds, isArm }) => {
      const dead = isArm ? 0 : deaths.shift() ?? 0;
      return Promise.resolve(all.map(() => Array.from({ length: seeds }, (_, run) => [{ chances: 1, events: run < dead ? 1 : 0 }])));
    };
    const found = await tune({ most: [4], targets: [target], seeds: 4, checks: 100, rounds: 2, play, onRound: () => undefined });
    expect([found.round, found.found[0]?.value]).toEqual([1, 0.5]);
  });
});

describe('lab tune', () => {
  const limits = ['--pack', 'classic', '--bot', 'restless', '--turns', '120', '--floors', '1', '--workers', '1'];

  function target(text: string): string {
    writeFileSync(file('target.json'), text);
    return file('target.json');
  }

  it('prints the rows to change, confirmed on fresh seeds and by a second bot', async () => {
    const asked = ['--rows', 'breeds.player.hp', '--target', target('[{"floor": 1, "hazard": 0.2, "within": 0.15}]'), '--second', 'random', '--seeds', '6'];
    const { data, lines, isFailure } = await lab('tune', ...limits, ...asked);
    expect(data).toMatchObject({ pack: 'classic', bot: 'restless', second: 'random', isMet: true });
    expect([isFailure, Object.keys((data as { changes: object }).changes)]).toEqual([false, ['breeds.player.hp']]);
    expect(lines.at(-1)).toMatch(/^breeds\.player\.hp {2}30 -> \d+$/);
    expect(lines).toContainEqual(expect.stringMatching(/^confirmed on fresh seeds by the restless bot: floor 1 \d+ \(.* for 20\.0 %$/));
    expect(lines).toContainEqual(expect.stringMatching(/^the random bot on the same: floor 1 /));
  });

  it.each([
    ['{"floor": 1}', /must hold a list of floors, such as \[\{"floor": 5, "hazard": 0\.1, "within": 0\.03\}\]\.$/],
    ['[{"floor": 1, "hazard": 20, "within": 3}]', /; 0\.hazard is not what it should be\.$/],
    ['[{"floor": 1,', /target\.json is not JSON: /],
  ])('refuses the target %s', async (text, sentence) => {
    const error: unknown = await lab('tune', ...limits, '--target', target(text)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(sentence);
  });
});
