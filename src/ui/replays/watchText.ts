import { decoding, type DecodedReplay, type Decoding } from '../../engine/run/decodeReplay';
import { ReplayMode, type Start } from '../modes/ReplayMode';
import { contentOf } from '../../keep/packRegistry';
import type { Session } from '../Session';
import { text, textOf } from '../../keep/text';
import { recordingIn } from '../../keep/replays/pasted';
import { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { nextTask } from '../../keep/nextTask';

/** Options for opening a replay. */
export interface Opened extends Omit<Start, 'from'> {
  /** Begins this many actions before the end. */
  readonly last?: number;
  /** Called when it closes. */
  readonly left?: () => void;
}

/** Slices decoded synchronously: enough for most runs. */
const SLICES_AT_ONCE = 20;

/** Opens the replay in a text; a long one is decoded first, asynchronously. Failures are reported to the player; false if one is known at once. */
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

function show(session: Session, decoded: DecodedReplay, { last, left, ...start }: Opened): boolean {
  if (!decoded.ok) {
    session.tell(textOf(decoded.error));
    return false;
  }
  const { pack, count } = decoded.replay;
  const content = contentOf(pack);
  if (!content) {
    session.tell(text('ui.watch.packGone', { pack }));
    return false;
  }
  const from = last === undefined ? 0 : Math.max(0, count - last);
  session.screen.open(new ReplayMode(new ReplayTimeline(content, decoded), { ...start, from }), left);
  return true;
}
