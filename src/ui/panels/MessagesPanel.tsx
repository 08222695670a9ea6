import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../Session';
import { text } from '../text';
import { logView } from '../views/logView';
import { Dialog } from './Dialog';

/** The whole log, the newest line in sight; it has the focus, so that the browser's own keys scroll it. */
export function MessagesPanel({ session }: { session: Session }): JSX.Element {
  const page = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    page.current?.focus();
    page.current?.scrollTo(0, page.current.scrollHeight);
  }, []);
  const log = session.game?.state.log ?? [];
  return (
    <Dialog title={text('ui.messages')} class="page" closeBy={session}>
      <ol ref={page} class="page-body lines" tabIndex={0} aria-label={text('ui.messages')}>
        {logView(log, log.length).map((line, index) => (
          <li key={index} class={`tone-${line.tone}`}>{line.text}</li>
        ))}
      </ol>
    </Dialog>
  );
}
