import type { Lock } from '../../src/keep/browser/Lock';

/** A browser's lock, for as many pages as want it. */
export class OneLock {
  private holder: { readonly page: object; readonly lost: () => void } | null = null;

  /** A page's view of it. */
  forPage(): Lock {
    const page = {};
    return {
      take: (force, lost) => {
        const { holder } = this;
        if (holder && holder.page !== page) {
          if (!force) return Promise.resolve(false);
          holder.lost();
        }
        this.holder = { page, lost };
        return Promise.resolve(true);
      },
    };
  }

  /** A page closes. */
  free(): void {
    this.holder = null;
  }
}
