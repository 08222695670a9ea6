import { failureOf, type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { openStorage } from '../../src/keep/saves/openStorage';
import { within } from '../../src/keep/saves/within';
import { text } from '../../src/keep/text';
import { keepingLine, keepingSign } from '../../src/ui/views/hudView';
import { FakeLocal } from '../support/FakeLocal';
import { openRun } from './support';

const PATIENCE_MS = 10_000;

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

/** The page's thread was busy for too long: only one due timer runs before the answers that have arrived meanwhile. */
async function starve(answer: () => void): Promise<void> {
  jest.advanceTimersToNextTimer();
  answer();
  await jest.advanceTimersByTimeAsync(0);
}

describe('an answer', () => {
  test('that never comes times out at that time, and not before', async () => {
    const heard = jest.fn();
    within(PATIENCE_MS, new Promise(() => undefined)).catch((error: unknown) => { heard(failureOf(error)); });
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(heard).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith('silent');
  });

  test('that arrived while the page was too busy to hear it is not late', async () => {
    let answer = (): void => undefined;
    const answered = within(PATIENCE_MS, new Promise<string>((resolve) => { answer = () => { resolve('kept'); }; })).catch(failureOf);
    await starve(() => { answer(); });
    expect(await answered).toBe('kept');
  });

  test('leaves no timer behind', async () => {
    await within(PATIENCE_MS, Promise.resolve());
    await within(PATIENCE_MS, Promise.reject(new Error('refused'))).catch(() => undefined);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a busy page', () => {
  test('doesn\'t mistake a database that answers for a silent one', async () => {
    const refusals: (() => void)[] = [];
    // Refused once while the page is busy, and again at once when the storage asks a second time.
    const open = (): object => {
      const request: { onerror?: () => void; error: DOMException } = { error: new DOMException('no') };
      refusals.push(() => { request.onerror?.(); });
      if (refusals.length > 1) queueMicrotask(() => { request.onerror?.(); });
      return request;
    };
    const factory = { open } as unknown as IDBFactory;
    const storage = openStorage({ indexedDB: () => factory, localStorage: () => new FakeLocal() });
    const read = storage.read([]);
    await starve(() => { refusals[0]?.(); });
    await read;
    expect(refusals).toHaveLength(2);
    // It refused: that is an answer.
    expect(storage.isSecondBest).toBe(false);
  });
});

describe('"not saved"', () => {
  test('is not shown while the storage is still opening', async () => {
    const { session } = await openRun({ storage: new Opening() });
    expect([keepingSign(session), keepingLine(session)]).toEqual([null, text('ui.keeping.soon')]);
    expect(session.runs.savedTurn).toBeNull();
  });

  test('is shown if no storage lasts', async () => {
    const { session } = await openRun({ storage: new MemoryStorage() });
    expect(keepingSign(session)).toBe(text('ui.keeping.sign'));
  });
});

/** A storage that is still opening. */
class Opening extends MemoryStorage implements KeyStore {
  readonly isOpening = true;
}
