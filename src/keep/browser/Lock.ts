import { within } from '../saves/within';

/** Sees to it that one page at a time keeps the run. */
export interface Lock {
  /**
   * True when this page has it now, or where the browser has no locks; false while another page has it. With `force` it is taken
   * from that one. `lost` is told when another page takes it from this one.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
}

const NAME = 'lanternfall.run';

/** A page that is being reloaded lets go a moment after the new one asks: so often, and so many milliseconds apart. */
const TRIES = 5;
const PAUSE_MS = 100;

/** A browser that does not answer at all in so many milliseconds is one without locks. */
const PATIENCE_MS = 10_000;

/** The browser's own locks; `open` may throw or give nothing where it has none for the page. */
export function webLock(open: () => LockManager | undefined): Lock {
  let isHeld = false;
  const request = (locks: LockManager, options: LockOptions, lost: () => void): Promise<boolean> => new Promise((resolve) => {
    const held = locks.request(NAME, options, (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      // It is held as long as the page lives.
      return isHeld ? new Promise<never>(() => undefined) : undefined;
    });
    held.catch(() => {
      if (isHeld) lost();
      else resolve(true);
      isHeld = false;
    });
  });
  const take: Lock['take'] = async (force, lost) => {
    const locks = openedBy(open);
    if (locks === undefined) return true;
    for (let tries = 0; !isHeld && tries < TRIES; tries++) {
      if (tries > 0) await new Promise((go) => { setTimeout(go, PAUSE_MS); });
      if (await within(PATIENCE_MS, request(locks, force ? { steal: true } : { ifAvailable: true }, lost)).catch(() => true)) return true;
    }
    return isHeld;
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    take(force, lost) {
      // One after the other: what has just been taken by force would look like another page's to a question still on its way.
      const taken = before.then(() => take(force, lost));
      before = taken;
      return taken;
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
