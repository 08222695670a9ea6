/** No answer in time. */
export class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** A storage call that takes longer than this, in milliseconds, counts as hanging. */
export const PATIENCE_MS = 10_000;

/** Approximate length of a timer slice, in milliseconds. */
const SLICE_MS = 250;

/**
 * A promise that settles like the given one, but is rejected with a `SilentError` if it does not settle within `ms` milliseconds. Time in
 * which the page itself was too busy to receive the answer hardly counts: each timer slice starts only when the one before has fired.
 */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const slices = Math.max(1, Math.ceil(ms / SLICE_MS));
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      if (left === 0) reject(new SilentError(`No answer within ${ms} ms.`));
      else timer = setTimeout(() => { wait(left - 1); }, ms / slices);
    };
    wait(slices);
    const stop = (): void => { clearTimeout(timer); };
    promise.then(resolve, reject).then(stop, stop);
  });
}

/** Resolves in a new task, after everything already queued. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
