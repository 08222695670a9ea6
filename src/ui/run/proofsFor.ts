import { HistoryBook } from '../../keep/HistoryBook';
import { contentOf } from '../../keep/packRegistry';
import { Proofs } from '../../keep/replays/Proofs';
import type { Session } from '../Session';

/**
 * The proofs of a session's runs, stored with their entries. A ranked run is replayed in the background once its end is saved: later versions
 * may not be able to, and then it keeps the place that it has proven here.
 */
export function proofsFor(session: Session): Proofs {
  const book = new HistoryBook(session.ports.storage);
  const proofs = new Proofs(contentOf, { note: (entry, proof) => book.note(entry, proof) });
  let seen: string | null = null;
  session.on({
    frame: () => {
      const { run, isRunning, isBusy, runs } = session;
      if (run === null || isRunning || run.record.id === seen || !run.record.ranked) return;
      if (isBusy || runs.keeping.isBehind) return;
      seen = run.record.id;
      void book.find(seen).then((entry) => entry && proofs.prove(entry), () => null);
    },
  });
  return proofs;
}
