import { text } from '../../keep/text';
import type { Session } from '../Session';

/** Looks, frame by frame, for a better storage that answers after all: what was only in memory moves there, and the player is told. */
export function watchLate(session: Session, move: () => Promise<boolean>): void {
  const { storage } = session.ports;
  let isKnown = false;
  const meet = async (): Promise<void> => {
    // Local storage is as safe: its contents move with the next start.
    const isSafe = storage.kind !== 'memory' || (await move());
    if (isSafe) session.tell(text('ui.keeping.late'));
  };
  session.on({
    frame: () => {
      if (isKnown || storage.isBetterReady !== true || session.runs.isElsewhere) return;
      isKnown = true;
      void meet();
    },
  });
}
