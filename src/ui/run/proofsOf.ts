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

/** Replays a run that is in the history now. */
export async function proveEnded(session: Session, id: string): Promise<void> {
  const entry = await bookOf(session).find(id);
  if (entry !== null) await proofsOf(session).prove(entry);
}

function bookOf({ ports: { storage } }: Session): HistoryBook {
  return new HistoryBook(storage);
}
