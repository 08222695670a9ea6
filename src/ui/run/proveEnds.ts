import type { Session } from '../Session';

/**
 * Has each ranked run replayed in the background once its end is saved: later versions may not be able to, and then it keeps the place that
 * it has proven here.
 */
export function proveEnds(session: Session): void {
  let seen: string | null = null;
  session.on({
    frame: () => {
      const { run, isRunning, isBusy, runs } = session;
      if (run === null || isRunning || run.record.id === seen || !run.record.ranked) return;
      if (isBusy || runs.keeping.isBehind) return;
      const { id } = run.record;
      seen = id;
      // What fails is proven when the history is looked at.
      void import(/* webpackChunkName: "dialogs" */ './proofsOf').then(({ proveEnded }) => proveEnded(session, id)).catch(() => undefined);
    },
  });
}
