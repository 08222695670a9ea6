import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { installedPack } from '../../keep/packRegistry';
import { text, textOf } from '../../keep/text';
import type { Session } from '../Session';
import type { DungeonChoice, Dungeons, Files, ImportPage, PackErrors } from '../modes/Files';
import type { Confirm, Elsewhere } from '../modes/Menu';
import type { Pause } from '../modes/Pause';
import { firstPack } from '../run/newRuns';
import { importLines } from '../views/historyView';
import { keepingLine } from '../views/hudView';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, MenuChoices, PageBody, ShownText } from './DialogParts';

/** The pause menu. */
export function PausePanel({ mode, session }: PanelProps<Pause>): JSX.Element {
  return (
    <Dialog title={text('ui.pause')} class="menu pause" closeBy={session}>
      <MenuChoices mode={mode} session={session} />
      <p class="hint">{keepingLine(session)}</p>
    </Dialog>
  );
}

/** Another page saves the run. */
export function ElsewherePanel({ mode, session }: PanelProps<Elsewhere>): JSX.Element {
  return (
    <Dialog title={text('ui.elsewhere')} class="menu" about={text(mode.isLost ? 'ui.elsewhere.lost' : 'ui.elsewhere.other')}>
      <MenuChoices mode={mode} session={session} />
      <p class="hint">{text('ui.elsewhere.hint')}</p>
    </Dialog>
  );
}

/** A question before something is lost or risked. */
export function ConfirmPanel({ mode, session }: PanelProps<Confirm>): JSX.Element {
  return (
    <Dialog title={text(mode.title)} class="menu">
      <p>{textOf(mode.question)}</p>
      <MenuChoices mode={mode} session={session} />
    </Dialog>
  );
}

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

/** All dungeons: the campaign, the classics, and installed packs. */
export function DungeonsPanel({ mode, session }: PanelProps<Dungeons>): JSX.Element {
  const lines = mode.choices.map((choice, index, all) => {
    const heading = headingOf(choice);
    const isSame = index === 0 || heading === headingOf(all[index - 1]);
    return { key: choice.pack, content: <Line choice={choice} />, heading: isSame ? null : heading };
  });
  return (
    <Dialog title={text('ui.dungeons')} class="dungeons" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function headingOf(choice: DungeonChoice | undefined): string | null {
  if (choice === undefined || choice.pack === firstPack) return null;
  return text(installedPack(choice.pack) ? 'outside.title' : 'ui.title.classics');
}

function Line({ choice: { pack, label } }: { choice: DungeonChoice }): JSX.Element {
  return (
    <span class="dungeon">
      <span class="pack-name">{text(label)}</span>
      <span class="pack-blurb">{text(`pack.${pack}.blurb`)}</span>
    </span>
  );
}

/** Why a pack was rejected, error by error. */
export function PackErrorsPanel({ mode, session }: PanelProps<PackErrors>): JSX.Element {
  return (
    <Dialog title={text('outside.faults')} class="page" closeBy={session} about={text('outside.faults.about', { name: mode.fileName })}>
      <PageBody label={text('outside.faults')} scroll={mode.scroll}>
        <ul class="lines pack-faults">
          {mode.errors.map((error) => <li key={error}>{error}</li>)}
        </ul>
      </PageBody>
    </Dialog>
  );
}
