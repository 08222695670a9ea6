import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Files } from '../modes/Files';
import type { ImportPage } from '../modes/ImportPage';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { importLines } from '../views/importView';
import { Choices } from './Choices';
import { Dialog } from './Dialog';
import { ShownText } from './ShownText';

/** Everything in one file, out and in. */
export function FilesPanel({ mode, session }: { mode: Files; session: Session }): JSX.Element {
  const { outcome, shown, pasted } = mode;
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={text('ui.files')} class="menu files" closeBy={session} about={text('ui.files.about')}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      {pasted !== null && <PasteField pasted={pasted} session={session} />}
      <p class="hint" role="status">{outcome ?? text('ui.files.hint')}</p>
      {shown !== null && <ShownText label={text('ui.files.text')} content={shown} />}
      {session.notice !== null && <p class="fault">{session.notice}</p>}
    </Dialog>
  );
}

/** Where a text can be put that came by mail or chat. */
function PasteField({ pasted, session }: { pasted: string; session: Session }): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => { field.current?.focus(); }, []);
  return (
    <textarea
      ref={field}
      class="field"
      rows={4}
      spellcheck={false}
      aria-label={text('ui.files.pasteField')}
      placeholder={text('ui.files.pasteField')}
      value={pasted}
      onInput={(event) => { session.command({ do: 'paste', text: event.currentTarget.value }); }}
    />
  );
}

/** What a file would bring, before it does. */
export function ImportPanel({ mode, session }: { mode: ImportPage; session: Session }): JSX.Element {
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  return (
    <Dialog title={text('ui.import')} class="menu" closeBy={session} about={text('ui.import.about', { name: mode.name })}>
      <ul class="import-lines">
        {importLines(mode.found, session).map((line) => <li key={line}>{line}</li>)}
      </ul>
      {mode.error !== null && <p class="fault" role="alert">{mode.error}</p>}
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}
