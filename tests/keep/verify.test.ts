import { stepsOf } from '../../src/engine/run/decodeReplay';
import { actionsOf } from '../../src/engine/run/Recording';
import { encodeReplay, type Recorded, type Replay } from '../../src/engine/run/replay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { Drop } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { linkTo, type Progress, proving, type Verdict, verify } from '../../src/keep/replays/verify';
import { contentOf } from '../../src/keep/packRegistry';

const content = contentById('classic');
const { replay, report } = playWithReplay(content, { seed: '3', bot: BOTS['random'] as Bot, turns: 5000 });
const line = encodeReplay(replay);
const steps = stepsOf(replay.actions) as readonly Recorded[];

/** A replay with its actions changed. */
function withSteps(change: (step: Recorded, index: number) => Recorded): string {
  return encodeReplay({ ...replay, actions: actionsOf(steps.map(change)) });
}

const judge = (text: string): Promise<Verdict> => verify(text, contentOf, { pause: () => Promise.resolve() });
const digit = (check: string): string => (check === 'A' ? 'B' : 'A');

describe('a score', () => {
  it('that is genuine is verified, with the run\'s result', async () => {
    expect(report.dead).toBe(true);
    expect(await judge(line)).toEqual({
      is: 'verified',
      run: { pack: 'classic', seed: '3', version: replay.version, actions: replay.count, turns: report.turns, floor: report.floor, level: report.level, score: report.floor * 100, outcome: { kind: 'died', cause: report.cause, floor: report.floor, turn: report.turns } },
    });
  });

  it.each<[string, (text: string) => string]>([
    ['in a link', (text) => linkTo('https://example.org/game/?pack=deep#old', text)],
    ['in a link whose tildes were escaped', (text) => linkTo('https://example.org/', text.replaceAll('~', '%7E'))],
    ['after other text', (text) => `Beat this:\n${text}\n`],
    ['broken into lines', (text) => text.replaceAll(/(.{50})/g, '$1\n')],
  ])('is verified %s', async (_how, dress) => {
    expect(await judge(dress(line))).toMatchObject({ is: 'verified', run: { turns: report.turns } });
  });

  it('tells its progress in actions played, none of them while a long recording is only read', () => {
    const progress = [...proving(line, contentOf)];
    const read = progress.findIndex(({ at }) => at > 0);
    expect(progress.slice(0, read).every(({ at }) => at === 0)).toBe(true);
    expect(progress.slice(read).map(({ at, count }) => [at, count])).toEqual(progress.slice(read).map((_, i) => [8 * (i + 1), replay.count]));
    const long = encodeReplay({ ...replay, actions: actionsOf(Array.from({ length: 20_000 }, () => steps[0] as Recorded)), count: 20_000 });
    expect([...proving(long, contentOf)].filter(({ at }) => at === 0).length).toBeGreaterThan(5);
  });

  it('of a run that is not over is verified as such', async () => {
    const half = playWithReplay(content, { seed: '4', bot: BOTS['random'] as Bot, turns: 10 });
    expect(await judge(encodeReplay(half.replay))).toMatchObject({ is: 'verified', run: { turns: 10, outcome: null } });
  });

  it('with a changed digit is refused at that action and turn', async () => {
    const at = 7;
    expect(await judge(withSteps((step, index) => (index === at ? { ...step, check: digit(step.check) } : step)))).toMatchObject({ is: 'wrong', desync: { how: 'differs', actions: at, turn: expect.any(Number) as unknown }, actions: replay.count });
  });

  it('with a changed action is refused there or soon after', async () => {
    for (let at = 0; at < steps.length; at += 60) {
      const action = steps[at]?.action instanceof Wait ? new Drop(1) : new Wait();
      const verdict = await judge(withSteps((step, index) => (index === at ? { ...step, action } : step)));
      expect(verdict.is).toBe('wrong');
      if (verdict.is === 'wrong') expect(verdict.desync.actions).toBeGreaterThanOrEqual(at);
    }
  });

  it.each<[string, Partial<Replay>, object]>([
    ['another final hash', { hash: replay.hash ^ 0x40 }, { is: 'wrong', desync: { how: 'end', actions: replay.count, turn: report.turns } }],
    ['another seed', { seed: '2' }, { is: 'wrong' }],
    ['actions after the end of the run', { actions: `${replay.actions}wA`, count: replay.count + 1 }, { is: 'wrong', desync: { how: 'refused', actions: replay.count } }],
    ['another version', { version: '1.00000000' }, { is: 'version', made: '1.00000000', ours: replay.version }],
    ['older rules', { version: replay.version.replace(/^\d+/, '0') }, { is: 'version' }],
    ['a pack that isn\'t installed', { pack: 'moria' }, { is: 'pack', pack: 'moria' }],
    ['a pack named after Object.prototype', { pack: 'valueOf' }, { is: 'unreadable' }],
    ['other tables', { pack: 'deep' }, { is: 'version' }],
  ])('with %s is refused', async (_what, change, verdict) => {
    expect(await judge(encodeReplay({ ...replay, ...change }))).toMatchObject(verdict);
  });

  it('cut off anywhere is unreadable', async () => {
    for (let at = 0; at < line.length; at += 3) {
      const verdict = await judge(line.slice(0, at));
      expect(verdict).toMatchObject({ is: 'unreadable', error: { key: expect.stringMatching(/^replay\.fault\./) as unknown } });
    }
  });

  it.each([
    ['a million of one letter', 'w'.repeat(1_000_000)],
    ['a million tildes', '~'.repeat(1_000_000)],
    ['a million beginnings', 'LF1~'.repeat(250_000)],
    ['a million escapes', `LF1~1.00000000~classic~${'%25'.repeat(333_333)}~0~00000000~`],
    ['a million blanks', ' '.repeat(1_000_000)],
    ['nothing', ''],
  ])('that is %s is unreadable', async (_what, text) => {
    expect(await judge(text)).toMatchObject({ is: 'unreadable' });
  });
});

describe('verifying a score', () => {
  it('goes in slices that leave time for others', async () => {
    let now = 0;
    const heard: Progress[] = [];
    let pauses = 0;
    const verdict = await verify(line, contentOf, { clock: () => (now += 3), onProgress: (progress) => { heard.push(progress); }, pause: () => { pauses++; return Promise.resolve(); } });
    expect(verdict.is).toBe('verified');
    // Three looks at the clock fit into a slice.
    expect(pauses).toBeGreaterThan(replay.count / 40);
    expect(pauses).toBeLessThan(replay.count / 16);
    expect(heard.map(({ at }) => at)).toEqual([...heard.map(({ at }) => at)].sort((a, b) => a - b));
    expect(heard.every(({ count }) => count === replay.count)).toBe(true);
  });

  it('stops when the result is no longer wanted', async () => {
    const stop = new AbortController();
    let now = 0;
    const verdict = await verify(line, contentOf, { clock: () => (now += 100), signal: stop.signal, pause: () => { stop.abort(); return Promise.resolve(); } });
    expect(verdict).toEqual({ is: 'stopped' });
  });

  it('reports its progress every few actions', () => {
    const proof = proving(line, contentOf);
    const places: number[] = [];
    for (let step = proof.next(); step.done !== true; step = proof.next()) places.push(step.value.at);
    expect(places[0]).toBe(0);
    const gaps = places.filter((at) => at > 0).map((at, index, all) => at - (all[index - 1] ?? 0));
    expect(gaps).toEqual(Array.from({ length: Math.floor(steps.length / 8) }, () => 8));
  });

  it('needs no browser: the pauses are ordinary ones', async () => {
    expect((await verify(line, contentOf)).is).toBe('verified');
  });
});
