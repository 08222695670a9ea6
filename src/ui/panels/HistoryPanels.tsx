import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { endOf } from '../../keep/history';
import { text, type TextKey, textOf } from '../../keep/text';
import type { Session } from '../Session';
import type { PastRun, Tombstone } from '../modes/PastRun';
import type { PastRuns, PastSlot } from '../modes/PastRuns';
import type { Scores } from '../modes/Scores';
import type { ShareRun } from '../modes/GameOver';
import { proofsOf } from '../run/proofsOf';
import { packNameOf, pastFacts, pastLine, scoreView, type ScoreView } from '../views/historyView';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, MenuChoices, PackTurner, PageBody, ShownText } from './DialogParts';
import { Sprite } from './Sprite';

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
      {mode.past !== null && mode.past.damaged.length > 0 && (
        <p class="hint">{text('ui.history.damaged', { n: mode.past.damaged.length })}</p>
      )}
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

/** One run of the history: its facts, and what the player can do with it. */
export function PastRunPanel({ mode, session }: PanelProps<PastRun>): JSX.Element {
  const { entry, textExport: { outcome, shown } } = mode;
  const proofs = proofsOf(session);
  const title = textOf({ key: 'ui.history.line', params: { end: endOf(entry), floor: entry.floor } });
  return (
    <Dialog title={title} class="menu past-run" closeBy={session}>
      <div class="past-head">
        <Sprite name={entry.kind === 'won' ? 'ui/trophy' : 'ui/skull'} scale={4} />
        <dl class="past-facts">
          {pastFacts(entry, proofs.of(entry), proofs.fitOf(entry)).map(({ label, value }) =>
            <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
        </dl>
      </div>
      <MenuChoices mode={mode} session={session} />
      <p class="hint past-outcome" role="status">{outcome ?? ''}</p>
      {session.notice !== null && <p class="fault">{session.notice}</p>}
      {shown !== null && <ShownText label={text('ui.files.text')} content={shown} />}
    </Dialog>
  );
}

/** A tombstone, as plain text and never as markup. */
export function TombstonePanel({ mode, session }: PanelProps<Tombstone>): JSX.Element {
  return (
    <Dialog title={text('ui.history.tombstone')} class="page" closeBy={session}>
      <PageBody label={text('ui.history.tombstone')} scroll={mode.scroll}>
        <pre class="tombstone">{mode.text}</pre>
      </PageBody>
      <div class="tombstone-row">
        <CommandButton commands={[{ do: 'choose', index: 0 }]} label="ui.files.copyText" session={session} />
        <CommandButton commands={[{ do: 'choose', index: 1 }]} label="ui.files.saveText" session={session} />
        <p class="hint" role="status">{mode.textExport.outcome ?? <span class="keys-hint">{text('ui.history.tombstone.hint')}</span>}</p>
      </div>
    </Dialog>
  );
}

/** The export of a replay. */
export function ShareRunPanel({ mode, session }: PanelProps<ShareRun>): JSX.Element {
  const { outcome, shown } = mode.textExport;
  return (
    <Dialog title={text('ui.share')} class="menu" closeBy={session} about={text('ui.share.about')}>
      <MenuChoices mode={mode} session={session} />
      <p class="hint" role="status">{outcome ?? ''}</p>
      {shown !== null && <ShownText label={text('ui.share.field')} content={shown} />}
    </Dialog>
  );
}

/** The page that verifies scores. */
export function ScoresPanel({ mode, session }: PanelProps<Scores>): JSX.Element {
  const { progress, verdict, error } = mode;
  const done = progress && text('ui.scores.progress', { n: progress.at, all: progress.count });
  return (
    <Dialog title={text('ui.scores')} class="scores" closeBy={session} about={text('ui.scores.about')}>
      <PasteField mode={mode} session={session} />
      <MenuChoices mode={mode} session={session} takesFocus={false} />
      <div class="score-state" aria-live="polite">
        {progress && <progress class="score-progress" max={Math.max(1, progress.count)} value={progress.at} aria-label={done ?? ''} />}
        {progress && <p class="hint" aria-hidden="true">{done}</p>}
        {error !== null && <p class="fault">{error}</p>}
        {verdict && <Stamp view={scoreView(verdict)} />}
      </div>
    </Dialog>
  );
}

function PasteField({ mode, session }: PanelProps<Scores>): JSX.Element {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => { field.current?.focus({ preventScroll: true }); }, []);
  return (
    <div class="seed">
      <label class="label" for={id}>{text('ui.scores.field')}</label>
      <textarea
        id={id}
        ref={field}
        class="field"
        rows={4}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={mode.pasted}
        onInput={(event) => { session.command({ do: 'paste', text: event.currentTarget.value }); }}
      />
    </div>
  );
}

function Stamp({ view: { isProven, points, lines } }: { readonly view: ScoreView }): JSX.Element {
  return (
    <div class={`stamp stamp-${isProven === null ? 'open' : isProven ? 'proven' : 'refused'}`}>
      {isProven === true && <p class="stamp-word"><Sprite name="ui/trophy" /> {text('ui.scores.verified')}</p>}
      {isProven === false && <p class="stamp-word"><Sprite name="ui/skull" /> {text('ui.scores.refused')}</p>}
      {points !== '' && <p class="stamp-points">{points}</p>}
      {lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}
