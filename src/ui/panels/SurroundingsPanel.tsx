import type { JSX } from 'preact';
import type { Surroundings } from '../modes/Surroundings';
import { text } from '../../keep/text';
import { surroundingsSummary, surroundingsView, type ThingView } from '../views/surroundingsView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** Everything in view, with distance and direction. */
export function SurroundingsPanel({ mode, session }: PanelProps<Surroundings>): JSX.Element {
  const things = session.game ? surroundingsView(session.game) : [];
  const summary = session.game && things.length > 0 ? surroundingsSummary(session.game) : text('ui.surroundings.empty');
  const lines = things.map((thing, index) => ({ key: `${index}`, content: <Line thing={thing} /> }));
  return (
    <Dialog title={text('ui.surroundings')} class="list" closeBy={session} about={summary}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      {things.length > 0 && <p class="hint">{text('ui.surroundings.hint')}</p>}
    </Dialog>
  );
}

function Line({ thing: { name, where, sprite } }: { thing: ThingView }): JSX.Element {
  return (
    <>
      <Sprite name={sprite} />
      <span class="slot-name">{name}</span>
      <span class="slot-where">{where}</span>
    </>
  );
}
