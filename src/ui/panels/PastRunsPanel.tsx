import type { JSX } from 'preact';
import type { PastRuns, PastSlot } from '../modes/PastRuns';
import type { Session } from '../Session';
import { text, type TextKey } from '../../keep/text';
import { packNameOf, pastLine } from '../views/historyView';
import { Choices } from './Choices';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { PackTurner } from './PackTurner';
import { Sprite } from './Sprite';
import { proofsOf } from '../run/proofsOf';

/** The history, the best runs on top. */
export function PastRunsPanel({ mode, session }: PanelProps<PastRuns>): JSX.Element {
  const slots = mode.slots();
  const lines = slots.map((slot, index) => ({
    key: `${slot.isBest ? 'best' : 'past'} ${slot.entry.id}`,
    heading: slot.isBest === slots[index - 1]?.isBest ? null : text(slot.isBest ? 'ui.history.best' : 'ui.history.all'),
    content: <Line slot={slot} session={session} />,
  }));
  const more = mode.left === 0 ? [] : [{ key: 'more', heading: null, content: text('ui.history.more', { n: mode.left }) }];
  return (
    <Dialog title={text('ui.history')} class="book past" closeBy={session}>
      {slots.length > 0 && <PackTurner title={titleOf(mode)} session={session} />}
      {slots.length > 0 && <Choices key={mode.pack} session={session} cursor={mode.cursor} lines={[...lines, ...more]} />}
      {slots.length === 0 && <p class="past-empty" role="status">{text(emptiness(mode))}</p>}
      {mode.past !== null && mode.past.damaged.length > 0 && <p class="hint">{text('ui.history.damaged', { n: mode.past.damaged.length })}</p>}
      <CommandButton commands={[{ do: 'scores' }]} label="ui.scores" session={session} />
    </Dialog>
  );
}

/** Whose runs are shown. */
function titleOf({ pack, past }: PastRuns): string {
  const first = past?.entries.find((entry) => entry.pack === pack);
  return first ? packNameOf(first) : text('ui.history.everywhere');
}

/** The text key of why the list is empty. */
function emptiness({ past, isUnreadable }: PastRuns): TextKey {
  if (isUnreadable) return 'ui.history.fault';
  return past === null ? 'ui.history.reading' : 'ui.history.none';
}

function Line({ slot: { entry }, session }: { slot: PastSlot; session: Session }): JSX.Element {
  const proofs = proofsOf(session);
  const { score, unit, end, about, marks, hasWon } = pastLine(entry, proofs.of(entry), proofs.fitOf(entry));
  return (
    <>
      <span class="book-sprite"><Sprite name={hasWon ? 'ui/trophy' : 'ui/skull'} /></span>
      <span class="past-words">
        <span class="past-end"><span>{end}</span>{marks.map((mark) => <span key={mark} class="past-mark">{mark}</span>)}</span>
        <span class="past-about">{about}</span>
      </span>
      <span class="past-score"><b>{score}</b> <span class="past-unit">{unit}</span></span>
    </>
  );
}
