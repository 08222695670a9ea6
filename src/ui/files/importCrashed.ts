import { text } from '../../keep/text';
import { Session } from '../Session';
import type { ImportFile } from './archiveFiles';
import { takeOver } from './archiveImport';

/** Imports files as the title would, past the crashed session; null when the first, of that name, is saved, else why not. */
export async function importCrashed(session: Session, files: readonly ImportFile[], name: string): Promise<string | null> {
  await session.settled();
  // This page already holds the lock.
  const fresh = new Session({ ...session.ports, lock: { take: () => Promise.resolve(true) } });
  await fresh.fileImport.take(files);
  const page = fresh.modes.top;
  if (page.kind !== 'import') return fresh.notice ?? text('ui.import.noRun', { name });
  try {
    await takeOver(fresh, page.found, true);
    await fresh.settled();
  } catch {
    return text('ui.import.notKept');
  }
  if (fresh.runs.keeping.error !== null) return text('ui.import.notKept');
  session.runs.freeze();
  return null;
}
