import type { JSX } from 'preact';
import type { PackFaults } from '../modes/PackFaults';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Dialog } from './Dialog';
import { PageBody } from './PageBody';

/** Why a pack was not taken, fault by fault. */
export function PackFaultsPanel({ mode, session }: { mode: PackFaults; session: Session }): JSX.Element {
  return (
    <Dialog title={text('outside.faults')} class="page" closeBy={session} about={text('outside.faults.about', { name: mode.fileName })}>
      <PageBody label={text('outside.faults')} scroll={mode.scroll}>
        <ul class="lines pack-faults">
          {mode.faults.map((fault) => <li key={fault}>{fault}</li>)}
        </ul>
      </PageBody>
    </Dialog>
  );
}
