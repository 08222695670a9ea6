import type { JSX } from 'preact';
import type { Messages } from '../modes/Messages';
import { text } from '../../keep/text';
import { logView } from '../views/logView';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';

/** The whole log, scrolled to the newest line. */
export function MessagesPanel({ mode, session }: PanelProps<Messages>): JSX.Element {
  const { game } = session;
  return (
    <Dialog title={text('ui.messages')} class="page" closeBy={session}>
      <PageBody label={text('ui.messages')} scroll={mode.scroll} atEnd>
        <ol class="lines">
          {game && logView(game, game.state.log.length).map((line, index) => (
            <li key={index} class={`tone-${line.tone}`}>{line.text}</li>
          ))}
        </ol>
      </PageBody>
    </Dialog>
  );
}
