import { stepsOf } from '../../src/engine/run/decodeReplay';
import { checkOf } from '../../src/engine/run/Recording';
import type { Recorded } from '../../src/engine/run/replay';
import { MOST_CHARACTERS } from '../../src/engine/run/save';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { ReplayTimeline } from '../../src/keep/replays/ReplayTimeline';
import { content, hashes, recording, steps } from '../ui/replays';

describe('a replay timeline', () => {
  const long = playWithReplay(contentById('goblins'), { seed: '4', bot: BOTS['waiter'] as Bot, turns: 33_000 }).replay;
  const longSteps = stepsOf(long.actions) as readonly Recorded[];

  it('shows the recorded run, in whichever direction it is wound', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    let seed = 7;
    for (let turn = 0; turn < 40; turn++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const goal = seed % (steps.length + 1);
      reel.seek(goal);
      while (!reel.wind(() => true));
      expect([reel.at, reel.game.hash]).toEqual([goal, hashes[goal]]);
    }
    expect(reel.desync).toBeNull();
  });

  it('stays within the recording', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    reel.seek(Infinity);
    reel.wind(() => false);
    expect(reel.at).toBe(steps.length);
    reel.seek(-5);
    reel.wind(() => false);
    expect([reel.at, reel.game.hash]).toEqual([0, hashes[0]]);
  });

  it('keeps few states, however long it is, and none after the desync', () => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(Infinity);
    reel.wind(() => false);
    expect(long.count).toBeGreaterThan(64 * 250);
    expect(reel.at).toBe(long.count);
    expect(reel.frameCount).toBeLessThanOrEqual(64);
    reel.seek(long.count - 3);
    reel.wind(() => false);
    expect(reel.at).toBe(long.count - 3);
  });

  it('winds back past dropped states, from one nearby, to the same run', () => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(15_900);
    reel.wind(() => false);
    expect(reel.frameCount).toBe(64);
    reel.seek(Infinity);
    reel.wind(() => false);
    // States 250 apart as long as there are at most 64, then 500, then 1000.
    const spacing = long.count >= 32_000 ? 1000 : 500;
    expect(long.count).toBeGreaterThan(16_250);
    expect(reel.frameCount).toBe(Math.floor(long.count / spacing) + 1);
    for (const goal of [16_001, 15_999, 8_250, 700, 0]) {
      reel.seek(goal);
      expect([goal, goal - reel.at]).toEqual([goal, goal % spacing]);
      reel.wind(() => false);
      expect([goal, reel.at, goal === 0 ? null : checkOf(reel.game)]).toEqual([goal, goal, longSteps[goal - 1]?.check ?? null]);
    }
    expect(reel.desync).toBeNull();
  });

  it.each([
    ['too long for a save', 'x'.repeat(MOST_CHARACTERS)],
    ['what no save may be', 7],
  ])('goes on through states that are %s, and winds back past them', (_what, theme) => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(1_000);
    reel.wind(() => false);
    // How a floor looks is no part of the hash.
    Object.assign(reel.game.floor.state, { theme });
    reel.seek(1_600);
    reel.wind(() => false);
    for (const goal of [1_600, 1_300, 100, 0]) {
      reel.seek(goal);
      // From the last good state before it.
      if (goal === 1_300) expect(reel.at).toBe(1_000);
      reel.wind(() => false);
      expect([goal, reel.at, goal === 0 ? null : checkOf(reel.game)]).toEqual([goal, goal, longSteps[goal - 1]?.check ?? null]);
    }
    expect(reel.desync).toBeNull();
  });

  /** A reel wound to some action, while those of the states whose place is in `bad` can't be read. */
  function spoilt(to: number, bad: readonly number[]): ReplayTimeline {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    for (let at = 0; at < to; at += 50) {
      const { state } = reel.game.floor;
      const { theme } = state;
      if (bad.includes(at + 50)) Object.assign(state, { theme: 7 });
      reel.seek(at + 50);
      reel.wind(() => false);
      Object.assign(reel.game.floor.state, { theme });
    }
    return reel;
  }

  it('winds back past a state that can\'t be read to the one before it, not to a later one or none', () => {
    const later = spoilt(1_600, [1_250]);
    later.seek(1_300);
    expect(later.at).toBe(1_000);
    later.wind(() => false);
    expect([later.at, checkOf(later.game)]).toEqual([1_300, longSteps[1_299]?.check]);
    const first = spoilt(600, [250]);
    first.seek(300);
    expect(first.at).toBe(0);
  });

  it('keeps a state anew that could not be read', () => {
    const reel = spoilt(1_300, [1_250]);
    reel.seek(1_260);
    expect(reel.at).toBe(1_000);
    reel.wind(() => false);
    reel.seek(1_255);
    expect(reel.at).toBe(1_250);
  });

  it('plays nothing again to get where it is, or further on', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    for (const [goal, from] of [[5, 0], [5, 5], [9, 5]] as const) {
      reel.seek(goal);
      expect(reel.at).toBe(from);
      reel.wind(() => false);
    }
  });

  it('keeps each state once, however often it is passed', () => {
    const reel = spoilt(1_050, []);
    const counts = [reel.frameCount];
    for (const goal of [250, 500, 750, 1_000]) {
      reel.seek(goal - 1);
      reel.wind(() => false);
      reel.next();
      expect(reel.at).toBe(goal);
      counts.push(reel.frameCount);
    }
    expect(counts).toEqual([5, 5, 5, 5, 5]);
  });

  it('keeps no state that has diverged', () => {
    const forgedSteps = longSteps.map((step, index) => (index === 249 ? { ...step, check: step.check === 'A' ? 'B' : 'A' } : step));
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: forgedSteps });
    reel.seek(300);
    reel.wind(() => false);
    expect([reel.at, reel.desync?.how, reel.frameCount]).toEqual([250, 'differs', 1]);
  });
});
