import { HistoryBook } from '../../keep/HistoryBook';
import { contentOf } from '../../keep/packRegistry';
import { Proofs } from '../../keep/replays/Proofs';
import type { Session } from '../Session';

const known = new WeakMap<Session, Proofs>();

/** The proofs of a session's runs, stored with their entries: only runs whose recordings prove them are ranked. */
export function proofsOf(session: Session): Proofs {
  const book = bookOf(session);
  const proofs = known.get(session) ?? new Proofs(contentOf, { note: (entry, proof) => book.note(entry, proof) });
  known.set(session, proofs);
  return proofs;
}

/** Replays each ranked run in the background once its end is saved: it keeps the place it proves now when later versions cannot. */
export function proveEnds(session: Session): void {
  let seen: string | null = null;
  session.on({
    frame: () => {
      const { run, isRunning, isBusy, runs } = session;
      if (run === null || isRunning || run.record.id === seen || !run.record.ranked) return;
      if (isBusy || runs.keeping.isBehind) return;
      seen = run.record.id;
      // What fails is proven when the history is looked at.
      void proveEnded(session, seen).catch(() => undefined);
    },
  });
}

/** Replays a run that is in the history now. */
async function proveEnded(session: Session, id: string): Promise<void> {
  const entry = await bookOf(session).find(id);
  if (entry !== null) await proofsOf(session).prove(entry);
}

function bookOf({ ports: { storage } }: Session): HistoryBook {
  return new HistoryBook(storage);
}
