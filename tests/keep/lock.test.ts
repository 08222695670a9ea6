import { webLock } from '../../src/keep/browser/Lock';

type Callback = (lock: object | null) => Promise<unknown> | undefined;

/** The locks of a browser as pages see them: one name, requested or stolen. */
class FakeLocks {
  private steal: (() => void) | null = null;

  async request(_name: string, options: LockOptions, callback: Callback): Promise<unknown> {
    // A browser answers later, in the order of the requests.
    await Promise.resolve();
    if (options.steal !== true && this.steal) return options.ifAvailable === true ? callback(null) : new Promise(() => undefined);
    this.steal?.();
    return new Promise((resolve, reject) => {
      this.steal = () => { reject(new DOMException('stolen', 'AbortError')); };
      // It is held until the page's promise settles.
      void Promise.resolve(callback({})).then(() => {
        this.steal = null;
        resolve(undefined);
      });
    });
  }

  /** The page that holds it is closed. */
  free(): void {
    this.steal = null;
  }
}

const lockOf = (locks: unknown): ReturnType<typeof webLock> => webLock(() => locks as LockManager);
const never = (): never => { throw new Error('told'); };

describe('webLock', () => {
  test('is held by one page, and reported lost when another takes it', async () => {
    const locks = new FakeLocks();
    const told: string[] = [];
    const first = lockOf(locks);
    expect(await first.take(false, () => { told.push('first'); })).toBe(true);
    expect(await first.take(false, never)).toBe(true);
    const second = lockOf(locks);
    expect(await second.take(false, never)).toBe(false);
    expect(await second.take(true, () => { told.push('second'); })).toBe(true);
    expect(told).toEqual(['first']);
    expect(await first.take(true, never)).toBe(true);
    expect(told).toEqual(['first', 'second']);
  });

  test('is reported lost even if the page requested it twice at once, as a waiting one may', async () => {
    const locks = new FakeLocks();
    await lockOf(locks).take(false, () => undefined);
    const told: string[] = [];
    const waiting = lockOf(locks);
    const lost = (): void => { told.push('waiting'); };
    expect(await Promise.all([waiting.take(true, lost), waiting.take(true, lost), waiting.take(false, lost)])).toEqual([true, true, true]);
    expect(told).toEqual([]);
    expect(await lockOf(locks).take(true, never)).toBe(true);
    expect(told).toEqual(['waiting']);
  });

  test('of a page that is just closing is waited for', async () => {
    const locks = new FakeLocks();
    await lockOf(locks).take(false, never);
    setTimeout(() => { locks.free(); }, 150);
    expect(await lockOf(locks).take(false, never)).toBe(true);
  });

  test('is requested five times, a tenth of a second apart', async () => {
    jest.useFakeTimers();
    const locks = new FakeLocks();
    await lockOf(locks).take(false, never);
    const asked = jest.spyOn(locks, 'request');
    const answers: boolean[] = [];
    void lockOf(locks).take(false, never).then((answer) => { answers.push(answer); });
    const times: number[] = [];
    for (const ms of [0, 99, 1, 99, 1, 99, 1, 99, 1, 99]) {
      await jest.advanceTimersByTimeAsync(ms);
      times.push(asked.mock.calls.length);
    }
    expect(times).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(answers).toEqual([false]);
    jest.useRealTimers();
  });

  test('is taken as granted after ten seconds if the browser never answers', async () => {
    jest.useFakeTimers();
    const answers: boolean[] = [];
    void lockOf({ request: () => new Promise(() => undefined) }).take(false, never).then((answer) => { answers.push(answer); });
    await jest.advanceTimersByTimeAsync(9999);
    expect(answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([true]);
    jest.useRealTimers();
  });

  test.each<[string, () => LockManager | undefined]>([
    ['are missing', () => undefined],
    ['throw', () => { throw new DOMException('', 'SecurityError'); }],
    ['are refused', () => ({ request: () => Promise.reject(new DOMException('', 'SecurityError')) }) as unknown as LockManager],
  ])('if locks %s, the page goes on without', async (_name, open) => {
    expect(await webLock(open).take(false, never)).toBe(true);
  });
});
