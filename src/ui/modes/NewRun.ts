import type { Command } from '../commands';
import { STAY, push, type ModeResult } from '../Mode';
import { firstPack, packIds } from '../run/runError';
import type { Session } from '../Session';
import { Bestiary } from './Bestiary';
import { Dungeons } from './Dungeons';
import { afterAsking, startAfterAsking } from './endRun';
import { Files } from './Files';
import { Help } from './Help';
import { List } from './List';
import { PastRun } from './PastRun';
import { PastRuns } from './PastRuns';
import { Scores } from './Scores';
import { SettingsMenu } from './SettingsMenu';

/** The title: choose a pack and a seed, and start. Above a run it asks before it ends that run. The cursor is the pack's index in `packIds`. */
export class NewRun extends List {
  readonly kind = 'newRun';
  seed = '';

  constructor(pack: string) {
    super();
    this.pick(pack);
  }

  get pack(): string {
    return packIds[this.cursor] ?? firstPack;
  }

  /** Chooses a pack. */
  pick(pack: string): void {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  override handle(command: Command, session: Session): ModeResult {
    switch (command.do) {
      case 'seed':
        this.seed = command.text;
        session.tell(null);
        return STAY;
      case 'dungeons':
        return push(new Dungeons(this));
      case 'removePack':
        void session.packs.remove(this.pack);
        return STAY;
      case 'confirm':
        return startAfterAsking(session, this.pack, this.seed.trim());
      case 'continue':
        void session.runs.continue();
        return STAY;
      case 'daily':
        return this.daily(session);
      case 'pastRuns':
        return push(new PastRuns(session));
      case 'files':
        return push(new Files(session.notice));
      case 'scores':
        return push(new Scores());
      case 'help':
        return push(new Help());
      case 'bestiary':
        return push(new Bestiary(this.pack));
      case 'settings':
        return push(new SettingsMenu());
      default:
        return super.handle(command, session);
    }
  }

  protected count(): number {
    return packIds.length;
  }

  protected choose(_session: Session, index: number): ModeResult {
    this.cursor = index;
    return STAY;
  }

  private daily(session: Session): ModeResult {
    const { daily } = session;
    if (daily.state === null) void daily.refresh();
    if (daily.state === null) return STAY;
    if (daily.state.kind === 'over') return push(new PastRun(daily.state.entry, session));
    if (daily.state.kind !== 'underWay') return afterAsking(session, () => { void daily.begin(); });
    void session.runs.continue();
    return STAY;
  }
}
