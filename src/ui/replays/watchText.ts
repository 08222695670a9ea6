import type { Action } from '../../engine/actions/Action';
import { Become, Hood, Learn, LevelUp } from '../../engine/actions/hero';
import type { Recorded } from '../../engine/run/replay';
import { decoding, type DecodedReplay, type Decoding } from '../../engine/run/decodeReplay';
import { LastFloor } from '../modes/LastFloor';
import { ReplayMode, type Start } from '../modes/ReplayMode';
import { contentOf } from '../../keep/packRegistry';
import type { Session } from '../Session';
import { text, textOf } from '../../keep/text';
import { recordingIn } from '../../keep/replays/verify';
import { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { nextTask } from '../../keep/saves/within';

/** Options for opening a replay. */
export interface Opened extends Omit<Start, 'from'> {
  /** Begins this many turns before the end. */
  readonly last?: number;
  /** Shows the last floor as it was left instead of playing. */
  readonly floor?: boolean;
  /** Called when it closes. */
  readonly left?: () => void;
}

/** Slices decoded synchronously: enough for most runs. */
const SLICES_AT_ONCE = 20;

/** Opens the replay in a text; a long one is decoded first, asynchronously. The player is told of failures; false if it fails at once. */
export function watchText(session: Session, recorded: string, opened: Opened = {}): boolean {
  const reading = decoding(recordingIn(recorded));
  const decoded = readOn(reading);
  if (decoded !== null) return show(session, decoded, opened);
  void readAll(reading).then((all) => { if (!show(session, all, opened)) opened.left?.(); });
  return true;
}

/** Decodes a few more slices; null while more remain. */
function readOn(reading: Decoding): DecodedReplay | null {
  for (let slice = 0; slice < SLICES_AT_ONCE; slice++) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
  return null;
}

async function readAll(reading: Decoding): Promise<DecodedReplay> {
  for (;;) {
    await nextTask();
    const decoded = readOn(reading);
    if (decoded !== null) return decoded;
  }
}

/** How many actions come before the last turns; those that take none don't count as one. */
function beforeLast(steps: readonly Recorded[], turns: number): number {
  let at = steps.length;
  for (let left = turns; at > 0 && left > 0; at--) if (!isFree(steps[at - 1]?.action)) left--;
  return at;
}

/** Closing the hood takes a turn, opening it doesn't: rather too early a beginning than too late. */
function isFree(action: Action | undefined): boolean {
  return action instanceof LevelUp || action instanceof Learn || action instanceof Hood || action instanceof Become;
}

function show(session: Session, decoded: DecodedReplay, { last, left, floor = false, ...start }: Opened): boolean {
  if (!decoded.ok) {
    session.tell(textOf(decoded.error));
    return false;
  }
  const { pack } = decoded.replay;
  const content = contentOf(pack);
  if (!content) {
    session.tell(text('ui.watch.packGone', { pack }));
    return false;
  }
  const from = last === undefined ? 0 : beforeLast(decoded.steps, last);
  const reel = new ReplayTimeline(content, decoded);
  session.screen.open(floor ? new LastFloor(reel, start.clock) : new ReplayMode(reel, { ...start, from }), left);
  return true;
}
