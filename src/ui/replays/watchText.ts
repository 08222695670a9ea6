import { decodeReplay } from '../../engine/replay';
import { Watching, type Start } from '../modes/Watching';
import { packContent } from '../runs';
import type { Session } from '../Session';
import { text, textOf } from '../text';
import { recordingIn } from './pasted';
import { Reel } from './Reel';

/** How a recording is opened. */
export interface Opened extends Omit<Start, 'from'> {
  /** Begins so many deeds before its end. */
  readonly last?: number;
  /** Called when it is watched no more. */
  readonly left?: () => void;
}

/** Shows the recording in a text; what cannot be shown is told in a sentence, and false. */
export function watchText(session: Session, recorded: string, { last, left, ...start }: Opened = {}): boolean {
  const decoded = decodeReplay(recordingIn(recorded));
  if (!decoded.ok) {
    session.tell(textOf(decoded.fault));
    return false;
  }
  const { pack, count } = decoded.replay;
  const content = packContent(pack);
  if (!content) {
    session.tell(text('ui.watch.packGone', { pack: `"${pack}"` }));
    return false;
  }
  const from = last === undefined ? 0 : Math.max(0, count - last);
  session.screen.open(new Watching(new Reel(content, decoded), { ...start, from }), left);
  return true;
}
