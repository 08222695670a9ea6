/** Sees to it that one page at a time keeps the run. */
export interface Lock {
  /**
   * True when this page has it now, or where the browser has no locks; false while another page has it. With `force` it is taken
   * from that one. `lost` is told when another page takes it from this one.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
}

const NAME = 'lanternfall.run';

/** A page that is being reloaded lets go a moment after the new one asks. */
const PATIENCE_MS = 400;

/** The browser's own locks; `open` may throw or give nothing where it has none for the page. */
export function webLock(open: () => LockManager | undefined): Lock {
  let isHeld = false;
  const request = (locks: LockManager, options: LockOptions, lost: () => void): Promise<boolean> => new Promise((resolve) => {
    const held = locks.request(NAME, options, () => {
      isHeld = true;
      resolve(true);
      // It is held as long as the page lives.
      return new Promise<never>(() => undefined);
    });
    held.catch((error: unknown) => {
      if (!isHeld) return resolve(!isAbort(error));
      isHeld = false;
      lost();
    });
  });
  return {
    async take(force, lost) {
      const locks = openedBy(open);
      if (locks === undefined || isHeld) return true;
      if (force) return request(locks, { steal: true }, lost);
      const waiting = new AbortController();
      const timer = setTimeout(() => { waiting.abort(); }, PATIENCE_MS);
      const has = await request(locks, { signal: waiting.signal }, lost);
      clearTimeout(timer);
      return has;
    },
  };
}

/** Locks that the page may not use are as good as none: then the key of the owner alone decides. */
function openedBy(open: () => LockManager | undefined): LockManager | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
