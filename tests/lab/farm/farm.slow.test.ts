import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reach } from '../../../src/lab/farm/reach';
import type * as VersionModule from '../../../src/lab/farm/version';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';
import { MAY_SKIP, missingForFarms, RedisServer } from '../../support/redisServer';

/** What this process claims to be, besides what it is. */
let mockOther = {};
jest.mock('../../../src/lab/farm/version', () => {
  const { programHere } = jest.requireActual<typeof VersionModule>('../../../src/lab/farm/version');
  return { programHere: () => ({ ...programHere(), version: { ...programHere().version, ...mockOther } }) };
});

const missing = missingForFarms();
const isSkipped = MAY_SKIP && missing.length > 0;
if (isSkipped) console.warn(`${missing.join(' and ')} missing: the farm is not tried.`);

const root = join(__dirname, '..', '..', '..');
const file = spareFiles();
const played = ['--pack', 'classicBare', '--bot', 'restless', '--floors', '1-1'];
let redis: RedisServer;
let workers: readonly ChildProcess[] = [];

/** A worker as started from a command line, as soon as it waits for shards. */
async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', 'tsx', join('src', 'lab', 'main.ts'), 'worker', '--redis', redis.url, '--workers', '1'], { cwd: root });
  let heard = '';
  await new Promise<void>((resolve, reject) => {
    worker.stderr.on('data', (text: Buffer) => {
      heard += text.toString();
      if (heard.includes('waiting for shards')) resolve();
    });
    worker.once('exit', () => { reject(new Error(`a worker ended: ${heard}`)); });
  });
  return worker;
}

/** Plays on the farm into a file. */
async function farmed(name: string, ...args: string[]): Promise<Buffer> {
  await lab('farm', '--redis', redis.url, ...played, ...args, '--out', file(name));
  return readFileSync(file(name));
}

/** Plays here into a file. */
async function playedHere(name: string, ...args: string[]): Promise<Buffer> {
  await lab('play', ...played, ...args, '--workers', '1', '--out', file(name));
  return readFileSync(file(name));
}

/** The shards in the queue. */
async function left(): Promise<unknown> {
  const { queue } = await reach(redis.url);
  const counts = await queue.getJobCounts('wait', 'active', 'completed', 'failed', 'delayed', 'prioritized');
  await queue.close();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

(isSkipped ? describe.skip : describe)('a farm', () => {
  beforeAll(async () => {
    redis = await RedisServer.start();
    workers = await Promise.all([startWorker(), startWorker()]);
  });

  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await redis.stop();
  });

  it('writes what one process writes, though one of its two workers is killed in the midst', async () => {
    const runs = ['--seeds', '101-400'];
    const farm = farmed('farm.ndjson', ...runs);
    const lines = (): number => (existsSync(file('farm.ndjson.part')) ? readFileSync(file('farm.ndjson.part'), 'utf8').split('\n').length : 0);
    while (lines() < 60) await delay(5);
    workers[0]?.kill('SIGKILL');
    const atKill = lines();
    const bytes = await farm;
    expect(atKill).toBeLessThan(300);
    expect(bytes.equals(await playedHere('one.ndjson', ...runs))).toBe(true);
    expect(await left()).toBe(0);
  });

  it('is several at once, none of which gets the runs of another', async () => {
    const sets = [['--seeds', '1-60'], ['--seeds', '1-60', '--bot', 'random', '--turns', '50'], ['--seeds', '31-90']];
    const files = await Promise.all(sets.map((args, at) => farmed(`farm-${at}.ndjson`, ...args)));
    for (const [at, args] of sets.entries()) expect(files[at]?.equals(await playedHere(`one-${at}.ndjson`, ...args))).toBe(true);
  });

  it('plays for other commands as well', async () => {
    const args = ['classicBare', '--set', 'monsters.troll=[[1,500]]', '--bot', 'restless', '--floors', '1-2', '--seeds', '1-100'];
    const here = await lab('diff', ...args, '--workers', '1');
    expect(await lab('diff', ...args, '--redis', redis.url)).toEqual(here);
    expect(here.lines.join('\n')).toContain('100 pairs of runs');
  });

  it('ends with the sentence of a worker that has another game, and leaves nothing', async () => {
    mockOther = { rules: 9999 };
    const asked = [farmed('other.ndjson', '--seeds', '1-40'), lab('diff', 'classicBare', 'classic', '--seeds', '1-40', '--redis', redis.url)];
    for (const answer of await Promise.allSettled<unknown>(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(UsageError) as unknown });
      const { message } = (answer as { reason: UsageError }).reason;
      expect(message).toMatch(/^The worker on \S+ has another version of the rules: \d+, the farm 9999\. Bring both /);
    }
    mockOther = {};
    // A shard that the worker had is gone as soon as that is played.
    while (await left() !== 0) await delay(20);
  });

  it('goes on with an unfinished file', async () => {
    const whole = await playedHere('whole.ndjson', '--seeds', '1-30');
    const header = 1;
    writeFileSync(file('part.ndjson.part'), `${whole.toString().split('\n').slice(0, header + 12).join('\n')}\n`);
    const { data } = await lab('farm', '--redis', redis.url, ...played, '--seeds', '1-30', '--resume', '--out', file('part.ndjson'));
    expect(data).toMatchObject({ runs: 30, done: 12 });
    expect(readFileSync(file('part.ndjson')).equals(whole)).toBe(true);
  });

  it('has workers that end on a signal', async () => {
    const [, worker] = workers as [ChildProcess, ChildProcess];
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
  });

  it('takes its shards back on a signal, and then the process ends by it', async () => {
    const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
    const farm = farmed('stopped.ndjson', '--seeds', '1-200').catch((error: unknown) => error);
    while (await left() !== 50) await delay(20);
    process.emit('SIGINT', 'SIGINT');
    expect(await farm).toEqual(new UsageError('The farm was told to stop.'));
    expect([await left(), kill.mock.calls]).toEqual([0, [[process.pid, 'SIGINT']]]);
    kill.mockRestore();
  });

  it('sends shards again that Redis has lost', async () => {
    const farm = farmed('lost.ndjson', '--seeds', '1-40');
    while (await left() !== 40) await delay(20);
    await redis.flush();
    expect(await left()).toBe(0);
    workers = [await startWorker()];
    expect((await farm).equals(await playedHere('kept.ndjson', '--seeds', '1-40'))).toBe(true);
  });
});

describe('the address of a farm', () => {
  it.each([['localhost:6379'], ['http://localhost:6379'], ['redis://'], ['redis://mill:x'], ['']])('is refused: %j', async (url) => {
    await expect(lab('worker', '--redis', url)).rejects.toThrow(new UsageError(`--redis must be an address such as redis://localhost:6379 (got "${url}").`));
  });

  it('is needed', async () => {
    await expect(lab('worker')).rejects.toThrow(new UsageError('--redis URL is missing.'));
    await expect(lab('farm', '--out', file('x.ndjson'))).rejects.toThrow(new UsageError('--redis URL is missing.'));
  });

  (isSkipped ? it.skip : it)('is named where nobody answers, without the password', async () => {
    const gone = await RedisServer.start();
    await gone.stop();
    const sentence = `Redis at ${gone.url} cannot be reached: connect ECONNREFUSED ${gone.url.slice(8)}. Start redis-server there, or give --redis another address or password.`;
    const asked = lab('farm', '--redis', gone.url.replace('//', '//:secret@'), ...played, '--out', file('never.ndjson'));
    await expect(asked).rejects.toThrow(new UsageError(sentence));
    expect(existsSync(file('never.ndjson.part'))).toBe(false);
  });
});
