import { decoding, type DecodedReplay, type Decoding } from '../../engine/run/replay';
import { ReplayMode, type Start } from '../modes/ReplayMode';
import { packContent } from '../../keep/runs';
import type { Session } from '../Session';
import { text, textOf } from '../../keep/text';
import { recordingIn } from '../../keep/replays/pasted';
import { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { nextTask } from '../../keep/replays/verify';

/** How a recording is opened. */
export interface Opened extends Omit<Start, 'from'> {
  /** Begins so many actions before its end. */
  readonly last?: number;
  /** Called when it is watched no more. */
  readonly left?: () => void;
}

/** So many slices are read at once: what most runs have. */
const SLICES_AT_ONCE = 20;

/** Shows the recording in a text, a long one after a while; what cannot be shown is told in a sentence, and false where that is known at once. */
export function watchText(session: Session, recorded: string, opened: Opened = {}): boolean {
  const reading = decoding(recordingIn(recorded));
  const decoded = readOn(reading);
  if (decoded !== null) return show(session, decoded, opened);
  void readAll(reading).then((all) => { if (!show(session, all, opened)) opened.left?.(); });
  return true;
}

/** Reads a few slices more; null while there are others. */
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
  const content = packContent(pack);
  if (!content) {
    session.tell(text('ui.watch.packGone', { pack }));
    return false;
  }
  const from = last === undefined ? 0 : Math.max(0, count - last);
  session.screen.open(new ReplayMode(new ReplayTimeline(content, decoded), { ...start, from }), left);
  return true;
}
