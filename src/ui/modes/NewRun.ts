import type { Command } from '../commands';
import { POP, STAY, push, type Answer, type ModeLogic } from '../Mode';
import { packIds, runFault } from '../runFault';
import type { Session } from '../Session';
import { Bestiary } from './Bestiary';
import { Confirm } from './Confirm';
import { moveCursor } from './cursor';
import { Help } from './Help';
import { SettingsMenu } from './SettingsMenu';

const END_RUN = { question: { key: 'ui.confirm.endRun', params: {} }, yes: 'ui.confirm.yes', no: 'ui.confirm.no', first: 'no' } as const;

/** The title: which pack, which seed, and Enter starts. Above a run it asks before it ends that run. */
export class NewRun implements ModeLogic {
  readonly kind = 'newRun';
  readonly layer = 'menu';
  seed = '';
  /** The place of the pack chosen among `packIds`. */
  cursor: number;

  constructor(pack: string) {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  get pack(): string {
    return packIds[this.cursor] ?? '';
  }

  handle(command: Command, session: Session): Answer {
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, packIds.length);
        return STAY;
      case 'choose':
        this.cursor = command.index;
        return STAY;
      case 'seed':
        this.seed = command.text;
        session.tell(null);
        return STAY;
      case 'confirm':
        return this.begin(session);
      case 'continue':
        void session.continue();
        return STAY;
      case 'help':
        return push(new Help());
      case 'bestiary':
        return push(new Bestiary(this.pack));
      case 'settings':
        return push(new SettingsMenu());
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }

  private begin(session: Session): Answer {
    const seed = this.seed.trim();
    const fault = runFault(this.pack, seed);
    session.tell(fault);
    if (fault !== null) return STAY;
    const start = (): Answer => {
      session.start(this.pack, seed);
      return STAY;
    };
    return session.isRunning ? push(new Confirm(END_RUN, start)) : start();
  }
}
