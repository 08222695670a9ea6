import { decodeReplay } from '../../engine/run/decodeReplay';
import { Replaying } from '../../engine/run/Replaying';
import { UNRECORDED } from '../../engine/run/save';
import { type Readable, ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { contentOf } from '../../keep/packRegistry';
import { Run } from '../../keep/Run';
import type { Beginning } from '../../lab/arrivals/Arrival';
import { beginOnFloor } from '../../lab/arrivals/beginOnFloor';
import type { Command } from '../../ui/commands';
import { type ModeResult, STAY } from '../../ui/Mode';
import { ReplayMode } from '../../ui/modes/ReplayMode';
import type { Session } from '../../ui/Session';
import type { Watched } from './order';

/** Slower than other recordings: how it came about is to be understood. */
const SPEED = 0.5;

/** Shows a recording in a session, and calls back when the player leaves it for no run. Throws for a recording that cannot be read. */
export function watch(session: Session, { recording, after, begins }: Watched, left: () => void): void {
  const decoded = decodeReplay(recording);
  if (!decoded.ok) throw new Error(decoded.why);
  const content = contentOf(decoded.replay.pack);
  if (!content) throw new Error(`no pack ${decoded.replay.pack}`);
  const start = { from: after, speed: SPEED };
  const deep: DeepReadable | null = begins && { ...decoded, begins };
  const mode = deep
    ? new DeepReplay(new DeepTimeline(content, deep), start) : new ReplayMode(new ReplayTimeline(content, decoded), start);
  session.screen.open(mode, () => { if (session.run === null) left(); });
}

/** A recording of a run that began on a deeper floor. */
interface DeepReadable extends Readable {
  readonly begins: Beginning;
}

class DeepTimeline extends ReplayTimeline {
  protected override begun(): Replaying {
    // It is asked for while the timeline is made: what it needs is in the recording.
    const { begins, ...recorded } = this.recorded as DeepReadable;
    return new Replaying(beginOnFloor(this.content, recorded.replay.seed, begins), recorded);
  }
}

class DeepReplay extends ReplayMode {
  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'takeOver') return super.handle(command, session);
    if (!this.canTakeOver) return STAY;
    // What was played so far is no recording from the first floor.
    const run = Run.revived(this.game, { ...UNRECORDED, id: 'trial' }, null);
    session.open(run);
    session.runs.keep(run);
    return STAY;
  }
}
