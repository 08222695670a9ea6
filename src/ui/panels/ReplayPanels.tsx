import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Scores } from '../modes/Scores';
import type { ShareRun } from '../modes/ShareRun';
import { text } from '../../keep/text';
import { scoreView, type ScoreView } from '../views/scoreView';
import { MenuChoices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { ShownText } from './ShownText';
import { Sprite } from './Sprite';

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
