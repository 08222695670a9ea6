import { encodeRun } from '../engine/save';
import { encodeArchive, type Archive } from './archive';
import type { Session } from './Session';

/** What a page itself knows without asking its storage: the run on the screen, the settings, what has been met. */
export function liveArchive(session: Session): Archive {
  const { run, ports } = session;
  return {
    exported: (ports.now?.() ?? new Date()).toISOString(),
    run: run && encodeRun(run.game.state, run.record),
    aside: [],
    settings: { ...session.settings },
    lore: { ...session.lore.all },
    history: [],
    daily: {},
    packs: {},
  };
}

/** The run on the screen as the text of a file that can be imported: at once, whatever the storage does, and also when the run is no more sound. */
export function exportRunText(session: Session): string {
  return encodeArchive(liveArchive(session));
}
