import { shareLine } from '../../keep/daily';
import type { HistoryEntry } from '../../keep/history';
import { STAY, push, type ModeResult } from '../Mode';
import { morgueText } from '../run/morgue';
import { watchText } from '../replays/watchText';
import type { Session } from '../Session';
import { startAfterAsking } from './endRun';
import { Menu, type Choice } from './Menu';
import { unplayableLine } from '../views/historyView';
import { TextExport } from './TextExport';
import { Tombstone } from './Tombstone';
import type { TextKey } from '../../keep/text';
import { proofsOf } from '../run/proofsOf';

/** One run of the history: its facts, replay and tombstone. */
export class PastRun extends Menu {
  readonly kind = 'pastRun';
  readonly choices: readonly Choice[];
  readonly textExport = new TextExport();

  /** @param session replays the run, to see whether it is ranked */
  constructor(readonly entry: HistoryEntry, session: Session) {
    super();
    void proofsOf(session).prove(entry).then(() => { session.refresh(); });
    const { daily, morgue, replay } = entry;
    const fileName = `lanternfall-${entry.ended.slice(0, 10)}-${entry.id.slice(0, 8)}.txt`;
    const copying = (label: TextKey, text: () => string): Choice => ({ label, choose: (session) => this.textExport.copy(session, text()) });
    this.choices = [
      ...(replay === null ? [] : [{ label: 'ui.history.watch' as const, choose: (session: Session) => watch(session, entry, replay) }]),
      ...(morgue === '' ? [] : [{ label: 'ui.history.read' as const, choose: () => push(new Tombstone(morgueText(entry), fileName)) }]),
      ...(daily === '' ? [] : [copying('ui.daily.copy', () => shareLine(entry))]),
      ...(replay === null ? [] : [copying('ui.history.copy', () => replay)]),
      { label: daily === '' ? 'ui.history.again' : 'ui.daily.again', choose: (session) => startAfterAsking(session, entry.pack, entry.seed) },
    ];
  }
}

/** Shows the replay, or says why it can't: one of another version would stop somewhere, without a reason that the player could know. */
function watch(session: Session, entry: HistoryEntry, replay: string): ModeResult {
  const unplayable = unplayableLine(proofsOf(session).fitOf(entry));
  session.tell(unplayable);
  if (unplayable === null) watchText(session, replay);
  return STAY;
}
