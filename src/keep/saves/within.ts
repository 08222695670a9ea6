/** Something did not answer in time. */
export class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** Time is counted in pieces about so long, in milliseconds. */
const PIECE_MS = 250;

/**
 * The same promise, but rejected with a `SilentError` where it does not settle within so many milliseconds. Time in which the page
 * itself was too busy to hear an answer does not count: a piece of time begins when the one before has been noticed to be over.
 */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const pieces = Math.max(1, Math.ceil(ms / PIECE_MS));
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      if (left === 0) reject(new SilentError(`No answer within ${ms} ms.`));
      else timer = setTimeout(() => { wait(left - 1); }, ms / pieces);
    };
    wait(pieces);
    const stop = (): void => { clearTimeout(timer); };
    promise.then(resolve, reject).then(stop, stop);
  });
}
