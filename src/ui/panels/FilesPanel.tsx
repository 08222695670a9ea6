import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Files, ImportPage } from '../modes/Files';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { importLines } from '../views/importView';
import { MenuChoices, ShownText } from './DialogParts';
import { Dialog, type PanelProps } from './Dialog';

/** Export and import of everything. */
export function FilesPanel({ mode, session }: PanelProps<Files>): JSX.Element {
  const { textExport: { outcome, shown }, pasted } = mode;
  return (
    <Dialog title={text('ui.files')} class="menu files" closeBy={session} about={text('ui.files.about')}>
      <MenuChoices mode={mode} session={session} />
      {pasted !== null && <PasteField pasted={pasted} session={session} />}
      <p class="hint" role="status">{outcome ?? text('ui.files.hint')}</p>
      {shown !== null && <ShownText label={text('ui.files.text')} content={shown} />}
      {session.notice !== null && <p class="fault">{session.notice}</p>}
    </Dialog>
  );
}

/** The field to paste an exported text into. */
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

/** What a file would import, before it does. */
export function ImportPanel({ mode, session }: PanelProps<ImportPage>): JSX.Element {
  return (
    <Dialog title={text('ui.import')} class="menu" closeBy={session} about={text('ui.import.about', { name: mode.name })}>
      <ul class="import-lines">
        {importLines(mode.found, session).map((line) => <li key={line}>{line}</li>)}
      </ul>
      {mode.error !== null && <p class="fault" role="alert">{mode.error}</p>}
      <MenuChoices mode={mode} session={session} />
    </Dialog>
  );
}
