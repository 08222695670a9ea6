import type { JSX } from 'preact';
import { installedPack } from '../../keep/packRegistry';
import { text } from '../../keep/text';
import type { DungeonChoice, Dungeons, PackErrors } from '../modes/Packs';
import { firstPack } from '../run/newRuns';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, PageBody } from './DialogParts';

/** All dungeons: the campaign, the classics, and installed packs. */
export function DungeonsPanel({ mode, session }: PanelProps<Dungeons>): JSX.Element {
  const lines = mode.choices.map((choice, index, all) => {
    const heading = headingOf(choice);
    return { key: choice.pack, content: <Line choice={choice} />, heading: index === 0 || heading === headingOf(all[index - 1]) ? null : heading };
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
