import { shareLine } from '../../keep/daily';
import type { HistoryEntry } from '../../keep/history';
import type { TextKey } from '../../keep/text';
import { GAME } from '../../naming';
import { type ModeResult, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { type Opened, watchText } from '../replays/watchText';
import { morgueText } from '../run/morgue';
import { proofsOf } from '../run/proofsOf';
import { type MenuChoice, Menu } from './Menu';
import { startAfterAsking } from './NewRun';
import { Page } from './Page';
import { TextExport } from './Files';

/** One run of the history: its facts, replay and tombstone. */
export class PastRun extends Menu {
  readonly kind = 'pastRun';
  readonly choices: readonly MenuChoice[];
  readonly textExport = new TextExport();

  /** @param session replays the run, to see whether it is ranked */
  constructor(readonly entry: HistoryEntry, session: Session) {
    super();
    const proofs = proofsOf(session);
    void proofs.prove(entry).then(() => { session.refresh(); });
    const { daily, morgue, replay } = entry;
    const fileName = `${GAME.id}-${entry.ended.slice(0, 10)}-${entry.id.slice(0, 8)}.txt`;
    const copying = (label: TextKey, text: () => string): MenuChoice =>
      ({ label, choose: (session) => this.textExport.copy(session, text()) });
    // A recording by other rules would stop somewhere, for no reason that the player could know.
    const watchable = proofs.fitOf(entry).is === 'fits' ? replay : null;
    this.choices = [
      ...(watchable === null ? [] : replaying(watchable)),
      ...(morgue === '' ? [] : [{ label: 'ui.history.read' as const, choose: () => push(new Tombstone(morgueText(entry), fileName)) }]),
      ...(daily === '' ? [] : [copying('ui.daily.copy', () => shareLine(entry))]),
      ...(replay === null ? [] : [copying('ui.history.copy', () => replay)]),
      {
        label: daily === '' ? 'ui.history.again' : 'ui.daily.again',
        choose: (session) => startAfterAsking(session, entry.pack, entry.seed),
      },
    ];
  }

  get pack(): string {
    return this.entry.pack;
  }
}

function replaying(recording: string): MenuChoice[] {
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

/** The tombstone of a run, to be read, copied (Left) and saved (Right). */
export class Tombstone extends Page {
  readonly kind = 'tombstone';
  readonly textExport = new TextExport();

  /** @param name of the file that saving makes */
  constructor(readonly text: string, private readonly name: string) {
    super();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'adjust' && command.do !== 'choose') return super.handle(command, session);
    const isCopy = command.do === 'adjust' ? command.by < 0 : command.index === 0;
    return isCopy ? this.textExport.copy(session, this.text) : this.textExport.save(session, { name: this.name, content: this.text });
  }
}
