import type { JSX } from 'preact';
import type { PackErrors } from '../modes/PackErrors';
import { text } from '../../keep/text';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';

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
