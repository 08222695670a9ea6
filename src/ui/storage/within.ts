/** Something did not answer in time. */
export class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** The same promise, but rejected with a `SilentError` where it does not settle within so many milliseconds. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => { reject(new SilentError(`No answer within ${ms} ms.`)); }, ms);
    const stop = (): void => { clearTimeout(timer); };
    promise.then(resolve, reject).then(stop, stop);
  });
}
