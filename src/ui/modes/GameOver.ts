import { STAY, push, type Answer } from '../Mode';
import { Bestiary } from './Bestiary';
import { Files } from './Files';
import { Menu, type Choice } from './Menu';
import { Messages } from './Messages';
import { NewRun } from './NewRun';
import { PastRuns } from './PastRuns';

/** The run has ended: what ended it, and the way into the next. */
export class GameOver extends Menu {
  readonly kind = 'gameOver';
  readonly choices: readonly Choice[] = [
    {
      label: 'ui.over.again',
      choose: (session) => {
        session.start(session.game?.state.pack ?? '', '');
        return STAY;
      },
    },
    {
      label: 'ui.over.same',
      choose: (session) => {
        const run = session.game?.state;
        if (run) session.start(run.pack, run.seed);
        return STAY;
      },
    },
    { label: 'ui.over.choose', choose: (session) => push(new NewRun(session.game?.state.pack ?? '')) },
    { label: 'ui.pause.bestiary', choose: (session) => push(new Bestiary(session.game?.state.pack ?? '')) },
    { label: 'ui.over.messages', choose: () => push(new Messages()) },
    { label: 'ui.pause.history', choose: (session) => push(new PastRuns(session)) },
    { label: 'ui.pause.files', choose: () => push(new Files()) },
  ];

  protected close(): Answer {
    return STAY;
  }
}
