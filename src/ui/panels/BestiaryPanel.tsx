import type { JSX } from 'preact';
import type { Bestiary } from '../modes/Bestiary';
import { text } from '../../keep/text';
import { bestiaryView, type EntryView } from '../views/bestiaryView';
import { BeastBody } from './BeastPanel';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { PackTurner } from './PackTurner';
import { Sprite } from './Sprite';

/** The bestiary. Where there is room, the marked entry is shown beside the list; choosing it opens its page. */
export function BestiaryPanel({ mode, session }: PanelProps<Bestiary>): JSX.Element {
  const entries = mode.entries(session);
  const cursor = mode.marked(session);
  const marked = entries[cursor];
  const lines = bestiaryView(mode.pack, entries, session.game).map((entry) => ({ key: entry.key, heading: entry.heading, content: <Line entry={entry} /> }));
  return (
    <Dialog title={text('ui.bestiary')} class="book" closeBy={session}>
      <PackTurner title={text('ui.bestiary.pack', { pack: `pack.${mode.pack}` })} session={session} />
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

function Line({ entry: { name, sprite, note } }: { entry: EntryView }): JSX.Element {
  return (
    <>
      <span class="book-sprite">{sprite === null ? <span class="book-unknown" aria-hidden="true">?</span> : <Sprite name={sprite} />}</span>
      <span class="slot-name">{name}</span>
      <span class="slot-where">{note}</span>
    </>
  );
}
