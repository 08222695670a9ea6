import { shareLine } from '../../keep/daily';
import type { HistoryEntry } from '../../keep/history';
import { STAY, push, type ModeResult } from '../Mode';
import { morgueText } from '../run/morgue';
import { watchText, type Opened } from '../replays/watchText';
import type { Session } from '../Session';
import { startAfterAsking } from './endRun';
import { Menu, type Choice } from './Menu';
import { TextExport } from './TextExport';
import { Tombstone } from './Tombstone';
import type { TextKey } from '../../keep/text';
import { proofsOf } from '../run/proofsOf';
import { GAME } from '../../naming';

/** One run of the history: its facts, replay and tombstone. */
export class PastRun extends Menu {
  readonly kind = 'pastRun';
  readonly choices: readonly Choice[];
  readonly textExport = new TextExport();

  /** @param session replays the run, to see whether it is ranked */
  constructor(readonly entry: HistoryEntry, session: Session) {
    super();
    const proofs = proofsOf(session);
    void proofs.prove(entry).then(() => { session.refresh(); });
    const { daily, morgue, replay } = entry;
    const fileName = `${GAME.id}-${entry.ended.slice(0, 10)}-${entry.id.slice(0, 8)}.txt`;
    const copying = (label: TextKey, text: () => string): Choice => ({ label, choose: (session) => this.textExport.copy(session, text()) });
    // A recording by other rules would stop somewhere, for no reason that the player could know.
    const watchable = proofs.fitOf(entry).is === 'fits' ? replay : null;
    this.choices = [
      ...(watchable === null ? [] : replaying(watchable)),
      ...(morgue === '' ? [] : [{ label: 'ui.history.read' as const, choose: () => push(new Tombstone(morgueText(entry), fileName)) }]),
      ...(daily === '' ? [] : [copying('ui.daily.copy', () => shareLine(entry))]),
      ...(replay === null ? [] : [copying('ui.history.copy', () => replay)]),
      { label: daily === '' ? 'ui.history.again' : 'ui.daily.again', choose: (session) => startAfterAsking(session, entry.pack, entry.seed) },
    ];
  }
}

function replaying(recording: string): Choice[] {
  return [
    { label: 'ui.history.watch', choose: (session) => watch(session, recording) },
    { label: 'ui.over.floor', choose: (session) => watch(session, recording, { floor: true }) },
  ];
}

/** Shows the replay, or says why it can't. */
function watch(session: Session, replay: string, how: Opened = {}): ModeResult {
  session.tell(null);
  watchText(session, replay, how);
  return STAY;
}
