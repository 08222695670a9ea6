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
  const views = bestiaryView(mode.pack, entries, session.game);
  const lines = views.map((entry) => ({ key: entry.key, heading: entry.heading, group: entry.group, content: <Line entry={entry} /> }));
  return (
    <Dialog title={text('ui.bestiary')} class="book" closeBy={session}>
      <PackTurner title={text('ui.bestiary.pack', { pack: `pack.${mode.pack}` })} session={session} />
      <div class="book-halves">
        <Choices key={mode.pack} session={session} cursor={cursor} lines={lines} />
        <div class="book-page" aria-hidden="true">
          {marked?.met ? <BeastBody pack={mode.pack} entry={marked} game={session.game} /> : <Unmet sprites={views[cursor]?.sprites ?? []} />}
        </div>
      </div>
      <p class="hint">{text('ui.bestiary.hint')}</p>
    </Dialog>
  );
}

function Line({ entry: { name, sprites, isMet, note } }: { entry: EntryView }): JSX.Element {
  const [sprite] = sprites;
  return (
    <>
      {isMet && sprite !== undefined && <span class="book-sprite"><Sprite name={sprite} /></span>}
      <span class="slot-name">{name}</span>
      {isMet ? <span class="slot-where">{note}</span> : <Silhouettes sprites={sprites} scale={2} />}
    </>
  );
}

/** The outlines of kinds that have not been met. */
function Silhouettes({ sprites, scale }: { sprites: readonly string[]; scale: 2 | 3 }): JSX.Element {
  return <span class="silhouettes">{sprites.map((sprite, place) => <Sprite key={`${place}`} name={sprite} scale={scale} />)}</span>;
}

function Unmet({ sprites }: { sprites: readonly string[] }): JSX.Element {
  return (
    <div class="empty">
      <Silhouettes sprites={sprites} scale={3} />
      <p>{text('ui.bestiary.unknown.tale')}</p>
    </div>
  );
}
