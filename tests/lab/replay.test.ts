import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsOf } from '../../src/engine/run/decodeReplay';
import { actionsOf, Recording, replayOf } from '../../src/engine/run/Recording';
import { encodeReplay } from '../../src/engine/run/replay';
import { encodeRun } from '../../src/engine/run/save';
import { Wait } from '../../src/engine/actions/moves';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { asked } from '../../src/lab/commands';
import type { CommandResult } from '../../src/lab/Command';
import { contentById } from '../../src/lab/contentById';
import type { ReplayReport } from '../../src/lab/replay';
import { UsageError } from '../../src/lab/failures';
import { newGame } from '../../src/procgen/newGame';

let folder = '';
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'lanternfall-')); });
afterEach(() => { rmSync(folder, { recursive: true }); });

/** A command line without the program. */
function lab(...args: string[]): CommandResult {
  const answer = asked(args).run(() => undefined);
  if (answer instanceof Promise) throw new Error(`${args.join(' ')} takes its time`);
  return answer;
}

/** What `lab replay` prints for a text in a file. */
function replayed(text: string): { report: ReplayReport; lines: readonly string[] } {
  const file = join(folder, 'run.txt');
  writeFileSync(file, text);
  const answer = lab('replay', file);
  return { report: answer.data as ReplayReport, lines: answer.lines };
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof UsageError) return error.message.replace(folder, '');
    throw error;
  }
  return 'not refused';
}

const content = contentById('classic');
const recording = playWithReplay(content, { seed: '3', bot: BOTS['random'] as Bot, turns: 120 }).replay;
const line = encodeReplay(recording);

describe('lab replay', () => {
  it('prints pack, seed, version, result and the hash after every action', () => {
    const { report, lines } = replayed(`${line}\n`);
    expect(report).toMatchObject({ pack: 'classic', seed: '3', version: recording.version, actions: recording.count, result: 'agrees', desync: null, hash: recording.hash, outcome: null });
    expect(report.hashes.map(({ action }) => action)).toEqual(Array.from({ length: recording.count + 1 }, (_, action) => action));
    expect(report.hashes[0]).toEqual({ action: 0, turn: 0, hash: newGame(content, '3').hash });
    expect(report.hashes.at(-1)?.hash).toBe(recording.hash);
    expect(new Set(report.hashes.map(({ hash }) => hash)).size).toBe(report.hashes.length);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe('Verified: every hash matches.');
  });

  it('reads a link, and a saved run', () => {
    expect(replayed(`Look: https://example.org/game/#replay=${line}`).report.result).toBe('agrees');
    const game = newGame(content, 'kept');
    const record = new Recording();
    for (let turn = 0; turn < 5; turn++) record.turn(game, new Wait());
    const saved = encodeRun(game.state, { id: 'a', began: '', ranked: true, daily: '', version: replayOf(game, record).version, deeds: record.actions });
    expect(replayed(saved).report).toMatchObject({ seed: 'kept', actions: 5, result: 'agrees', hash: game.hash });
    expect(refusal(() => replayed(encodeRun(game.state)))).toBe('/run.txt: This run has no recording.');
    expect(refusal(() => replayed(saved.slice(0, -3)))).toMatch(/^\/run\.txt: The save is incomplete/);
  });

  it('says at which action and in which turn it diverges, and goes no further', () => {
    const steps = stepsOf(recording.actions);
    if (typeof steps === 'number') throw new Error('unreadable');
    const forged = steps.map((step, index) => (index === 40 ? { ...step, check: step.check === 'A' ? 'B' : 'A' } : step));
    const { report, lines } = replayed(encodeReplay({ ...recording, actions: actionsOf(forged) }));
    expect(report).toMatchObject({ result: 'parts', desync: { how: 'differs', actions: 40 } });
    expect(report.hashes).toHaveLength(42);
    expect(lines[2]).toBe(`Diverges at action 41 of ${recording.count} (turn ${report.desync?.turn ?? -1}): the state differs.`);
  });

  it('says so if only the end differs, if an action is refused, and which versions differ', () => {
    expect(replayed(encodeReplay({ ...recording, hash: recording.hash ^ 64 })).lines[2]).toMatch(/^Diverges at the end \(turn \d+\)/);
    expect(replayed(encodeReplay({ ...recording, actions: `o999.A${recording.actions}`, count: recording.count + 1 })).lines[2]).toBe(`Diverges after action 0 of ${recording.count + 1} (turn 0): the next action is illegal.`);
    expect(replayed(encodeReplay({ ...recording, version: '0.12345678' })).lines[0]).toContain('recorded with 0.12345678, played with');
  });

  it('refuses what it can\'t play with one sentence', () => {
    expect(refusal(() => replayed('once upon a time'))).toBe('/run.txt: This isn\'t a Lanternfall replay.');
    expect(refusal(() => replayed(line.slice(0, -2)))).toBe(`/run.txt: The replay is incomplete: only ${recording.count - 1} of ${recording.count} actions.`);
    expect(refusal(() => replayed(encodeReplay({ ...recording, pack: 'moria' })))).toMatch(/^Unknown pack "moria"/);
    const run = (...args: string[]) => (): unknown => lab('replay', ...args);
    expect(refusal(run())).toBe('Expected one FILE, got 0.');
    expect(refusal(run('a', 'b'))).toBe('Expected one FILE, got 2.');
    expect(refusal(run(join(folder, 'none')))).toMatch(/^\/none cannot be read: ENOENT/);
  });

  it('accepts what a bot played', () => {
    const file = join(folder, 'bot.txt');
    const { data } = lab('play', '--pack', 'classic', '--seed', '3', '--turns', '120', '--replay', file) as { data: { hash: number } };
    const answer = lab('replay', file) as { data: ReplayReport };
    expect(answer.data).toMatchObject({ result: 'agrees', hash: data.hash });
    expect(refusal(() => lab('play', '--turns', '3', '--replay', join(folder, 'no', 'where')))).toMatch(/cannot be written: ENOENT/);
  });
});
