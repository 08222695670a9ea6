import type { JSX } from 'preact';
import type { Bestiary } from '../modes/Bestiary';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { bestiaryView, type EntryView } from '../views/bestiaryView';
import { BeastBody } from './BeastPanel';
import { Choices } from './Choices';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

/** All that has been met. Where there is room the marked one is shown beside the list; choosing it opens its page. */
export function BestiaryPanel({ mode, session }: { mode: Bestiary; session: Session }): JSX.Element {
  const entries = mode.entries(session);
  const cursor = mode.cursorOf(entries);
  const marked = entries[cursor];
  const lines = bestiaryView(mode.pack, entries, session.game).map((entry) => ({ key: entry.key, heading: entry.heading, content: <Line entry={entry} /> }));
  return (
    <Dialog title={text('ui.bestiary')} class="book" closeBy={session}>
      <Packs mode={mode} session={session} />
      <div class="book-halves">
        <Choices key={mode.pack} session={session} cursor={cursor} lines={lines} />
        <div class="book-page" aria-hidden="true">
          {marked?.met ? <BeastBody pack={mode.pack} entry={marked} game={session.game} /> : <p class="empty">{text('ui.bestiary.unknown.tale')}</p>}
        </div>
      </div>
      <p class="hint">{text('ui.bestiary.hint')}</p>
    </Dialog>
  );
}

function Packs({ mode, session }: { mode: Bestiary; session: Session }): JSX.Element {
  const button = (by: 1 | -1, label: string, sprite: string): JSX.Element => (
    <button type="button" class="secondary book-turn" aria-label={text(label)} onClick={() => { session.command({ do: 'adjust', by }); }}><Sprite name={sprite} /></button>
  );
  return (
    <div class="book-pack">
      {button(-1, 'ui.bestiary.previous', 'ui/arrow-left')}
      <p role="status">{text('ui.bestiary.pack', { pack: `pack.${mode.pack}` })}</p>
      {button(1, 'ui.bestiary.next', 'ui/arrow-right')}
    </div>
  );
}

function Line({ entry: { name, sprite, note } }: { entry: EntryView }): JSX.Element {
  return (
    <>
      <span class="book-sprite">{sprite === null ? <span class="book-unknown" aria-hidden="true">?</span> : <Sprite name={sprite} />}</span>
      <span class="slot-name">{name}</span>
      <span class="slot-where">{note}</span>
    </>
  );
}
