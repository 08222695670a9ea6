import { within } from '../saves/within';
import { GAME } from '../../naming';

/** Ensures that only one page at a time saves the run. */
export interface Lock {
  /**
   * True if this page now holds the lock, or if the browser has none; false while another page holds it. `force` steals it.
   * `lost` is called when another page steals it from this one.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
}

const NAME = `${GAME.id}.run`;

/** A reloading page releases the lock a moment after its successor requests it: hence retries, this many milliseconds apart. */
const TRIES = 5;
const PAUSE_MS = 100;

/** A browser that does not answer within this many milliseconds counts as one without locks. */
const PATIENCE_MS = 10_000;

/** A lock of the Web Locks API; `open` may throw or return undefined where the page has no access. */
export function webLock(open: () => LockManager | undefined): Lock {
  let isHeld = false;
  const request = (locks: LockManager, options: LockOptions, lost: () => void): Promise<boolean> => new Promise((resolve) => {
    const held = locks.request(NAME, options, (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      // Held until the page closes.
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
      // One at a time: to a request still pending, a lock just stolen by this page would look like another page's.
      const taken = before.then(() => take(force, lost));
      before = taken;
      return taken;
    },
  };
}

/** Locks that the page may not use count as none: then the `owner` key alone decides. */
function openedBy(open: () => LockManager | undefined): LockManager | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
