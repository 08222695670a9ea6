import { encodeRun } from '../engine/save';
import { MOST_ASIDE, encodeArchive, type Archive } from './archive';
import { PACKS } from './archiveImport';
import { DailyBook } from './daily';
import { HistoryBook } from './HistoryBook';
import type { Run } from './Run';
import type { Session } from './Session';
import type { KeyStore } from './storage/KeyStore';
import { ASIDE, FIRST_PLACE, SLOTS } from './storage/survey';

/** What a page itself knows without asking its storage: the run on the screen, the settings, what has been met. */
export function liveArchive(session: Session, run: RunShown | null = session.run): Archive {
  const { ports } = session;
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

/** A run with what is kept of it. */
export interface RunShown {
  readonly game: Pick<Run['game'], 'state'>;
  readonly record: Run['record'];
}

/** The run on the screen, or another in its place, as the text of a file that can be imported: at once, whatever the storage does. */
export function exportRunText(session: Session, run: RunShown | null = session.run): string {
  return encodeArchive(liveArchive(session, run));
}

/** Everything there is as the text of a file; where the storage does not answer, what the page itself knows. */
export async function exportText(session: Session): Promise<string> {
  const live = liveArchive(session);
  // A run that is over is in the history.
  const run = session.isRunning ? live.run : null;
  try {
    return encodeArchive({ ...live, run, ...(await storedParts(session.ports.storage, run === null)) });
  } catch {
    return encodeArchive(live);
  }
}

/** What the storage holds; with `slots` also the saves of the run, which nobody plays now. */
async function storedParts(store: KeyStore, slots: boolean): Promise<Pick<Archive, 'aside' | 'history' | 'daily' | 'packs'>> {
  const { entries, damaged } = await new HistoryBook(store).read();
  const asides = await store.keys(ASIDE);
  const texts = await store.read(slots ? [...asides, ...SLOTS, FIRST_PLACE] : asides);
  const packKeys = await store.keys(PACKS);
  const packTexts = await store.read(packKeys);
  return {
    aside: [...new Set([...damaged, ...texts.filter((text) => text !== null)])].slice(-MOST_ASIDE),
    history: entries,
    daily: await new DailyBook(store).all(),
    packs: Object.fromEntries(packKeys.map((key, index) => [key.slice(PACKS.length), packTexts[index] ?? ''])),
  };
}
