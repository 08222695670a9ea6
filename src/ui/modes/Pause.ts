import { POP, STAY, push, type Answer } from '../Mode';
import { Help } from './Help';
import { Menu, type Choice } from './Menu';
import { Messages } from './Messages';
import { NewRun } from './NewRun';

/** The run waits: go on, read, change the keys, or begin another. */
export class Pause extends Menu {
  readonly kind = 'pause';
  readonly choices: readonly Choice[] = [
    { label: 'ui.pause.continue', choose: () => POP },
    { label: 'ui.pause.messages', choose: () => push(new Messages()) },
    { label: 'ui.pause.help', choose: () => push(new Help()) },
    {
      label: 'ui.pause.keys',
      choose: (session) => {
        session.switchScheme();
        return STAY;
      },
    },
    { label: 'ui.pause.newRun', choose: (session) => push(new NewRun(session.game?.state.pack ?? '')) },
  ];

  protected close(): Answer {
    return POP;
  }
}
