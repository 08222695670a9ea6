import type { JSX } from 'preact';
import type { PastRun } from '../modes/PastRun';
import type { Tombstone } from '../modes/Tombstone';
import { text, textOf } from '../../keep/text';
import { endOf } from '../../keep/history';
import { pastFacts } from '../views/historyView';
import { MenuChoices } from './Choices';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';
import { ShownText } from './ShownText';
import { Sprite } from './Sprite';
import { proofsOf } from '../run/proofsOf';

/** One run of the history: its facts, and what the player can do with it. */
export function PastRunPanel({ mode, session }: PanelProps<PastRun>): JSX.Element {
  const { entry, textExport: { outcome, shown } } = mode;
  const proofs = proofsOf(session);
  return (
    <Dialog title={textOf({ key: 'ui.history.line', params: { end: endOf(entry), floor: entry.floor } })} class="menu past-run" closeBy={session}>
      <div class="past-head">
        <Sprite name={entry.kind === 'won' ? 'ui/trophy' : 'ui/skull'} scale={4} />
        <dl class="past-facts">
          {pastFacts(entry, proofs.of(entry), proofs.fitOf(entry)).map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
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
