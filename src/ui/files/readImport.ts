import { RUN_MAGIC } from '../../engine/run/save';
import { type Archive, ARCHIVE_MAGIC, decodeArchive, MOST_CHARACTERS } from '../../keep/archive';
import { recordingIn } from '../../keep/replays/verify';
import { completeTexts, text } from '../../keep/text';
import type { Mode } from '../Mode';
import { loadDialogs } from '../modes/dialogs';
import type { Session } from '../Session';
import type { ImportFile } from './archiveFiles';
import { examine } from './archiveImport';

/** What an imported text is. */
export type FileKind = 'archive' | 'run' | 'replay' | 'pack';

/** The most bytes of a file that is read: a character takes at least one. */
export const MOST_BYTES = MOST_CHARACTERS;

/** What comes of a file: why it is refused, or the dialog that asks about it, or null where nothing is left to do. */
type Outcome = string | Mode | null;

const marked = (magic: string): RegExp => new RegExp(`^\\s*\\{\\s*"magic"\\s*:\\s*"${magic}"`);
const ARCHIVE = marked(ARCHIVE_MAGIC);
const RUN = marked(RUN_MAGIC);
const REPLAY = /^LF1~/;
const JSON_OBJECT = /^\s*\{/;

/** An archive of nothing but a run, to be added. */
const RUN_ONLY: Omit<Archive, 'run'> = { exported: '', aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };

/** What a text is, by its beginning: other JSON may be a pack. Null for anything else. */
export function fileKind(content: string): FileKind | null {
  if (ARCHIVE.test(content)) return 'archive';
  if (RUN.test(content)) return 'run';
  if (JSON_OBJECT.test(content)) return 'pack';
  return REPLAY.test(recordingIn(content)) ? 'replay' : null;
}

/** Reads and imports one file, or opens the dialog that asks about it. */
export async function readImport(session: Session, file: ImportFile): Promise<Outcome> {
  const { name, size } = file;
  await completeTexts();
  if (size > MOST_BYTES) return text('ui.intake.large', { name, size: sizeOf(size), most: sizeOf(MOST_BYTES) });
  const content = await file.read().catch(() => null);
  if (content === null) return text('ui.intake.unread', { name });
  switch (fileKind(content)) {
    case 'archive':
      return readArchive(session, content, name);
    case 'run':
      return ask(session, { ...RUN_ONLY, run: content.trimStart() }, name);
    case 'replay':
      return openReplay(session, recordingIn(content).trim());
    case 'pack':
      return (await session.packs.take(content, name)) ? session.modes.top : null;
    case null:
      return text('ui.intake.unknown', { name, size: sizeOf(size) });
  }
}

async function readArchive(session: Session, content: string, name: string): Promise<Outcome> {
  const decoded = decodeArchive(content, name);
  return decoded.ok ? ask(session, decoded.archive, name) : decoded.why;
}

/** Shows what is in an archive and asks; a lone run that can't be continued is refused at once. */
async function ask(session: Session, archive: Archive, name: string): Promise<Outcome> {
  const found = await examine(session, archive);
  if (found.error !== null && archive.exported === '') return text('ui.intake.fault', { name, why: found.error });
  const { ImportPage } = await loadDialogs();
  return show(session, new ImportPage(found, name));
}

/** Opens a replay to be watched or verified. */
async function openReplay(session: Session, recording: string): Promise<Outcome> {
  const { Scores } = await loadDialogs();
  const scores = new Scores();
  scores.pasted = recording;
  return show(session, scores);
}

function show(session: Session, mode: Mode): Mode {
  session.modes.push(mode);
  session.tell(null);
  return mode;
}

/** A size in words. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return text('ui.intake.bytes', { n: bytes });
  if (bytes < 1_000_000) return text('ui.intake.kilobytes', { n: Math.round(bytes / 1000) });
  return text('ui.intake.megabytes', { n: Math.round(bytes / 1_000_000) });
}
